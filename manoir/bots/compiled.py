"""The search of one game, compiled with its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from manoir.bots import templates
from manoir.bots.templates import Desk, Ways
from manoir.kit.derive.dispatch import preference_source
from manoir.kit.game import Game
from manoir.kit.machine import Machine
from manoir.kit.progress import Progress
from manoir.kit.rule import bound, generated, rule

ENTRY = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("first", "i4"),
                ("next", "i4"),
                ("key", "i4"),
                ("n", "i4"),
                ("avail", "i4"),
                ("w", "f4"),
                ("prior", "f4"),
            ]
        ),
    )
)
DEEPEST = 256
NAMES = (
    "uniform copy_record utilities leads_team estimates policy grown below_edge promise liking "
    "find_edges select walk_down play_on search replant gumbel decided answer matches sample"
).split()
ENTRY_POINTS = "search replant decided answer matches sample".split()


@rule
def nothing_turned_up(s: Any) -> int:
    return 0


@rule
def forget_nothing(s: Any, viewer: int, share: float, salt: int) -> None:
    return


@rule
def no_features(s: Any, seat: int, x: Any) -> None:
    return


@rule
def each_alone(s: Any, seat: int) -> int:
    return seat


@rule
def search_all(s: Any, viewer: int, seat: int) -> bool:
    return False


@rule
def no_thought(s: Any, weights: Any, left: Any, pool: Any) -> None:
    return


def bind(game: Game[Any]) -> dict[str, Any]:
    """The templates with this game's functions for the names that they leave open."""
    mind = game.mind
    kinds = {f"prefer_{name}": fn for name, fn in mind.preferences.items()}
    source = preference_source(game.state, set(mind.preferences))
    own: dict[str, Any] = {
        "preference": generated(game.state, "preference", source, kinds, typed=False),
        "features": mind.features or no_features,
        "outcome": mind.outcome or nothing_turned_up,
        "forget": mind.forget or forget_nothing,
        "team": game.team or each_alone,
        "ponder": mind.ponder or no_thought,
        "by_habit": mind.by_habit or search_all,
        "features_n": len(mind.estimate),
        "last_loses": mind.last_loses,
        "win_only": mind.win_only,
        "size": game.size,
    }
    for name in "choices apply over score wins decider determinise start".split():
        own[name] = getattr(game, name)
    own["redact"] = game.state.redact
    own["lowest"], own["highest"] = mind.worth or game.scores
    for name in NAMES:
        own[name] = bound(getattr(templates, name), own)
    return own


class Thinker:
    """The compiled search of a game, and room for it to think in. `options` are those of the
    matches that it plays, where none are given with them."""

    def __init__(
        self,
        game: Game[Any],
        entries: int = 1 << 18,
        progress: Progress | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.own = bind(game)
        also = [self.own[name] for name in ENTRY_POINTS]
        self.machine = Machine(game, events=False, progress=progress, also=also)
        self.entries = entries

    def desk(self, entries: int = 0) -> Desk:
        game, machine = self.game, self.machine
        return Desk(
            tree=np.zeros(entries or self.entries, ENTRY),
            used=np.zeros(1, np.int64),
            rng=np.zeros(2, np.int64),
            seen=machine.zeros(1),
            work=machine.zeros(1),
            offers=np.zeros(game.size + 1, np.int64),
            slot=np.zeros(game.size, np.int64),
            left=np.zeros(game.scratch, np.int64),
            pool=np.zeros(game.scratch, np.int64),
            path=np.zeros(DEEPEST, np.int64),
            who=np.zeros(DEEPEST, np.int64),
            x=np.zeros(max(1, len(game.mind.estimate))),
            u=np.zeros(templates.SEATS),
            made=np.zeros(1, np.int64),
        )

    def matches(
        self,
        players: int,
        seeds: Any,
        seating: Any,
        ways: Ways,
        options: Mapping[str, Any] | None = None,
    ) -> Any:
        """Matches between agents; see `templates.matches`."""
        results = np.zeros((len(seeds), 1 + 2 * players), np.int64)
        table = self.machine.zeros(1)
        table[0] = self.machine.blank(players, self.options if options is None else options)
        play = self.machine.compile(self.own["matches"])
        play(table, np.asarray(seeds, np.int64), np.asarray(seating), ways, self.desk(), results)
        return results
