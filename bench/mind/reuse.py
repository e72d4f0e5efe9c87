"""What it is worth to go on from what was thought before, at equally many new simulations."""

from __future__ import annotations

from typing import Any

import manoir
from bench.mind.sides import GAME, kept
from manoir.bots.agent import Agent
from manoir.bots.compiled import Thinker
from manoir.bots.thought import Thought, chosen
from manoir.lab.ladder import Pairing

SIMULATIONS = 1000


def run(deals: int = 60) -> dict[str, Any]:
    thinker = Thinker(GAME)

    def share(deal: int) -> float:
        return sum(play(thinker, deal, seat) for seat in (0, 1)) / 2

    found = kept(Pairing("goes on", "begins anew", 2), share, deals)
    return {"simulations": SIMULATIONS, **found.as_row()}


def play(thinker: Thinker, deal: int, follower: int) -> float:
    """A match in which one seat follows what happens; 1 if it wins."""
    match = manoir.new(GAME.key, 2, deal)
    thoughts = [Thought(thinker, Agent(SIMULATIONS), deal * 2 + p) for p in (0, 1)]
    while (seat := match.actor) is not None:
        legal = GAME.legal(match.view(seat))
        choice = legal[0]
        if len(legal) > 1:
            choice = chosen(thoughts[seat].consider(match.view(seat), seat, SIMULATIONS))
        match.play(choice)
        thoughts[follower].follow(choice, match.view(follower))  # all choices here are open
    return float(follower in match.winners)
