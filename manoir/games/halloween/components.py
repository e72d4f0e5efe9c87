"""What is in the box of Halloween, but for its cards (cards.py): data, and only data.

Not printed in the rulebook and therefore reconstructed: the names of hospital, town hall and
cinema, which buildings stand side by side, and the 6 points for a yellow haunting (between a
printed 4 and a printed 8). The map and the points are options.
"""

from __future__ import annotations

from itertools import combinations
from typing import Annotated

from manoir.kit import named, seats, upto

SEAT = seats(4)

# ---- ghosts --------------------------------------------------------------------------------------

COLOURS = "blue green yellow orange red"
GHOST = named("Ghost", COLOURS)
TOKEN = named("Token", COLOURS)
BLUE, GREEN, YELLOW, ORANGE, RED = range(5)
GHOSTS_OF_A_COLOUR = 5
TOKENS_OF_A_COLOUR = 12
SIDES = (4, 6, 8, 10, 12)  # of the die of each colour
NEW_BLUES = 3

PAIR = named("Pair", " ".join("-".join(p) for p in combinations(COLOURS.split(), 2)))
PAIR_LOW = tuple(low for low, _ in combinations(range(5), 2))
PAIR_HIGH = tuple(high for _, high in combinations(range(5), 2))

# ---- the town ------------------------------------------------------------------------------------

# Two streets of three: church, school, hospital; town hall, police station, cinema.
BUILDINGS = "church school hospital town-hall police cinema"
BUILDING = named("Building", BUILDINGS)
BUILDINGS_N = 6
POLICE = 4
ROOM, ROOM_GRAND_MASTER = 6, 4

WAY = named("Way", " ".join("_".join(w) for w in combinations(BUILDINGS.split(), 2)))
SIDE_BY_SIDE = (
    "church_school school_hospital church_town-hall school_police hospital_cinema "
    "town-hall_police police_cinema"
).split()
WAYS = tuple(int(name in SIDE_BY_SIDE) for name in WAY.names)
# The way between two buildings, by 6 * one + other; a building has no way to itself.
WAY_BETWEEN = tuple(
    list(combinations(range(6), 2)).index((min(a, b), max(a, b))) if a != b else 0
    for a in range(6)
    for b in range(6)
)

HAUNT_POINTS = (2, 4, 6, 8, 10)
HAUNT_TOKENS, SHARED_TOKENS = 6, 2
MARK = named("Mark", "none " + COLOURS)  # where a haunt token lies in a building: colour + 1

# ---- a player's board ----------------------------------------------------------------------------

SECTION = named("Section", "first second third fourth")
SECTIONS, SECTIONS_GRAND_MASTER = 3, 4
ACTION = named("Action", "summon scare evolve move fight haunt")
SUMMON, SCARE, EVOLVE, MOVE, FIGHT, HAUNT = range(6)
ACTIONS_N = 6
DISCS = 12
FIRST_FEAR = 2
NEVER = 5  # the level of an action for which no ghost is strong enough

# ---- bonus tokens, two of each kind --------------------------------------------------------------

BONUS = named(
    "Bonus",
    "none any-pair green discs fear yellow higher-die point reroll rest blue plus-three any-move",
)
(
    NO_BONUS,
    ANY_PAIR,
    GREEN_TOKEN,
    THREE_DISCS,
    TWO_FEAR,
    YELLOW_TOKEN,
    HIGHER_DIE,
    ONE_POINT,
    REROLL,
    A_REST,
    BLUE_TOKEN,
    PLUS_THREE,
    ANY_MOVE,
) = range(13)
BONUS_KINDS = 13
BONUS_COPIES = 2
BONUS_SLOTS = 3
# What a token simply gives: points, Fear, ghost tokens, and their colour.
GIVES = {
    GREEN_TOKEN: (0, 0, 1, GREEN),
    TWO_FEAR: (0, 2, 0, 0),
    YELLOW_TOKEN: (0, 0, 1, YELLOW),
    ONE_POINT: (1, 0, 0, 0),
    BLUE_TOKEN: (0, 0, 1, BLUE),
}
BONUS_GIVES = tuple(GIVES.get(kind, (0, 0, 0, 0)) for kind in range(BONUS_KINDS))

# ---- the end -------------------------------------------------------------------------------------

CARDS_TO_END = 5
EMPTY_PILES_TO_END = 2
TRIPLE_POINTS = 5
ROUNDS = 100
MOST = 9999  # more points or Fear than any game gives

# ---- numbers as choices and events write them ----------------------------------------------------

Seat = Annotated[int, SEAT]
Ghost = Annotated[int, GHOST]
Token = Annotated[int, TOKEN]
Pair = Annotated[int, PAIR]
Building = Annotated[int, BUILDING]
Section = Annotated[int, SECTION]
Action = Annotated[int, ACTION]
Bonus = Annotated[int, BONUS[1:13]]
Die = Annotated[int, upto(1)]
Many = Annotated[int, upto(MOST)]
