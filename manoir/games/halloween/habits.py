"""The places of the weights by which a bot likes its choices, and what they have come to be.

Grand Masters play another game with the same pieces, so each form has weights of its own: first
those of the standard game, then those of Grand Master, and behind them, where every decision notes
them, those that count at this table.
"""

from __future__ import annotations

import json
from pathlib import Path

from manoir.games.halloween.cards import CARDS
from manoir.games.halloween.state import State
from manoir.kit import Row, rule
from manoir.kit.mind import Floats

HABITS = 44
NOTED = 2 * HABITS

(
    W_SUMMON,
    W_SCARE,
    W_EVOLVE,
    W_MOVE,
    W_FIGHT,
    W_HAUNT,
    W_REST,
    W_BEST_HAUNT,  # the more points a Haunting gives
    W_EARLY_HAUNT,  # less than an orange one, while there is time
    W_BEST_SCARE,  # the stronger the ghost
    W_POOR,  # Scare with hardly any Fear
    W_BEST_EVOLVE,
    W_REST_DISCS,  # the more discs come back
    W_REST_SHORT,  # and more so with few in the supply
    W_STRONG,  # a strong ghost
    W_OPENS,  # where it opens a haunting to oneself
    W_RISE_IDLE,  # a section that can still act
    W_RISE_LOW,
    W_FETCH,  # where a bonus token lies
    W_GATHER,  # where its like are
    W_CHANCE,  # of winning a fight
    W_LOOT,  # a strong loser
    W_HAUNT_POINTS,
    W_OCCUPY,
    W_CARD,  # what a card is worth
    W_PLENTY,  # pay with what one has most of
    W_KEEP_SUPPLY,  # give a disc of the board
    W_POINTS_NOW,  # rather than discs
    W_USE,
    W_BONUS,
    W_DRIFT,
    W_CHAIN,
    W_DIFFERENCE,
    W_REROLL,
    W_BEST_SUMMON,
    W_RISING,  # Evolve while a section waits that would rise by it
    W_SPARE,  # the strong section, for what the weak one can do
    W_STRONG_EVOLVE,
    W_STRONG_MOVE,
    W_LEAVES,  # a ghost that leaves where one could haunt with it
    W_RISE_HAUNT,  # a section that is free to haunt
    W_NEW,  # a token of a colour that one has not
    W_SCORES,  # what a card would score now
    W_CLOSE,  # to end the game, by what one leads
) = range(NOTED, NOTED + HABITS)

FOUND = json.loads(Path(__file__).with_name("mind.json").read_text(encoding="utf-8"))

# What a card is worth, by its number, and each of its partners: what the estimate found.
CARD_WORTH: tuple[float, ...] = (
    0.0,
    *(FOUND["estimate"][f"card-{card}"] for card in range(1, CARDS + 1)),
)
PARTNER_WORTH: float = FOUND["estimate"]["partners"]


@rule
def note_weights(s: State, w: Floats, left: Row, pool: Row) -> None:
    """Those that count at this table, behind all the others."""
    first = HABITS if s.grand_master else 0
    for place in range(HABITS):
        w[NOTED + place] = w[first + place]


def counting(s: State) -> slice:
    return slice(HABITS, NOTED) if s.grand_master else slice(0, HABITS)
