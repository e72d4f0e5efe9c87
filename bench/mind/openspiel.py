"""The mind against OpenSpiel's own ISMCTS bot on our Ghooost!, with equally many simulations.

The bot is OpenSpiel's in Python, as it is; the one in C++ takes no resampler from Python. Its
worlds are our determinisations, and its random rollouts to the end run compiled, which changes how
fast it is and nothing else.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from bench.mind.sides import GAME, Player, pair
from manoir.bots.agent import Agent
from manoir.bots.compiled import Thinker
from manoir.bots.thought import Thought, chosen
from manoir.envs.openspiel import Rollouts, SpielState, name_of, register, resampler
from manoir.envs.openspiel.table import Table

SIMULATIONS = 20
UCT_C = 2.0  # as in OpenSpiel's examples, for returns in -1..1


def run(deals: int = 100) -> dict[str, Any]:
    found = pair("mind", "OpenSpiel ISMCTS", mind(), theirs(), deals)
    return {"simulations": SIMULATIONS, **found.as_row()}


def mind() -> Player:
    thought = Thought(Thinker(GAME), Agent(SIMULATIONS), seed=1)
    return lambda s, seat: chosen(thought.consider(s.view(seat), seat, SIMULATIONS))


def theirs() -> Player:
    register()
    game = pyspiel.load_game(name_of(GAME.key))
    luck = np.random.RandomState(1)
    bot = ISMCTSBot(
        game, Rollouts(1), UCT_C, SIMULATIONS, random_state=luck, use_observation_string=True
    )
    bot.set_resampler(resampler(1))
    state: SpielState = game.new_initial_state()

    def choose(s: Any, seat: int) -> int:
        record = game.blank.copy()
        record[0] = game.steps.machine.row(s)
        state.table = Table(game.steps, record)
        game.steps.advance(record, -1, state.table.facts)
        return int(bot.step(state))

    return choose
