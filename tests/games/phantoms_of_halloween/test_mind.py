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
