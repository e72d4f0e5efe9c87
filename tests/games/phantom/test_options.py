"""Chapter 11: arrivals, and the numbers that players may change."""

from __future__ import annotations

from typing import Any

import pytest

import manoir
from manoir.errors import BadOption
from manoir.games.phantom.components import EASIER, GHOST, HARDER, PERSON, PLACE, THRESHOLD
from tests.games.phantom.tables import house

SEVEN = "hanging-tree soul-knocker greenhouse"


@pytest.mark.paragraph("11.1", "8.2")
@pytest.mark.parametrize("arrivals", [False, True])
def test_an_empty_house(arrivals: bool) -> None:
    """When the only character is captured, the house stays empty; with arrivals, the top of the
    pile enters the first floor at once, aura included."""
    t = house(
        mine={"garden": SEVEN, "first": "attic soul-queen"},
        here={"garden": "girl"},
        stranger="sarah",
        step="capture",
        arrivals=arrivals,
    )
    t.choose("capture girl")
    assert t.here("first") == ("sarah" if arrivals else "")
    assert t.row(0, "first") == ("attic" if arrivals else "attic soul-queen")


@pytest.mark.paragraph("11.1", "5.2")
def test_who_arrives_may_be_captured_at_once() -> None:
    """Given terror enough on the first floor, the boy arrives and is captured next."""
    t = house(
        mine={"garden": SEVEN, "first": "bathroom soul-queen bedroom nursery"},
        here={"garden": "girl"},
        stranger="boy",
        step="capture",
        arrivals=True,
    )
    assert t.choose("capture girl").offers == {"capture boy"}


@pytest.mark.paragraph("11.1", "8.3")
def test_an_arrival_after_an_effect() -> None:
    """When a Howler sends the last one away, somebody else arrives after the effect."""
    t = house(
        "soul-howler attic",
        mine={"garden": "old-well"},
        here={"garden": "girl"},
        stranger="boy",
        arrivals=True,
    )
    t.choose("lay soul-howler garden", "chase girl pile")
    assert (t.here("first"), t.below) == ("boy", "girl")


@pytest.mark.paragraph("11.2")
def test_thresholds_of_ones_own() -> None:
    """By name of the character, or one of three sets."""
    for preset, wanted in (("middle", THRESHOLD), ("easier", EASIER), ("harder", HARDER)):
        s = manoir.new("phantom", 2, seed=1, options={"threshold": preset}).state
        assert tuple(s.threshold) == wanted
    t = house("attic", mine={"garden": SEVEN}, here={"garden": "girl"}, threshold={"girl": 8})
    assert "stop" in t.offers


@pytest.mark.paragraph("11.2")
def test_terror_and_capacity_of_ones_own() -> None:
    """Card by card, the rest stays as it is."""
    t = house(
        "spirit-howler",
        mine={"garden": "hanging-tree soul-knocker"},
        ghost_terror={"soul-knocker": 5},
        place_terror={"hanging-tree": 4},
        capacity={"hanging-tree": 2},
    )
    assert t.terror(0, "garden") == 9
    assert t.lays == {"spirit-howler garden"}


@pytest.mark.paragraph("11.2", "2.5", "6.1", "6.2")
def test_cards_dealt_drawn_and_kept() -> None:
    """Four of each dealt, two drawn, a hand of two."""
    s = manoir.new("phantom", 2, seed=1, options={"dealt": 4}).state
    assert (s.hand_ghosts_n, s.hand_places_n) == ([4, 4], [4, 4])
    t = house("attic hall", draws=2, hand_limit=2, turned={"first": 1, "ground": 1})
    t.choose("stop", "draw ghost", "draw ghost", "discard attic", "discard hall")
    assert t.actor == 1


@pytest.mark.paragraph("11.2", "10.1")
def test_points_to_win() -> None:
    """Given a goal of two, a child is enough."""
    t = house(mine={"garden": SEVEN}, here={"garden": "girl"}, goal=2, step="capture")
    assert t.choose("capture girl").actor is None


@pytest.mark.paragraph("11.2")
def test_a_smaller_box() -> None:
    """Cards that are not in the box lie nowhere."""
    options = {"ghost_cards": {"soul-queen": False}, "people": {"cymon": False}}
    census = manoir.new("phantom", 2, seed=1, options=options).state.census()
    assert census.get("Ghost soul-queen", 0) == census.get("Person cymon", 0) == 0
    assert sum(census.values()) == 32 + 26 + 7 - 2


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"place_cards": {"hall": False}}, r"place_cards\[hall\]: the game begins with it"),
    (
        {"ghost_cards": dict.fromkeys(GHOST.names[1:], False)},
        "ghost_cards: 1 are too few, two players are dealt 6",
    ),
    ({"people": dict.fromkeys(PERSON.names, False)}, "people: there must be somebody to capture"),
    ({"threshold": {"girl": 0}}, r"threshold\[girl\]: 0 is not one of 1..20"),
    ({"threshold": {"dracula": 5}}, r"threshold\[dracula\]: not one of"),
    ({"threshold": "hardest"}, "'hardest' is no preset"),
    ({"capacity": {"attic": 5}}, r"capacity\[attic\]: 5 is not one of 0..4"),
    ({"place_terror": {"attic": 10}}, r"place_terror\[attic\]: 10 is not one of 0..9"),
    ({"ghost_terror": {"soul-queen": -1}}, r"ghost_terror\[soul-queen\]: -1 is not one of 0..9"),
    ({"rules": "third"}, "rules: 'third' is not one of revised, original"),
    ({"goal": 22}, "goal: 22 is not one of 1..21"),
    ({"dealt": 6}, "dealt: 6 is not one of 1..5"),
    ({"draws": 7}, "draws: 7 is not one of 0..6"),
    ({"hand_limit": 0}, "hand_limit: 0 is not one of 1..20"),
    ({"turn_limit": 61}, "turn_limit: 61 is not one of 1..60"),
]


@pytest.mark.paragraph("11.2")
@pytest.mark.parametrize(("options", "words"), IMPOSSIBLE)
def test_refused_in_words(options: dict[str, Any], words: str) -> None:
    """What cannot be played is refused, and the message says why."""
    with pytest.raises(BadOption, match=words):
        manoir.new("phantom", 2, seed=1, options=options)


@pytest.mark.paragraph("1.1")
@pytest.mark.parametrize("players", [1, 3])
def test_it_is_for_two(players: int) -> None:
    """Neither for one nor for three."""
    with pytest.raises(BadOption, match="for 2 to 2 players"):
        manoir.new("phantom", players, seed=1)


def test_all_four_tables_of_numbers_are_marked() -> None:
    """What was reconstructed says so."""
    options = manoir.games.find("phantom").state.options()
    marked = [name for name, f in options.items() if f.reconstructed]
    assert marked == ["threshold", "ghost_terror", "place_terror", "capacity"]
    assert len(options["capacity"].default) == len(PLACE)
