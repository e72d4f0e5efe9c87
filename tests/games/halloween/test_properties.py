"""What holds after every choice of every game, whoever plays and however; and all cards with all
others."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from manoir.conform.sample import any_choice
from manoir.games.halloween import HALLOWEEN
from manoir.games.halloween.cards import CARDS, SETS
from manoir.games.halloween.components import BONUS_KINDS
from manoir.games.halloween.state import State
from manoir.play.position import lay

CHOICES = 40  # picked by Hypothesis, so that it can shrink them; a random player makes the rest


@st.composite
def games(draw: st.DrawFn) -> State:
    players = draw(st.integers(2, 4))
    options: dict[str, Any] = {"rounds": draw(st.integers(1, 12))}
    if draw(st.booleans()):
        options["grand_master"] = True
    else:
        options["cards"] = draw(st.sampled_from(sorted(SETS)))
    return HALLOWEEN.new(players, draw(st.integers(0, 2**63 - 1)), options)


def holds(s: State) -> None:
    """What must be true of any position."""
    s.check()
    assert set(s.census().values()) == {5, 12}
    for p in range(s.players):
        assert s.discs[p] + sum(map(sum, s.disc[p])) + s.cards_n[p] + s.blocked[p] == 12
        assert s.cards_n[p] == sum(s.holds[p])
        assert s.bonus_n[p] == sum(s.bonus[p])
    room = 4 if s.grand_master else 6
    assert max(s.crowd) <= room
    for kind in range(1, BONUS_KINDS):
        held = sum(s.bonus[p, kind] for p in range(s.players))
        assert held + s.bonus_on.count(kind) + s.bonus_out[kind] <= 2
    for building in range(6):
        marks = [row[p, building] for row in (s.haunts, s.shared) for p in range(s.players)]
        placed = [mark for mark in marks if mark]
        assert len(placed) == len(set(placed))
    if s.asked_n == 0:
        assert s.reserve[0] < 5
    assert HALLOWEEN.objects(s) == ""


@settings(max_examples=25, deadline=None, derandomize=True)
@given(games(), st.lists(st.integers(0, 50), max_size=CHOICES), st.randoms(use_true_random=False))
def test_whole_games(s: State, picks: list[int], luck: Any) -> None:
    made = 0
    while not HALLOWEEN.over(s):
        if made % 8 == 0:
            holds(s)
        legal = HALLOWEEN.legal(s)
        pick = picks[made] if made < len(picks) else luck.randrange(1000)
        HALLOWEEN.apply(s, legal[pick % len(legal)])
        made += 1
    holds(s)
    assert s.ending or s.round == s.rounds
    assert HALLOWEEN.winners(s)


# ---- every card with every other -----------------------------------------------------------------


def eights() -> list[list[int]]:
    """Sets of eight cards in which every two of the 52 meet."""
    luck = random.Random(1)
    wanted = set(combinations(range(1, CARDS + 1), 2))
    found = []
    while wanted:
        chosen = list(luck.choice(sorted(wanted)))
        while len(chosen) < 8:
            meets = {
                card: sum((min(card, c), max(card, c)) in wanted for c in chosen)
                for card in range(1, CARDS + 1)
                if card not in chosen
            }
            most = max(meets.values())
            chosen.append(luck.choice([card for card, n in meets.items() if n == most]))
        wanted -= set(combinations(sorted(chosen), 2))
        found.append(sorted(chosen))
    return found


def rich(cards: list[int], seed: int) -> State:
    """A table where two players have four of these cards each, and much can be done."""
    luck = random.Random(seed)
    mine = luck.sample(cards, 4)
    sides = [mine, [card for card in cards if card not in mine]]
    levels = [{"first": "orange", "second": "yellow", "third": "red"}] * 2
    town = {
        "church": {"blue": 2, "green": 1},
        "school": {"blue": 1, "yellow": 2},
        "police": {"blue": 1, "green": 2, "orange": 1},
        "cinema": {"orange": 1, "red": 1},
    }
    position = {
        "players": 2,
        "round": 5,
        "rounds": 8,
        "active": luck.randrange(2),
        "ghosts": town,
        "display": [str(card) for card in cards],
        "holds": [{str(card): True for card in side} for side in sides],
        "cards_n": [4, 4],
        "discs": [8, 8],
        "fear": [9, 9],
        "points": [20, 20],
        "level": levels,
        "tokens": [{"blue": 2, "green": 1, "red": 1}, {"green": 1, "yellow": 2, "orange": 1}],
        "bonus": [{"reroll": 1, "any-pair": 1}, {"plus-three": 1, "higher-die": 1}],
        "bonus_n": [2, 2],
        "bonus_on": {"school": "fear", "church": "discs", "town-hall": "rest"},
        "haunts": [{"church": "green"}, {"school": "blue"}],
    }
    return lay(HALLOWEEN, position, seed)


def test_every_card_is_played_with_every_other() -> None:
    """Together on one side, and against each other: nothing breaks, whatever is chosen."""
    met = set()
    for number, cards in enumerate(eights()):
        met |= set(combinations(cards, 2))
        luck = random.Random(number)
        s = rich(cards, number)
        made = 0
        while not HALLOWEEN.over(s):
            HALLOWEEN.apply(s, any_choice(HALLOWEEN, s, luck))
            made += 1
            if made % 40 == 0:
                holds(s)
        holds(s)
    assert len(met) == CARDS * (CARDS - 1) // 2
