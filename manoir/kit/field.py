"""Fields: one thing on the table each, with its meaning, axes, values and who sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, overload

from manoir.kit.domain import Domain, upto
from manoir.kit.rule import Row
from manoir.kit.sight import Sight, everyone, nobody, owner


class Grid(list[Row]):
    """Rows that also answer grid[i, j], as an array does."""

    @overload  # type: ignore[override]
    def __getitem__(self, at: tuple[int, int]) -> int: ...
    @overload
    def __getitem__(self, at: int) -> Row: ...
    def __getitem__(self, at: Any) -> Any:
        if at.__class__ is tuple:
            return list.__getitem__(self, at[0])[at[1]]
        return list.__getitem__(self, at)

    def __setitem__(self, at: tuple[int, int], value: int) -> None:  # type: ignore[override]
        list.__getitem__(self, at[0])[at[1]] = value


class Cube(list[Grid]):
    """Grids that also answer cube[i, j, k]."""

    @overload  # type: ignore[override]
    def __getitem__(self, at: tuple[int, int, int]) -> int: ...
    @overload
    def __getitem__(self, at: int) -> Grid: ...
    def __getitem__(self, at: Any) -> Any:
        if at.__class__ is tuple:
            return list.__getitem__(self, at[0])[at[1], at[2]]
        return list.__getitem__(self, at)

    def __setitem__(self, at: tuple[int, int, int], value: int) -> None:  # type: ignore[override]
        list.__getitem__(self, at[0])[at[1], at[2]] = value


SHAPES: dict[int, Callable[..., Any]] = {1: list, 2: Grid, 3: Cube}


class Field:
    """A declared field. `Record` takes it away from the class and knows it by its name."""

    def __init__(
        self,
        meaning: str,
        axes: Sequence[Domain | int],
        of: Domain,
        seen: Sight = nobody,
        length: Any = None,
        zone: bool = False,
        floor: Any = None,
    ) -> None:
        self.name = ""
        self.meaning, self.of, self.seen = meaning, of, seen
        self.length: Field | None = length
        self.zone = zone
        self.floor: Field | None = floor
        self.axes = tuple(upto(a - 1) if isinstance(a, int) else a for a in axes)
        self.shape = tuple(a.hi + 1 for a in self.axes)
        self.pile = length is not None and not self.axes[-1].names

    def __set_name__(self, cls: type, name: str) -> None:
        self.name = name

    def check(self) -> None:
        """Refuse, when the class is declared, what could only fail or leak later."""
        for read in self.seen.reads:
            if not read.open:
                raise TypeError(
                    f"{self.name} is seen by {self.seen}, but {read.name} is not seen by "
                    f"everyone: the pattern of what is hidden would tell it"
                )
        if self.seen.owned and not self.own:
            raise TypeError(f"{self.name} is seen by {self.seen}, and has no axis of seats")
        if self.length is not None and not self.length.open:
            raise TypeError(
                f"{self.length.name}, the length of {self.name}, must be seen by everyone"
            )

    @property
    def own(self) -> str:
        """The index that names the owner of a cell: its place along the seat axis."""
        return next((f"i{n}" for n, a in enumerate(self.axes) if a.seat), "")

    @property
    def test(self) -> str:
        """Who sees a cell, as source over s, viewer, i0, i1…"""
        return self.seen.test(self.own, lambda other: other.at())

    @property
    def open(self) -> bool:
        return self.test == "True"

    @property
    def private(self) -> bool:
        """Only the owner's row is ever seen."""
        return self.seen is owner

    @property
    def pieces(self) -> Domain:
        """What a zone holds: the values of a pile, the last axis of counts."""
        return self.of if self.pile else self.axes[-1]

    def at(self, last: str = "", of: str = "s") -> str:
        """The cell as source: `s.hand[i0, i1]`; `last` writes another last index."""
        places = [f"i{n}" for n in range(len(self.shape))]
        if last:
            places[-1] = last
        return f"{of}.{self.name}" + (f"[{', '.join(places)}]" if places else "")

    def zero(self) -> Any:
        def make(shape: tuple[int, ...]) -> Any:
            if not shape:
                return 0
            if len(shape) == 1:
                return [0] * shape[0]
            return SHAPES[len(shape)](make(shape[1:]) for _ in range(shape[0]))

        return make(self.shape)


class OptionField(Field):
    """A number of the game that its players may change; it lies in the record, seen by everyone."""

    def __init__(
        self,
        meaning: str,
        axes: Sequence[Domain | int],
        of: Domain,
        default: Any,
        presets: Mapping[str, Any],
        reconstructed: bool,
    ) -> None:
        super().__init__(meaning, axes, of, everyone)
        self.default, self.presets, self.reconstructed = default, dict(presets), reconstructed

    def value(self, players: int) -> Any:
        """The default for a number of players."""
        return self.default(players) if callable(self.default) else self.default


# `field` and `option` claim to return what the rules will find in the record: mypy then infers
# `s.hand[p, ghost]: int` and refuses `s.hands`, without a plugin and without an annotation.
@overload
def field(meaning: str, /, *, of: Domain, seen: Sight = ...) -> int: ...
@overload
def field(
    meaning: str,
    a: Domain | int,
    /,
    *,
    of: Domain,
    seen: Sight = ...,
    length: int | None = ...,
    zone: bool = ...,
    floor: Row | None = ...,
) -> Row: ...
@overload
def field(
    meaning: str,
    a: Domain | int,
    b: Domain | int,
    /,
    *,
    of: Domain,
    seen: Sight = ...,
    length: Row | None = ...,
    zone: bool = ...,
    floor: Grid | None = ...,
) -> Grid: ...
@overload
def field(
    meaning: str,
    a: Domain | int,
    b: Domain | int,
    c: Domain | int,
    /,
    *,
    of: Domain,
    seen: Sight = ...,
    length: Grid | None = ...,
    zone: bool = ...,
    floor: Cube | None = ...,
) -> Cube: ...
def field(
    meaning: str,
    /,
    *axes: Domain | int,
    of: Domain,
    seen: Sight = nobody,
    length: Any = None,
    zone: bool = False,
    floor: Any = None,
) -> Any:
    """One thing on the table: what it means, its axes, its values, who sees it.

    `length`: the field that says how many cells (of a pile) or pieces (of counts) are live.
    `zone`: it holds game pieces, so the census counts it and a determinisation re-deals it.
    `floor`: the part of it that everyone knows.
    """
    return Field(meaning, axes, of, seen, length, zone, floor)


@overload
def option(
    meaning: str,
    /,
    *,
    of: Domain,
    default: int | Callable[[int], int],
    presets: Mapping[str, int] = ...,
    reconstructed: bool = ...,
) -> int: ...
@overload
def option(
    meaning: str,
    a: Domain | int,
    /,
    *,
    of: Domain,
    default: Sequence[int] | Callable[[int], Sequence[int]],
    presets: Mapping[str, Sequence[int]] = ...,
    reconstructed: bool = ...,
) -> Row: ...
def option(
    meaning: str,
    /,
    *axes: Domain | int,
    of: Domain,
    default: Any,
    presets: Mapping[str, Any] | None = None,
    reconstructed: bool = False,
) -> Any:
    """A number, or a table of numbers, that may be changed before the game: a component or a rule.

    `default` may depend on the number of players. `presets` are values with a name.
    `reconstructed`: it was not printed in the rulebook; the product says so.
    """
    return OptionField(meaning, axes, of, default, presets or {}, reconstructed)
