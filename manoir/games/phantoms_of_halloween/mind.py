"""What a bot knows of Phantoms of Halloween: how it likes each choice, and what its prospects hang
on.

The numbers in mind.json were found by self-play: the weights of the preferences by trying, those of
the estimate by fitting played games.
"""

from __future__ import annotations

import json
from pathlib import Path

from manoir.games.phantoms_of_halloween import liking
from manoir.games.phantoms_of_halloween.components import CHARACTERS, WORTH
from manoir.games.phantoms_of_halloween.rules.auction import is_on_black
from manoir.games.phantoms_of_halloween.rules.turn import score
from manoir.games.phantoms_of_halloween.state import OFFER, PAIR, State
from manoir.kit import rule
from manoir.kit.mind import Floats, Mind
from manoir.kit.quick import mixed

FEATURES = (
    "points late-points late-lead cash late-cash characters shown on-black-ahead on-black-behind"
).split()


@rule
def features(s: State, p: int, x: Floats) -> None:
    late = 1.0 if s.stump_n == 0 else 0.0
    mine, best = score(s, p), -999
    for q in range(s.players):
        if q != p:
            best = max(best, score(s, q))
    x[0] = mine / 30
    x[1] = late * mine / 30
    x[2] = late * max(-1.0, min(1.0, (mine - best) / 30))
    x[3] = (1.0 - late) * min(40, s.cash[p]) / 20
    x[4] = late * min(40, s.cash[p]) / 20
    x[5] = x[6] = 0.0
    for c in range(CHARACTERS):
        if s.owner[c] == p:
            x[5] += 0.1
            if WORTH[s.worth[c]] > 0 and s.known_by[c] != 1 << p:
                x[6] += WORTH[s.worth[c]] / 30
    leaving = late if is_on_black(s, p) else 0.0
    x[7] = leaving if mine > best else 0.0
    x[8] = leaving if mine <= best else 0.0


@rule
def is_habit(s: State, viewer: int, seat: int) -> bool:
    """Re-pairing is asked all the time, and what it is good for comes too late to be found."""
    return s.step == OFFER or s.step == PAIR


@rule
def what_was_rolled(s: State) -> int:
    return s.die


@rule
def forget(s: State, viewer: int, share: float, salt: int) -> None:
    """A careless player no longer knows some of what was seen of others' characters; what is
    forgotten stays forgotten for the match."""
    for c in range(CHARACTERS):
        if s.owner[c] != viewer and mixed(salt * 4096 + c) < share * 4294967296.0:
            s.face_up[c] = 0
            s.whereabouts[viewer, c] = 0
            if s.known_by[c] >> viewer & 1:
                s.known_by[c] -= 1 << viewer


def mind() -> Mind[State]:
    found = json.loads(Path(__file__).with_name("mind.json").read_text(encoding="utf-8"))
    return Mind(
        weights=found["weights"],
        estimate=[found["estimate"][name] for name in FEATURES],
        preferences={
            "bid": liking.prefer_bid,
            "name": liking.prefer_name,
            "wish_for": liking.prefer_wish_for,
            "take_in_return": liking.prefer_take_in_return,
            "demand": liking.prefer_demand,
            "get_rid_of": liking.prefer_to_lose,
            "send_away": liking.prefer_to_lose,
            "hide": liking.prefer_hide,
            "show_all": liking.prefer_show_all,
            "re_pair": liking.prefer_re_pair,
            "swap": liking.prefer_swap,
            "stay": liking.prefer_stay,
            "try_for_six": liking.prefer_try_for_six,
            "stop": liking.prefer_stop,
            "start_on": liking.prefer_start_on,
        },
        features=features,
        features_named=FEATURES,
        win_only=True,
        outcome=what_was_rolled,
        forget=forget,
        by_habit=is_habit,
        ponder=liking.ponder,
        notes=liking.NOTES,
        levels=2,
    )
