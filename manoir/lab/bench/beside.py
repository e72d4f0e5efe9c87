"""Who stands beside which of our games, and what we claim of it. Only data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from manoir.lab.bench.contender import Contender
from manoir.lab.bench.ours import Ours
from manoir.lab.bench.peers import PettingZooLeduc, PgxLeduc, RLCardUno, RLCardUnoRules
from manoir.lab.bench.search import (
    OurOpenings,
    OurSearch,
    OurTextbook,
    SpielOpenings,
    SpielSearch,
)
from manoir.lab.bench.spiel import Rollouts, Stepped, WholeGames

CRAZY_EIGHTS = Rollouts("crazy_eights", 4)
UNO = RLCardUno("uno", 4)
UNO_RULES = RLCardUnoRules("uno", 4)
GIN_RUMMY = Rollouts("gin_rummy", 2, rollouts=10, counted=64)
HEARTS_SEARCH = SpielSearch("hearts", 4)

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
    GIN_RUMMY,
    PgxLeduc("leduc_holdem", 2),
    PettingZooLeduc("leduc_holdem_v4", 2),
)

SEARCHES: Sequence[Contender] = (
    HEARTS_SEARCH,
    SpielSearch("euchre", 4),
    SpielSearch("gin_rummy", 2, simulations=50),
)

OPENINGS: Sequence[Contender] = (SpielOpenings("hearts", 4),)

# Games on a board, of which each player sees only a part.
DARK_HEX = Rollouts("dark_hex", 2)
DARK_BOARDS: Sequence[Contender] = (DARK_HEX, Rollouts("phantom_ttt", 2, rollouts=2000))

# Two players with hands, and piles to draw from.
DUELS: Sequence[Contender] = (
    Rollouts("gin_rummy", 2, rollouts=10, counted=64),
    Rollouts("leduc_poker", 2, rollouts=2000),
    PgxLeduc("leduc_holdem", 2),
    PettingZooLeduc("leduc_holdem_v4", 2),
)

# Several players who bid, each for themselves or nearly so.
BIDDING: Sequence[Contender] = (
    Rollouts("euchre", 4, rollouts=500),
    Rollouts("hearts", 4),
    CRAZY_EIGHTS,
    UNO,
)

BESIDE: Mapping[str, Sequence[Contender]] = {
    "ghooost": CARD_GAMES,
    "phantom": DUELS,
    "phantom-society": DARK_BOARDS,
    "phantoms-of-halloween": BIDDING,
}

# What a ratio is called, by who of ours it is of and what was counted; else it is just a ratio.
SIMULATIONS, CHOICES = "ratio of simulations", "ratio of simulated choices"
RATIOS = {
    (OurSearch.name, "simulations/s"): SIMULATIONS,
    (OurSearch.name, "simulated choices/s"): CHOICES,
    (OurOpenings.name, "simulations/s"): "ratio of simulations in openings",
    (OurOpenings.name, "simulated choices/s"): "ratio of simulated choices in openings",
    (OurTextbook.name, "simulations/s"): "ratio of simulations by the textbook",
    (OurTextbook.name, "simulated choices/s"): "ratio of simulated choices by the textbook",
}

# Our game is at least so many times as fast as the peer with this label.
CLAIMS: Mapping[str, Mapping[str, float]] = {
    "ghooost": {CRAZY_EIGHTS.label: 1.5, UNO.label: 50, UNO_RULES.label: 50},
    "halloween": {GIN_RUMMY.label: 12},
}
SEARCH_CLAIMS: Mapping[str, Mapping[str, float]] = {
    SIMULATIONS: {HEARTS_SEARCH.label: 3},
    CHOICES: {HEARTS_SEARCH.label: 2.5},
}

# One of ours and those it is measured beside.
Meeting = tuple[Contender, Sequence[Contender]]


def meetings(game: str) -> list[Meeting]:
    bulk = Ours(game)
    searches = [kind(game, bulk.players) for kind in (OurSearch, OurTextbook)]
    openings = OurOpenings(game, bulk.players)
    met = [(ours, SEARCHES) for ours in searches]
    return [(bulk, BESIDE.get(game, CARD_GAMES)), *met, (openings, OPENINGS)]


def claimed(what: str, game: str, peer: str) -> float | None:
    return {**CLAIMS.get(game, {}), **SEARCH_CLAIMS.get(what, {})}.get(peer)
