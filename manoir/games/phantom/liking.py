"""How a bot of Phantom likes each choice: one preference for each kind, weighed by mind.json.

Most of it asks one question of a zone: with so much more terror, would whoever is there be caught,
and by whom?
"""

from __future__ import annotations

from manoir.games.phantom.components import (
    A_GHOST,
    CHARMER,
    FAMILY_OF,
    HOWLER,
    INVOKER,
    KIND_OF,
    KNOCKER,
    NOWHERE,
    PEOPLE,
    PILE,
    QUEEN,
    SQUATTER,
    ZONES,
)
from manoir.games.phantom.rules.apparitions import (
    of_family,
    open_from,
    spaces,
    terror,
)
from manoir.games.phantom.rules.capturing import worth
from manoir.games.phantom.rules.ghosts import lair_of, owner_of
from manoir.games.phantom.rules.people import are_adjacent, threshold, zone_of
from manoir.games.phantom.rules.places import is_between
from manoir.games.phantom.state import State
from manoir.kit import rule
from manoir.kit.mind import Floats

# The places of their weights.
(
    CATCH,  # a card that captures, for each point
    NEARER,  # terror where somebody is, the nearer the better
    LOADED,  # terror where nobody is
    OPENED,  # the first room of a zone
    WASTED,  # each space of a room that a place closes
    CAPACITY,  # each space that a place brings
    GHOST_LAID,
    PLACE_LAID,
    CHARMED,  # a Charmer who catches with what he brings
    CHARMS,  # one who only brings
    HOWLED,  # a Howler who chases somebody the other player nearly has
    HOWLS_AWAY,  # one who chases somebody one nearly has
    KNOCKED,  # terror that a Knocker can drive out
    SUMMONED,  # a Queen with somebody to summon
    INVOKED,  # terror that an Invoker finds
    SQUATTED,  # a Squatter with a room to take
    LED,  # a place between zones that catches with whom it brings
    STOPPED,
    STOPPED_FULL,  # for each card in hand
    MINE,  # somebody goes where one would catch
    THEIRS,  # somebody goes where the other player would
    STRANGER,
    UNDER,  # under the pile
    TAKEN,  # terror taken from the other player
    GIVEN,  # a ghost of the other player that comes nearer
    EXCHANGED,
    ENOUGH,
    DRAWN_GHOST,
    BALANCE,  # ghosts in hand beyond places
    KEPT,  # terror that is put away
    SORT,  # a ghost rather than a place is put away
) = range(31)


@rule
def brings(s: State, p: int, zone: int, ghost: int) -> int:
    """The terror that a ghost would add."""
    if KIND_OF[ghost] == QUEEN:
        return of_family(s, p, zone, FAMILY_OF[ghost]) + 1
    if KIND_OF[ghost] == SQUATTER:
        return s.rooms_n[p, zone]
    return s.ghost_terror[ghost]


@rule
def somebody(s: State, zone: int) -> int:
    """Who is there, the first if there are several."""
    for person in range(PEOPLE):
        if s.here[zone, person] == 1:
            return person
    return NOWHERE


@rule
def grip(s: State, p: int, zone: int, person: int, more: int) -> float:
    """How nearly a player with so much more terror would have this person: 1 is caught, and half
    the way counts a quarter."""
    if s.rooms_n[p, zone] == 0:
        return 0.0
    share = (terror(s, p, zone) + more) / threshold(s, person)
    return 1.0 if share >= 1.0 else share * share


@rule
def liked_terror(s: State, w: Floats, zone: int, more: int) -> float:
    """What more terror of one's own does in a zone."""
    person = somebody(s, zone)
    if person == NOWHERE:
        return w[LOADED] * more
    now = grip(s, s.actor, zone, person, 0)
    then = grip(s, s.actor, zone, person, more)
    liked = w[NEARER] * (then - now)
    if then >= 1.0 and s.here_n[zone] == 1:
        liked += w[CATCH] * worth(s, person)
    return liked


@rule
def catches_neighbour(s: State, zone: int, more: int) -> float:
    """The points of the best character next door who would be caught here."""
    best = 0.0
    if s.here_n[zone] > 0:
        return best
    for person in range(PEOPLE):
        is_near = are_adjacent(zone, zone_of(s, person))
        if is_near and grip(s, s.actor, zone, person, more) >= 1.0:
            best = max(best, float(worth(s, person)))
    return best


# ---- laying --------------------------------------------------------------------------------------


@rule
def prefer_lay_ghost(s: State, w: Floats, ghost: int, zone: int) -> float:
    more = brings(s, s.actor, zone, ghost)
    kind = KIND_OF[ghost]
    if kind == HOWLER:
        return w[GHOST_LAID] + w[LOADED] * more + liked_howl(s, w, zone)
    liked = w[GHOST_LAID] + liked_terror(s, w, zone, more)
    q = 1 - s.actor
    if kind == CHARMER:
        liked += w[CHARMS] + w[CHARMED] * catches_neighbour(s, zone, more)
    elif kind == KNOCKER:
        liked += w[KNOCKED] * terror_of_open_room(s, q, zone)
    elif kind == QUEEN:
        liked += w[SUMMONED] * terror_of_open_room(s, q, zone)
    elif kind == INVOKER:
        if s.ghost_discard_n > 0 and spaces(s, s.actor, zone) > 1:
            liked += w[INVOKED]
    elif s.rooms_n[q, zone] > 0 and open_from(s, q, zone) == s.ghosts_n[q, zone]:
        liked += w[SQUATTED]
    return liked


