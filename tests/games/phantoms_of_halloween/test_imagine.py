"""What somebody imagines of a table agrees with what that seat knows and remembers."""

from __future__ import annotations

from collections import Counter

import pytest

from manoir.games.phantoms_of_halloween.components import CARDS
from tests.games.phantoms_of_halloween.tables import NAMES, WORTHS, Party, arriving

DEALS = 300


def imagined(t: Party, viewer: int) -> list[Party]:
    """The table as a viewer may imagine it, many times."""
    worlds = []
    for n in range(DEALS):
        world = Party.__new__(Party)
        world.game = t.game
        world.state = t.game.imagine(t.state.view(viewer), viewer, [n, 7])
        worlds.append(world)
    return worlds


@pytest.mark.paragraph("1.6")
def test_what_is_unseen_may_be_anything_that_is_left() -> None:
    """Seat 1 knows nothing of the witch: she is each point card as often as there are left."""
    t = arriving(1, "witch+5", "ogre+30", "clown+15", stump=23)
    found = Counter(world.sees(0, "witch") for world in imagined(t, 1))
    left = dict(zip(WORTHS, CARDS, strict=True)) | {"+30": 1}
    assert set(found) == {worth for worth, many in left.items() if many}
    for worth, many in left.items():
        assert abs(found[worth] - DEALS * many / 25) < 5 * (DEALS * 3 / 25) ** 0.5


@pytest.mark.paragraph("1.6")
def test_what_is_known_stays() -> None:
    t = arriving(9, "witch+5 bat-10", "ogre+30", "").choose("hide bat")
    worlds = imagined(t, 1)
    assert {world.sees(0, "witch") for world in worlds} == {"+5"}
    assert {world.sees(1, "ogre") for world in worlds} == {"+30"}
    assert len({world.sees(0, "bat") for world in worlds}) > 4


@pytest.mark.paragraph("4.3")
def test_what_was_once_lies_among_its_whereabouts() -> None:
    """The +30 that was shown lies under one of the three, under each of them at some time."""
    t = arriving(9, "witch+5 bat-10 ogre+30", "clown+15", "").choose("hide bat", "re-pair", "done")
    under = [
        [name for name in ("witch", "bat", "ogre") if world.sees(0, name) == "+30"]
        for world in imagined(t, 1)
    ]
    assert all(under)
    assert {names[0] for names in under} == {"witch", "bat", "ogre"}


@pytest.mark.paragraph("1.6")
def test_others_remember_what_they_were_seen_to_look_at() -> None:
    """Seat 2 imagines what seat 1 knows of the card it bought: what lies there in that world."""
    t = arriving(11, "witch+5", "ogre+30", "").choose("bid 1", "pass", "keep")
    for world in imagined(t, 2):
        c = NAMES.index("witch")
        assert world.state.memory[1, c] == world.state.worth[c] + 1
        assert world.remembers(1, "bat") == ("nothing", "")
