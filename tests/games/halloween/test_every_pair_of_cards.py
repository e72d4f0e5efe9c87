"""Every card is played with every other, on one side and against it: nothing breaks, whatever is
chosen."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import combinations, product

from manoir.games.halloween import HALLOWEEN
from manoir.games.halloween.cards import CARDS
from manoir.games.halloween.rules.table import question
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import STEP, TURN
from manoir.kit.choice import notation
from manoir.play.position import lay
from tests.games.halloween.test_properties import holds

Four = tuple[int, ...]
Pair = tuple[int, int]

ALL_PAIRS = set(combinations(range(1, CARDS + 1), 2))
SUITS, SUIT = 4, 13
OFTEN = 0.8
LOOK = 5  # choices from one look at the whole position to the next

# The cards that add to an action, so whoever holds one of them should do that action.
ADD_TO = {
    "summon": (9, 32, 34, 45),
    "scare": (37, 38, 51),
    "evolve": (13, 29, 42),
    "move": (2, 10, 15, 23, 24),
    "fight": (3, 5, 11, 16, 17, 20, 25, 28, 35, 36),
    "haunt": (1, 18, 46, 49),
    "rest": (19,),
}
# What ends things early: a turn, an action, and with the fifth card the game.
HASTY = ("rest", "enough", "occupy")


# ---- who holds which cards -----------------------------------------------------------------------


def fours() -> list[Four]:
    """221 fours in which every two of the 52 cards are together exactly once.

    As with a deck of four suits of thirteen: one card of each suit, such that any two of them tell
    the other two; and four of a suit whose distances are all different.
    """
    across = [
        (i, SUIT + j, 2 * SUIT + (i + j) % SUIT, 3 * SUIT + (i + 2 * j) % SUIT)
        for i, j in product(range(SUIT), repeat=2)
    ]
    within = [
        tuple(suit * SUIT + (n + distance) % SUIT for distance in (0, 1, 3, 9))
        for suit, n in product(range(SUITS), range(SUIT))
    ]
    return [tuple(sorted(card + 1 for card in four)) for four in across + within]


def sides() -> Iterator[tuple[Four, Four]]:
    """Each of the fours, against the one that brings the most cards to face each other anew."""
    unmet, every = set(ALL_PAIRS), fours()
    for mine in every:
        others = [four for four in every if not set(four) & set(mine)]
        theirs = max(others, key=lambda four: len(unmet & facing(mine, four)))
        unmet -= facing(mine, theirs)
        yield mine, theirs


def facing(mine: Iterable[int], theirs: Iterable[int]) -> set[Pair]:
    return {(min(pair), max(pair)) for pair in product(mine, theirs)}


def held(s: State, seat: int) -> Four:
    return tuple(card for card in range(1, CARDS + 1) if s.holds[seat, card])


def rich(mine: Four, theirs: Four, seed: int) -> State:
    """A table where two players have four cards each, and much can be done."""
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
        "active": seed % 2,
        "first": seed % 2,
        "ghosts": town,
        "display": [str(card) for card in sorted(mine + theirs)],
        "holds": [{str(card): True for card in side} for side in (mine, theirs)],
        "cards_n": [4, 4],
        "discs": [8, 8],
        "fear": [9, 9],
        "points": [20, 20],
        "level": [{"first": "orange", "second": "yellow", "third": "red"}] * 2,
        "tokens": [{"blue": 2, "green": 1, "red": 1}, {"green": 1, "yellow": 2, "orange": 1}],
        "bonus": [{"reroll": 1, "any-pair": 1}, {"plus-three": 1, "higher-die": 1}],
        "bonus_n": [2, 2],
        "bonus_on": {"school": "fear", "church": "discs", "town-hall": "rest"},
        "haunts": [{"church": "green"}, {"school": "blue"}],
    }
    return lay(HALLOWEEN, position, seed)


# ---- playing so that the cards are used ----------------------------------------------------------


def choose(s: State, luck: random.Random) -> int:
    """Mostly what a held card allows or adds to, seldom what ends things early."""
    legal = HALLOWEEN.legal(s)
    calm = [choice for choice in legal if HALLOWEEN.kind(choice).name not in HASTY]
    staying = [choice for choice in legal if HALLOWEEN.kind(choice).name != "occupy"]
    for wanted in (by_cards(s, legal), calm, staying):
        if wanted and luck.random() < OFTEN:
            return one_of(wanted, luck)
    return one_of(legal, luck)


def one_of(choices: list[int], luck: random.Random) -> int:
    """Every kind of choice as likely as another."""
    kind = luck.choice(sorted({HALLOWEEN.kind(choice).name for choice in choices}))
    return luck.choice([c for c in choices if HALLOWEEN.kind(c).name == kind])


def by_cards(s: State, legal: list[int]) -> list[int]:
    """What could not be chosen without the cards held, what a card lets follow, and the actions
    that a card adds to."""
    seat = HALLOWEEN.decider(s)
    bare = s.copy()
    for card in held(s, seat):
        bare.holds[seat, card] = 0
    usual = set(HALLOWEEN.legal(bare))
    return [c for c in legal if c not in usual or follows(s, c) or is_added_to(s, seat, c)]


def follows(s: State, choice: int) -> bool:
    """Whether a paragraph of a card is the reason for a choice."""
    kind, step = HALLOWEEN.kind(choice), question(s)
    return step != TURN and kind.name != "enough" and kind.paragraph(STEP.names[step])[:3] == "14."


def is_added_to(s: State, seat: int, choice: int) -> bool:
    action = notation(State, choice).split()[-1]
    return any(s.holds[seat, card] for card in ADD_TO.get(action, ()))


def test_every_card_is_played_with_every_other() -> None:
    """Each two of the 52 are held by one seat, and by opposite ones, from the first choice on."""
    together: set[Pair] = set()
    against: set[Pair] = set()
    for number, (mine, theirs) in enumerate(sides()):
        s = rich(mine, theirs, number)
        for seat in range(2):
            together |= set(combinations(held(s, seat), 2))
        against |= facing(held(s, 0), held(s, 1))
        luck = random.Random(number)
        made = 0
        while not HALLOWEEN.over(s):
            HALLOWEEN.apply(s, choose(s, luck))
            made += 1
            if made % LOOK == 0:
                holds(s)
        holds(s)
    assert together == ALL_PAIRS
    assert against == ALL_PAIRS
