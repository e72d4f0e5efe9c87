"""What a bot likes: not how strong it plays, only that it is no fool."""

from __future__ import annotations

import pytest

from manoir.bots.compiled import bind
from manoir.games import find
from manoir.kit.choice import parse
from tests.games.phantoms_of_halloween.tables import KEY, NAMES, Party, arriving, party

GAME = find(KEY)
PREFERENCE = bind(GAME)["preference"]


def liked(t: Party, choice: str) -> float:
    """How much the seat that decides likes a choice, by its view alone."""
    assert t.actor is not None
    assert choice in t.offers
    view = t.state.view(t.actor)
    return float(PREFERENCE(view, GAME.mind.weights, parse(GAME.state, choice)))


def test_a_known_disguise_is_worth_a_bid_and_a_known_ghost_is_not() -> None:
    good = arriving(8, "", "ogre+30", "", face_up="ogre").choose("name ogre")
    assert liked(good, "bid 1") > liked(good, "pass")
    bad = arriving(8, "", "ogre-25", "", face_up="ogre").choose("name ogre")
    assert liked(bad, "bid 1") < liked(bad, "pass")


def test_what_was_once_counts_for_something() -> None:
    """Less than what is known, more than nothing."""
    t = arriving(9, "ogre+30 bat-10 witch+5", "clown+15", "").choose("hide bat", "re-pair", "done")
    t.arrive(5)
    assert liked(t, "wish for ogre") > liked(t, "wish for bat")


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
