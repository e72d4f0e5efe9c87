"""Who stands beside which of our games, and what we claim of it. Only data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from manoir.lab.bench.contender import Contender
from manoir.lab.bench.peers import PettingZooLeduc, PgxLeduc, RLCardUno, RLCardUnoRules
from manoir.lab.bench.spiel import Rollouts, Stepped, WholeGames

CRAZY_EIGHTS = Rollouts("crazy_eights", 4)
UNO = RLCardUno("uno", 4)
UNO_RULES = RLCardUnoRules("uno", 4)

# The nearest kin first: shedding games with a hand, a draw pile and several players.
CARD_GAMES: Sequence[Contender] = (
    CRAZY_EIGHTS,
    UNO,
    UNO_RULES,
    WholeGames("crazy_eights", 4),
    Stepped("crazy_eights", 4),
    Rollouts("hearts", 4),
    Rollouts("euchre", 4, rollouts=500),
    Rollouts("leduc_poker", 2, rollouts=2000),
    Rollouts("gin_rummy", 2, rollouts=10, counted=64),
    PgxLeduc("leduc_holdem", 2),
    PettingZooLeduc("leduc_holdem_v4", 2),
)

# Two players with hands, and piles to draw from.
DUELS: Sequence[Contender] = (
    Rollouts("gin_rummy", 2, rollouts=10, counted=64),
    Rollouts("leduc_poker", 2, rollouts=2000),
    PgxLeduc("leduc_holdem", 2),
    PettingZooLeduc("leduc_holdem_v4", 2),
)

BESIDE: Mapping[str, Sequence[Contender]] = {"ghooost": CARD_GAMES, "phantom": DUELS}

# Our game is at least so many times as fast as the peer with this label.
CLAIMS: Mapping[str, Mapping[str, float]] = {
    "ghooost": {CRAZY_EIGHTS.label: 1.5, UNO.label: 50, UNO_RULES.label: 50},
}


def peers_of(game: str) -> Sequence[Contender]:
    return BESIDE.get(game, CARD_GAMES)


def claimed(game: str, peer: str) -> float | None:
    return CLAIMS.get(game, {}).get(peer)
