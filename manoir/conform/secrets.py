"""Hidden information: what a seat may not know never reaches it, and is imagined fairly.

Non-interference: everything that a viewer may not know is dealt anew; what the viewer sees, may
choose and is told must stay the same. Diversity: over many deals the hidden parts vary, with the
frequencies that the rules give.
"""

from __future__ import annotations

import json
import random
from typing import Any

from manoir.conform.broken import demand
from manoir.conform.sample import Setting, any_choice, states
from manoir.kit.derive.telling import tell
from manoir.kit.event import story
from manoir.kit.game import Game
from manoir.kit.jsonform import view_json
from manoir.kit.record import Record
from manoir.kit.sight import ONLOOKER, Peeked


def check_secrets(setting: Setting, count: int, seed: int = 2) -> None:
    luck = random.Random(seed)
    for s in states(setting, count, luck):
        for viewer in (ONLOOKER, *range(s.players)):
            world = imagined(setting.game, s, viewer, luck)
            _check_same_sight(setting.game, s, world, viewer)
            _check_same_future(setting.game, s, world, viewer, luck)


def imagined(game: Game[Any], s: Any, viewer: int, luck: random.Random) -> Any:
    """Another world that looks the same to a viewer; made from the view alone."""
    rng = [luck.getrandbits(32), 1]
    try:
        world = game.imagine(s.view(viewer), viewer, rng[:])
        world.check()
    except Peeked:
        demand(False, "a determinisation uses or leaves what the viewer may not see", viewer)
    except ValueError as error:
        demand(False, "a determinisation gives an impossible world", error)
    cheated = game.imagine(s, viewer, rng[:])
    demand(cheated == world, "a determinisation looks at what is hidden", viewer)
    return world


def _check_same_sight(game: Game[Any], s: Any, world: Any, viewer: int) -> None:
    view = s.view(viewer)
    demand(world.census() == s.census(), "a determinisation loses pieces")
    demand(world.view(viewer) == view, "a view depends on what is hidden", viewer)
    sent = json.dumps(view_json(view))
    demand(json.dumps(view_json(world.view(viewer))) == sent, "the bytes of a view leak", viewer)
    demand(json.dumps(tell(world, viewer)) == sent, "what a table tells leaks", viewer)
    try:
        demand(game.turn(view) == game.turn(s), "the turn looks different")
        demand(game.over(view) == game.over(s), "the end looks different")
    except Peeked:
        demand(False, "whose turn it is, or whether the game is over, is hidden", viewer)
    alone = _plays_itself(game, s)
    if viewer != game.decider(s):
        demand(alone == _plays_itself(game, world), "a decision that plays itself tells", viewer)
    if viewer == ONLOOKER:
        return
    demand(_observed(game, s, viewer) == _observed(game, world, viewer), "an observation leaks")
    if game.decider(s) == viewer:
        _check_offers(game, s, view, world)


def _plays_itself(game: Game[Any], s: Any) -> int | None:
    """The choice that `play` makes by itself here, because there is no other."""
    legal = game.legal(s)
    return legal[0] if len(legal) == 1 and not game.kind(legal[0]).secret else None


def _observed(game: Game[Any], s: Record, viewer: int) -> list[float]:
    x = [0.0] * len(game.index)
    game.observe(s, viewer, x)
    return x


def _check_offers(game: Game[Any], s: Any, view: Any, world: Any) -> None:
    try:
        offered = game.legal(view)
    except Peeked:
        demand(False, "the legal choices depend on what whoever decides may not see")
    demand(offered == game.legal(s) == game.legal(world), "the legal choices leak", offered)


def _check_same_future(game: Game[Any], s: Any, world: Any, viewer: int, luck: Any) -> None:
    """After the same choice in two worlds that look alike, the viewer's views differ if and only
    if the viewer's stories do, in whatever order they are told: a hand does not keep the order of
    its draws. One way finds events that tell too much, the other things learnt in silence."""
    choice = any_choice(game, s, luck)
    if game.decider(world) != game.decider(s) or choice not in game.legal(world):
        return
    here, there = game.applied(s, choice), game.applied(world, choice)
    alike = here.view(viewer) == there.view(viewer)
    told_alike = _whatever_order(story(here, viewer)) == _whatever_order(story(there, viewer))
    # Where something was shuffled anew, what was told may lie nowhere any more.
    shuffled = here.rng != s.rng or there.rng != world.rng
    demand(told_alike or not alike or shuffled, "an event tells what the view hides", viewer)
    demand(alike or not told_alike, "something is learnt in silence", viewer, choice)


def _whatever_order(lines: list[dict[str, Any]]) -> list[str]:
    return sorted(map(str, lines))


def check_diversity(setting: Setting, count: int, deals: int = 200, seed: int = 3) -> None:
    """Hidden pieces turn up everywhere they may lie, as often as they should."""
    game, luck = setting.game, random.Random(seed)
    for s in list(states(setting, count, luck))[::2]:
        for viewer in (ONLOOKER, *range(s.players)):
            view = s.view(viewer)
            if not _could_differ(game, view):
                continue
            worlds = [
                game.imagine(view, viewer, [luck.getrandbits(32), n + 1]) for n in range(deals)
            ]
            differ = any(world.digest() != worlds[0].digest() for world in worlds[1:])
            demand(differ, "every determinisation is the same world", viewer)
            if not game.own_determinise:
                _check_frequencies(game, view, worlds)


def _could_differ(game: Game[Any], view: Record) -> bool:
    from manoir.play.position import unseen_pieces

    return any(sum(n > 0 for n in left) > 1 for left in unseen_pieces(game, view).values())


def _check_frequencies(game: Game[Any], view: Record, worlds: list[Any]) -> None:
    """Each hidden cell of a pile shows each unseen piece in proportion (chi-squared)."""
    from manoir.kit.sight import HIDDEN
    from manoir.play.position import unseen_pieces

    for key, left in unseen_pieces(game, view).items():
        total = sum(left)
        kinds = [kind for kind, n in enumerate(left) if n]
        cells = [
            (f, at)
            for f, at, value in view.cells()
            if f.zone and f.pile and f.pieces.key == key and value is HIDDEN
        ]
        if len(kinds) < 2:
            continue
        for f, at in cells[:: max(1, len(cells) // 3)]:
            seen = [world.value(f, at) for world in worlds]
            expected = {kind: len(worlds) * left[kind] / total for kind in kinds}
            distance = sum((seen.count(k) - e) ** 2 / e for k, e in expected.items())
            surprise = normal_score(distance, len(kinds) - 1)
            demand(surprise < 6, "hidden pieces are imagined with a bias", f.name, at, surprise)


def normal_score(chi_squared: float, freedom: int) -> float:
    """How many standard deviations a chi-squared value is above what chance gives (Wilson and
    Hilferty's cube root)."""
    spread = 2 / (9 * freedom)
    return float(((chi_squared / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)
