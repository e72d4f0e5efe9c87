"""Our side. All that the benchmark knows of the kit and of the games stands here."""

from __future__ import annotations

from manoir.games import find
from manoir.lab.bench.contender import Contender

# The number of players that most peers have; a game for fewer or more takes what is nearest.
PLAYERS = 4
GAMES_A_BATCH = 100


class Ours(Contender):
    """Whole games in one compiled loop, set-up included, without events."""

    name = "Manoir bulk"
    package = "numba"

    def __init__(self, game: str) -> None:
        box = find(game)
        least, most = box.players
        super().__init__(game, min(max(PLAYERS, least), most))
        self.seed = 0

    def warm_up(self) -> None:
        from manoir.kit.machine import Machine

        self.machine = Machine(find(self.game), events=False)
        self.machine.play_games(self.players, self.seed, 1)

    def batch(self) -> int:
        results = self.machine.play_games(self.players, self.seed, GAMES_A_BATCH)
        self.seed += GAMES_A_BATCH
        return int(results[:, 0].sum())


def cache_in(folder: str) -> dict[str, str]:
    """The environment in which compiled rules are kept in this folder."""
    return {"MANOIR_CACHE": folder}
