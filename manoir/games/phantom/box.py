"""What goes into a box, and which tables can be met: reasons to refuse, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from manoir.games.phantom.components import PLACE, POINTS, START
from manoir.games.phantom.state import LARGEST_HAND, MOST_DRAWS, State

# In a turn each of four cards is laid and has its effect, at most an exchange of the whole hand;
# seven characters can be captured; every card drawn may have to be put away again.
MOST_CHOICES_IN_A_TURN = 4 * (2 + LARGEST_HAND + MOST_DRAWS) + 7 + 1 + 2 * MOST_DRAWS


def longest(s: State) -> int:
    """Two ghosts put away, and so many turns."""
    return 2 + 2 * s.turn_limit * MOST_CHOICES_IN_A_TURN


def refuses(players: int, options: Mapping[str, Any]) -> str:
    """Why these options do not go together."""
    for place in START:
        if not options["place_cards"][place]:
            return f"place_cards[{PLACE.names[place]}]: the game begins with it"
    ghosts, dealt = sum(options["ghost_cards"]), options["dealt"]
    if ghosts < 2 * dealt:
        return f"ghost_cards: {ghosts} are too few, two players are dealt {2 * dealt}"
    if not any(options["people"]):
        return "people: there must be somebody to capture"
    return ""


def objects(s: State) -> str:
    return ""
