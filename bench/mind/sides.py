"""Two sides, every deal from both seats: whatever can choose from a view can play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from manoir.games import find
from manoir.kit.game import Game
from manoir.lab.ladder import Pairing

# Chooses for a seat, from the whole state: whoever may not see it takes the view of the seat.
Player = Callable[[Any, int], int]
GAME = find("ghooost")
KEPT = Path("build/mind")


def play(one: Player, other: Player, deal: int, turned: bool, game: Game[Any] = GAME) -> float:
    """A game of two; 1 if the first side wins it."""
    s = game.new(2, deal)
    sides = (other, one) if turned else (one, other)
    while not game.over(s):
        seat, legal = game.decider(s), game.legal(s)
        game.apply(s, legal[0] if len(legal) == 1 else sides[seat](s, seat))
    return float(game.wins(s, int(turned)))


def pair(name: str, other: str, one: Player, two: Player, deals: int) -> Pairing:
    """Play so many deals between two players."""

    def share(deal: int) -> float:
        return sum(play(one, two, deal, turned) for turned in (False, True)) / 2

    return kept(Pairing(name, other, 2), share, deals)


def kept(pairing: Pairing, share: Callable[[int], float], deals: int) -> Pairing:
    """Play on to so many deals, and tell how it stands after each. What was played is kept, and
    counts: a match may take an hour."""
    file = KEPT / f"{pairing.one}, {pairing.other}.txt".replace(" ", "-")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    pairing.shares = [float(line) for line in file.read_text().split()]
    for deal in range(len(pairing.shares) + 1, deals + 1):
        pairing.shares.append(share(deal))
        with file.open("a", encoding="utf-8") as lines:
            lines.write(f"{pairing.shares[-1]}\n")
        print(f"{pairing.one}: {pairing.mean:.3f} ± {pairing.reach:.3f}, {deal} deals", flush=True)
    return pairing
