"""What a bot knows of The Phantom Society: how it likes each choice, what its prospects hang on.

The numbers in mind.json were found by self-play: the weights of the preferences by trying, those of
the estimate by fitting played games.
"""

from __future__ import annotations

import json
from pathlib import Path

from manoir.games.phantom_society.components import (
    CHAIRS,
    DIRECTIONS,
    HUNTER,
    MASTER,
    NOWHERE,
    PLACES,
    PLAY,
)
from manoir.games.phantom_society.knowledge import believe, has_one_master
from manoir.games.phantom_society.rules import (
    colour_of,
    first_room,
    ghosts_left,
    is_masters_chair,
    next_place,
    value_of,
    whose_turn,
)
from manoir.games.phantom_society.state import State
from manoir.kit import Row, rule
from manoir.kit.mind import Floats, Mind

# ---- preferences: the places of their weights ----------------------------------------------------

(
    DEAR_FIRST,  # laying: the dearer the room
    DEAR_INSIDE,  # masters lay dear rooms where much can be reached, hunters where little can
    BID_AWAY,  # each thousand that a bid is away from the even target
    INSIDE,  # hiding: the more neighbours a room has
    FINDING,  # hunters: a ghost, by the belief in it
    COST,  # each thousand that a room costs, by the chance that nothing is in it
    LOSING,  # it would be the last room that the ghosts need
    WORTH,  # masters: each thousand of the room
    EXPOSED,  # the belief in the places of the own ghosts, afterwards
    BETRAYAL,  # an own ghost lies under it
    WINNING,
) = range(11)

# Behind the weights, what is pondered once for a decision: how likely a ghost lies at each place,
# of the first master and of the other, room to find that out, and sums for each colour. Last stands
# whether whoever plays looks ahead.
BELIEF = 11
OTHER = PLACES + 1  # from the first master's to the other's
SHARE = BELIEF + 4 * OTHER
FORESIGHT = SHARE + CHAIRS
NOTES = FORESIGHT + 1 - BELIEF
HARDLY = 1e-6

# The target at which, between equals, it does not matter who plays the ghosts: on floors laid
# without roles, by the number of players, for those who play by habit and for those who look ahead.
# With two of the latter the ghosts are ahead even at the highest bid. Found by sweeps, kept in
# bench/results/phantom-society-target.jsonl; docs/phantom-society.md says how to read them.
EVEN_TARGET = ((0, 0, 52, 49, 47), (0, 0, 59, 57, 52))
MIDDLE_VALUE, MIDDLE_REACH = 3.0, 5.5


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
    """10.4 Whoever bids the even target has the ghosts at a lower one, or hunts at the even one:
    neither is a mistake, whatever the other side bids."""
    return w[BID_AWAY] * abs(bid - EVEN_TARGET[int(w[FORESIGHT])][s.players])


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
    """The masters' secrets are not looked at, even where a world is imagined: a hunter would not
    know them."""
    value, believed = value_of(s.room[place]), belief(w, place)
    liked = w[FINDING] * believed + w[COST] * (1.0 - believed) * value
    if s.damage + value >= s.goal:
        liked += w[LOSING] * (1.0 - believed)
    return liked


@rule
def belief(w: Floats, place: int) -> float:
    """How much hunters believe that a ghost lies there."""
    return w[BELIEF + place] + w[BELIEF + OTHER + place]


@rule
def prefer_devastating(s: State, w: Floats, place: int) -> float:
    """Dear rooms after which the own ghosts are no more believed in than before."""
    value = value_of(s.room[place])
    if s.ghost[colour_of(s.room[place])] == place:
        return w[BETRAYAL]
    liked = w[WORTH] * value + w[EXPOSED] * exposed_by(s, w, place)
    if s.damage + value >= s.goal:
        liked += w[WINNING]
    return liked


# ---- what hunters believe ------------------------------------------------------------------------


@rule
def ponder(s: State, w: Floats, left: Row, able: Row) -> None:
    """What hunters know, exactly: masters ponder it too, to see what their turns give away."""
    if s.step == PLAY:
        believe(s, left, able, w, BELIEF)


