"""What lies on the table of Phantom, and who may see it.

An apparition is kept as its places in a row and its ghosts in a row. `opened_at` says how many
ghosts lay there when a place was laid, so the open room is whatever lies behind the last place:
nothing has to be opened or closed.
"""

from __future__ import annotations

from manoir.games.phantom.components import (
    CAPACITY,
    DEALT,
    DRAWS,
    EASIER,
    GHOST,
    GHOST_TERROR,
    GHOSTS,
    HAND_LIMIT,
    HARDER,
    MOST_POINTS,
    MOST_ROOMS,
    PEOPLE,
    PERSON,
    PLACE,
    PLACE_TERROR,
    PLACES,
    POINTS_TO_WIN,
    QUIET_TURNS,
    REVISED,
    RULES,
    SEAT,
    STEP,
    THRESHOLD,
    TURN_LIMIT,
    ZONE,
)
from manoir.kit import FLAG, Record, between, everyone, field, nobody, option, owner, upto

MOST_DRAWS, LARGEST_HAND, MOST_TURNS = 6, 20, 60


class State(Record):
    rules = option("which rules are played", of=RULES, default=REVISED)
    arrivals = option("somebody enters an empty house", of=FLAG, default=0)
    threshold = option(
        "terror that captures each character",
        PERSON,
        of=between(1, 20),
        default=THRESHOLD,
        presets={"middle": THRESHOLD, "easier": EASIER, "harder": HARDER},
        reconstructed=True,
    )
    ghost_terror = option(
        "terror of each ghost, where it is printed",
        GHOST,
        of=upto(9),
        default=GHOST_TERROR,
        reconstructed=True,
    )
    place_terror = option(
        "terror of each place", PLACE, of=upto(9), default=PLACE_TERROR, reconstructed=True
    )
    capacity = option(
        "ghosts that each place can hold", PLACE, of=upto(4), default=CAPACITY, reconstructed=True
    )
    ghost_cards = option("ghosts in the box", GHOST, of=FLAG, default=(1,) * GHOSTS)
    place_cards = option("places in the box", PLACE, of=FLAG, default=(1,) * PLACES)
    people = option("characters in the box", PERSON, of=FLAG, default=(1,) * PEOPLE)
    goal = option("points that win", of=between(1, MOST_POINTS), default=POINTS_TO_WIN)
    dealt = option("cards of each sort dealt", of=between(1, 5), default=DEALT)
    draws = option("cards drawn in a turn", of=upto(MOST_DRAWS), default=DRAWS)
    hand_limit = option(
        "cards to hold at the end of a turn", of=between(1, LARGEST_HAND), default=HAND_LIMIT
    )
    turn_limit = option(
        "turns of each player that end the game", of=between(1, MOST_TURNS), default=TURN_LIMIT
    )

    first = field("who began", of=SEAT, seen=everyone)
    actor = field("whose turn it is", of=SEAT, seen=everyone)
    step = field("what is being asked", of=STEP, seen=everyone)
    zone = field("where the last card was laid", of=ZONE, seen=everyone)
    turned = field("zones that are done this turn", ZONE, of=FLAG, seen=everyone)
    exchanged = field("places put away by the Squatter", of=upto(PLACES), seen=everyone)
    to_draw = field("cards still to draw", of=upto(PLACES), seen=everyone)
    turns = field("turns finished", of=upto(2 * MOST_TURNS), seen=everyone)
    stirred = field("something happened this turn", of=FLAG, seen=everyone)
    quiet = field("turns in a row without anything", of=upto(QUIET_TURNS), seen=everyone)
    over = field("the game is over", of=FLAG, seen=everyone)
    points = field("points", SEAT, of=upto(MOST_POINTS), seen=everyone)

    here_n = field("characters in each zone", ZONE, of=upto(PEOPLE), seen=everyone)
    here = field(
        "who is in each zone", ZONE, PERSON, of=FLAG, seen=everyone, length=here_n, zone=True
    )
    captured_n = field("characters captured", SEAT, of=upto(PEOPLE), seen=everyone)
    captured = field(
        "who was captured by whom",
        SEAT,
        PERSON,
        of=FLAG,
        seen=everyone,
        length=captured_n,
        zone=True,
    )
    pile_n = field("characters in the pile, unknown", of=upto(PEOPLE), seen=everyone)
    pile = field(
        "these characters, top last", PEOPLE, of=PERSON, seen=nobody, length=pile_n, zone=True
    )
    below_n = field("characters below them, known", of=upto(PEOPLE), seen=everyone)
    below = field(
        "these characters, top last", PEOPLE, of=PERSON, seen=everyone, length=below_n, zone=True
    )

    rooms_n = field("places in each apparition", SEAT, ZONE, of=upto(MOST_ROOMS), seen=everyone)
    rooms = field(
        "the places, last laid last",
        SEAT,
        ZONE,
        MOST_ROOMS,
        of=PLACE,
        seen=everyone,
        length=rooms_n,
        zone=True,
    )
    opened_at = field(
        "ghosts that lay before each place",
        SEAT,
        ZONE,
        MOST_ROOMS,
        of=upto(GHOSTS),
        seen=everyone,
        length=rooms_n,
    )
    ghosts_n = field("ghosts in each apparition", SEAT, ZONE, of=upto(GHOSTS), seen=everyone)
    ghosts = field(
        "the ghosts, last laid last",
        SEAT,
        ZONE,
        GHOSTS,
        of=GHOST,
        seen=everyone,
        length=ghosts_n,
        zone=True,
    )

    hand_ghosts_n = field("ghosts in hand", SEAT, of=upto(GHOSTS), seen=everyone)
    hand_ghosts = field(
        "which ghosts in hand", SEAT, GHOST, of=FLAG, seen=owner, length=hand_ghosts_n, zone=True
    )
    hand_places_n = field("places in hand", SEAT, of=upto(PLACES), seen=everyone)
    hand_places = field(
        "which places in hand", SEAT, PLACE, of=FLAG, seen=owner, length=hand_places_n, zone=True
    )
    ghost_pile_n = field("ghosts to draw", of=upto(GHOSTS), seen=everyone)
    ghost_pile = field(
        "ghosts to draw, top last", GHOSTS, of=GHOST, seen=nobody, length=ghost_pile_n, zone=True
    )
    place_pile_n = field("places to draw", of=upto(PLACES), seen=everyone)
    place_pile = field(
        "places to draw, top last", PLACES, of=PLACE, seen=nobody, length=place_pile_n, zone=True
    )
    ghost_discard_n = field("ghosts put away", of=upto(GHOSTS), seen=everyone)
    ghost_discard = field(
        "ghosts put away, last on top",
        GHOSTS,
        of=GHOST,
        seen=everyone,
        length=ghost_discard_n,
        zone=True,
    )
    place_discard_n = field("places put away", of=upto(PLACES), seen=everyone)
    place_discard = field(
        "which places were put away",
        PLACE,
        of=FLAG,
        seen=everyone,
        length=place_discard_n,
        zone=True,
    )

    # What everybody can work out. When a pile is made anew, all its cards that lie nowhere else are
    # in the two hands; whoever holds some of them knows that the other holds the rest.
    held_ghosts = field("ghosts sure to be in a hand", GHOST, of=FLAG, seen=everyone)
    held_ghosts_n = field("how many of them each one has", SEAT, of=upto(GHOSTS), seen=everyone)
    held_places = field("places sure to be in a hand", PLACE, of=FLAG, seen=everyone)
    held_places_n = field("how many of them each has", SEAT, of=upto(PLACES), seen=everyone)
