"""Random games and the states in them. Every check draws its material from here."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from manoir.kit.game import Game
from manoir.kit.jsonform import read_options
from manoir.play.position import lay


@dataclass(frozen=True)
class Setting:
    """How a game is played: its options, or a prepared position to begin from."""

    game: Game[Any]
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] | None = None

    def start(self, number: int) -> Any:
        if self.position is not None:
            return lay(self.game, self.position, number)
        return self.game.new(self.players, number, self.options)

    def __str__(self) -> str:
        return f"{self.game.key}-{self.players}-{self.position or self.options or 'standard'}"


def settings(game: Game[Any]) -> list[Setting]:
    """Every variant with every number of players that it takes, and every prepared position."""
    found = [
        Setting(game, players, dict(options))
        for options in game.variants.values()
        for players in range(game.players[0], game.players[1] + 1)
        if not game.refuses(players, read_options(game.state, options, players))
    ]
    prepared = [Setting(game, p["players"], position=dict(p)) for p in game.studies]
    return found + prepared


def any_choice(game: Game[Any], s: Any, luck: random.Random) -> int:
    """A legal choice, every kind of choice as likely as another: rare kinds must not be rare."""
    legal = game.legal(s)
    kinds = {game.kind(c).first: game.kind(c) for c in legal}
    kind = kinds[luck.choice(sorted(kinds))]
    return luck.choice([c for c in legal if c in kind])


def random_game(setting: Setting, luck: random.Random) -> Iterator[tuple[Any, int]]:
    """States on the way through a random game, each with the choice that is made there."""
    game = setting.game
    s = setting.start(luck.getrandbits(62))
    by_kind = luck.random() < 0.5
    while not game.over(s):
        choice = any_choice(game, s, luck) if by_kind else luck.choice(game.legal(s))
        yield s, choice
        game.apply(s, choice)


def states(setting: Setting, count: int, luck: random.Random) -> Iterator[Any]:
    """Undecided states of random games. Games can be long and dull, so early states count as much
    as all later ones together."""
    found = 0
    while found < count:
        path = [s.copy() for s, _ in random_game(setting, luck)]
        for part in (path[:20], path[20:]):
            for s in luck.sample(part, min(2, len(part))):
                yield s
                found += 1
