"""Records: the state of a game, declared once as a class.

Its plain instances are the interpreted twin of the compiled record. From the declaration come the
view of a seat, JSON, differences, the digest, the census of pieces and the check of every value.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Self

from manoir.kit import dice
from manoir.kit.derive.cells import clear_source, kept_source, redact_source, twin_source
from manoir.kit.domain import between, upto
from manoir.kit.field import SHAPES, Cube, Field, Grid, OptionField
from manoir.kit.rule import Row, generated
from manoir.kit.sight import HIDDEN, Peeked, everyone, nobody

if TYPE_CHECKING:
    from manoir.kit.choice import ChoiceKind
    from manoir.kit.event import EventKind

# Events that fit into one choice, and the numbers of one: its kind and its parameters.
LOG, WIDTH = 64, 6
NUMBERS = (1 << 15) - 1
Cell = tuple[Field, tuple[int, ...], Any]


class Record:
    """Base of a game's state."""

    rng: Row
    players: int
    told: int
    log: Row

    fields: ClassVar[dict[str, Field]]
    events: ClassVar[list[EventKind]]
    kinds: ClassVar[list[ChoiceKind]]
    kind_of: ClassVar[list[ChoiceKind]]  # by the id of a choice
    clear: ClassVar[Callable[..., None]]
    redact: ClassVar[Callable[..., None]]
    twin: ClassVar[Callable[[Record], dict[str, Any]]]
    as_kept: ClassVar[Callable[[Record, Record], dict[str, Any]]]

    # The story of the last choice: kept beside the position, no part of it.
    story_fields: ClassVar[frozenset[str]] = frozenset({"told", "log"})

    def __init_subclass__(cls) -> None:
        own = {name: f for name, f in vars(cls).items() if isinstance(f, Field)}
        most = max((len(a) for f in own.values() for a in (*f.axes, f.of) if a.seat), default=1)
        cls.fields = {
            "rng": Field("the game's generator", [dice.CELLS], upto(dice.SEEDS - 1), nobody),
            "players": Field("seats taken", [], upto(most), everyone),
            **own,
            "told": Field("events since the choice began", [], upto(LOG), nobody),
            "log": Field("these events", [LOG * WIDTH], between(-NUMBERS, NUMBERS), nobody),
        }
        for name, f in cls.fields.items():
            f.name = name
            if name in own:
                delattr(cls, name)
        for f in own.values():
            f.check()
        cls.events, cls.kinds, cls.kind_of = [], [], []
        cls.clear = staticmethod(generated(cls, "clear", clear_source(cls)))
        shapes = {"Grid": Grid, "Cube": Cube}
        cls.twin = staticmethod(eval(twin_source(cls), shapes))
        cls.as_kept = staticmethod(eval(kept_source(cls, WIDTH), shapes))
        cls.redact = staticmethod(generated(cls, "redact", redact_source(cls), typed=False))

    def __init__(self) -> None:
        for f in self.fields.values():
            setattr(self, f.name, f.zero())

    @classmethod
    def options(cls) -> dict[str, OptionField]:
        return {n: f for n, f in cls.fields.items() if isinstance(f, OptionField)}

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.__dict__ = type(self).twin(self)
        return new

    def kept(self, then: Self) -> Self:
        """The record as it is now, to look back at and never to change: whatever is as it was in
        `then`, which was kept before it, is the same list."""
        new = object.__new__(type(self))
        new.__dict__ = type(self).as_kept(self, then)
        return new

    def view(self, viewer: int) -> Self:
        """What a seat sees (-1: an onlooker): the same record, HIDDEN where it may not look."""
        out = type(self)()
        type(self).redact(self, viewer, out)
        return out

    def joined(self, other: Self) -> Self:
        """What two viewers know together."""

        def pick(a: Any, b: Any) -> Any:
            if isinstance(a, list):
                return type(a)(map(pick, a, b))
            return b if a is HIDDEN else a

        new = object.__new__(type(self))
        new.__dict__.update({k: pick(v, other.__dict__[k]) for k, v in self.__dict__.items()})
        return new

    @classmethod
    def from_row(cls, row: Any) -> Self:
        """The twin of a compiled record; hidden cells come back HIDDEN."""

        def lift(f: Field, value: Any, depth: int) -> Any:
            if isinstance(value, list):
                return SHAPES[depth](lift(f, v, depth - 1) for v in value)
            return HIDDEN if value == f.of.hidden else value

        s = cls()
        for f in cls.fields.values():
            if f.name in row.dtype.names:
                setattr(s, f.name, lift(f, row[f.name].tolist(), len(f.shape)))
        return s

    def live(self, f: Field, axis: int, at: tuple[int, ...]) -> int:
        """How many places along an axis are in use: seats taken, cards left in a pile."""
        if f.axes[axis].seat:
            return self.players
        if f.pile and axis == len(f.axes) - 1:
            assert f.length is not None
            return int(self.value(f.length, at))
        return f.shape[axis]

    def value(self, f: Field, at: tuple[int, ...]) -> Any:
        """A cell, or a whole row where `at` is shorter than the field."""
        value = getattr(self, f.name)
        for i in at:
            value = value[i]
        return value

    def cells(self, story: bool = False) -> Iterator[Cell]:
        """Every live cell: what lies past a pile's length is nothing."""

        def walk(f: Field, value: Any, at: tuple[int, ...]) -> Iterator[Cell]:
            if len(at) == len(f.shape):
                yield f, at, value
            else:
                for i in range(self.live(f, len(at), at)):
                    yield from walk(f, value[i], (*at, i))

        for f in self.fields.values():
            if story or f.name not in self.story_fields:
                yield from walk(f, getattr(self, f.name), ())

    def digest(self) -> str:
        """Sixteen hexadecimal digits of everything that lies on the table."""
        text = ";".join(f"{f.name}{at}={value}" for f, at, value in self.cells())
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        if self._is_twin(other):
            return True
        mine = [(f.name, at, repr(value)) for f, at, value in self.cells()]
        return mine == [(f.name, at, repr(value)) for f, at, value in other.cells()]

    def _is_twin(self, other: Self) -> bool:
        """Equal to the last cell, dead ones too: quickly found, and most that are equal are so."""
        names = self.fields.keys() - self.story_fields
        try:
            return all(self.__dict__[name] == other.__dict__[name] for name in names)
        except Peeked:
            return False

    __hash__ = None  # type: ignore[assignment]

    def diff(self, other: Self) -> list[str]:
        """What changed, a line for each cell: `hand[0][igor]: 1 -> 0`."""
        old, new = ({place(f, at): word(f, v) for f, at, v in s.cells()} for s in (self, other))
        return [
            f"{cell}: {old.get(cell, '-')} -> {new.get(cell, '-')}"
            for cell in {**old, **new}
            if old.get(cell) != new.get(cell)
        ]

    def __repr__(self) -> str:
        cells = (
            f"{place(f, at)}={word(f, v)}"
            for f, at, v in self.cells()
            if v is HIDDEN or v or not f.shape
        )
        return f"{type(self).__name__}({', '.join(cells)})"

    def census(self) -> dict[str, int]:
        """How many of each piece lie in all zones together. It must never change."""
        total: dict[str, int] = {}
        for f, at, value in self.cells():
            if f.zone:
                piece, many = (value, 1) if f.pile else (at[-1], value)
                name = f"{f.pieces.key} {f.pieces.show(piece)}"
                total[name] = total.get(name, 0) + many
        return {name: total[name] for name in sorted(total)}

    def check(self) -> None:
        """Every value lies in its domain (the compiled record would wrap in silence)."""
        if self.told > LOG:
            raise ValueError(f"{self.told} events in one choice, {LOG} fit")
        for f, at, value in self.cells(story=True):
            if value not in f.of:
                raise ValueError(f"{place(f, at)} = {value} is outside {f.of.span}")
            if f.of.seat and value >= self.players:
                raise ValueError(f"{place(f, at)} = {value}, but there are {self.players} players")
            if f.floor is not None and value < self.value(f.floor, at):
                raise ValueError(f"{place(f, at)} = {value}, less than {f.floor.name} says")
            if f.length is not None and not f.pile and at[-1] == 0:
                held, said = sum(self.value(f, at[:-1])), self.value(f.length, at[:-1])
                if held != said:
                    raise ValueError(f"{place(f, at[:-1])} holds {held}, not {said}")


def place(f: Field, at: tuple[int, ...]) -> str:
    return f.name + "".join(f"[{a.show(i)}]" for a, i in zip(f.axes, at, strict=False))


def word(f: Field, value: Any) -> str:
    return "?" if value is HIDDEN else str(f.of.show(value))
