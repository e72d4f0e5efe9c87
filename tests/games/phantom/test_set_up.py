"""Chapters 1 and 2: what is in the box, and how a game begins."""

from __future__ import annotations

import pytest

import manoir
from manoir.games.phantom import PHANTOM, components
from manoir.games.phantom.components import (
    A_FAMILY,
    FAMILY,
    FAMILY_OF,
    GHOST,
    KIND_OF,
    PEOPLE_IN_BOX,
    PERSON,
    PLACE,
    PLACES_IN_BOX,
    ZONE,
)
from manoir.kit.jsonform import full_json
from tests.games.phantom.tables import House, house


def new(seed: int = 1) -> House:
    """A game just set up, as a table."""
    return House(full_json(PHANTOM.new(2, seed)))


@pytest.mark.paragraph("1.1", "10.1")
def test_eleven_of_twenty_one_points_win() -> None:
    """Given seven points a child is not enough; given ten, it wins at once."""
    t = house(
        mine={"garden": "hanging-tree soul-knocker greenhouse"},
        here={"garden": "girl", "first": "john boy"},
        captured=("cymon robert", "mary sarah"),
        step="capture",
    )
    t.choose("capture girl")
    assert t.actor == 0
    t = house(
        mine={"garden": "hanging-tree soul-knocker greenhouse"},
        here={"garden": "girl", "first": "john boy"},
        captured=("cymon robert mary", "sarah"),
        step="capture",
    )
    assert t.state.points == [10, 3]
    t.choose("capture girl")
    assert t.actor is None
    assert t.scores == [12, 3]
    assert t.winners == [0]


@pytest.mark.paragraph("1.2")
def test_the_numbers_that_the_rules_state() -> None:
    """32 ghosts, 26 places, 8 characters with Wilson, 4 zones, 21 points."""
    assert (len(GHOST), len(PLACE), len(PERSON) + 1, len(ZONE)) == (32, 26, 8, 4)
    assert components.MOST_POINTS == 21
    census = manoir.new("phantom", 2, seed=1).state.census()
    assert len(census) == 32 + 26 + 7
    assert set(census.values()) == {1}


@pytest.mark.paragraph("1.3")
def test_the_characters() -> None:
    """Four adults with an aura each against another family, two children, and Cymon Kraft."""
    assert [row[1] for row in PEOPLE_IN_BOX] == [3, 3, 3, 3, 2, 2, 4]
    assert [row[2] for row in PEOPLE_IN_BOX] == [8, 8, 9, 9, 6, 6, 10]
    assert [row[3] for row in PEOPLE_IN_BOX[:4]] == [0, 1, 2, 3]


@pytest.mark.paragraph("1.4")
def test_the_ghosts() -> None:
    """Each of the four families has the same eight."""
    assert len(A_FAMILY) == 8
    assert [FAMILY_OF.count(family) for family in range(len(FAMILY))] == [8] * 4
    assert [KIND_OF.count(kind) for kind in range(6)] == [8, 4, 8, 4, 4, 4]
    assert GHOST.names[6] == "spectre-queen"
    assert GHOST.names[8] == "revenant-charmer"


@pytest.mark.paragraph("1.5")
def test_the_places() -> None:
    """Four in each zone, two between each pair of neighbours, four through the house."""
    for zone in range(4):
        assert sum(row[1:3] == (zone, zone) for row in PLACES_IN_BOX) == 4
    for zone in range(3):
        assert sum(row[1:3] == (zone, zone + 1) for row in PLACES_IN_BOX) == 2
    assert sorted(row[5] for row in PLACES_IN_BOX if row[1:3] == (0, 3)) == [0, 1, 2, 3]


@pytest.mark.paragraph("2.1")
def test_zones_lie_in_a_line() -> None:
    """Who is chased from the end of the line has one neighbour to go to, from the middle two."""
    t = house("soul-howler", mine={"first": "attic"}, here={"first": "girl"})
    t.choose("lay soul-howler first")
    assert t.offers == {"chase girl ground", "chase girl pile"}
    t = house("soul-howler", mine={"basement": "laundry"}, here={"basement": "girl"})
    t.choose("lay soul-howler basement")
    assert t.offers == {"chase girl ground", "chase girl garden", "chase girl pile"}


@pytest.mark.paragraph("2.2")
@pytest.mark.parametrize("seed", range(4))
def test_start_places(seed: int) -> None:
    """One for whoever begins, three for the other."""
    t = new(seed)
    first = t.state.first
    assert [t.row(first, zone) for zone in ZONE.names] == ["", "", "boiler-room", ""]
    assert [t.row(1 - first, zone) for zone in ZONE.names] == ["", "hall", "laundry", "old-well"]


@pytest.mark.paragraph("2.2", "2.5", "2.6")
def test_the_set_up_is_told() -> None:
    """Who begins, the four start places, the first character, and twelve draws."""
    events = [e["event"] for e in manoir.new("phantom", 2, seed=3).events]
    assert events == ["began", *["set_out"] * 4, "entered", *["drew_place", "drew_ghost"] * 6]


@pytest.mark.paragraph("2.3", "2.5")
def test_piles_and_hands() -> None:
    """26 places less four and six, 32 ghosts less six; three of each in both hands."""
    s = new().state
    assert (s.place_pile_n, s.ghost_pile_n) == (16, 26)
    assert (s.hand_ghosts_n, s.hand_places_n) == ([3, 3], [3, 3])
    assert (s.ghost_discard_n, s.place_discard_n) == (0, 0)


@pytest.mark.paragraph("2.3")
def test_everything_is_shuffled() -> None:
    """Another seed is another deal, the same seed the same."""
    deals = [PHANTOM.new(2, seed) for seed in range(30)]
    assert deals[7] == PHANTOM.new(2, 7)
    assert len({s.ghost_pile[0] for s in deals}) > 10
    assert len({s.place_pile[0] for s in deals}) > 8
    assert len({s.pile[0] for s in deals}) > 4
    assert not {s.place_pile[i] for s in deals for i in range(16)} & set(components.START)


@pytest.mark.paragraph("2.4")
def test_one_character_on_the_first_floor() -> None:
    """Six are in the pile, in an order that nobody knows."""
    s = new().state
    assert s.here_n == [1, 0, 0, 0]
    assert (s.pile_n, s.below_n) == (6, 0)


@pytest.mark.paragraph("2.5", "8.6")
def test_each_puts_a_ghost_away() -> None:
    """First whoever begins, then the other; the second lies on top, and the first turn begins."""
    t = new(5)
    first = t.state.first
    ghosts = [[w for w in t.hand(p).split() if w in GHOST.names] for p in range(2)]
    assert t.actor == first
    assert t.offers == {f"discard {name}" for name in ghosts[first]}
    t.choose(f"discard {ghosts[first][0]}")
    assert t.actor == 1 - first
    t.choose(f"discard {ghosts[1 - first][2]}")
    assert t.put_away == f"{ghosts[first][0]} {ghosts[1 - first][2]}"
    assert (t.actor, t.step) == (first, "lay")
    assert t.state.hand_ghosts_n == [2, 2]


@pytest.mark.paragraph("2.6")
def test_anyone_may_begin() -> None:
    """Lots are drawn: over many games, both begin."""
    begins = [PHANTOM.new(2, seed).first for seed in range(40)]
    assert 10 < sum(begins) < 30
