"""What a bot knows: it looks at what its seat may see, and likes what a player would."""

from __future__ import annotations

import random
from typing import Any

import pytest

from manoir.games.phantom import PHANTOM
from manoir.games.phantom.components import GHOST
from manoir.games.phantom.mind import FEATURES, features, forget
from manoir.kit.choice import kind_of, parse
from tests.games.phantom.tables import House, house

SEVEN = "hanging-tree soul-knocker greenhouse"


def liked(t: House, text: str) -> float:
    """How much the player on turn likes a choice, from what that seat sees."""
    number = parse(PHANTOM.state, text)
    kind = kind_of(PHANTOM.state, number)
    prefer: Any = PHANTOM.mind.preferences[kind.name]
    view = t.state.view(t.state.actor)
    return float(prefer(view, list(PHANTOM.mind.weights), *kind.values(number).values()))


def best(t: House) -> str:
    return max(sorted(t.offers), key=lambda text: liked(t, text))


def test_there_is_a_preference_for_every_kind_of_choice() -> None:
    assert {kind.name for kind in PHANTOM.state.kinds} == set(PHANTOM.mind.preferences)


@pytest.mark.parametrize("variant", ["standard", "original"])
def test_whoever_decides_needs_no_more_than_the_own_view(variant: str) -> None:
    """Every choice of random games can be judged from what its seat sees."""
    luck, kinds = random.Random(4), set()
    for seed in range(5):
        s = PHANTOM.new(2, seed, PHANTOM.variants[variant])
        while not PHANTOM.over(s):
            legal = PHANTOM.legal(s)
            if luck.random() < 0.2:
                view = s.view(s.actor)
                for number in legal:
                    kind = kind_of(PHANTOM.state, number)
                    prefer: Any = PHANTOM.mind.preferences[kind.name]
                    parameters = kind.values(number).values()
                    assert abs(prefer(view, list(PHANTOM.mind.weights), *parameters)) < 1000
                    kinds.add(kind.name)
            PHANTOM.apply(s, luck.choice(legal))
    assert len(kinds) > 10


def test_a_card_that_captures_is_liked_best() -> None:
    t = house(
        "tunnel spirit-young-knocker attic",
        mine={"garden": "hanging-tree soul-knocker graveyard"},
        here={"garden": "cymon"},
        threshold={"cymon": 7},
    )
    assert best(t) in {"lay tunnel garden", "lay spirit-young-knocker garden"}


def test_somebody_is_charmed_where_one_captures_them() -> None:
    t = house(
        "spirit-young-charmer attic",
        mine={"garden": SEVEN},
        here={"basement": "girl", "first": "john"},
    )
    t.choose("lay spirit-young-charmer garden")
    assert best(t) == "charm girl"


def test_a_dearer_character_is_captured_first() -> None:
    t = house(
        mine={"garden": SEVEN, "first": "bathroom spirit-knocker bedroom nursery"},
        here={"garden": "girl", "first": "john"},
        step="capture",
    )
    assert best(t) == "capture john"


def test_the_stronger_ghost_is_knocked() -> None:
    t = house(
        "spirit-knocker",
        mine={"garden": "old-well"},
        theirs={"garden": "graveyard soul-howler soul-invoker"},
    )
    t.choose("lay spirit-knocker garden")
    assert best(t) == "knock soul-howler"


@pytest.mark.parametrize("seat", [0, 1])
def test_features_are_of_the_table(seat: int) -> None:
    """Points and terror of a seat are its own."""
    s = house(
        mine={"garden": SEVEN}, here={"garden": "girl boy"}, captured=("john", "mary cymon")
    ).state
    x = [9.0] * len(FEATURES)
    features(s, seat, x)
    found = dict(zip(FEATURES, x, strict=True))
    assert found["points"] == pytest.approx((3 / 11, 7 / 11)[seat])
    assert found["terror"] == pytest.approx((0.7, 0.0)[seat])
    assert found["turn"] == (1.0, 0.0)[seat]
    assert (found["crowd"] > 0) == (seat == 0)


def test_what_is_overlooked_stays_overlooked_and_is_not_ones_own() -> None:
    """A careless player overlooks some of what the other must hold, never cards of the own hand."""
    names = GHOST.names[:8]
    t = house(
        " ".join(names[:4]),
        " ".join(names[4:]),
        held_ghosts=dict.fromkeys(names, 1),
        held_ghosts_n=[4, 4],
    )
    for share, wanted in ((0.0, {4}), (1.0, {0}), (0.5, {0, 1, 2, 3, 4})):
        s = t.state.view(0)
        forget(s, 0, share, 9)
        assert sum(s.held_ghosts[:4]) == 4
        assert sum(s.held_ghosts[4:8]) == s.held_ghosts_n[1]
        assert s.held_ghosts_n[1] in wanted
