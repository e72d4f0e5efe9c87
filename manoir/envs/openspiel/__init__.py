"""Our games as games of OpenSpiel: `register()`, then `pyspiel.load_game("manoir_ghooost")`.

    pyspiel.load_game("manoir_ghooost(players=4,variant=standard)")

Chance moves first: it draws the deal. With `deals=0` four moves of 256 outcomes each pick one of
2^32; with `deals=n` one move picks the seed of the deal in 0..n-1, so that a solver can walk them
all. Dice that fall later were cast with the deal. Nobody sees them before they fall.

Whoever searches needs worlds that a seat thinks possible: `state.resample_from_infostate`, or
`resampler` for OpenSpiel's search. Both imagine them from what the seat sees, never from what is.
"""

from __future__ import annotations

from manoir.envs.openspiel.game import SpielGame, name_of, register
from manoir.envs.openspiel.resample import Rollouts, resampler
from manoir.envs.openspiel.state import SpielState

__all__ = ["Rollouts", "SpielGame", "SpielState", "name_of", "register", "resampler"]
