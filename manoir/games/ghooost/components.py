"""What is in the box of Ghooost!: data, and only data.

Not printed in the rulebook and therefore reconstructed: how many Miss Copy and Kitty there are
(two reviews of the game agree on four and two), and the names of the nine common ghosts (ours).
"""

from __future__ import annotations

from typing import Annotated

from manoir.kit import between, named, seats, upto

SEAT = seats(6)

# Kitty has no scare value and comes first; then 1 to 14; Miss Copy has the value she copies.
GHOST = named(
    "Ghost",
    "kitty scooty draplo cerberus mortimer zombibi momicha vampirette twist pirat-os banshia "
    "skeletum igor comte-croc faucheuse miss-copy",
)
KITTY, SCOOTY, CERBERUS, TWIST, SKELETUM, IGOR, COPY = 0, 1, 3, 8, 11, 12, 15
LOWEST, HIGHEST = 1, 14
NOTHING = 0  # where a ghost could be named and there is none

FAMILY = named("Family", "common fearless special scary")
COMMON, FEARLESS, SPECIAL, SCARY = range(4)
FAMILIES = {
    KITTY: FEARLESS,
    SCOOTY: FEARLESS,
    CERBERUS: SCARY,
    TWIST: SPECIAL,
    SKELETUM: SPECIAL,
    IGOR: SCARY,
    COPY: SPECIAL,
}

FOUR_COPIES = (2, *[4] * 14, 4)
TWO_COPIES = (4, *[4] * 14, 2)
CARDS = 64  # both decks have 62; a deck of one's own may have four of every kind

HAND_SIZE = 4
MANSION_SIZE = {2: 12, 3: 10, 4: 8, 5: 6, 6: 4}
LARGEST_MANSION = 12
QUARTET = 4

PATIENCE = 200
BOOS_TO_LOSE = 2
MOST_DEALS = 24

Seat = Annotated[int, SEAT]
Ghost = Annotated[int, GHOST]
Value = Annotated[int, GHOST[LOWEST : HIGHEST + 1]]
Many = Annotated[int, between(1, 4)]
Copies = Annotated[int, upto(4)]
Cards = Annotated[int, upto(CARDS)]
Place = Annotated[int, between(1, 6)]
Points = Annotated[int, upto(2)]
Boos = Annotated[int, upto(MOST_DEALS)]
Deal = Annotated[int, between(1, MOST_DEALS)]
