"""The mind against the textbook at equal time: UCB and random playouts to the end, compiled too.

Time is that of the processor, so that a busy machine is nobody's loss.
"""

from __future__ import annotations

import time
from typing import Any

from bench.mind.sides import GAME, Player, pair
from manoir.bots.agent import Agent
from manoir.bots.compiled import Thinker
from manoir.bots.thought import Thought, chosen

SECONDS = 0.02
MIND = Agent(1)
# The constant of UCB1 for values in 0..1, and no end to a playout but that of the game.
TEXTBOOK = Agent(1, explore=0.7, textbook=True, cut=1_000_000)


def run(deals: int = 100) -> dict[str, Any]:
    thinker = Thinker(GAME)
    mind, textbook = (thinks(thinker, agent) for agent in (MIND, TEXTBOOK))
    return {"seconds": SECONDS, **pair("mind", "textbook", mind, textbook, deals).as_row()}


def thinks(thinker: Thinker, agent: Agent) -> Player:
    """Plays by this agent's search, with as much time for every choice."""
    thought = Thought(thinker, agent, seed=1, clock=time.thread_time)

    def choose(s: Any, seat: int) -> int:
        found = thought.consider(s.view(seat), seat, seconds=SECONDS, patient=True)
        return chosen(found)

    return choose
