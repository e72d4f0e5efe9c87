"""What a bot likes: not how strong it plays, only that it is no fool."""

from __future__ import annotations

from typing import Any

import pytest

from manoir.bots.compiled import bind
from manoir.games import find
from manoir.games.phantoms_of_halloween.liking import BELIEF
from manoir.kit.choice import parse
from tests.games.phantoms_of_halloween.tables import KEY, NAMES, Party, arriving, party

GAME = find(KEY)
PREFERENCE = bind(GAME)["preference"]


def pondered(t: Party) -> tuple[Any, list[float]]:
    """What the seat that decides sees, and what it makes of it, by its view alone."""
    assert t.actor is not None
    assert GAME.mind.ponder is not None
    view = t.state.view(t.actor)
    weights = [*GAME.mind.weights, *[0.0] * GAME.mind.notes]
    GAME.mind.ponder(view, weights, [0] * GAME.scratch, [0] * GAME.scratch)
    return view, weights


def liked(t: Party, choice: str) -> float:
    """How much the seat that decides likes a choice."""
    assert choice in t.offers
    view, weights = pondered(t)
    return float(PREFERENCE(view, weights, parse(GAME.state, choice)))


def believed(t: Party, character: str) -> float:
    """What a character seems worth to the seat that decides, in points."""
    return 10 * pondered(t)[1][BELIEF + NAMES.index(character)]


def test_a_known_disguise_is_worth_a_bid_and_a_known_ghost_is_not() -> None:
    good = arriving(8, "", "ogre+30", "", face_up="ogre").choose("name ogre")
    assert liked(good, "bid 1") > liked(good, "pass")
    bad = arriving(8, "", "ogre-25", "", face_up="ogre").choose("name ogre")
    assert liked(bad, "bid 1") < liked(bad, "pass")


def test_a_card_seen_once_is_believed_wherever_it_may_lie() -> None:
    """Ogre and witch were shown, then re-paired with the bat: each may be any of the two, or what
    nobody has seen."""
    t = arriving(9, "ogre+30 bat-10 witch+5", "clown+15", "").choose("hide bat", "re-pair", "done")
    t.arrive(5)
    unseen = (55 - 30 - 5 - 15) / 23
    for name in ("ogre", "bat", "witch"):
        assert believed(t, name) == pytest.approx((30 + 5 + unseen) / 3)
    assert believed(t, "clown") == 15
    assert believed(t, "count") == pytest.approx(unseen)


@pytest.mark.parametrize(("choice", "better"), [("bid 1", True), ("pass", False)])
def test_whoever_knows_the_lot_tells_by_bidding(choice: str, better: bool) -> None:
    """Seat 1 has seen the ogre of seat 2: what seat 1 does, seat 0 takes for a sign."""
    ogre = NAMES.index("ogre")
    plain = arriving(8, "", "", "ogre+30", active=1).choose("name ogre", choice)
    knowing = arriving(8, "", "", "ogre+30", active=1).choose("name ogre")
    knowing.state.known_by[ogre] |= 1 << 1
    knowing.choose(choice)
    assert (plain.actor, knowing.actor) == (0, 0)
    assert (believed(knowing, "ogre") > believed(plain, "ogre")) == better
    assert believed(knowing, "ogre") != believed(plain, "ogre")


def test_re_pairing_is_not_searched() -> None:
    """It is asked all the time, and search would waste itself on it."""
    t = arriving(9, "ogre+30 bat-10", "clown+15", "").choose("show all")
    assert GAME.mind.by_habit is not None
    assert GAME.mind.by_habit(t.state, 0, 0)
    t.choose("re-pair")
    assert GAME.mind.by_habit(t.state, 0, 0)
    t.choose("done")
    assert not GAME.mind.by_habit(t.state, 0, 0)


def test_less_is_paid_rather_than_more() -> None:
    t = arriving(2, "", "", "")
    assert liked(t, "bid 1") > liked(t, "bid 9")


@pytest.mark.parametrize("square", ["phew", "red"])
def test_ghosts_go_and_disguises_stay(square: str) -> None:
    if square == "phew":
        t, verb = arriving(14, "ogre+30 bat-25", "", ""), "send away"
    else:
        t = party("ogre+30 bat-25", "", "", at=[4], stays=[1, 0, 0]).choose("stay")
        verb = "get rid of"
    assert liked(t, f"{verb} bat") > liked(t, "keep all") > liked(t, f"{verb} ogre")


def test_a_wish_is_for_the_best_that_one_can_expect() -> None:
    t = arriving(5, "witch+5", "clown+15 bat-10 raven-5", "", face_up="clown bat")
    assert liked(t, "wish for clown") > liked(t, "wish for raven") > liked(t, "wish for bat")


