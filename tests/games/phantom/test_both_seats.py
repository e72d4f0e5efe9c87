"""Seats are alike: what a player can do to the other, the other can do to them."""

from __future__ import annotations

from typing import Any

import pytest

from manoir.games.phantom.components import ZONE
from tests.games.phantom.tables import House, house

OLD_WELL = {"garden": "old-well"}
SCENES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "a Knocker": (
        {
            "hand": "soul-knocker attic",
            "mine": OLD_WELL,
            "theirs": {"garden": "tunnel soul-howler"},
        },
        ["lay soul-knocker garden", "knock soul-howler"],
    ),
    "a Queen": (
        {"hand": "soul-queen attic", "mine": OLD_WELL, "theirs": {"garden": "tunnel soul-howler"}},
        ["lay soul-queen garden", "summon soul-howler"],
    ),
    "a Queen at home": (
        {
            "hand": "soul-queen attic",
            "mine": {**OLD_WELL, "basement": "laundry soul-invoker"},
            "theirs": {"garden": "greenhouse", "basement": "wine-cellar spirit-howler"},
        },
        ["lay soul-queen garden", "summon soul-invoker"],
    ),
    "an Invoker": (
        {"hand": "soul-invoker attic", "mine": OLD_WELL, "put_away": "spirit-knocker"},
        ["lay soul-invoker garden"],
    ),
    "a Squatter": (
        {
            "hand": "soul-squatter attic",
            "mine": OLD_WELL,
            "theirs": {"garden": "tunnel soul-howler greenhouse"},
        },
        ["lay soul-squatter garden", "squat"],
    ),
    "a Squatter's exchange": (
        {"hand": "soul-squatter attic", "other": "hall", "mine": OLD_WELL},
        ["lay soul-squatter garden", "exchange attic"],
    ),
    "a place between zones": (
        {
            "hand": "tunnel attic",
            "mine": {"basement": "laundry soul-invoker"},
            "theirs": {"basement": "dungeon spirit-howler", "garden": "greenhouse"},
        },
        ["lay tunnel garden", "pull spirit-howler"],
    ),
    "an aura": (
        {
            "hand": "spirit-charmer attic",
            "mine": {"garden": "graveyard soul-howler"},
            "theirs": {"garden": "greenhouse soul-invoker"},
            "here": {"basement": "sarah"},
        },
        ["lay spirit-charmer garden", "charm sarah"],
    ),
    "a capture": (
        {
            "hand": "soul-knocker attic",
            "other": "hall",
            "mine": {"garden": "hanging-tree spirit-howler greenhouse"},
            "theirs": {"garden": "tunnel"},
            "here": {"garden": "john"},
        },
        ["lay soul-knocker garden", "capture john"],
    ),
    "the end of a turn": (
        {"hand": "attic", "other": "hall", "ghosts_on_top": "soul-queen soul-howler soul-invoker"},
        ["stop", "draw ghost", "draw ghost", "draw ghost"],
    ),
}


def told(t: House, seat: int) -> list[Any]:
    """The table as a seat would tell it: mine first."""
    s, seats = t.state, (seat, 1 - seat)
    rows = [t.row(p, zone) for p in seats for zone in ZONE.names]
    people = [t.here(zone) for zone in ZONE.names]
    own = [(t.hand(p), t.captured(p), s.points[p], s.hand_ghosts_n[p]) for p in seats]
    return [rows, people, own, t.put_away, t.places_put_away, t.step, t.actor == seat]


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.paragraph("3.1", "5.3", "6.1", "7.3", "8.4", "8.5", "8.6", "8.7", "8.8", "9.1")
def test_either_seat_does_the_same_to_the_other(name: str) -> None:
    scene, texts = SCENES[name]
    one = house(**scene)
    turned = {
        **scene,
        "hand": scene.get("other", ""),
        "other": scene["hand"],
        "mine": scene.get("theirs"),
        "theirs": scene.get("mine"),
    }
    two = house(**turned, actor=1)
    for text in texts:
        one.choose(text)
        two.choose(text)
        assert told(one, 0) == told(two, 1)
        assert one.offers == two.offers
