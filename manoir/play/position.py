"""Prepared positions: any table that a game can reach, from readable JSON.

Fields take the form of `Record` JSON. What is left out is empty; a hidden pile or hand (`null`, or
only its length said) is dealt from the pieces that nothing else mentions; what then remains lies
where the game says (the discard of Ghooost!).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from manoir.errors import BadOption, ImpossiblePosition
from manoir.kit.derive.determinise import zones_of
from manoir.kit.dice import seed
from manoir.kit.domain import Domain
from manoir.kit.field import Field
from manoir.kit.game import Game
from manoir.kit.jsonform import read_position
from manoir.kit.quick import quick_seed, quick_shuffle
from manoir.kit.record import Record, place
from manoir.kit.sight import HIDDEN

R = TypeVar("R", bound=Record)


def lay(game: Game[R], position: Mapping[str, Any], number: int) -> R:
    """The state that a position describes; `number` is the seed of what it leaves open."""
    players = position.get("players")
    if not isinstance(players, int):
        raise ImpossiblePosition(f"players: say how many sit at the table, not {players!r}")
    options = {n: position[n] for n in game.state.options() if n in position}
    try:
        s = game.blank(players, options)
    except BadOption as error:
        raise ImpossiblePosition(str(error)) from None
    laid = read_position(game.state, position, players)
    for name in position:
        if name not in options and name != "rng":
            setattr(s, name, getattr(laid, name))
    for f in game.state.fields.values():
        if f.length is not None:
            setattr(s, f.length.name, getattr(laid, f.length.name))
    seed(s.rng, number)
    if "rng" in position:
        s.rng = laid.rng
    _deal_the_rest(game, s, position, number)
    _refuse_impossible(game, s)
    return s


def _deal_the_rest(game: Game[R], s: R, position: Mapping[str, Any], number: int) -> None:
    rng = [0, 0]
    quick_seed(rng, number)
    for pieces, zones in zones_of(game.state).items():
        for f in zones:
            if f.name not in position:
                _hide(s, f)
        left = _not_mentioned(game, s, pieces, zones)
        pool = [kind for kind, many in enumerate(left) for _ in range(many)]
        quick_shuffle(rng, pool, len(pool))
        for f in zones:
            _fill(s, f, pool)
        rest = next((f for f in zones if f.name in game.rest.split()), None)
        if pool and (rest is None or rest.name in position):
            names = ", ".join(str(pieces.show(kind)) for kind in sorted(set(pool)))
            raise ImpossiblePosition(f"{len(pool)} pieces have no place: {names}")
        if pool and rest is not None and rest.length is not None:
            for kind in pool:
                getattr(s, rest.name)[kind] += 1
            setattr(s, rest.length.name, len(pool))


def _hide(s: Record, f: Field) -> None:
    """What is not mentioned but has a length lies there unseen."""
    for at in _rows(s, f):
        assert f.length is not None
        if s.value(f.length, at):
            for i in range(s.live(f, len(at), at)):
                s.value(f, at)[i] = HIDDEN


def _rows(s: Record, f: Field) -> list[tuple[int, ...]]:
    rows: list[tuple[int, ...]] = [()]
    for axis in range(len(f.shape) - 1):
        rows = [(*at, i) for at in rows for i in range(s.live(f, axis, at))]
    return rows


def unseen_pieces(game: Game[R], s: R) -> dict[str, list[int]]:
    """By the key of their domain: how many of each piece the box holds beyond what a view, or a
    half-filled position, shows."""
    zones = zones_of(game.state)
    return {pieces.key: _not_mentioned(game, s, pieces, fs) for pieces, fs in zones.items()}


def _not_mentioned(game: Game[R], s: R, pieces: Domain, zones: list[Field]) -> list[int]:
    box = next(count for domain, count in game.box.items() if domain.key == pieces.key)
    left = [box(s, kind) for kind in range(pieces.hi + 1)]
    for f in zones:
        for at in _rows(s, f):
            row = s.value(f, at)
            if f.pile:
                for card in row[: s.live(f, len(at), at)]:
                    if card is not HIDDEN:
                        left[card] -= 1
            else:
                known = s.value(f.floor, at) if f.floor is not None else [0] * len(row)
                for kind, many in enumerate(row):
                    left[kind] -= known[kind] if many is HIDDEN else many
    for kind, many in enumerate(left):
        if many < 0:
            holds = box(s, kind)
            raise ImpossiblePosition(
                f"{pieces.show(kind)}: {holds - many} lie on the table, the box holds {holds}"
            )
    return left


def _fill(s: Record, f: Field, pool: list[int]) -> None:
    """Deal from the pool what is hidden in a zone."""
    for at in _rows(s, f):
        row = s.value(f, at)
        assert f.length is not None
        if f.pile:
            for i in range(s.live(f, len(at), at)):
                if row[i] is HIDDEN:
                    row[i] = _dealt(pool, f, at)
        elif any(many is HIDDEN for many in row):
            known = s.value(f.floor, at) if f.floor is not None else [0] * len(row)
            row[:] = known
            for _ in range(s.value(f.length, at) - sum(known)):
                row[_dealt(pool, f, at)] += 1


def _dealt(pool: list[int], f: Field, at: tuple[int, ...]) -> int:
    if not pool:
        raise ImpossiblePosition(f"{place(f, at)}: the box has no pieces left for it")
    return pool.pop()


def _refuse_impossible(game: Game[R], s: R) -> None:
    try:
        s.check()
    except ValueError as error:
        raise ImpossiblePosition(str(error)) from None
    if reason := game.objects(s):
        raise ImpossiblePosition(reason)
    if not game.over(s) and not game.legal(s):
        raise ImpossiblePosition("nobody can do anything here, and the game is not over")
