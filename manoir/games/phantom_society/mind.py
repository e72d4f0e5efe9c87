"""What a bot knows of The Phantom Society: how it likes each choice, what its prospects hang on.

The numbers in mind.json were found by self-play: the weights of the preferences by trying, those of
the estimate by fitting played games.
"""

from __future__ import annotations

import json
from pathlib import Path

from manoir.games.phantom_society.components import (
    BARE,
    DIRECTIONS,
    HUNTER,
    MASTER,
    NOWHERE,
    PLACES,
    PLAY,
)
from manoir.games.phantom_society.knowledge import may_have_hidden
from manoir.games.phantom_society.rules import (
    colour_of,
    first_room,
    ghosts_left,
    is_masters_chair,
    is_standing,
    next_place,
    value_of,
    whose_turn,
)
from manoir.games.phantom_society.state import State
from manoir.kit import rule
from manoir.kit.mind import Floats, Mind

# ---- preferences: the places of their weights ----------------------------------------------------

(
    DEAR_FIRST,  # laying: the dearer the room
    DEAR_INSIDE,  # masters lay dear rooms where much can be reached, hunters where little can
    BID_AWAY,  # each thousand that a bid is away from an even game
    INSIDE,  # hiding: the more neighbours a room has
    COST,  # hunters: each thousand that a room costs if nothing is in it
    SUSPECT,  # how strongly the turns of the ghosts point at it
    FEW_LEFT,  # the fewer rooms are left for the ghost of its colour
    LOSING,  # it would be the last room that the ghosts need
    WORTH,  # masters: each thousand of the room
    TRACE,  # it points at own ghosts
    AGAIN,  # at own ghosts that are suspected already
    BETRAYAL,  # an own ghost lies under it
    WINNING,
) = range(13)

EVEN_BID = 47
MIDDLE_VALUE, MIDDLE_REACH = 3.0, 5.5
# A turn that a revealed ghost explains points as little at the others as if so many more might have
# taken it.
EXPLAINED = 3


@rule
def reach_of(s: State, place: int) -> int:
    """5.1 How many neighbours a place has: three in a corner, eight inside."""
    many = 0
    for direction in range(DIRECTIONS):
        if next_place(s, place, direction) != NOWHERE:
            many += 1
    return many


@rule
def prefer_pick(s: State, w: Floats, tile: int) -> float:
    return w[DEAR_FIRST] * value_of(tile)


@rule
def prefer_put(s: State, w: Floats, place: int) -> float:
    """2.3 Masters want dear rooms inside, hunters in the corners; before roles are known both."""
    role = s.role[whose_turn(s)]
    liked = w[DEAR_INSIDE] * (value_of(s.held) - MIDDLE_VALUE) * (reach_of(s, place) - MIDDLE_REACH)
    if role == MASTER:
        return liked
    return -liked if role == HUNTER else 0.0


@rule
def prefer_make_bid(s: State, w: Floats, bid: int) -> float:
    return w[BID_AWAY] * abs(bid - EVEN_BID)


@rule
def prefer_hide(s: State, w: Floats, place: int) -> float:
    return w[INSIDE] * reach_of(s, place)


@rule
def prefer_take(s: State, w: Floats, place: int) -> float:
    if is_masters_chair(s, s.turn):
        return prefer_devastating(s, w, place)
    return prefer_hunting(s, w, place)


@rule
def prefer_hunting(s: State, w: Floats, place: int) -> float:
    """Cheap rooms at which much points. The masters' secrets are not looked at, even where a world
    is imagined: a hunter would not know them."""
    value = value_of(s.room[place])
    liked = w[COST] * value
    if s.damage + value >= s.goal:
        liked += w[LOSING]
    if may_have_hidden(s, place):
        liked += w[SUSPECT] * evidence(s, place) + w[FEW_LEFT] / rooms_like(s, place)
    return liked


