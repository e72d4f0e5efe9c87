"""What is in the box of Phantoms of Halloween: data, and only data.

Not printed in the rulebook and therefore reconstructed: the track (its length, the order of its
squares and the amounts on them), and who the 26 characters are. Whoever owns the box lays its own
track over ours by the options `squares`, `track` and `amounts`.
"""

from __future__ import annotations

from typing import Annotated

from manoir.kit import between, named, seats, upto

SEAT = seats(6)
NOBODY = -1
SEAT_OR_NOBODY = SEAT[NOBODY:6]
EVERY_SEAT = (1 << 6) - 1  # sets of seats are kept as a bit for each

CHARACTER = named(
    "Character",
    "witch vampire werewolf devil zombie mummy skeleton ghost-sheet pumpkin-head black-cat "
    "scarecrow monster mad-scientist hangman ogre goblin banshee bat spider pirate gravedigger "
    "fortune-teller clown raven reaper count",
)
CHARACTERS = 26
EVERY_CHARACTER = (1 << CHARACTERS) - 1

# Ghosts first, then disguises: so a place in this list ranks what it is worth.
POINTS = named("Points", "-25 -20 -15 -10 -5 +5 +10 +15 +20 +30")
WORTH = (-25, -20, -15, -10, -5, 5, 10, 15, 20, 30)
KINDS = 10
CARDS = (1, 2, 3, 3, 3, 3, 3, 3, 3, 2)
LEAST_POINTS, MOST_POINTS = -155, 210

# What somebody remembers of a character: nothing, or the points that were seen on it.
MEMORY = named("Memory", "nothing -25 -20 -15 -10 -5 +5 +10 +15 +20 +30")

SQUARE = named("Square", "black green red auction draw exchange sell halloween unmask phew")
BLACK, GREEN, RED, AUCTION, DRAW, EXCHANGE, SELL, HALLOWEEN, UNMASK, PHEW = range(10)

# The track: two equal halves, each beginning with a black square.
HALF = (
    (BLACK, 0),
    (GREEN, 3),
    (AUCTION, 0),
    (DRAW, 4),
    (RED, 3),
    (EXCHANGE, 0),
    (AUCTION, 0),
    (GREEN, 5),
    (HALLOWEEN, 0),
    (UNMASK, 0),
    (DRAW, 6),
    (SELL, 0),
    (GREEN, 4),
    (AUCTION, 0),
    (PHEW, 0),
    (RED, 5),
)
SQUARES = 32
MOST_SQUARES = 40
REST = (0,) * (MOST_SQUARES - SQUARES)
TRACK = tuple(square for square, _ in HALF * 2) + REST
AMOUNTS = tuple(amount for _, amount in HALF * 2) + REST
MOST_AMOUNT = 9

DIE = 6
TRIES = 3
STAYS = 2  # turns that one may stay on a green or red square after arriving

MONEY = 20
HIGHEST_BID = 60
ROUNDS = 150
MOST_ROUNDS = 200
# All that the bank can have paid out, and all that the players brought.
MOST_CASH = 6 * (MOST_ROUNDS * MOST_AMOUNT + HIGHEST_BID)

# Why a character is up for auction.
REASON = named("Reason", "stump sale debt party")
STUMP, SALE, DEBT, PARTY = range(4)

Seat = Annotated[int, SEAT]
Character = Annotated[int, CHARACTER]
Points = Annotated[int, POINTS]
Place = Annotated[int, upto(MOST_SQUARES - 1)]
Square = Annotated[int, SQUARE]
Reason = Annotated[int, REASON]
Die = Annotated[int, between(1, DIE)]
Price = Annotated[int, between(1, HIGHEST_BID)]
Cash = Annotated[int, upto(MOST_CASH)]
Score = Annotated[int, between(LEAST_POINTS, MOST_POINTS)]