@rule
def liked_howl(s: State, w: Floats, zone: int) -> float:
    liked = 0.0
    for person in range(PEOPLE):
        if s.here[zone, person] == 1:
            liked += w[HOWLED] * grip(s, 1 - s.actor, zone, person, 0)
            liked += w[HOWLS_AWAY] * grip(s, s.actor, zone, person, 0)
    return liked


@rule
def terror_of_open_room(s: State, q: int, zone: int) -> int:
    total = 0
    for i in range(open_from(s, q, zone), s.ghosts_n[q, zone]):
        total += max(1, s.ghost_terror[s.ghosts[q, zone, i]])
    return total


@rule
def prefer_lay_place(s: State, w: Floats, place: int, zone: int) -> float:
    more = s.place_terror[place]
    liked = w[PLACE_LAID] + w[CAPACITY] * s.capacity[place] + liked_terror(s, w, zone, more)
    if s.rooms_n[s.actor, zone] == 0:
        liked += w[OPENED]
    else:
        liked += w[WASTED] * spaces(s, s.actor, zone)
    if is_between(place):
        liked += w[LED] * catches_neighbour(s, zone, more)
    return liked


@rule
def prefer_stop(s: State, w: Floats) -> float:
    many = s.hand_ghosts_n[s.actor] + s.hand_places_n[s.actor]
    return w[STOPPED] + w[STOPPED_FULL] * many / 10


# ---- characters ----------------------------------------------------------------------------------


@rule
def prefer_capture(s: State, w: Floats, person: int) -> float:
    return float(worth(s, person))


@rule
def liked_there(s: State, w: Floats, person: int, zone: int) -> float:
    """Somebody in a zone: good where one nearly has them, bad where the other player does."""
    alone = 1.0 if s.here_n[zone] == 0 else 0.3
    mine = grip(s, s.actor, zone, person, 0)
    theirs = grip(s, 1 - s.actor, zone, person, 0)
    return alone * worth(s, person) * (w[MINE] * mine + w[THEIRS] * theirs)


@rule
def prefer_brought(s: State, w: Floats, person: int) -> float:
    """A Charmer, or a place between zones."""
    here = liked_there(s, w, person, s.zone)
    return here - liked_there(s, w, person, zone_of(s, person))


@rule
def prefer_charm_stranger(s: State, w: Floats) -> float:
    return w[STRANGER]


@rule
def prefer_chase(s: State, w: Floats, person: int, goal: int) -> float:
    return w[UNDER] if goal == PILE else liked_there(s, w, person, goal)


# ---- ghosts and places on the table --------------------------------------------------------------


@rule
def prefer_knock(s: State, w: Floats, ghost: int) -> float:
    return float(brings(s, 1 - s.actor, s.zone, ghost))


@rule
def prefer_summon(s: State, w: Floats, ghost: int) -> float:
    q, zone = owner_of(s, ghost), lair_of(s, ghost)
    liked = liked_terror(s, w, s.zone, brings(s, s.actor, s.zone, ghost))
    if q != s.actor:
        return liked + w[TAKEN] * brings(s, q, zone, ghost)
    if zone == s.zone:
        return 0.0
    return liked - liked_terror(s, w, zone, brings(s, q, zone, ghost))


@rule
def prefer_pull(s: State, w: Floats, ghost: int) -> float:
    q = owner_of(s, ghost)
    more = brings(s, q, s.zone, ghost)
    return liked_terror(s, w, s.zone, more) if q == s.actor else w[GIVEN]


@rule
def prefer_squat(s: State, w: Floats) -> float:
    return w[TAKEN]


@rule
def prefer_exchange(s: State, w: Floats, place: int) -> float:
    liked = w[EXCHANGED]
    for zone in range(ZONES):
        if s.rooms_n[s.actor, zone] == 0 and s.turned[zone] == 0:
            liked -= w[OPENED] / 4
    return liked


@rule
def prefer_enough(s: State, w: Floats) -> float:
    return w[ENOUGH]


# ---- hands ---------------------------------------------------------------------------------------


@rule
def prefer_draw(s: State, w: Floats, sort: int) -> float:
    beyond = s.hand_ghosts_n[s.actor] - s.hand_places_n[s.actor]
    return w[DRAWN_GHOST] - w[BALANCE] * beyond / 4 if sort == A_GHOST else 0.0


@rule
def prefer_discard_ghost(s: State, w: Floats, ghost: int) -> float:
    return w[SORT] - w[KEPT] * max(1, s.ghost_terror[ghost])


@rule
def prefer_discard_place(s: State, w: Floats, place: int) -> float:
    return -w[KEPT] * s.capacity[place]
