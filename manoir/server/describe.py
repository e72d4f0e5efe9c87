"""All that is fixed about a game, for a page that knows none of its rules."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from manoir.games import find
from manoir.kit.domain import FLAG, Domain
from manoir.kit.field import OptionField
from manoir.kit.game import Game
from manoir.server.lessons import scenes


class Param(Struct):
    """`names` are indexed by the value; there are none where it is a plain number."""

    name: str
    domain: str
    low: int
    high: int
    names: list[str]
    seat: bool


class Kind(Struct):
    """A kind of choice. Its ids begin at `first`; the parameters are the digits above it."""

    name: str
    first: int
    notation: str
    at: str
    why: str | dict[str, str]
    params: list[Param]


class EventKind(Struct):
    name: str
    why: str
    params: list[Param]


class Preset(Struct):
    name: str
    value: Any


class Option(Struct):
    """`default` holds one value for each number of players, from the least on. The values have
    `names` as those of a parameter have; of a table of numbers the `places` may have names too."""

    name: str
    kind: Literal["flag", "number", "numbers"]
    low: int
    high: int
    domain: str
    names: list[str]
    axis: str
    places: list[str]
    default: list[Any]
    presets: list[Preset]
    reconstructed: bool


class GameFacts(Struct):
    key: str
    version: str
    players: tuple[int, int]
    reconstructed: bool
    teams: bool
    levels: list[int]
    options: list[Option]
    kinds: list[Kind]
    events: list[EventKind]
    scenes: int


def describe(key: str) -> GameFacts:
    game = find(key)
    options = [_option(game, f) for f in game.state.options().values()]
    return GameFacts(
        key=game.key,
        version=game.version,
        players=game.players,
        reconstructed=any(option.reconstructed for option in options),
        teams=game.team is not None,
        levels=list(range(1, game.mind.levels + 1)),
        options=options,
        kinds=[
            Kind(k.name, k.first, k.notation, k.target, _why(k.why), _params(k.params))
            for k in game.state.kinds
        ],
        events=[EventKind(k.name, k.paragraph, _params(k.params)) for k in game.state.events],
        scenes=len(scenes(key)),
    )


def _why(why: Any) -> str | dict[str, str]:
    return why if isinstance(why, str) else dict(why)


def _params(params: dict[str, Domain]) -> list[Param]:
    return [Param(name, d.key, d.lo, d.hi, list(d.names), d.seat) for name, d in params.items()]


def _option(game: Game[Any], f: OptionField) -> Option:
    least, most = game.players
    kind: Literal["flag", "number", "numbers"] = "numbers" if f.axes else "number"
    return Option(
        name=f.name,
        kind="flag" if f.of is FLAG and not f.axes else kind,
        low=f.of.lo,
        high=f.of.hi,
        domain=f.of.key,
        names=list(f.of.names),
        axis=f.axes[0].key if f.axes else "",
        places=list(f.axes[0].places) if f.axes else [],
        default=[f.value(players) for players in range(least, most + 1)],
        presets=[Preset(name, value) for name, value in f.presets.items()],
        reconstructed=f.reconstructed,
    )
