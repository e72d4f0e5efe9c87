"""A game, declared once: what is printed on its box, and the rules behind each entry point."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

from manoir.errors import BadOption
from manoir.kit import templates
from manoir.kit.choice import ChoiceKind, kind_of
from manoir.kit.derive.determinise import determinise_source, zones_of
from manoir.kit.derive.dispatch import apply_source
from manoir.kit.derive.observe import observe_source
from manoir.kit.dice import seed
from manoir.kit.domain import Domain
from manoir.kit.jsonform import read_options
from manoir.kit.mind import Mind
from manoir.kit.quick import quick_bits, quick_shuffle
from manoir.kit.record import Record
from manoir.kit.rule import Row, bound, generated

R = TypeVar("R", bound=Record)


def the_decider(s: Any) -> int:
    """Stands for: the seat on turn is the one that decides."""
    raise NotImplementedError


def by_zones(*_: Any) -> None:
    """Stands for: what is hidden lies in zones, and the zones say how to deal it again."""
    raise NotImplementedError


def fine(*_: Any) -> str:
    """No reason to refuse."""
    return ""


def one_step(s: Any) -> str:
    """Each choice means the same whenever it is asked."""
    return ""


@dataclass
class Game(Generic[R]):
    """The protocol by which everything else knows a game.

    `decider` is the seat that chooses, `turn` the seat that everybody sees on turn: they differ
    where a partner acts in secret. `longest` bounds the choices of a game by its options. `score`
    may be any whole number in `scores`; `wins` says who has won at the end (by default, whoever
    has the highest score).
    """

    key: str
    state: type[R]
    version: str
    names: Mapping[str, str]
    players: tuple[int, int]
    longest: Callable[[R], int]
    scores: tuple[int, int]
    set_up: Callable[[R], None]
    choices: Callable[[R, Row], None]
    decider: Callable[[R], int]
    over: Callable[[R], bool]
    score: Callable[[R, int], int]
    # What follows every choice, whatever it was.
    after: Callable[[R], None] | None = None
    turn: Callable[[R], int] = the_decider
    wins: Callable[[R, int], bool] = templates.highest_score
    # The team of a seat, by a number that its partners have too; None where everybody plays alone.
    team: Callable[[R, int], int] | None = None
    # How many of each piece the box holds, for the pieces that lie in zones.
    box: Mapping[Domain, Callable[[R, int], int]] = field(default_factory=dict)
    # Where pieces go that a prepared position does not mention: a field for each kind of piece.
    rest: str = ""
    # What is being asked, where one id of a choice serves several steps.
    step: Callable[[R], str] = one_step
    # The same as a number, where a GPU is faster if it brings together the games that are asked the
    # same (large games: their threads would part ways at every choice).
    asked: Callable[[R], int] | None = None
    # Why these options do not go together, or why a prepared position is impossible; "" if fine.
    refuses: Callable[[int, Mapping[str, Any]], str] = fine
    objects: Callable[[R], str] = fine
    # Sets of options, by name, that are games of their own; and prepared positions from which the
    # rare rules are near. The conformance suite plays them all.
    variants: Mapping[str, Mapping[str, Any]] = field(default_factory=lambda: {"standard": {}})
    studies: Sequence[Mapping[str, Any]] = ()
    # What the game knows of playing itself well.
    mind: Mind[R] = field(default_factory=Mind)
    # Deals a view allows, where the zones do not say it all; it may use so many numbers of scratch.
    determinise: Callable[..., None] = by_zones
    thinks_in: int = 64

    def __post_init__(self) -> None:
        cls = self.state
        if not cls.kinds:
            raise TypeError(f"{self.key}: a game needs choices")
        for pieces in zones_of(cls):
            if pieces.key not in {domain.key for domain in self.box}:
                raise TypeError(f"{self.key}: box does not say how many of each {pieces.key}")
        self.size = sum(map(len, cls.kinds))
        effects = {f"do_{kind.name}": kind.effect for kind in cls.kinds}
        names = {**effects, "after": self.after}
        self.apply = generated(cls, "apply", apply_source(cls, self.after is not None), names)
        source, self.index = observe_source(cls)
        self.observe = generated(cls, "observe", source, typed=False)
        self.own_determinise = self.determinise is not by_zones
        if not self.own_determinise:
            self.determinise = self._dealt_by_zones()
        if self.turn is the_decider:
            self.turn = self.decider
        own: dict[str, Any] = {
            "clear": cls.clear,
            "set_up": self.set_up,
            "choices": self.choices,
            "over": self.over,
            "score": self.score,
            "apply": self.apply,
            "size": self.size,
        }
        if self.wins is templates.highest_score:
            self.wins = bound(templates.highest_score, own)
        own["wins"] = self.wins
        for name in ("start", "mask", "playout", "games", "step"):
            own[name] = bound(getattr(templates, name), own)
        self.start, self.mask, self.playout = own["start"], own["mask"], own["playout"]
        self.games, self.step_batch = own["games"], own["step"]

    def _dealt_by_zones(self) -> Callable[..., None]:
        zones = zones_of(self.state)
        dealt = {f.name for fs in zones.values() for f in fs}
        for f in self.state.fields.values():
            if not (f.open or f.name in dealt or f.name in {"rng", *self.state.story_fields}):
                raise TypeError(
                    f"{self.key}: {f.name} is hidden and no zone; give the game a determinise of "
                    f"its own, which says how to imagine it"
                )
        boxes = {}
        for number, pieces in enumerate(zones):
            count = next(fn for domain, fn in self.box.items() if domain.key == pieces.key)
            boxes[f"box_{number}"] = count
        chance = {"seed": seed, "quick_bits": quick_bits, "quick_shuffle": quick_shuffle}
        source = determinise_source(self.state)
        return generated(self.state, "determinise", source, {**boxes, **chance}, typed=False)

    def blank(self, players: int, options: Mapping[str, Any] | None = None) -> R:
        """An empty table with its seats and options; they are checked here."""
        least, most = self.players
        if not least <= players <= most:
            raise BadOption(f"{self.key} is for {least} to {most} players, not {players}")
        values = read_options(self.state, options or {}, players)
        if reason := self.refuses(players, values):
            raise BadOption(reason)
        s = self.state()
        s.players = players
        for name, value in values.items():
            setattr(s, name, value)
        return s

    def new(self, players: int, number: int, options: Mapping[str, Any] | None = None) -> R:
        """A game set up by a seed."""
        s = self.blank(players, options)
        self.start(s, number)
        return s

    def legal(self, s: R) -> list[int]:
        """The ids of the choices that whoever decides may make now."""
        out = [0] * (self.size + 1)
        self.choices(s, out)
        return out[1 : out[0] + 1]

    def applied(self, s: R, choice: int) -> R:
        """The state after a choice; the given one stays as it is."""
        after = s.copy()
        self.apply(after, choice)
        return after

    def imagine(self, view: R, viewer: int, rng: Row) -> R:
        """A whole state that a view allows, drawn with a thinker's generator."""
        s = view.copy()
        self.determinise(s, viewer, rng, [0] * self.scratch, [0] * self.scratch)
        return s

    @cached_property
    def scratch(self) -> int:
        """Room enough for every piece of the box, or every kind of it, or as the game says."""
        room = [self.thinks_in]
        for pieces, zones in zones_of(self.state).items():
            room += [pieces.hi + 1, sum(_capacity(f) for f in zones)]
        return max(room)

    def winners(self, s: R) -> list[int]:
        return [p for p in range(s.players) if self.wins(s, p)]

    def kind(self, choice: int) -> ChoiceKind:
        return kind_of(self.state, choice)

    @property
    def entries(self) -> list[Callable[..., Any]]:
        """Every rule that something outside may call; all others are reached from these."""
        found: list[Callable[..., Any]] = [self.start, self.choices, self.apply, self.decider]
        found += [self.turn, self.over, self.score, self.mask, self.playout, self.games]
        found += [self.step_batch, self.wins]
        found += [self.observe, self.determinise, self.state.redact]
        return found


def _capacity(f: Any) -> int:
    cells = 1
    for n in f.shape:
        cells *= n
    return cells if f.pile else cells * int(f.of.hi)
