"""A match: who decides, what may be chosen, what happened, how it ends."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import pytest

import manoir
from manoir.errors import BadOption, IllegalChoice, ImpossiblePosition, ManoirError, UnknownChoice
from manoir.kit import HIDDEN
from manoir.play.match import Match
from tests.toys.pebbles import PEBBLES, take
from tests.toys.vigil import VIGIL
from tests.toys.vigil.rules import pledge, point

from .tables import NONCE, dusk, notations, pebbles

# ---- beginning ----------------------------------------------------------------------------------


def test_the_same_seed_is_the_same_match() -> None:
    one, two = (Match(VIGIL, 4, 5, nonce=NONCE) for _ in range(2))
    assert one.state == two.state
    assert one.digest == two.digest
    assert Match(VIGIL, 4, 6).state != one.state


def test_without_a_seed_the_system_gives_one() -> None:
    seeds = {Match(PEBBLES, 2).seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_names_of_those_who_play() -> None:
    assert Match(PEBBLES, 3, 1, seats=["Ada", "bot:random"]).seats == ["Ada", "bot:random", ""]
    assert Match(PEBBLES, 2, 1).seats == ["", ""]


@pytest.mark.parametrize(
    ("players", "seed", "more", "words"),
    [
        (2, -1, {}, r"seed: a number from 0 to 2\^63-1 is wanted, not -1"),
        (2, 2**63, {}, "seed: a number from 0 to"),
        (2, 1, {"seats": ["a", "b", "c"]}, "seats: 3 names for 2 players"),
        (1, 1, {}, "pebbles is for 2 to 3 players, not 1"),
        (10**20, 1, {}, "pebbles is for 2 to 3 players"),
        (2, 1, {"options": {"x": 1}}, "x: no such option"),
    ],
)
def test_what_cannot_begin(players: int, seed: int, more: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        Match(PEBBLES, players, seed, **more)


def test_a_match_from_a_position() -> None:
    match = pebbles(4)
    assert (match.state.heap, match.state.actor) == (4, 0)
    with pytest.raises(ImpossiblePosition, match=r"heap: 10 is not one of 0\.\.9"):
        pebbles(10)
    with pytest.raises(ImpossiblePosition, match="players: say how many"):
        Match(PEBBLES, 2, 1, position={"heap": 3})


# ---- choosing -----------------------------------------------------------------------------------


def test_what_a_choice_says(toys: None) -> None:
    match = pebbles()
    assert (match.actor, match.turn, match.over) == (0, 0, False)
    first, *_ = match.choices()
    assert (first.id, first.notation, first.paragraph) == (take(1), "take 1", "1")
    assert (first.target, first.step, repr(first)) == ("", "", "<take 1>")
    assert first.words == first.say("fr") == "take 1"  # the toy has no words of its own
    with pytest.raises(BadOption, match="language 'de': there are en, fr"):
        first.say("de")


def test_what_a_choice_of_ghooost_says() -> None:
    play = dusk().choices()[0]
    assert (play.notation, play.target) == ("play 1 draplo", "hand/draplo")
    assert (play.words, play.say("fr")) == ("Play Draplo", "Jouez Draplo")
    assert play.paragraph.startswith(("4.", "5."))


def test_a_choice_is_made_by_itself_by_its_id_or_by_its_notation() -> None:
    for choice in (pebbles().choices()[1], take(2), "take 2", "  TAKE   2 "):
        match = pebbles()
        assert match.play(choice) is match
        assert (match.state.heap, match.actor) == (7, 1)
        assert [(e.number, e.seat, e.choice) for e in match.history] == [(1, 0, take(2))]


@pytest.mark.parametrize("unknown", ["fly", "", "take 4", "take", -1, 3, 10**30])
def test_what_no_choice_is(unknown: str | int) -> None:
    match = pebbles()
    with pytest.raises(UnknownChoice):
        match.play(unknown)
    assert match.history == []


def test_what_is_not_possible_now() -> None:
    match = pebbles(2)
    with pytest.raises(IllegalChoice) as error:
        match.play("take 3")
    assert str(error.value) == "'take 3' is not possible; possible now: take 1, take 2"
    assert error.value.legal == ("take 1", "take 2")
    assert match.history == []
    with pytest.raises(IllegalChoice, match="'take 1' is not possible; the match is over") as error:
        pebbles(0).play(take(1))
    assert error.value.legal == ()


def test_every_error_is_one_of_the_house() -> None:
    assert issubclass(ManoirError, ValueError)
    for name, value in vars(manoir.errors).items():
        if isinstance(value, type) and issubclass(value, Exception):
            assert issubclass(value, ManoirError), name


# ---- what goes by itself ------------------------------------------------------------------------


def test_a_decision_with_one_option_plays_itself() -> None:
    match = pebbles(4, players=3).play("take 3")
    assert match.over
    assert [(e.number, e.seat, e.choice) for e in match.history] == [(1, 0, take(3))]
    assert [(line["seat"], line["many"]) for line in match.events] == [(0, 3), (1, 1)]
    assert match.winners == [1]


def test_also_at_the_very_beginning() -> None:
    match = pebbles(1)
    assert (match.over, match.history, match.winners) == (True, [], [0])
    assert len(match.events) == 1


# ---- the end ------------------------------------------------------------------------------------


def test_the_end() -> None:
    match = pebbles(3)
    assert (match.winners, match.scores) == ([], [1, 0])
    match.play("take 3")
    assert (match.over, match.actor, match.turn, match.choices()) == (True, None, None, [])
    assert (match.scores, match.winners) == ([1, 0], [0])


def test_how_it_prints() -> None:
    match = pebbles(9).play("take 1")
    assert repr(match) == "<pebbles, 2 players, 1 choices, seat 1 to choose>"
    assert repr(pebbles(0)) == "<pebbles, 2 players, 0 choices, won by [0]>"


# ---- what one sees ------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [-2, 2, 99])
def test_only_seats_and_onlookers_look(viewer: int) -> None:
    with pytest.raises(BadOption, match=f"seat {viewer}: there are 0..1, and -1 for onlookers"):
        pebbles().view(viewer)


def test_a_view_is_what_a_seat_sees() -> None:
    match = dusk()
    theirs: object = match.view(0).hand[1][6]
    assert theirs is HIDDEN
    assert match.view(1).hand[1][6] == 1


def test_events_hold_nothing_back_and_a_story_does() -> None:
    match = Match(VIGIL, 2, 1)
    assert [line["event"] for line in match.events] == ["drew"] * 4  # of the set-up
    assert all(line["card"] for line in match.events)
    assert [line["card"] is not None for line in match.story(0)] == [True, True, False, False]
    assert [line["card"] for line in match.story(-1)] == [None] * 4
    match.play("pledge 2")
    assert match.events == [{"event": "pledged", "seat": 0, "bid": 2, "why": "1.2"}]
    assert match.story(0) == match.events
    assert match.story(1) == match.story(-1) == []


def test_the_state_is_a_copy() -> None:
    match = pebbles()
    match.state.heap = 1
    match.view(0).heap = 1
    assert match.state.heap == 9


def test_a_copy_goes_its_own_way() -> None:
    match = pebbles(seats=["Ada"]).play("take 1")
    copy = match.copy()
    assert (copy.digest, copy.history, copy.events) == (match.digest, match.history, match.events)
    copy.play("take 2")
    copy.seats[0] = "Bea"
    assert (match.state.heap, len(match.history), match.seats[0]) == (8, 1, "Ada")
    match.undo()
    assert (copy.state.heap, len(copy.history)) == (6, 2)


def test_a_digest_is_of_the_whole_history() -> None:
    straight = pebbles().play("take 1")
    detour = pebbles().play("take 2").undo().play("take 1")
    assert straight.state == detour.state
    assert straight.digest != detour.digest
    assert re.fullmatch("[0-9a-f]{32}", straight.digest)


# ---- fair dice ----------------------------------------------------------------------------------


def opening_of(match: Match) -> tuple[str, int]:
    assert match.opening is not None
    return match.opening


def test_the_promise_opens_only_after_the_end() -> None:
    match = Match(PEBBLES, 2, 42, nonce=NONCE)
    promised = match.commitment
    assert match.opening is None
    while not match.over:
        assert match.opening is None
        match.play(match.choices()[0])
    nonce, seed = opening_of(match)
    assert (nonce, seed) == (NONCE.hex(), 42)
    opened = hashlib.sha256(bytes.fromhex(nonce) + seed.to_bytes(8, "big")).hexdigest()
    assert opened == promised == match.commitment


def test_a_promise_does_not_tell_the_seed() -> None:
    """The same seed is promised in another way each time."""
    assert len({Match(PEBBLES, 2, 1).commitment for _ in range(4)}) == 4
    assert len(Match(PEBBLES, 2, 1).nonce) == 32
    assert (
        Match(PEBBLES, 2, 1, nonce=NONCE).commitment != Match(PEBBLES, 2, 2, nonce=NONCE).commitment
    )


# ---- a seat that decides for another ------------------------------------------------------------


def test_a_turn_is_not_a_decision() -> None:
    match = Match(VIGIL, 4, 1)
    for bid in (3, 1, 1, 1):
        match.play(pledge(bid))
    assert (match.turn, match.actor) == (0, 2)
    assert notations(match) == ["point at attic", "point at cellar", "point at hall"]
    match.play(point(0))
    assert match.history[-1].seat == 2
    assert match.events[0]["seat"] == 0
