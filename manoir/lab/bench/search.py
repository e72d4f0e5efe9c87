"""Tree search, ours and OpenSpiel's: simulations a second, and choices made inside of them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, ClassVar

from manoir.bots.agent import Agent
from manoir.games import find
from manoir.kit.game import Game
from manoir.lab.bench.contender import Contender
from manoir.lab.bench.spiel import dealt, load, past_chance

SEED = 1
# Where the searches begin: so far through a random match, since a search meets all of it.
PARTS = (0.0, 0.25, 0.5, 0.75)
DEALS = (1, 3, 4)  # OpenSpiel's bot is known not to crash on these
TEXTBOOK = Agent(explore=0.7, textbook=True, cut=1_000_000)


class Searcher(Contender):
    """Thinks about positions, anew each time, with so many simulations. A choice counts only where
    there is another one."""

    unit: ClassVar[str] = "simulations/s"

    def __init__(self, game: str, players: int, simulations: int = 500) -> None:
        super().__init__(game, players)
        self.simulations = simulations


class OurSearch(Searcher):
    """Our search as the top level has it: playouts by preference are cut, and estimated."""

    name = "Manoir search"
    package = "numba"
    agent = Agent()

    def warm_up(self) -> None:
        from manoir.bots.compiled import Thinker
        from manoir.bots.thought import Thought

        game = find(self.game)
        self.views = [
            (s.view(game.decider(s)), game.decider(s))
            for deal in DEALS
            for s in _on_the_way(game, self.players, deal)
        ]
        self.thought = Thought(Thinker(game), replace(self.agent, iterations=1), SEED)
        self.batch()

    def batch(self) -> int:
        made = 0.0
        for view, seat in self.views:
            self.thought.consider(view, seat, self.simulations)
            made += self.thought.choices_each
        self.choices_each = made / len(self.views)
        return self.simulations * len(self.views)


class OurTextbook(OurSearch):
    """The same compiled search by OpenSpiel's method: UCB, and random playouts to the end."""

    name = "Manoir textbook search"
    agent = TEXTBOOK


class SpielSearch(Searcher):
    """OpenSpiel's ISMCTSBot in C++, with one random rollout for a simulation.

    Its simulations end where the game does, so their length is that of random games from the same
    positions, counted beforehand.
    """

    name = "OpenSpiel ISMCTS"
    package = "open_spiel"
    counted = 50

    def warm_up(self) -> None:
        import pyspiel

        game = load(self.game, self.players)
        self.positions = [p for deal in DEALS for p in _spiel_on_the_way(game, Random(deal))]
        self.bot = pyspiel.ISMCTSBot(
            SEED,
            pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED),
            2.0,
            self.simulations,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        luck = Random(SEED)
        lengths = [len(_choices(p, luck)) for p in self.positions for _ in range(self.counted)]
        self.choices_each = sum(lengths) / len(lengths)
        self.batch()

    def batch(self) -> int:
        for position in self.positions:
            self.bot.step(position)
        return self.simulations * len(self.positions)


def _on_the_way(game: Game[Any], players: int, deal: int) -> list[Any]:
    """Positions of a random match in which there is something to choose."""
    s, luck, met = game.new(players, deal), Random(deal), []
    while not game.over(s):
        legal = game.legal(s)
        if len(legal) > 1:
            met.append(s.copy())
        game.apply(s, luck.choice(legal))
    return [met[int(part * len(met))] for part in PARTS]


def _spiel_on_the_way(game: Any, luck: Random) -> list[Any]:
    met = _choices(dealt(game, luck), luck)
    return [met[int(part * len(met))] for part in PARTS]


def _choices(position: Any, luck: Random) -> list[Any]:
    """The states of a random match from here in which there was something to choose."""
    state, met = position.clone(), []
    while not state.is_terminal():
        if len(state.legal_actions()) > 1:
            met.append(state.clone())
        state.apply_action(luck.choice(state.legal_actions()))
        past_chance(state, luck)
    return met
