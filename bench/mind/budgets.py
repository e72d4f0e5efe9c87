"""What more thinking is worth: each budget against a quarter of it, by simulations.

A processor of ours makes 160 simulations in a millisecond; so many stand for the time.
"""

from __future__ import annotations

import itertools
from typing import Any

from bench.mind.sides import GAME, kept
from manoir.bots.agent import Agent
from manoir.bots.compiled import Thinker
from manoir.lab.ladder import Pairing
from manoir.lab.learn import paired

A_MILLISECOND = 160
MILLISECONDS = (0.78125, 3.125, 12.5, 50, 200)
# Long thoughts make long matches: fewer deals for them.
DEALS = (200, 100, 40, 12)


def run(per_cent: int = 100) -> dict[str, Any]:
    """With so many per cent of the deals."""
    thinker = Thinker(GAME)
    steps = zip(itertools.pairwise(MILLISECONDS), DEALS, strict=True)
    found = [step(thinker, *pair, max(1, deals * per_cent // 100)) for pair, deals in steps]
    return {"simulations in a millisecond": A_MILLISECOND, "steps": found}


def step(thinker: Thinker, less: float, more: float, deals: int) -> dict[str, Any]:
    agents = [Agent(round(ms * A_MILLISECOND)) for ms in (more, less)]
    pairing = Pairing(f"{more:.3g} ms", f"{less:.3g} ms", 2)
    kept(pairing, lambda deal: float(paired(thinker, agents, 2, range(deal, deal + 1))[0]), deals)
    return {**pairing.as_row(), "simulations": [agent.iterations for agent in agents]}
