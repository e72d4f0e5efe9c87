"""From the id of a choice to a function of its parameters."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from manoir.kit.derive.cells import STEP

if TYPE_CHECKING:
    from manoir.kit.choice import ChoiceKind
    from manoir.kit.record import Record

# What to do with a choice of a kind, given its parameters as source.
Leaf = Callable[["ChoiceKind", list[str]], str]


def apply_source(cls: type[Record], after: bool) -> str:
    """The effect of a choice, and what follows every choice.

    The latter is called once, behind the tree: compilers copy small functions to where they are
    called, and the end of a turn in every choice would be a large program.
    """

    def effect(kind: ChoiceKind, parameters: list[str]) -> str:
        return f"do_{kind.name}({', '.join(['s', *parameters])})"

    end = f"{STEP}after(s)\n" if after else ""
    return f"def apply(s, choice):\n{STEP}s.told = 0\n{tree(cls.kinds, STEP, effect)}{end}"


def preference_source(cls: type[Record], preferred: set[str]) -> str:
    """How much a choice is liked; kinds that nothing is said of are liked neither way."""

    def liking(kind: ChoiceKind, parameters: list[str]) -> str:
        if kind.name not in preferred:
            return "return 0.0"
        return f"return prefer_{kind.name}({', '.join(['s', 'weights', *parameters])})"

    return f"def preference(s, weights, choice):\n{tree(cls.kinds, STEP, liking)}"


def tree(kinds: list[ChoiceKind], pad: str, leaf: Leaf) -> str:
    """A balanced tree of comparisons: a game with a hundred kinds dispatches in seven."""
    if len(kinds) == 1:
        kind = kinds[0]
        number = f"(choice - {kind.first})" if kind.first else "choice"
        return f"{pad}{leaf(kind, kind.parts_source(number))}\n"
    half = len(kinds) // 2
    low, high = tree(kinds[:half], pad + STEP, leaf), tree(kinds[half:], pad + STEP, leaf)
    return f"{pad}if choice < {kinds[half].first}:\n{low}{pad}else:\n{high}"
