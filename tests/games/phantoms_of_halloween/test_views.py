"""1.6 Who knows what: the owner, whoever looked, all who were shown it."""

from __future__ import annotations

import pytest

import manoir
from manoir.kit.jsonform import view_json
from manoir.play.match import Match
from tests.games.phantoms_of_halloween.tables import KEY, arriving, party


@pytest.mark.paragraph("1.6")
def test_one_sees_the_points_of_ones_own() -> None:
    t = party("witch+5", "ogre+30", "", stump="bat-10")
    for viewer, seen in ((-1, [None] * 3), (0, ["+5", None, None]), (1, [None, "+30", None])):
        assert [t.sees(viewer, c) for c in ("witch", "ogre", "bat")] == seen


@pytest.mark.paragraph("1.2", "1.6")
def test_characters_money_and_pawns_lie_open() -> None:
    t = party("witch+5", "ogre+30", "", stump="bat-10", cash=[1, 2, 3])
    seen = view_json(t.state.view(-1))
    assert (seen["owner"]["witch"], seen["owner"]["ogre"], seen["owner"]["bat"]) == (0, 1, -1)
    assert (seen["cash"], seen["place"], seen["stump"]) == ([1, 2, 3], [1, 1, 1], ["bat"])
    assert seen["worth"] is None


@pytest.mark.paragraph("1.6")
def test_the_giver_goes_on_knowing() -> None:
    """Until the new owner re-pairs; what it was once is still remembered."""
    t = arriving(11, "witch+5", "ogre+30", "").choose("bid 1", "pass")
    assert [t.sees(v, "witch") for v in (-1, 0, 1, 2)] == [None, "+5", "+5", None]
    t.choose("re-pair")
    assert t.sees(0, "witch") is None
    assert t.remembers(0, "witch") == ("+5", "witch ogre")


@pytest.mark.paragraph("1.6")
def test_that_somebody_looked_is_public() -> None:
    t = arriving(3, "", "", "", stump="ogre+30 bat-10")
    seen = t.state.view(2)
    assert seen.known_by[t.state.owner.index(0)] == 1
    assert seen.whereabouts[0] == t.state.whereabouts[0]
    assert view_json(seen)["memory"][0] is None


@pytest.mark.paragraph("1.6", "4.2")
def test_others_do_not_find_swaps_in_the_history() -> None:
    """Not even how many there were."""
    match = manoir.new(KEY, 3, seed=1, options={"begin_with": "fast"})
    for _ in range(3):
        match.play("start on 1")
    first = match.actor
    match.play("re-pair")
    swaps = [c for c in match.choices() if c.notation.startswith("swap")]
    match.play(swaps[0]).play("done")
    for viewer in (-1, 0, 1, 2):
        notations = [entry.notation for entry in match.history_of(viewer)]
        assert (swaps[0].notation in notations) == (viewer == first)
        assert notations[-1] == "done"


@pytest.mark.paragraph("4.1")
def test_a_swap_can_be_taken_back() -> None:
    """Nobody has learnt anything by it."""
    match = manoir.new(KEY, 3, seed=1, options={"begin_with": "fast"})
    for _ in range(3):
        match.play("start on 1")
    match.play("re-pair")
    before = match.state
    match.play(match.choices()[0]).undo()
    assert match.state.worth == before.worth


@pytest.mark.paragraph("3.2", "6.10")
def test_dice_stand_and_shown_cards_need_consent() -> None:
    from manoir.errors import CannotUndo, NeedsConsent
    from manoir.kit.jsonform import full_json

    t = arriving(9, "witch+5 bat-10", "", "")
    match = Match(t.game, 3, 1, position=full_json(t.state))
    match.play("hide bat")
    with pytest.raises(NeedsConsent):
        match.undo()
    rolled = manoir.new(KEY, 3, seed=1)
    for _ in range(3):
        rolled.play("start on 1")
    with pytest.raises(CannotUndo):
        rolled.play("roll").undo()
