"""Records as JSON, and back.

A seat axis is an array of the seats taken, a named axis an object, a pile an array of its live
length. What is hidden is `null`: one `null` for a hidden row of counts, a `null` for each back of a
hidden pile. Reading takes less than writing gives: counts of 0 and whole fields may be left out,
and the length of a pile follows from its cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from manoir.errors import BadOption, ImpossiblePosition
from manoir.kit.field import Field, OptionField
from manoir.kit.record import Record, place
from manoir.kit.sight import HIDDEN, nobody

R = TypeVar("R", bound=Record)


def visible(cls: type[Record]) -> list[Field]:
    """Fields that a view may show: somebody sees them, or at least the backs of a pile count."""
    return [f for f in cls.fields.values() if f.seen is not nobody or f.pile]


def view_json(s: Record) -> dict[str, Any]:
    """A view as its viewer receives it."""
    return {f.name: _written(s, f, getattr(s, f.name), ()) for f in visible(type(s))}


def full_json(s: Record) -> dict[str, Any]:
    """The whole position with its generator: enough to go on from."""
    names = [f for f in s.fields.values() if f.name not in s.story_fields]
    return {f.name: _written(s, f, getattr(s, f.name), ()) for f in names}


def _written(s: Record, f: Field, value: Any, at: tuple[int, ...]) -> Any:
    if len(at) == len(f.shape):
        return None if value is HIDDEN else f.of.show(value)
    inner = [_written(s, f, value[i], (*at, i)) for i in range(s.live(f, len(at), at))]
    names = f.axes[len(at)].places
    if not names:
        return inner
    if all(x is None for x in inner):
        return None
    return dict(zip(names, inner, strict=True))


def read_position(cls: type[R], position: Mapping[str, Any], players: int) -> R:
    """The record that a JSON object describes; `null` becomes HIDDEN, what is left out is 0."""
    s = cls()
    s.players = players
    for name in position:
        if name not in cls.fields or name in cls.story_fields:
            raise ImpossiblePosition(f"{name}: no such field; there are {', '.join(cls.fields)}")
    for f in cls.fields.values():
        if f.name in position:
            setattr(s, f.name, read_value(f, position[f.name], players))
    for f in cls.fields.values():
        if f.length is not None and f.name in position:
            _set_length(s, f, position)
    return s


def read_value(f: Field, value: Any, players: int) -> Any:
    """One field from JSON; the error names the cell."""
    return _read(f, value, players, 0, f.name)


def _read(f: Field, value: Any, players: int, depth: int, where: str) -> Any:
    if depth == len(f.axes):
        if value is None and f.zone:
            return HIDDEN
        try:
            return f.of.read(value)
        except ValueError as error:
            raise ImpossiblePosition(f"{where}: {error}") from None
    axis = f.axes[depth]
    out = Field("", f.axes[depth:], f.of).zero()
    if axis.names:
        if value is None and f.zone:
            return _all_hidden(out)
        if isinstance(value, Mapping):
            for name, inner in value.items():
                if name not in axis.places:
                    raise ImpossiblePosition(f"{where}[{name}]: not one of {axis.span}")
                i = axis.places.index(name)
                list.__setitem__(out, i, _read(f, inner, players, depth + 1, f"{where}[{name}]"))
            return out
        raise ImpossiblePosition(f"{where}: an object of {axis.span} is wanted, not {value!r}")
    most = players if axis.seat else len(out)
    if not isinstance(value, list | tuple) or len(value) > most:
        raise ImpossiblePosition(f"{where}: a list of at most {most} is wanted, not {value!r}")
    for i, inner in enumerate(value):
        list.__setitem__(out, i, _read(f, inner, players, depth + 1, f"{where}[{i}]"))
    return out


def _all_hidden(values: Any) -> Any:
    if isinstance(values, list):
        return type(values)(map(_all_hidden, values))
    return HIDDEN


def _set_length(s: Record, f: Field, position: Mapping[str, Any]) -> None:
    """A pile says by its cards how long it is; what says it otherwise must agree."""
    assert f.length is not None
    many = _counted(f, getattr(s, f.name), position[f.name], 0)
    said = getattr(s, f.length.name)
    first = next(g for g in s.fields.values() if g.length is f.length and g.name in position)
    if f.length.name in position or f is not first:
        # What a row of counts holds is for the check of the whole position.
        if f.pile and not _agree(many, said):
            raise ImpossiblePosition(f"{f.name} holds {many}, {f.length.name} says {said}")
    elif not _agree(many, many, unsaid=False):
        raise ImpossiblePosition(f"{f.name} is hidden: say how many it holds in {f.length.name}")
    else:
        setattr(s, f.length.name, many)
        for g, at, n in s.cells():
            if g is f.length and n not in g.of:
                raise ImpossiblePosition(f"{place(g, at)}: {n} is not one of {g.of.span}")


def _counted(f: Field, read: Any, given: Any, depth: int) -> Any:
    """How many pieces each row holds; None for a row of counts that is hidden."""
    if depth == len(f.axes) - 1:
        if f.pile:
            return len(given)
        return None if any(many is HIDDEN for many in read) else sum(read)
    out = Field("", f.axes[depth:-1], f.of).zero()
    names = f.axes[depth].places
    rows = {names.index(n): row for n, row in given.items()} if names else dict(enumerate(given))
    for i, row in rows.items():
        list.__setitem__(out, i, _counted(f, read[i], row, depth + 1))
    return out


def _agree(many: Any, said: Any, unsaid: bool = True) -> bool:
    """Whether counts are what is said of them; None, an unsaid count, agrees with all or none."""
    if isinstance(many, list):
        return all(_agree(m, n, unsaid) for m, n in zip(many, said, strict=True))
    return unsaid if many is None else bool(many == said)


def read_options(cls: type[R], given: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Every option with its value: what was given, by preset or by number, over the default."""
    known = cls.options()
    for name in given:
        if name not in known:
            raise BadOption(f"{name}: no such option; this game has {', '.join(known) or 'none'}")
    try:
        return {name: _option(f, given.get(name), players) for name, f in known.items()}
    except ImpossiblePosition as error:
        raise BadOption(str(error)) from None


def _option(f: OptionField, given: Any, players: int) -> Any:
    default = f.value(players)
    if given is None:
        return list(default) if f.axes else default
    if isinstance(given, str) and given in f.presets:
        preset = f.presets[given]
        return list(preset) if f.axes else preset
    if isinstance(given, str) and f.axes:
        raise BadOption(
            f"{f.name}: {given!r} is no preset; there are {', '.join(f.presets) or 'none'}"
        )
    value = read_value(f, given, players)
    if isinstance(given, Mapping):
        names = f.axes[0].names
        return [v if names[i] in given else default[i] for i, v in enumerate(value)]
    return value
