"""A game of ours as a game of OpenSpiel, and its entry in OpenSpiel's list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pyspiel

from manoir.envs.openspiel.observer import Observer
from manoir.envs.openspiel.state import SpielState
from manoir.envs.openspiel.steps import steps_of
from manoir.envs.openspiel.table import Table
from manoir.errors import BadOption
from manoir.games import find, keys
from manoir.kit.game import Game

DIGITS, DIGIT = 4, 256


def name_of(key: str) -> str:
    """The name by which OpenSpiel knows a game."""
    return f"manoir_{key}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """`options` take the place of the variant's, and `seeds` are the deals that chance chooses
    from: for a study of one's own. OpenSpiel cannot name such a game, so it cannot save one."""

    def __init__(
        self,
        box: Game[Any],
        params: Mapping[str, Any],
        options: Mapping[str, Any] | None = None,
        seeds: Sequence[int] = (),
    ) -> None:
        given = defaults(box) | dict(params)
        players, variant, deals = given["players"], given["variant"], given["deals"]
        if variant not in box.variants:
            raise BadOption(f"variant: {variant!r} is not one of {', '.join(box.variants)}")
        if deals < 0:
            raise BadOption(f"deals: 0 for any, or how many there are, not {deals}")
        self.box, self.steps = box, steps_of(box)
        self.seeds = seeds or range(deals)
        self.outcomes = len(self.seeds) or DIGIT
        self.blank = self.steps.machine.zeros(1)
        blank = box.blank(players, box.variants[variant] if options is None else options)
        self.blank[0] = self.steps.machine.row(blank)
        lowest, highest = box.scores
        info = pyspiel.GameInfo(
            num_distinct_actions=box.size,
            max_chance_outcomes=self.outcomes,
            num_players=players,
            min_utility=float(lowest),
            max_utility=float(highest),
            max_game_length=box.longest(blank),
        )
        super().__init__(kind_of(box), info, dict(params))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 if self.seeds else DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type)

    def dealt(self, drawn: Sequence[int]) -> Table | None:
        """The table once chance has drawn enough."""
        if self.seeds:
            return Table.dealt(self.steps, self.blank, self.seeds[drawn[0]])
        if len(drawn) < DIGITS:
            return None
        return Table.dealt(self.steps, self.blank, int.from_bytes(drawn, "little"))


def defaults(box: Game[Any]) -> dict[str, Any]:
    return {"players": box.players[0], "variant": next(iter(box.variants)), "deals": 0}


def kind_of(box: Game[Any]) -> Any:
    least, most = box.players
    return pyspiel.GameType(
        short_name=name_of(box.key),
        long_name=f"{box.names['en']} (Manoir)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(box),
    )


@cache
def register() -> tuple[str, ...]:
    """Put every game of the house into OpenSpiel's list; their names there."""
    for key in keys():
        pyspiel.register_game(kind_of(find(key)), _loaded(key))
    return tuple(map(name_of, keys()))


def _loaded(key: str) -> type[SpielGame]:
    """What OpenSpiel calls with parameters. It wants a class: its list outlives the interpreter,
    which survives the end of a class and not that of a function."""

    class Loaded(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(find(key), params or {})

    return Loaded
