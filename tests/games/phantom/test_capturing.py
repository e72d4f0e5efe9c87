"""Chapter 5: whom one captures, when, and what it costs."""

from __future__ import annotations

import pytest

from tests.games.phantom.tables import house

SEVEN = "hanging-tree soul-knocker greenhouse"  # 3 + 2 + 2


@pytest.mark.paragraph("5.1")
@pytest.mark.parametrize(
    ("row", "caught"),
    [
        ("old-well soul-knocker", False),
        ("hanging-tree soul-knocker", False),
        ("hanging-tree soul-knocker graveyard", True),
        (SEVEN, True),
    ],
)
def test_terror_reaches_the_threshold(row: str, caught: bool) -> None:
    """A child with threshold 6 is captured at 6 and at 7, not at 5 nor at 4."""
    t = house(
        "attic", mine={"garden": row}, here={"garden": "girl"}, step="capture" if caught else "lay"
    )
    assert (t.offers == {"capture girl"}) == caught


@pytest.mark.paragraph("5.1")
def test_two_protect_each_other() -> None:
    """Given two children and terror above both thresholds, nobody is captured; when one of them is
    led away, the other is."""
    t = house("tunnel", mine={"garden": SEVEN, "basement": "laundry"}, here={"garden": "girl boy"})
    assert "stop" in t.offers
    t.choose("lay tunnel basement", "usher boy")
    assert t.offers == {"capture girl"}


@pytest.mark.paragraph("5.1")
def test_without_an_apparition_nobody_is_captured() -> None:
    """Given a character whom nothing scares, a player without a room there has to have one."""
    t = house("attic", here={"garden": "girl"}, threshold={"girl": 1})
    assert "stop" in t.offers


@pytest.mark.paragraph("5.2")
def test_at_once_in_any_zone() -> None:
    """Given a garden that is done, when a child is charmed into it, the child is captured before
    another card is laid."""
    t = house(
        "spirit-young-charmer attic",
        mine={"garden": SEVEN},
        here={"basement": "girl"},
    )
    t.choose("lay spirit-young-charmer garden", "charm girl")
    assert t.offers == {"capture girl"}
    assert t.choose("capture girl").step == "lay"


@pytest.mark.paragraph("5.2")
def test_never_in_the_other_players_turn_but_at_the_beginning_of_ones_own() -> None:
    """Given terror enough of the other player, when a child is led there, it stays; then the other
    player captures it before laying a card."""
    t = house("tunnel", theirs={"garden": SEVEN}, here={"basement": "girl"}, draws=0)
    t.choose("lay tunnel garden", "usher girl")
    assert t.here("garden") == "girl"
    t.choose("stop")
    assert t.actor == 1
    assert t.offers == {"capture girl"}
    t.choose("capture girl")
    assert (t.actor, t.step, t.state.points) == (1, "lay", [0, 2])


@pytest.mark.paragraph("5.2")
def test_the_order_is_the_players() -> None:
    """Given two at once, either may come first, and the other follows."""
    rows = {"garden": SEVEN, "first": "bathroom spirit-knocker bedroom"}
    t = house(mine=rows, here={"garden": "girl", "first": "boy"}, step="capture")
    assert t.offers == {"capture girl", "capture boy"}
    t.choose("capture girl")
    assert t.offers == {"capture boy"}
    t.choose("capture boy")
    assert t.put_away.split() == ["soul-knocker", "spirit-knocker"]


@pytest.mark.paragraph("5.2", "5.6")
def test_after_each_capture_one_looks_again() -> None:
    """Given the last two, both within reach: taking one makes the other the last, with Wilson, and
    out of reach."""
    rows = {"garden": SEVEN, "first": "bathroom spirit-knocker bedroom"}
    t = house(
        mine=rows,
        here={"garden": "girl", "first": "boy"},
        captured=("john mary", "robert sarah"),
        step="capture",
        people={"cymon": False},
        pile=[],
    )
    t.choose("capture girl")
    assert t.step == "lay"
    assert t.told("wilson_joined") == ["wilson_joined boy"]
    assert t.here("first") == "boy"


@pytest.mark.paragraph("5.2", "8.3")
def test_a_howl_is_one_effect() -> None:
    """Given two in the zone and terror for both, when the first has fled the second is alone for a
    moment, but is driven out, not captured."""
    t = house("spirit-howler", mine={"garden": "graveyard " + SEVEN}, here={"garden": "girl boy"})
    t.choose("lay spirit-howler garden", "chase girl pile")
    assert t.offers == {"chase boy basement", "chase boy pile"}


