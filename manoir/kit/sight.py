"""Sights: who sees a cell. Nothing is visible unless a field says so.

A sight is kept as a piece of source text over `s`, `viewer` and the place of the cell, so that the
same test runs interpreted, compiled and on a GPU. `viewer` is a seat, or -1 for an onlooker.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from manoir.kit.field import Field

ONLOOKER = -1

# Given the index of the cell's owner and a way to write another field at the same cell: the test.
Test = Callable[[str, Callable[["Field"], str]], str]


class Sight:
    """Who sees a cell: `words` say it (with the names of the fields it `reads`), `test` decides it.

    `owned`: it asks for the owner of the cell, so there must be one.
    """

    def __init__(
        self, words: str, test: Test, reads: tuple[Any, ...] = (), owned: bool = False
    ) -> None:
        self.words, self.test, self.reads, self.owned = words, test, reads, owned

    def __or__(self, other: Sight) -> Sight:
        return Sight(
            f"{self.words}, {other.words}",
            lambda own, at: f"({self.test(own, at)} or {other.test(own, at)})",
            self.reads + other.reads,
            self.owned or other.owned,
        )

    def __repr__(self) -> str:
        # A field has its name only when its class is complete.
        return self.words.format(*(field.name for field in self.reads))


nobody = Sight("nobody", lambda own, at: "False")
everyone = Sight("everyone", lambda own, at: "True")
owner = Sight("its owner", lambda own, at: f"{own} == viewer", owned=True)
seated = Sight("the players, no onlooker", lambda own, at: "viewer >= 0")


def holder(of: Any) -> Sight:
    """The seat that another field names for this cell: ownership that moves."""
    return Sight("the seat in {}", lambda own, at: f"{at(of)} == viewer", (of,))


def team(of: Any) -> Sight:
    """Seats on the team of the cell's owner."""

    def test(own: str, at: Callable[[Field], str]) -> str:
        return f"(viewer >= 0 and s.{of.name}[{own}] == s.{of.name}[viewer])"

    return Sight("the owner's team by {}", test, (of,), owned=True)


def side(of: Any, which: int) -> Sight:
    """Seats of one team, whoever owns the cell."""

    def test(own: str, at: Callable[[Field], str]) -> str:
        return f"(viewer >= 0 and s.{of.name}[viewer] == {which})"

    return Sight(f"seats whose {{}} is {of.of.show(which)}", test, (of,))


def shown(of: Any) -> Sight:
    """Everyone, while another field is not 0 here (face up; the game is over)."""
    return Sight("everyone once {}", lambda own, at: f"{at(of)} != 0", (of,))


def seen_by(of: Any) -> Sight:
    """The seats whose bit is set in another field (somebody peeked)."""
    test = "(viewer >= 0 and {} >> viewer & 1 == 1)"
    return Sight("the seats marked in {}", lambda own, at: test.format(at(of)), (of,))


class Peeked(Exception):
    """Something hidden was used."""


class Hidden:
    """What stands in a cell that the viewer may not see.

    It can be moved and counted with, and stays hidden; as soon as something depends on it (a
    comparison, an index), it raises Peeked.
    """

    def _hidden(self, *_: object) -> Any:
        return self

    def _peeked(self, *_: object) -> Any:
        raise Peeked("a rule used something that this viewer may not see")

    def __repr__(self) -> str:
        return "?"

    def __reduce__(self) -> str:
        return "HIDDEN"

    def __copy__(self) -> Hidden:
        return self

    def __deepcopy__(self, _: object) -> Hidden:
        return self

    __hash__ = object.__hash__


for _name in "add sub mul floordiv truediv mod and or xor lshift rshift pow".split():
    setattr(Hidden, f"__{_name}__", Hidden._hidden)
    setattr(Hidden, f"__r{_name}__", Hidden._hidden)
for _name in "neg pos abs invert".split():
    setattr(Hidden, f"__{_name}__", Hidden._hidden)
# Equality too: two hidden cards must not compare as alike. Lists compare by identity first, so
# two views can still be compared.
for _name in "eq ne lt le gt ge bool int index float len iter getitem divmod rdivmod".split():
    setattr(Hidden, f"__{_name}__", Hidden._peeked)

HIDDEN = Hidden()
