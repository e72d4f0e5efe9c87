"""Who sees what (1.6), what can be worked out (6.3), and what can be taken back."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import manoir
from manoir.conform.secrets import normal_score
from manoir.errors import CannotUndo, NeedsConsent
from manoir.games.phantom import PHANTOM
from manoir.games.phantom.components import GHOST, PERSON
from manoir.games.phantom.state import State
from manoir.kit.event import story
from manoir.kit.jsonform import full_json
from manoir.kit.sight import Peeked
from manoir.play.match import Match
from tests.games.phantom.tables import House, house

WORLDS = 300


def worlds(s: State, viewer: int) -> list[State]:
    """Many tables that this viewer thinks possible."""
    view = s.view(viewer)
    return [PHANTOM.imagine(view, viewer, [n + 1, 7]) for n in range(WORLDS)]


def match_at(t: House, *seats: str) -> Match:
    return manoir.set_up("phantom", full_json(t.state), seed=1, seats=list(seats))


@pytest.mark.paragraph("1.6")
def test_hands_and_piles_are_hidden_and_counts_are_not() -> None:
    """The other player and onlookers see how many cards of each sort, and no card."""
    s = house("soul-queen attic", "spirit-queen").state
    for viewer in (-1, 1):
        seen = s.view(viewer)
        assert (seen.hand_ghosts_n, seen.hand_places_n) == ([1, 1], [1, 0])
        with pytest.raises(Peeked):
            assert seen.hand_ghosts[0][0] == 0
        with pytest.raises(Peeked):
            assert seen.ghost_pile[0] == 0
        with pytest.raises(Peeked):
            assert seen.pile[0] == 0
    assert s.view(0).hand_ghosts[0] == s.hand_ghosts[0]


@pytest.mark.paragraph("1.6")
def test_the_table_lies_open() -> None:
    """Apparitions, characters and what was put away are seen by everybody, in order."""
    s = house(
        put_away="soul-queen soul-howler",
        places_put_away="attic",
        mine={"garden": "old-well soul-invoker"},
        here={"garden": "girl"},
        below="boy",
    ).state
    seen = s.view(-1)
    assert seen.ghosts == s.ghosts
    assert seen.rooms == s.rooms
    assert seen.here == s.here
    assert seen.below == s.below
    assert seen.ghost_discard == s.ghost_discard
    assert seen.place_discard == s.place_discard


@pytest.mark.paragraph("1.6", "6.1")
def test_only_the_drawer_sees_what_was_drawn() -> None:
    """All see which sort was drawn."""
    t = house(ghosts_on_top="soul-queen").choose("stop", "draw ghost")
    drew = {"event": "drew_ghost", "seat": 0, "ghost": "soul-queen", "why": "6.1"}
    assert story(t.state, 0) == [drew]
    assert story(t.state, 1) == story(t.state, -1) == [{**drew, "ghost": None}]


@pytest.mark.paragraph("1.6")
def test_the_last_unknown_character_is_known() -> None:
    """Given two unknown, when one is charmed from the pile, everybody can tell who the other is."""
    t = house(
        "soul-charmer attic",
        mine={"garden": "old-well"},
        here={"first": "john mary"},
        captured=("robert", "sarah"),
        below="cymon",
        stranger="girl",
    )
    t.choose("lay soul-charmer garden", "charm stranger")
    assert (t.state.pile_n, t.below) == (0, "cymon boy")


# ---- imagining -----------------------------------------------------------------------------------


def held(cards: str) -> dict[str, Any]:
    """Fields that say which ghosts are sure to be in a hand; two with seat 0, one with seat 1."""
    return {"held_ghosts": dict.fromkeys(cards.split(), 1), "held_ghosts_n": [2, 1]}


HANDS = ("soul-queen soul-howler soul-knocker", "spirit-queen spirit-howler spirit-knocker")
SURE = "soul-queen soul-howler spirit-queen"


@pytest.mark.paragraph("1.6", "6.3")
def test_what_is_sure_is_in_every_imagined_hand() -> None:
    """Given three ghosts sure to be in a hand, two of them mine: the other player holds the
    third in every world that I think possible, and knows of my two likewise."""
    s = house(*HANDS, **held(SURE)).state
    third = GHOST.read("spirit-queen")
    assert all(world.hand_ghosts[1][third] for world in worlds(s, 0))
    mine = [GHOST.read("soul-queen"), GHOST.read("soul-howler")]
    assert all(world.hand_ghosts[0][g] for world in worlds(s, 1) for g in mine)


@pytest.mark.paragraph("1.6", "6.3")
def test_an_onlooker_knows_that_they_are_in_one_of_the_hands() -> None:
    """An onlooker can count two with one player and one with the other, and no more."""
    s = house(*HANDS, **held(SURE)).state
    sure = [GHOST.read(name) for name in SURE.split()]
    split = Counter(tuple(w.hand_ghosts[0][g] for g in sure) for w in worlds(s, -1))
    assert set(split) == {(1, 1, 0), (1, 0, 1), (0, 1, 1)}
    assert min(split.values()) > WORLDS / 5
    assert all(sum(w.hand_ghosts[1][g] for g in sure) == 1 for w in worlds(s, -1))


@pytest.mark.paragraph("1.6")
@pytest.mark.parametrize("viewer", [-1, 0])
def test_what_is_unseen_may_be_anywhere_it_can_be(viewer: int) -> None:
    """The other hand, the top of the piles and the top character are imagined without bias."""
    s = house(*HANDS, here={"first": "john"}, **held(SURE)).state
    found = worlds(s, viewer)
    for cells, kinds in (
        ([w.ghost_pile[s.ghost_pile_n - 1] for w in found], 32 - 3 - 2 * (viewer == 0) + 1),
        ([w.place_pile[0] for w in found], 26),
        ([w.pile[0] for w in found], 6),
    ):
        seen = Counter(cells)
        many = len(seen) if viewer == 0 else kinds
        expected = WORLDS / kinds
        distance = sum((n - expected) ** 2 / expected for n in seen.values())
        distance += max(0, kinds - many) * expected
        assert normal_score(distance, kinds - 1) < 5


@pytest.mark.paragraph("1.6")
def test_imagined_tables_hold_every_card_once() -> None:
    """Nothing is lost in imagination, and the viewer sees no difference."""
    s = house(
        *HANDS,
        mine={"garden": "old-well spectre-queen"},
        theirs={"first": "attic spectre-howler"},
        here={"first": "john"},
        put_away="soul-invoker",
        places_put_away="nursery",
        **held(SURE),
    ).state
    for viewer in (-1, 0, 1):
        for world in worlds(s, viewer)[:40]:
            world.check()
            assert world.census() == s.census()
            assert world.view(viewer) == s.view(viewer)
    tops = {PERSON.names[w.pile[5]] for w in worlds(s, 0)}
    assert tops == set(PERSON.names) - {"john"}


@pytest.mark.paragraph("1.6")
def test_only_those_nobody_has_met_are_imagined_in_the_pile() -> None:
    """Neither those in the house, nor those captured, nor those known to be below."""
    s = house(here={"first": "john"}, captured=("mary", "robert"), below="cymon").state
    tops = Counter(PERSON.names[w.pile[s.pile_n - 1]] for w in worlds(s, 0))
    assert set(tops) == {"sarah", "girl", "boy"}
    assert min(tops.values()) > WORLDS / 5


# ---- taking back ---------------------------------------------------------------------------------


@pytest.mark.paragraph("1.6", "8.2")
def test_a_stranger_from_the_pile_cannot_be_taken_back() -> None:
    """A card was turned up that nobody knew."""
    t = house("soul-charmer attic", mine={"garden": "old-well"}, here={"basement": "girl"})
    match = match_at(t).play("lay soul-charmer garden").play("charm stranger")
    with pytest.raises(CannotUndo):
        match.undo(consent=True)


@pytest.mark.paragraph("1.6", "8.2")
def test_somebody_known_in_the_pile_can_be_taken_back() -> None:
    """Given nobody unknown in the pile, everybody knew who would come."""
    t = house(
        "soul-charmer attic",
        mine={"garden": "old-well"},
        here={"basement": "girl"},
        captured=("john mary", "robert sarah"),
        below="cymon boy",
    )
    match = match_at(t).play("lay soul-charmer garden").play("charm stranger")
    match.undo()
    assert [c.notation for c in match.choices()] == ["charm girl", "charm stranger"]


@pytest.mark.paragraph("1.6")
def test_a_card_laid_is_shown() -> None:
    """It is free to take back against a bot, and needs consent among people."""
    t = house("soul-charmer attic", mine={"garden": "old-well"}, here={"basement": "girl"})
    with pytest.raises(NeedsConsent):
        match_at(t).play("lay soul-charmer garden").undo()
    match_at(t, "Ada", "bot:1").play("lay soul-charmer garden").undo()


@pytest.mark.paragraph("1.6", "6.1")
def test_a_draw_stands() -> None:
    """Whoever drew has seen the card."""
    with pytest.raises(CannotUndo):
        match_at(house("attic").choose("stop")).play("draw ghost").undo(consent=True)