@rule
def evidence(s: State, place: int) -> float:
    """How strongly the turns of the ghosts point at a room: each by the share that it has among all
    rooms from which that turn could have been made."""
    found = 0.0
    for taken in range(1, PLACES + 1):
        turn = s.fell[taken]
        if turn % 2 == 1 and are_in_line(taken, place) and is_source(s, taken, place, turn):
            found += 1.0 / sources(s, taken, turn)
    return found


@rule
def are_in_line(one: int, other: int) -> bool:
    down = (one - 1) // 6 - (other - 1) // 6
    right = (one - 1) % 6 - (other - 1) % 6
    return down == 0 or right == 0 or down == right or down == -right


@rule
def is_source(s: State, taken: int, place: int, turn: int) -> bool:
    for direction in range(DIRECTIONS):
        if first_room(s, taken, direction, turn) == place:
            return True
    return False


@rule
def sources(s: State, taken: int, turn: int) -> int:
    """From how many rooms this one can have been taken."""
    many = 0
    for direction in range(DIRECTIONS):
        source = first_room(s, taken, direction, turn)
        if source != NOWHERE and may_have_hidden(s, source):
            many += 1 if s.fell[source] == 0 else EXPLAINED
    return max(1, many)


@rule
def rooms_like(s: State, place: int) -> int:
    """How many rooms of this colour stand."""
    many, colour = 0, colour_of(s.room[place])
    for other in range(1, PLACES + 1):
        if is_standing(s, other) and colour_of(s.room[other]) == colour:
            many += 1
    return many


@rule
def prefer_devastating(s: State, w: Floats, place: int) -> float:
    """Dear rooms that point at nobody, or at many."""
    value = value_of(s.room[place])
    if s.ghost[colour_of(s.room[place])] == place:
        return w[BETRAYAL]
    liked = w[WORTH] * value
    if s.damage + value >= s.goal:
        liked += w[WINNING]
    now = s.turns + 1
    share = 1.0 / sources(s, place, now)
    for direction in range(DIRECTIONS):
        source = first_room(s, place, direction, now)
        if source != NOWHERE and s.ghost[colour_of(s.room[source])] == source:
            liked += share * (w[TRACE] + w[AGAIN] * evidence(s, source))
    return liked


# ---- the estimate: what makes it likely that the ghosts win --------------------------------------

FEATURES = "masters missing ghosts few suspected turn early".split()


@rule
def features(s: State, p: int, x: Floats) -> None:
    """For a master; for a hunter the same with the other sign."""
    for k in range(7):
        x[k] = 0.0
    if s.role[p] != MASTER and s.role[p] != HUNTER:
        return
    x[0] = 1.0
    x[1] = (s.goal - s.damage) / 10
    x[2] = ghosts_left(s)
    x[3] = 1.0 if ghosts_left(s) == 1 else 0.0
    if s.step == PLAY:
        for colour in range(s.colours):
            if s.revealed[colour] == NOWHERE:
                x[4] += evidence(s, s.ghost[colour])
        x[5] = 1.0 if is_masters_chair(s, s.turn) else 0.0
    else:
        x[6] = 1.0
    if s.role[p] == HUNTER:
        for k in range(7):
            x[k] = -x[k]


# ---- who thinks how ------------------------------------------------------------------------------


@rule
def side(s: State, p: int) -> int:
    return s.teams[p]


@rule
def by_habit(s: State, viewer: int, p: int) -> bool:
    """Laying, bidding and hiding are done by habit: what is best there is to be hard to read. And
    masters think of hunters as of people of habit, who do not see the ghosts as they do."""
    if s.step != PLAY:
        return True
    return s.role[viewer] == MASTER and s.role[p] == HUNTER


def mind() -> Mind[State]:
    found = json.loads(Path(__file__).with_name("mind.json").read_text(encoding="utf-8"))
    return Mind(
        weights=found["weights"],
        estimate=[found["estimate"][name] for name in FEATURES],
        preferences={
            "pick": prefer_pick,
            "put": prefer_put,
            "make_bid": prefer_make_bid,
            "hide": prefer_hide,
            "take": prefer_take,
        },
        features=features,
        worth=(0, 1),
        side=side,
        by_habit=by_habit,
    )
