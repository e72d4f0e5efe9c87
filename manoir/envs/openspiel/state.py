"""A state of OpenSpiel with one of our tables behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pyspiel

from manoir.envs.openspiel.steps import generator
from manoir.envs.openspiel.table import Table
from manoir.kit.choice import notation
from manoir.kit.record import Record

if TYPE_CHECKING:
    from manoir.envs.openspiel.game import SpielGame


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Before the deal, chance is on turn; then our rules say who is."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.drawn: tuple[int, ...] = ()
        self.table: Table | None = None

    # OpenSpiel's own names from here on.

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.player

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def _legal_actions(self, player: int) -> list[int]:
        return self._dealt().legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        many = self.get_game().outcomes
        return [(outcome, 1 / many) for outcome in range(many)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.drawn = (*self.drawn, action)
            self.table = self.get_game().dealt(self.drawn)
        else:
            self.table.play(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.num_players())
        table = self._dealt()
        return table.steps.scores(table.record)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return notation(self.get_game().box.state, action)

    def __str__(self) -> str:
        """The whole table, with nothing held back."""
        if self.table is None:
            return f"before the deal: {self.drawn}"
        return repr(self.record())

    def resample_from_infostate(self, player: int, luck: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one; `luck` gives numbers in 0..1."""
        seed = int(luck() * (1 << 31)) << 32 | int(luck() * (1 << 31))
        return self.imagined(player, generator(seed))

    # And ours.

    def imagined(self, player: int, rng: Any) -> SpielState:
        other: SpielState = self.clone()
        other.table = self._dealt().imagined(player, rng)
        return other

    def record(self) -> Record:
        """The table as our rules know it."""
        table = self._dealt()
        record: Record = table.steps.game.state.from_row(table.record[0])
        return record

    def _dealt(self) -> Table:
        assert self.table is not None, "the deal is still to be drawn"
        return self.table
