"""Chapters 1 and 2: what is in the box, and how a deal begins."""

from __future__ import annotations

import pytest

import manoir
from manoir.games.ghooost import GHOOOST
from manoir.games.ghooost.components import FAMILIES, FAMILY, GHOST
from tests.games.ghooost.tables import NAMES, after_midnight, before_midnight
from tests.scenarios import counts

SIZES = [(2, 12, 30), (3, 10, 20), (4, 8, 14), (5, 6, 12), (6, 4, 14)]


@pytest.mark.paragraph("1.1", "8.2")
def test_first_out_is_lovely_last_loses() -> None:
    """Given three players with one ghost each, when two get rid of theirs, the third has lost."""
    t = after_midnight("igor", "igor", "faucheuse", mansions=[0, 0, 0])
    t.choose("play 1 igor", "play 1 igor")
    assert t.actor is None
    assert t.winners == [0, 1]
    assert t.places == [1, 2, 0]


@pytest.mark.paragraph("1.2")
def test_the_families() -> None:
    """Values run from 1 to 14 in the order of the names; seven ghosts are not common."""
    assert GHOST.names[1] == "scooty"
    assert GHOST.names[14] == "faucheuse"
    families = {GHOST.names[ghost]: FAMILY.names[family] for ghost, family in FAMILIES.items()}
    assert families == {
        "kitty": "fearless",
        "scooty": "fearless",
        "cerberus": "scary",
        "twist": "special",
        "skeletum": "special",
        "igor": "scary",
        "miss-copy": "special",
    }


@pytest.mark.paragraph("1.2", "3.2")
def test_common_ghosts_only_count_by_their_value() -> None:
    """Given a common ghost alone in the hand, when it is laid, nothing else happens."""
    for name in "draplo mortimer banshia".split():
        t = after_midnight(f"{name} scooty", "scooty", "scooty").choose(f"play 1 {name}")
        assert t.events == [f"laid 0 {name} 1 0"]


@pytest.mark.paragraph("1.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_sixty_two_cards(players: int) -> None:
    """Four of each value, four Miss Copy and two Kitty lie somewhere on the table."""
    census = manoir.new("ghooost", players, seed=1).state.census()
    assert census == {f"Ghost {name}": 2 if name == "kitty" else 4 for name in NAMES}
    assert sum(census.values()) == 62


@pytest.mark.paragraph("1.4")
def test_the_places_and_who_sees_them() -> None:
    """Cemetery and discard lie open, crypt and mansions to nobody, a hand to its owner."""
    t = before_midnight("igor", "", "", cemetery="zombibi")
    for viewer in range(3):
        seen = t.state.view(viewer)
        assert seen.cemetery[0] == t.state.cemetery[0]
        assert seen.discard == t.state.discard
        assert seen.hand[viewer] == t.state.hand[viewer]
        assert repr(seen.hand[(viewer + 1) % 3][0]) == "?"
        assert repr(seen.crypt[0]) == "?"
        assert repr(seen.mansion[viewer][0]) == "?"


@pytest.mark.paragraph("2.1", "2.2", "2.3")
@pytest.mark.parametrize(("players", "mansion", "crypt"), SIZES)
def test_the_deal(players: int, mansion: int, crypt: int) -> None:
    """Scenario 1: four cards each, the mansions, and the rest in the crypt."""
    s = manoir.new("ghooost", players, seed=5).state
    assert [sum(hand) for hand in s.hand[:players]] == [4] * players
    assert s.hand_n[:players] == [4] * players
    assert s.mansion_n[:players] == [mansion] * players
    assert s.crypt_n == crypt
    assert (s.cemetery_n, s.discard_n, sum(s.discard)) == (0, 0, 0)
    assert s.place[:players] == [0] * players


@pytest.mark.paragraph("2.1")
def test_the_ghosts_are_shuffled() -> None:
    """Another seed is another deal, the same seed the same; hands are no run of the sorted box."""
    deals = [manoir.new("ghooost", 3, seed=seed).state for seed in range(30)]
    assert deals[7] == manoir.new("ghooost", 3, seed=7).state
    assert len({str(s.hand[0]) for s in deals}) > 25
    assert len({s.crypt[0] for s in deals}) > 5
    assert len({s.mansion[1][0] for s in deals}) > 5


@pytest.mark.paragraph("2.1", "2.4")
def test_the_deal_is_told() -> None:
    """The table hears who begins the first deal; then each hand is drawn card by card."""
    match = manoir.new("ghooost", 3, seed=7)
    dealt, *drew = match.events
    assert dealt == {"event": "dealt", "seat": match.actor, "deal": 1, "why": "2.4"}
    assert [e["event"] for e in drew] == ["drew"] * 12
    assert [e["seat"] for e in drew] == [0] * 4 + [1] * 4 + [2] * 4
    for p in range(3):
        mine = counts(" ".join(e["ghost"] for e in drew if e["seat"] == p))
        assert mine == {NAMES[g]: n for g, n in enumerate(match.state.hand[p]) if n}


@pytest.mark.paragraph("2.4")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_anyone_may_begin(players: int) -> None:
    """The first player is drawn by lot: over many deals, everybody is."""
    begins = [GHOOOST.decider(GHOOOST.new(players, seed)) for seed in range(60)]
    assert set(begins) == set(range(players))


@pytest.mark.paragraph("2.5")
def test_clockwise() -> None:
    """A deal starts to the left: after seat 2 of three comes seat 0."""
    assert not manoir.new("ghooost", 3, seed=1).state.backwards
    t = before_midnight("", "", "", cemetery="draplo").choose("play 1 draplo")
    assert t.actor == 1
    t.choose("play 1 zombibi")
    assert t.actor == 2
    t.choose("try luck")
    assert t.actor == 0
