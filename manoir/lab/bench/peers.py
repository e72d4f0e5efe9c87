"""The other libraries, stepped from Python or in bulk, whichever they offer."""

from __future__ import annotations

import os
from random import Random
from typing import Any

from manoir.lab.bench.contender import Contender

SEED = 1


class RLCardUno(Contender):
    """RLCard by its documented door, the environment; every step makes arrays to observe."""

    name = "RLCard"
    package = "rlcard"

    def warm_up(self) -> None:
        import rlcard

        self.env = rlcard.make("uno", {"game_num_players": self.players, "seed": SEED})
        self.choose = Random(SEED).choice

    def batch(self) -> int:
        state, _ = self.env.reset()
        decisions = 0
        while not self.env.is_over():
            state, _ = self.env.step(self.choose(list(state["legal_actions"])))
            decisions += 1
        return decisions


class RLCardUnoRules(Contender):
    """RLCard's rules behind that door: nothing is observed, as in our own loop."""

    name = "RLCard rules alone"
    package = "rlcard"

    def warm_up(self) -> None:
        from rlcard.games.uno import Game

        self.table = Game(num_players=self.players)
        self.choose = Random(SEED).choice

    def batch(self) -> int:
        state, _ = self.table.init_game()
        decisions = 0
        while not self.table.is_over():
            state, _ = self.table.step(self.choose(state["legal_actions"]))
            decisions += 1
        return decisions


class PettingZooLeduc(Contender):
    """PettingZoo has one way to play: observe with a mask, then step."""

    name = "PettingZoo"
    package = "pettingzoo"

    def warm_up(self) -> None:
        from pettingzoo.classic import leduc_holdem_v4

        self.env = leduc_holdem_v4.env()
        self.choose = Random(SEED).choice
        self.seed = SEED

    def batch(self) -> int:
        self.env.reset(seed=self.seed)
        self.seed += 1
        decisions = 0
        for _ in self.env.agent_iter():
            observation, _, terminated, truncated, _ = self.env.last()
            if terminated or truncated:
                self.env.step(None)
                continue
            self.env.step(int(self.choose(observation["action_mask"].nonzero()[0])))
            decisions += 1
        return decisions


class PgxLeduc(Contender):
    """Pgx on the CPU: many games side by side and many steps in one compiled call.

    A game that ends is dealt anew in the same step, so every step is a decision in every game.
    JAX takes all cores that it may; the harness allows it one before it is imported.
    """

    name = "Pgx CPU bulk"
    package = "pgx"
    side_by_side = 4096
    steps = 32

    def warm_up(self) -> None:
        os.environ["JAX_PLATFORMS"] = "cpu"
        import jax
        import pgx
        from pgx.experimental import auto_reset

        env = pgx.make("leduc_holdem")
        step = jax.vmap(auto_reset(env.step, env.init))

        def choose_and_step(_: int, carry: tuple[Any, Any]) -> tuple[Any, Any]:
            states, key = carry
            key, choosing, dealing = jax.random.split(key, 3)
            odds = jax.numpy.where(states.legal_action_mask, 0.0, -jax.numpy.inf)
            chosen = jax.random.categorical(choosing, odds, axis=-1)
            return step(states, chosen, jax.random.split(dealing, self.side_by_side)), key

        self.run = jax.jit(lambda *carry: jax.lax.fori_loop(0, self.steps, choose_and_step, carry))
        key, dealing = jax.random.split(jax.random.key(SEED))
        self.carry = jax.jit(jax.vmap(env.init))(jax.random.split(dealing, self.side_by_side)), key
        self.batch()

    def batch(self) -> int:
        self.carry = self.run(*self.carry)
        self.carry[1].block_until_ready()
        self.carry[0].current_player.block_until_ready()
        return self.side_by_side * self.steps
