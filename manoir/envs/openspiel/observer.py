"""What a player sees, as OpenSpiel asks for it: as a string, and as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from manoir.kit.sight import ONLOOKER

if TYPE_CHECKING:
    from manoir.envs.openspiel.game import SpielGame
    from manoir.envs.openspiel.state import SpielState


class Observer:
    """Strings tell situations apart and are digests: for people there is `str(state)`. The numbers
    are those of our own observation, named by the game's index."""

    def __init__(self, game: SpielGame, kind: Any = None) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self._recalls = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(len(game.box.index), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.table is not None:
            state.table.steps.observed(state.table.record, self._viewer(player), self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table is None:
            return f"before the deal, {len(state.drawn)} drawn"
        viewer = self._viewer(player)
        return state.table.history(viewer) if self._recalls else state.table.view(viewer)

    def _viewer(self, player: int) -> int:
        return player if self._private else ONLOOKER