@rule
def master_of_turn(s: State, turn: int) -> int:
    """Where the beliefs in the ghosts of that turn's master begin: 0, or OTHER."""
    return OTHER if turn % 4 == 3 and not has_one_master(s) else 0


@rule
def add_up_sources(s: State, w: Floats, taken: int, turn: int) -> None:
    """For each colour: how likely its ghost lay where this turn could be made from, and was that
    master's."""
    for colour in range(CHAIRS):
        w[SHARE + colour] = 0.0
    at = BELIEF + master_of_turn(s, turn)
    for direction in range(DIRECTIONS):
        source = first_room(s, taken, direction, turn)
        if source != NOWHERE:
            w[SHARE + colour_of(s.room[source])] += w[at + source]


@rule
def by_others(s: State, w: Floats, colour: int) -> float:
    """How likely a ghost of another colour made the turn."""
    none = 1.0
    for other in range(s.colours):
        if other != colour:
            none = none * (1.0 - w[SHARE + other])
    return max(HARDLY, 1.0 - none)


@rule
def exposed_by(s: State, w: Floats, place: int) -> float:
    """How much hunters would believe in the true places of the ghosts after this room is taken:
    each colour is judged by itself, given what is believed of the others."""
    now = s.turns + 1
    add_up_sources(s, w, place, now)
    mine = master_of_turn(s, now)
    exposed = 0.0
    for colour in range(s.colours):
        if s.revealed[colour] == NOWHERE:
            ghost, others, share = s.ghost[colour], by_others(s, w, colour), w[SHARE + colour]
            fits = belief(w, ghost) * others
            if is_source(s, place, ghost, now):
                fits += w[BELIEF + mine + ghost] * (1.0 - others)
            exposed += fits / (share + (1.0 - share) * others)
    return exposed


@rule
def is_source(s: State, taken: int, place: int, turn: int) -> bool:
    for direction in range(DIRECTIONS):
        if first_room(s, taken, direction, turn) == place:
            return True
    return False


# ---- the estimate: what makes it likely that the ghosts win --------------------------------------

FEATURES = "masters missing ghosts few turn early".split()


@rule
def features(s: State, p: int, x: Floats) -> None:
    """For a master; for a hunter the same with the other sign."""
    for k in range(6):
        x[k] = 0.0
    if s.role[p] != MASTER and s.role[p] != HUNTER:
        return
    x[0] = 1.0
    x[1] = (s.goal - s.damage) / 50
    x[2] = ghosts_left(s) / 4
    x[3] = 1.0 if ghosts_left(s) == 1 else 0.0
    x[4] = 1.0 if s.step == PLAY and is_masters_chair(s, s.turn) else 0.0
    x[5] = 1.0 if s.step != PLAY else 0.0
    if s.role[p] == HUNTER:
        for k in range(6):
            x[k] = -x[k]


# ---- what was turned up --------------------------------------------------------------------------


@rule
def outcome(s: State) -> int:
    """What a turn and the answer to it have shown: the room that fell last, and how many ghosts are
    left. Without that a search would plan for hunters who do not look at what they find."""
    last = NOWHERE
    for place in range(1, PLACES + 1):
        if s.turns > 0 and s.fell[place] == s.turns:
            last = place
    return last * (CHAIRS + 1) + ghosts_left(s)


# ---- who thinks how ------------------------------------------------------------------------------


@rule
def team_of(s: State, p: int) -> int:
    return s.teams[p]


@rule
def by_habit(s: State, viewer: int, p: int) -> bool:
    """Laying, bidding and hiding are done by habit: what is best there is to be hard to read. And
    the other side is thought of as people of habit: hunters do not see the ghosts as masters do."""
    return s.step != PLAY or s.role[viewer] != s.role[p]


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
        outcome=outcome,
        by_habit=by_habit,
        ponder=ponder,
        notes=NOTES,
        foresight=FORESIGHT,
        levels=3,
    )
