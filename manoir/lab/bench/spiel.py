"""OpenSpiel in three ways: its fastest loop, its loop over whole games, and a loop in Python."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from manoir.lab.bench.contender import Contender

SEED = 1
DEALS = 16
GAMES_A_BATCH = 100


def load(game: str, players: int) -> Any:
    """Only some games take a number of players; the others have the right one."""
    import pyspiel

    usual = pyspiel.load_game(game)
    if usual.num_players() == players:
        return usual
    return pyspiel.load_game(game, {"players": players})


def _random_bots(game: Any) -> list[Any]:
    import pyspiel

    return [pyspiel.make_uniform_random_bot(p, SEED + p) for p in range(game.num_players())]


def _decisions(state: Any, since: int = 0) -> int:
    """Chance moves have a player below zero."""
    return sum(move.player >= 0 for move in islice(state.full_history(), since, None))


def dealt(game: Any, luck: Random) -> Any:
    """A state in which the first player decides."""
    return past_chance(game.new_initial_state(), luck)


def past_chance(state: Any, luck: Random) -> Any:
    """The same state, once chance has done what is its own."""
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(*luck.choices(outcomes, chances))
    return state


class Rollouts(Contender):
    """Random rollouts of the C++ library, as its tree search makes them: its fastest loop.

    A search of one simulation plays `rollouts` games from a state to the end, inside one call, and
    does next to nothing else. It begins after the deal, which our own figure has to include: the
    comparison leans to OpenSpiel's side. The library does not count, so the mean length is counted
    beforehand, on other games from the same deals; its standard error is below 1 %.
    """

    name = "OpenSpiel bulk"
    package = "open_spiel"

    def __init__(self, game: str, players: int, rollouts: int = 200, counted: int = 256) -> None:
        super().__init__(game, players)
        self.rollouts, self.counted = rollouts, counted

    def warm_up(self) -> None:
        import pyspiel

        game, luck = load(self.game, self.players), Random(SEED)
        self.deals = [dealt(game, luck) for _ in range(DEALS)]
        self.searcher = pyspiel.MCTSBot(
            game,
            pyspiel.RandomRolloutEvaluator(n_rollouts=self.rollouts, seed=SEED),
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=1,
            solve=False,
            seed=SEED,
            verbose=False,
        )
        bots, decisions = _random_bots(game), 0
        for deal in self.deals:
            for seed in range(self.counted):
                state = deal.clone()
                pyspiel.evaluate_bots(state, bots, seed)
                decisions += _decisions(state, since=len(deal.full_history()))
        self.decisions = round(decisions * self.rollouts / self.counted)

    def batch(self) -> int:
        for deal in self.deals:
            self.searcher.step(deal)
        return self.decisions


class WholeGames(Contender):
    """Whole games in C++ with the deal, one call a game, by the library's own random players.

    Same seeds, same games: every batch is the one whose decisions were counted beforehand.
    """

    name = "OpenSpiel games"
    package = "open_spiel"

    def warm_up(self) -> None:
        import pyspiel

        self.table = load(self.game, self.players)
        self.evaluate = pyspiel.evaluate_bots
        self.decisions = sum(map(_decisions, self._played()))

    def _played(self) -> list[Any]:
        bots, states = _random_bots(self.table), []
        for seed in range(GAMES_A_BATCH):
            state = self.table.new_initial_state()
            self.evaluate(state, bots, seed)
            states.append(state)
        return states

    def batch(self) -> int:
        self._played()
        return self.decisions


class Stepped(Contender):
    """The same library moved from Python, one choice at a time, with as few calls as possible.

    It draws from the legal actions for chance too, which is right only where every outcome of
    chance is as likely as the others, as with one pack of cards.
    """

    name = "OpenSpiel stepped"
    package = "open_spiel"

    def warm_up(self) -> None:
        self.table = load(self.game, self.players)
        self.random = Random(SEED).random

    def batch(self) -> int:
        state, decisions = self.table.new_initial_state(), 0
        while legal := state.legal_actions():
            decisions += not state.is_chance_node()
            state.apply_action(legal[int(self.random() * len(legal))])
        return decisions
