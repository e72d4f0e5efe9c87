"""Chapter 4: re-pairing, and what the others know then."""

from __future__ import annotations

import pytest

from manoir.kit.event import story
from tests.games.phantoms_of_halloween.tables import Party, arriving, party

HAND = "witch+5 bat-10 ogre+30"


def asked(hand: str = HAND) -> Party:
    """Seat 0 stays on green; before that re-pairing is offered."""
    return party(hand, "clown+15", "", step="offer", opening=True)


@pytest.mark.paragraph("4.1")
def test_any_two_cards_may_change_places() -> None:
    t = asked().choose("re-pair")
    assert t.offers == {"swap witch bat", "swap witch ogre", "swap ogre bat", "done"}
    t.choose("swap witch ogre", "done")
    assert t.has(0) == "witch+30 ogre+5 bat-10"
    assert (t.actor, t.offers) == (0, {"roll", "stay"})


@pytest.mark.paragraph("4.1")
def test_every_arrangement_is_reached_in_one_way() -> None:
    """Three different cards lie in six ways, and each way is found once."""

    def ends(t: Party) -> list[str]:
        found = []
        for choice in sorted(t.offers):
            after = asked()
            after.state = t.state.copy()
            after.choose(choice)
            found += [after.has(0)] if choice == "done" else ends(after)
        return found

    found = ends(asked().choose("re-pair"))
    assert len(found) == len(set(found)) == 6


@pytest.mark.paragraph("4.1")
def test_equal_cards_need_not_be_swapped() -> None:
    assert asked("witch+5 bat+5").choose("re-pair").offers == {"done"}


@pytest.mark.paragraph("4.2")
def test_it_may_be_declined() -> None:
    t = asked()
    assert t.offers == {"keep", "re-pair"}
    assert t.choose("keep").has(0) == "witch+5 ogre+30 bat-10"
    assert t.offers == {"roll", "stay"}


@pytest.mark.paragraph("4.2")
def test_the_others_see_that_and_not_what() -> None:
    """All are told that the cards are taken up; of the swap itself, nobody but its owner."""
    t = asked().choose("re-pair")
    assert all(story(t.state, v)[0]["event"] == "took_up" for v in (-1, 0, 1, 2))
    before = [t.state.view(v) for v in (-1, 1, 2)]
    t.choose("swap witch bat")
    assert [line["event"] for line in story(t.state, 0)] == ["swapped"]
    assert all(story(t.state, v) == [] for v in (-1, 1, 2))
    assert [t.state.view(v) for v in (-1, 1, 2)] == before


@pytest.mark.paragraph("4.2")
def test_one_may_put_them_back() -> None:
    """The bluff: nothing has changed, and the others cannot know it."""
    t = asked().choose("re-pair", "done")
    assert t.has(0) == "witch+5 ogre+30 bat-10"


@pytest.mark.paragraph("4.2")
def test_it_is_offered_at_the_beginning_of_a_turn() -> None:
    """To whoever has two characters; the option turns it off."""
    t = party("", "witch+5 bat-10", "clown+15", ask_opening=True).choose("stay")
    assert (t.actor, t.offers) == (1, {"keep", "re-pair"})
    t.choose("keep", "stay")
    assert (t.actor, t.offers) == (2, {"roll", "stay"})
    assert party("", "witch+5 bat-10", "").choose("stay").offers == {"roll", "stay"}


@pytest.mark.paragraph("4.2", "6.12")
def test_a_missed_turn_begins_with_it_too() -> None:
    t = party("", "witch+5 bat-10", "", at=[1, 0], misses=[0, 1, 0], ask_opening=True)
    t.choose("stay")
    assert t.offers == {"keep", "re-pair"}
    assert t.choose("keep").events == ["missed 1"]


@pytest.mark.paragraph("4.2")
def test_it_is_offered_to_whoever_got_a_character() -> None:
    """In the turn of another, after the hammer, before the next turn; and not twice in a row."""
    t = arriving(2, "", "witch+5", "clown+15", stump="bat-10 ogre+30", ask_opening=True)
    t.choose("pass", "bid 1", "pass")
    assert (t.actor, t.state.active, t.offers) == (1, 0, {"keep", "re-pair"})
    t.choose("keep")
    assert (t.actor, t.state.active, t.offers) == (1, 1, {"roll", "stay"})


@pytest.mark.paragraph("4.2", "6.9")
def test_it_is_offered_to_the_seller_too() -> None:
    """Clockwise from the player on turn: who bought at Halloween, and whose character it was."""
    t = arriving(8, "witch+5", "bat-10 ogre+30 spider+20", "clown+15")
    t.choose("name ogre", "bid 1", "pass")
    assert (t.actor, t.offers) == (0, {"keep", "re-pair"})
    t.choose("keep")
    assert (t.actor, t.offers) == (1, {"keep", "re-pair"})
    assert t.choose("keep").state.active == 1


@pytest.mark.paragraph("4.2")
def test_what_was_named_cannot_be_changed() -> None:
    """While a character is for sale or to be exchanged, nobody can re-pair."""
    t = arriving(8, "", HAND, "").choose("name ogre")
    assert not t.offers & {"re-pair", "done"}
    t = arriving(5, "spider+20 raven-5", HAND, "").choose("wish for ogre")
    assert t.offers == {"take spider", "take raven"}


@pytest.mark.paragraph("1.6", "4.3")
def test_what_was_shown_becomes_what_was_once() -> None:
    """Known, until its owner re-pairs; then remembered, to lie somewhere among these."""
    t = arriving(9, HAND, "", "").choose("hide bat")
    assert [t.sees(1, c) for c in ("witch", "ogre", "bat")] == ["+5", "+30", None]
    t.choose("re-pair")
    assert [t.sees(v, "ogre") for v in (-1, 0, 1, 2)] == [None, "+30", None, None]
    for viewer in (1, 2):
        assert t.remembers(viewer, "ogre") == ("+30", "witch ogre bat")
        assert t.remembers(viewer, "witch") == ("+5", "witch ogre bat")
        assert t.remembers(viewer, "bat") == ("nothing", "")


@pytest.mark.paragraph("4.3")
def test_a_card_may_have_left_with_a_character() -> None:
    """A +30 was shown by seat 0, who re-paired; a character of seat 0 goes to seat 1, who
    re-pairs: for seat 2 the +30 lies with one of them. The giver knows what was given."""
    t = arriving(9, HAND, "clown+15", "spider+20", cash=[20, 20, 0]).choose("hide bat")
    t.choose("re-pair", "swap witch ogre", "done").arrive(8).choose("name witch", "bid 1")
    assert [t.sees(v, "witch") for v in (-1, 0, 1, 2)] == ["+30"] * 4
    assert t.choose("re-pair", "done").actor == 0
    assert t.remembers(2, "witch") == ("+30", "witch clown")
    assert t.remembers(0, "witch") == ("+30", "witch clown")
    assert t.sees(0, "witch") is None
    assert t.remembers(2, "ogre") == ("+30", "witch ogre bat clown")


@pytest.mark.paragraph("4.3")
def test_re_pairing_of_others_changes_nothing() -> None:
    """What seat 0 showed stays known when seat 1 re-pairs."""
    t = arriving(9, "witch+5 bat-10", "clown+15 ogre+30", "", ask_opening=True)
    t.choose("hide bat", "keep", "re-pair", "swap ogre clown", "done")
    assert t.sees(2, "witch") == "+5"
    assert t.remembers(2, "witch") == ("+5", "witch")
