"""Taking back: free, by consent, or not at all."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import manoir
from manoir.errors import CannotUndo, NeedsConsent
from manoir.kit import Row, offer, rule
from manoir.play.history import Entry, standing
from manoir.play.match import Match
from tests.toys.pebbles import PEBBLES, State, take
from tests.toys.vigil import VIGIL

from .tables import DUSK, dusk, notations, pebbles

PEOPLE = ("Ada", "Bea")
BOTS = ("Ada", "bot:random")


def test_nothing_to_take_back() -> None:
    with pytest.raises(CannotUndo, match="nothing has been chosen yet"):
        pebbles().undo()


def test_what_tells_nothing_is_free() -> None:
    """To take what lies open tells nobody anything, even with people at the table."""
    match = dusk(*PEOPLE, cemetery=["igor"])
    before, offers = match.state, notations(match)
    match.play("take")
    assert match.undo(0) is match
    assert (match.state, notations(match), match.actor) == (before, offers, 0)
    assert match.history == [Entry(1, 0, match.history[0].choice), Entry(2, 0, undoes=1)]
    assert (match.events, match.story(0)) == ([], [])


def test_the_same_choice_again_leads_to_the_same_place() -> None:
    once = dusk(cemetery=["igor"]).play("take")
    again = dusk(cemetery=["igor"]).play("take").undo().play("take")
    assert once.state == again.state
    assert once.events == again.events


def test_what_others_saw_needs_their_consent() -> None:
    match = dusk(*PEOPLE).play("play 1 igor")
    with pytest.raises(NeedsConsent, match="the others have seen it; they must agree"):
        match.undo(0)
    assert len(match.history) == 1
    match.undo(0, consent=True)
    assert match.state == dusk().state


def test_seats_without_a_name_are_people() -> None:
    with pytest.raises(NeedsConsent):
        dusk().play("play 1 igor").undo()


def test_bots_do_not_mind() -> None:
    match = dusk(*BOTS).play("play 1 igor").undo(0)
    assert match.state == dusk().state


def test_one_person_among_bots_is_enough_to_ask() -> None:
    position = {**DUSK, "players": 3, "hand": [*DUSK["hand"], {"banshia": 2}], "mansion_n": [1] * 3}
    for seats, free in ((("bot:a", "bot:b", "bot:c"), True), (("bot:a", "Bea", "bot:c"), False)):
        match = manoir.set_up("ghooost", position, seed=1, seats=seats).play("play 1 igor")
        if free:
            match.undo(0)
        else:
            with pytest.raises(NeedsConsent):
                match.undo(0)


CARDS: list[tuple[str, dict[str, Any]]] = [
    ("open mansion", {"hand": [{}, {"momicha": 1, "zombibi": 1}], "cemetery": ["scooty"]}),
    (
        "try luck",
        {
            "hand": [{"igor": 1, "draplo": 3}, {"momicha": 2, "zombibi": 2}],
            "mansion_n": [12, 12],
            "crypt_n": 6,
        },
    ),
    (
        "play 1 draplo",  # a refill follows
        {
            "hand": [{"igor": 1, "draplo": 3}, {"momicha": 2, "zombibi": 2}],
            "mansion_n": [12, 12],
            "crypt_n": 6,
        },
    ),
]


@pytest.mark.parametrize(("choice", "fields"), CARDS, ids=[choice for choice, _ in CARDS])
@pytest.mark.parametrize("seats", [PEOPLE, BOTS], ids=["people", "bots"])
def test_what_was_learnt_stays_learnt(
    seats: tuple[str, ...], choice: str, fields: dict[str, Any]
) -> None:
    """A card was turned or drawn: no consent and no bot takes that back."""
    match = dusk(*seats, **fields).play(choice)
    for consent in (False, True):
        with pytest.raises(CannotUndo, match="somebody learnt something new; it stands") as error:
            match.undo(consent=consent)
        assert not isinstance(error.value, NeedsConsent)
    assert len(match.history) == 1


def test_dice_stand() -> None:
    match = Match(VIGIL, 2, 1, seats=["bot:a", "bot:b"])
    match.play("pledge 1").play("pledge 1").play("point at attic")
    with pytest.raises(CannotUndo, match="it stands"):
        match.undo()


def test_another_seat_has_chosen_since() -> None:
    match = dusk(*BOTS, cemetery=["igor"]).play("take").play("play 1 momicha")
    with pytest.raises(CannotUndo, match="another seat has chosen since"):
        match.undo(0, consent=True)
    assert match.undo(1, consent=True).actor == 1
    assert match.undo(0).actor == 0


def test_undo_twice() -> None:
    """A Double acts again: both choices go back, one by one, and then there is nothing left."""
    match = dusk(*BOTS).play("play 2 draplo")
    between = match.state
    match.play("play 1 igor")
    assert match.undo(0).state == between
    assert match.undo(0).state == dusk().state
    assert [e.undoes for e in match.history] == [0, 0, 2, 1]
    with pytest.raises(CannotUndo, match="nothing has been chosen yet"):
        match.undo(0)


def test_undo_after_undo_goes_on_from_what_stands() -> None:
    match = pebbles(9, seats=BOTS).play("take 1").play("take 2")
    match.undo(1).play("take 3").undo(1)
    assert [e.undoes for e in match.history] == [0, 0, 2, 0, 4]
    assert (match.state.heap, match.actor) == (8, 1)
    assert [e.number for e in standing(match.history)] == [1]


@rule
def forced(s: State, out: Row) -> None:
    """From a heap of four only one may be taken."""
    for many in range(1, (1 if s.heap == 4 else min(3, s.heap)) + 1):
        offer(out, take(many))


def test_what_followed_by_itself_goes_back_too() -> None:
    game = replace(PEBBLES, choices=forced)
    match = Match(game, 3, 42, position={"players": 3, "heap": 6}).play("take 2")
    assert (match.state.heap, match.actor, len(match.history)) == (3, 2, 1)
    match.undo(0)
    assert (match.state.heap, match.actor, len(match.history)) == (6, 0, 2)
    match.play("take 1").undo(0)
    assert match.state.heap == 6


def test_what_followed_by_itself_may_forbid_it() -> None:
    """Given a seat that must visit the last room, its die is thrown by the choice before it."""
    position = {
        "players": 2,
        "day": 2,
        "step": "peek",
        "teams": ["living", "dead"],
        "bid": [1, 1],
        "trace": [{}, {"attic": [1], "hall": [0, 1]}],
        "keeper": [0, 0, 0],
        "peeked": [1, 1, 1],
        "hand_n": [2, 2],
        "deck_n": 14,
        "relics_n": 3,
    }
    match = Match(VIGIL, 2, 1, position=position, seats=BOTS)
    assert notations(match) == ["point at attic", "point at cellar", "point at hall"]
    match.play("point at attic")  # seat 0 knew it; but then seat 1 goes to the cellar by itself
    assert [line["event"] for line in match.events][:2] == ["found", "visited"]
    with pytest.raises(CannotUndo, match="it stands"):
        match.undo(0, consent=True)


def test_a_word_given_to_the_others_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though nobody learnt a secret by it; a record that holds its undoing is read all the same."""
    match = pebbles()
    monkeypatch.setattr(match.game.kind(take(1)), "spoken", True)
    match.play("take 1")
    with pytest.raises(CannotUndo, match="said aloud"):
        match.undo(0)
    assert match.undoing(0) == "no"
    assert len(match.undo(0, consent=True).history) == 2
