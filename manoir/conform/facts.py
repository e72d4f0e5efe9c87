"""The declared facts of a game against play: lengths, bounds, domains, pieces, legal lists."""

from __future__ import annotations

import random
from typing import Any

from manoir.conform.broken import demand
from manoir.conform.sample import Setting
from manoir.kit.choice import notation, parse
from manoir.kit.game import Game
from manoir.kit.record import Record

# The first choices of a game are all looked at closely, of the many later ones every so many.
THOROUGH, EVERY = 30, 20


def check_facts(setting: Setting, games: int, seed: int = 1) -> None:
    """Random games end in time, within bounds, with nothing lost and every list in order."""
    game, luck = setting.game, random.Random(seed)
    for _ in range(games):
        s = setting.start(luck.getrandbits(62))
        census, made, longest = s.census(), 0, game.longest(s)
        while not game.over(s):
            choice = luck.choice(game.legal(s))
            if made < THOROUGH or made % EVERY == 0:
                _check_choice(game, s, choice, census)
            game.apply(s, choice)
            made += 1
            demand(made <= longest, "a game is longer than the game says", longest)
        _check_values(s)
        low, high = game.scores
        scores = [game.score(s, p) for p in range(s.players)]
        demand(all(low <= x <= high for x in scores), "a score is out of its bounds", scores)
        winners = game.winners(s)
        demand(bool(winners), "nobody has won", scores)


def _check_choice(game: Game[Any], s: Any, choice: int, census: dict[str, int]) -> None:
    before = s.copy()
    _check_list(game, s, game.legal(s))
    after = game.applied(s, choice)
    demand(s == before, "a copy of a state is not independent of it")
    _check_values(after)
    if after.census() != census:
        demand(False, "pieces were lost or made", s.diff(after))


def _check_values(s: Record) -> None:
    try:
        s.check()
    except ValueError as error:
        demand(False, "a value is out of its domain", error)


def _check_list(game: Game[Record], s: Record, legal: list[int]) -> None:
    demand(bool(legal), "nobody can do anything, and the game is not over", s)
    demand(legal == sorted(set(legal)), "legal choices are not ascending and unique", legal)
    bits = [0] * game.size
    game.mask(s, [0] * (game.size + 1), bits)
    masked = [choice for choice, bit in enumerate(bits) if bit]
    demand(masked == legal, "the mask is not the legal list", masked, legal)
    seat = game.decider(s)
    demand(0 <= seat < s.players, "a seat that is not taken decides", seat)


def check_notation(game: Game[Any]) -> None:
    """Every id has its own notation, and leads back to itself."""
    texts = [notation(game.state, choice) for choice in range(game.size)]
    demand(len(set(texts)) == game.size, "two choices share a notation")
    for choice, text in enumerate(texts):
        demand(parse(game.state, text) == choice, "a notation leads to another choice", text)
        shouted = parse(game.state, f"  {text.upper()} ")
        demand(shouted == choice, "case or spaces matter in a notation", text)
