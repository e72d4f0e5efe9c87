"""Chapter 3: the ghosts appear."""

from __future__ import annotations

import pytest

from manoir.kit.event import story
from tests.games.phantom_society.tables import hiding, of_colour


def places(t: object) -> set[str]:
    return {offer.removeprefix("hide ") for offer in t.offers}  # type: ignore[attr-defined]


@pytest.mark.paragraph("3.1")
def test_the_colour_of_the_room_says_which_ghost() -> None:
    """Scenario 2: when the red ghost lies under b3, no other red room is offered."""
    t = hiding()
    assert len(t.offers) == 36
    t.choose("hide b3")
    assert t.state.ghost[1] == 1 + 12 + 1
    assert places(t) == of_colour("blue") | of_colour("green") | of_colour("white")


@pytest.mark.paragraph("3.2")
def test_two_ghosts_each_of_any_colours() -> None:
    """The first master hides blue and white, the other what is left; then the play begins."""
    t = hiding()
    assert t.actor == 1
    t.choose("hide a1")
    assert t.actor == 1
    t.choose("hide d1")
    assert t.actor == 3
    assert places(t) == of_colour("red") | of_colour("green")
    t.choose("hide b1", "hide c1")
    assert t.state.keeper == [1, 3, 3, 1]
    assert t.actor == 1
    assert all(offer.startswith("take") for offer in t.offers)


@pytest.mark.paragraph("3.2", "2.4")
def test_the_first_master_follows_who_laid_first() -> None:
    """If the hunter on seat 2 laid the first room, the master on seat 3 hides and acts first."""
    t = hiding(first=2, turn=3, acting=3)
    assert t.actor == 3
    t.choose("hide a1", "hide b1")
    assert t.actor == 1
    t.choose("hide c1", "hide d1")
    assert t.actor == 3


@pytest.mark.paragraph("3.3")
def test_hunters_learn_that_and_nothing_else() -> None:
    """Masters hear the place; hunters and onlookers only that a ghost was hidden."""
    t = hiding().choose("hide b3")
    hid = {"event": "hid", "seat": 1, "place": "b3", "why": "3.1"}
    assert all(story(t.state, master) == [hid] for master in (1, 3))
    assert all(story(t.state, other) == [{**hid, "place": None}] for other in (-1, 0, 2))
    assert repr(t.state.view(0).ghost) == "[?, ?, ?, ?]"
    assert t.state.view(3).ghost == t.state.ghost


@pytest.mark.paragraph("3.3", "1.4")
def test_the_history_keeps_the_secret() -> None:
    """What was chosen while the eyes were closed is in the masters' history only."""
    import manoir

    match = manoir.new("phantom-society", 4, seed=5, options={"shuffled": True})
    match.play(match.choices()[3])
    assert [entry.notation for entry in match.history_of(0)] == [None]
    assert match.history_of(1)[0].notation == match.history_of(3)[0].notation == "hide d1"