@pytest.mark.paragraph("5.3")
def test_the_apparition_is_put_away_last_card_first() -> None:
    """Given two rooms, when the child is captured, the ghost laid first ends on top; the other
    player's apparition stays."""
    t = house(
        put_away="spectre-queen",
        mine={"garden": "graveyard spirit-knocker soul-queen greenhouse revenant-howler"},
        theirs={"garden": "old-well spirit-queen"},
        here={"garden": "girl"},
        step="capture",
    )
    t.choose("capture girl")
    assert t.put_away == "spectre-queen revenant-howler soul-queen spirit-knocker"
    assert t.places_put_away == "graveyard greenhouse"
    assert (t.row(0, "garden"), t.row(1, "garden")) == ("", "old-well spirit-queen")
    assert t.events == ["captured 0 girl garden 2", "cleared 0 garden 5"]


@pytest.mark.paragraph("5.3", "4.2")
def test_one_may_begin_anew() -> None:
    """Given a capture in a zone that is not done, a new place may be laid there."""
    t = house(
        "greenhouse",
        mine={"garden": "hanging-tree soul-knocker tunnel"},
        here={"garden": "girl"},
        step="capture",
    )
    assert t.choose("capture girl").lays == {"greenhouse garden"}


@pytest.mark.paragraph("5.4")
def test_all_cards_count_in_open_and_closed_rooms() -> None:
    """Three ghosts in a closed room, one in the next: 1 + 2 + 1 + 2 + 2 + 1."""
    row = "graveyard soul-howler soul-invoker soul-knocker greenhouse spirit-young-knocker"
    assert house(mine={"garden": row}).terror(0, "garden") == 9


@pytest.mark.paragraph("5.5")
@pytest.mark.parametrize(
    ("row", "terror"),
    [
        ("attic spectre-queen", 1 + 1),
        ("attic spectre-queen spectre-howler", 1 + 2 + 2),
        ("attic spectre-queen spectre-howler nursery", 1 + 2 + 2 + 2),
        ("attic spectre-howler nursery spectre-queen spectre-invoker", 1 + 2 + 2 + 3 + 1),
        ("attic spectre-queen soul-queen soul-howler", 1 + 1 + 2 + 2),
        ("attic spirit-squatter", 1 + 1),
        ("attic spirit-squatter nursery", 1 + 2 + 2),
        ("attic spirit-squatter nursery soul-squatter bathroom", 1 + 3 + 2 + 3 + 3),
        ("attic spectre-queen spectre-howler nursery spirit-squatter", 1 + 2 + 2 + 2 + 2),
    ],
)
def test_queens_count_their_family_and_squatters_the_places(row: str, terror: int) -> None:
    """X is counted over the whole apparition, the Queen herself included."""
    assert house(mine={"first": row}).terror(0, "first") == terror


@pytest.mark.paragraph("5.6")
def test_wilson_goes_with_the_last() -> None:
    """Given the last child, 7 is not enough: it takes 8, and brings 3 points."""
    others = ("john mary robert", "sarah cymon boy")
    t = house("tunnel", mine={"garden": SEVEN}, here={"garden": "girl"}, captured=others)
    t.choose("lay tunnel garden")
    assert t.offers == {"capture girl"}
    t.choose("capture girl")
    assert t.state.points == [12, 9]
    assert t.told("won") == ["won 0 12"]


@pytest.mark.paragraph("5.6")
def test_the_pile_counts() -> None:
    """Given one in the house and one in the pile, Wilson waits."""
    t = house(
        mine={"garden": SEVEN},
        here={"garden": "girl"},
        captured=("john mary", "robert sarah cymon"),
        below="boy",
        step="capture",
    )
    assert t.offers == {"capture girl"}
    t.choose("capture girl")
    assert t.told("wilson_joined") == ["wilson_joined boy"]
    assert t.state.points == [8, 10]


@pytest.mark.paragraph("5.6")
@pytest.mark.parametrize(
    "zones", [("first", "ground"), ("first", "basement"), ("ground", "ground")]
)
def test_whoever_is_anywhere_in_the_house_counts(zones: tuple[str, str]) -> None:
    """Given two others in other zones, Wilson does not go with the girl, and 7 is enough."""
    others = dict.fromkeys(zones, "")
    for zone, name in zip(zones, ("boy", "john"), strict=True):
        others[zone] += f" {name}"
    t = house(
        mine={"garden": SEVEN},
        here={"garden": "girl", **others},
        captured=("mary robert", "sarah cymon"),
        step="capture",
        threshold={"girl": 7},
    )
    assert t.offers == {"capture girl"}
