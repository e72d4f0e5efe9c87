"""The 52 action cards as data: what each costs, when it works, what it gives, how it scores.

Not printed in the rulebook and therefore reconstructed: which cards are coloured, except card 12
("this one included"). In each of the five suggested sets four are coloured and four grey. An owner
of the box lays the true colours over ours with the option `coloured`.
"""

from __future__ import annotations

from typing import Annotated

from manoir.games.halloween.components import MOST
from manoir.kit import between, named

CARDS = 52
CARD = named("Card", "none " + " ".join(map(str, range(1, CARDS + 1))))
NO_CARD = 0
ON_DISPLAY = 8
CARD_PRICE = 3
OCCUPIED_POINTS = 3

COLOURED = (
    3, 4, 9, 12, 14, 15, 18, 21, 22, 24, 25, 26, 28, 29, 31, 34, 35, 37, 41, 42, 43, 44, 48, 49,
    50, 52,
)  # fmt: skip
IS_COLOURED = tuple(int(card in COLOURED) for card in range(CARDS + 1))

SETS = {
    "random": (0,) * ON_DISPLAY,
    "casper": (7, 12, 16, 27, 28, 29, 37, 51),
    "jacob-marley": (3, 11, 20, 24, 26, 32, 34, 45),
    "brown-lady": (12, 18, 19, 21, 23, 30, 51, 52),
    "bloody-mary": (3, 8, 13, 29, 33, 40, 41, 42),
    "amityville": (1, 4, 6, 15, 22, 23, 31, 46),
}

# ---- cards that give: what, on which occasion ----------------------------------------------------

(
    SUMMONED,  # a ghost came
    SUMMONING_DONE,  # whether or not one did
    SCARED,
    EVOLVED,
    WON,
    BEAT_WEAKER,
    BEAT_STRONGER,
    RESTED,
    PICKED_UP,
    OCCUPIED,
) = range(10)

# Occasion, card (0: everybody), then: points, Fear, Fear for each level of the ghost, ghost tokens.
REWARDS = (
    (SUMMONED, 0, 0, 0, 0, 1),
    (SUMMONED, 9, 0, 0, 0, 1),
    (SUMMONING_DONE, 32, 1, 0, 0, 0),
    (SCARED, 0, 0, 0, 1, 0),
    (SCARED, 51, 0, 1, 0, 0),
    (EVOLVED, 0, 0, 0, 0, 1),
    (EVOLVED, 29, 2, 0, 0, 0),
    (WON, 0, 0, 0, 0, 1),
    (WON, 11, 0, 0, 1, 0),
    (WON, 28, 0, 0, 0, 1),
    (BEAT_WEAKER, 3, 2, 0, 0, 0),
    (BEAT_STRONGER, 3, 3, 0, 0, 0),
    (RESTED, 19, 0, 2, 0, 0),
    (PICKED_UP, 10, 0, 0, 0, 1),
    (OCCUPIED, 0, OCCUPIED_POINTS, 0, 0, 0),
)
FRIGHT_CARD, FRIGHT, FRIGHT_POINTS = 37, 2, 1  # so much Fear by one action: a point
ORANGE_CARD, ORANGE_POINTS = 42, 2  # for each orange token
CHEAP_EVOLUTION_CARD, CHEAPER_BY = 13, 2
BOLD_CARD, BOLD_BONUS = 5, 1  # on the attacker's die

# ---- cards that score at the end -----------------------------------------------------------------

(
    COLOURED_CARDS,
    FEAR,
    LOWEST_SECTION,
    GHOST_TOKENS,
    RED_TOKENS,
    UNUSED_HAUNTS,
    RAINBOWS,
    POINTS,
) = range(8)

# Card, what is counted, how many make a set, points for each set. Card 41 counts what the others
# gave, so it stays last.
SCORES = (
    (12, COLOURED_CARDS, 1, 3),
    (21, FEAR, 3, 2),
    (22, LOWEST_SECTION, 1, 1),
    (26, GHOST_TOKENS, 2, 3),
    (27, RED_TOKENS, 1, 3),
    (31, UNUSED_HAUNTS, 1, 4),
    (40, RAINBOWS, 1, 12),
    (41, POINTS, 10, 1),
)
SECTION_PRIZES = (0, 1, 2, 5, 8)  # card 22, by the level of the lowest section

# ---- cards that are used at will, once a turn ----------------------------------------------------

POWERS = (6, 7, 8, 30, 33, 39, 48, 50, 52)
POWER = named("Power", " ".join(map(str, POWERS)))
POWER_OF = tuple(POWERS.index(card) if card in POWERS else -1 for card in range(CARDS + 1))

TRADE = named(
    "Trade",
    "green-down yellow-down orange-down red-down blue-up green-up yellow-up orange-up",
)
TRADES_DOWN = 4

Card = Annotated[int, CARD[1 : CARDS + 1]]
AnyCard = Annotated[int, CARD]  # 0: by the rules, not by a card
Power = Annotated[int, POWER]
Trade = Annotated[int, TRADE]
Number = Annotated[int, between(1, 12)]
Points = Annotated[int, between(-MOST, MOST)]