def test_a_wish_goes_to_whoever_will_take_the_ghost() -> None:
    """Seat 1 has seen the ogre and would take it in return; seat 2 has seen the ghost."""
    t = arriving(5, "ogre+30 spider-25", "clown+15", "raven+15")
    t.state.known_by[NAMES.index("ogre")] |= 1 << 1
    assert liked(t, "wish for raven") > liked(t, "wish for clown")
    t.state.known_by[NAMES.index("ogre")] |= 1 << 2
    assert liked(t, "wish for raven") == liked(t, "wish for clown")


def test_a_ghost_that_nobody_has_seen_may_be_taken() -> None:
    """Among two that are unseen any may go, so a ghost in hand makes an exchange cheaper."""
    with_ghost = arriving(5, "ogre+30 spider-25", "clown+15", "")
    without = arriving(5, "ogre+30 pirate+20", "clown+15", "")
    assert liked(with_ghost, "wish for clown") > liked(without, "wish for clown")


def test_in_return_one_takes_a_known_disguise_and_rather_the_unknown_than_a_ghost() -> None:
    t = arriving(5, "ogre+30 bat-10 witch-25", "clown+15", "", face_up="ogre bat")
    t.choose("wish for clown")
    assert liked(t, "take ogre") > liked(t, "take witch") > liked(t, "take bat")


def test_whoever_has_more_bids_more() -> None:
    rich, poor = arriving(2, "", "", "", cash=30), arriving(2, "", "", "", cash=10)
    assert liked(rich, "bid 9") > liked(poor, "bid 9")


def test_late_a_disguise_of_the_strongest_is_worth_more() -> None:
    """For what one gains they lose; of the two others seat 1 has more points."""

    def named(character: str) -> Party:
        hands, shown = ("", "ogre+30 pirate+20", "clown+20"), "ogre pirate clown"
        return arriving(8, *hands, stump="", face_up=shown).choose(f"name {character}")

    strong, weak = named("pirate"), named("clown")
    assert liked(strong, "bid 1") > liked(weak, "bid 1")


def test_one_earns_on_green_while_there_is_something_to_buy() -> None:
    early, late = party("ogre+30", "", ""), party("ogre+30", "", "", stump="")
    assert liked(early, "stay") > liked(early, "roll")
    assert liked(late, "stay") < liked(late, "roll")


def test_what_is_unseen_makes_a_lead_uncertain() -> None:
    hands = ("ogre+30", "clown+15 raven-5", "bat-10")
    seen = party(*hands, at=[16], stump="", face_up="clown raven bat")
    unseen = party(*hands, at=[16], stump="", face_up="bat")
    assert liked(seen, "try for six") > liked(unseen, "try for six") > liked(unseen, "roll")


def test_one_may_stop_on_black_without_meaning_to_leave() -> None:
    """Behind, but not by much as far as anybody knows: it looks like leaving, and is none."""
    hands = ("raven-5", "clown+15 mummy+20 devil-10", "spider-25")
    there = party(*hands, at=[14], stump="", dice=(5,), face_up="spider").choose("roll")
    assert liked(there, "stop") > liked(there, "walk past")
    on_black = party(*hands, at=[16], stump="", face_up="spider")
    assert liked(on_black, "try for six") < liked(on_black, "roll")
    hopeless = ("bat-10", "clown+15 mummy+20", "spider-25")
    shown = "spider clown mummy"
    far_behind = party(*hopeless, at=[14], stump="", dice=(5,), face_up=shown).choose("roll")
    assert liked(far_behind, "stop") < liked(far_behind, "walk past")


def test_whoever_is_ahead_tries_to_leave() -> None:
    ahead = party("ogre+30 clown+20", "", "", at=[16], stump="")
    behind = party("bat-25", "", "", at=[16], stump="")
    assert liked(ahead, "try for six") > liked(ahead, "roll")
    assert liked(ahead, "try for six") > liked(behind, "try for six")


def test_a_careless_bot_forgets_what_others_have() -> None:
    t = arriving(9, "ogre+30 witch+5", "clown+15", "").choose("show all")
    view = t.state.view(1)
    assert GAME.mind.forget is not None
    GAME.mind.forget(view, 1, 1.0, 1)
    ogre, clown = NAMES.index("ogre"), NAMES.index("clown")
    assert view.known_by[ogre] >> 1 & 1 == view.face_up[ogre] == view.whereabouts[1, ogre] == 0
    assert view.known_by[clown] >> 1 & 1 == 1
    worlds = [GAME.imagine(view, 1, [n, 1]) for n in range(20)]
    assert len({world.worth[ogre] for world in worlds}) > 1
    assert {world.worth[clown] for world in worlds} == {t.state.worth[clown]}
