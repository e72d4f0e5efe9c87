"""What is in the box of The Phantom Society: data, and only data.

Not printed in the rulebook and therefore reconstructed: which values the nine rooms of a colour
have. The print says only that they run from 1,000 to 6,000 pounds; the set taken here is the one
with which both printed targets come out fair.
"""

from __future__ import annotations

from typing import Annotated

from manoir.kit import between, named, seats, upto

SEAT = seats(4)

# Four chairs stand round the table, clockwise, one for each colour. Partners face each other. With
# fewer than four players somebody sits on two facing chairs: SEATED[players][chair] is the seat.
CHAIRS = 4
SEATED = ((0, 0, 0, 0), (0, 0, 0, 0), (0, 1, 0, 1), (0, 1, 0, 2), (0, 1, 2, 3))

COLOUR = named("Colour", "blue red green white")
COLOURS, VALUES = 4, 6

# A room by its colour and its value in thousands of pounds: blue-1 is 1, white-6 is 24.
TILE = named(
    "Tile",
    "bare "
    "blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 red-1 red-2 red-3 red-4 red-5 red-6 "
    "green-1 green-2 green-3 green-4 green-5 green-6 "
    "white-1 white-2 white-3 white-4 white-5 white-6",
)
BARE, TILES = 0, 24
MOST_ALIKE = 9


def rooms(*of_each_value: int) -> tuple[int, ...]:
    """The same rooms in every colour: how many have the value 1, 2, … 6."""
    return (0, *of_each_value * COLOURS)


# reconstructed
ROOMS_27 = rooms(2, 2, 2, 1, 1, 1)
ROOMS_24 = rooms(3, 2, 1, 2, 0, 1)
ROOMS_30 = rooms(1, 2, 2, 2, 1, 1)
ROOMS_33 = rooms(1, 1, 2, 2, 2, 1)

# The floor: columns a to f from the left, rows 1 to 6 from the top. Small floors are its top left.
PLACE = named(
    "Place",
    "nowhere a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 e2 f2 a3 b3 c3 d3 e3 f3 "
    "a4 b4 c4 d4 e4 f4 a5 b5 c5 d5 e5 f5 a6 b6 c6 d6 e6 f6",
)
NOWHERE, PLACES, WIDE = 0, 36, 6
# Eight directions: (down, right) of each.
DOWN = (-1, -1, -1, 0, 0, 1, 1, 1)
RIGHT = (-1, 0, 1, -1, 1, -1, 0, 1)
DIRECTIONS = 8

GHOSTS_OF_A_MASTER = 2
TARGET = {2: 50, 3: 45, 4: 45}
MOST_DAMAGE = MOST_ALIKE * VALUES * CHAIRS
MOST_TURNS = 2 * PLACES

# The Master Game: deck A bids 30, 32 … 58, deck B 31, 33 … 59 (thousands).
LOWEST_BID, HIGHEST_BID = 30, 59
MOST_GAMES = 9
MOST_POINTS = MOST_GAMES * (HIGHEST_BID - LOWEST_BID)

STEP = named("Step", "pick put bid hide play")
PICK, PUT, BID, HIDE, PLAY = range(5)
ROLE = named("Role", "undecided hunter master")
UNDECIDED, HUNTER, MASTER = range(3)
TEAM = named("Team", "first second")

Seat = Annotated[int, SEAT]
Team = Annotated[int, TEAM]
Colour = Annotated[int, COLOUR]
Tile = Annotated[int, TILE[1 : TILES + 1]]
Place = Annotated[int, PLACE[1 : PLACES + 1]]
Value = Annotated[int, between(1, VALUES)]
Damage = Annotated[int, upto(MOST_DAMAGE)]
Bid = Annotated[int, between(LOWEST_BID, HIGHEST_BID)]
Points = Annotated[int, upto(MOST_POINTS)]
Number = Annotated[int, between(1, MOST_GAMES)]
