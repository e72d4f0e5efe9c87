"""Chapter 8: what each kind of ghost does as it is laid."""

from __future__ import annotations

import pytest

from manoir.games.phantom.components import PLACE
from tests.games.phantom.tables import house

WELL = {"garden": "old-well"}


@pytest.mark.paragraph("8.1")
def test_what_is_summoned_or_invoked_does_nothing() -> None:
    """Given a Howler that is invoked beside a child, the child stays."""
    t = house("spirit-invoker attic", put_away="soul-howler", mine=WELL, here={"garden": "girl"})
    t.choose("lay spirit-invoker garden")
    assert (t.row(0, "garden"), t.here("garden")) == ("old-well spirit-invoker soul-howler", "girl")
    assert t.step == "lay"


# ---- Charmer -------------------------------------------------------------------------------------


@pytest.mark.paragraph("8.2")
def test_a_charmer_brings_somebody_from_next_door_or_from_the_pile() -> None:
    """Given people in every zone, he reaches those next door and the top of the pile."""
    t = house(
        "soul-charmer attic",
        mine={"basement": "laundry"},
        here={"first": "john", "ground": "mary boy", "basement": "girl", "garden": "robert"},
        stranger="cymon",
    )
    t.choose("lay soul-charmer basement")
    assert t.offers == {"charm mary", "charm boy", "charm robert", "charm stranger"}
    t.choose("charm boy")
    assert (t.here("basement"), t.here("ground")) == ("girl boy", "mary")


@pytest.mark.paragraph("8.2")
def test_a_stranger_enters_the_charmers_zone() -> None:
    """Given Cymon Kraft on top, he comes into the garden, and the pile is one smaller."""
    t = house("soul-charmer attic", mine=WELL, here={"first": "john"}, stranger="cymon")
    t.choose("lay soul-charmer garden", "charm stranger")
    assert (t.here("garden"), t.state.pile_n) == ("cymon", 5)


@pytest.mark.paragraph("8.2", "8.3")
def test_those_pushed_under_come_when_the_others_have_come() -> None:
    """Given nobody unknown, the one who was pushed under first comes first."""
    t = house(
        "soul-charmer attic",
        mine=WELL,
        here={"first": "john girl"},
        captured=("mary", "robert"),
        below="cymon boy sarah",
    )
    t.choose("lay soul-charmer garden", "charm stranger")
    assert (t.here("garden"), t.below) == ("sarah", "cymon boy")


@pytest.mark.paragraph("8.2")
def test_unknown_and_known_strangers_are_one_pile() -> None:
    """Given two unknown and two known, the top of the pile can be charmed."""
    t = house(
        "soul-charmer attic",
        mine=WELL,
        here={"first": "john"},
        captured=("mary", "robert"),
        below="cymon boy",
    )
    t.choose("lay soul-charmer garden")
    assert t.offers == {"charm stranger"}


@pytest.mark.paragraph("8.2", "9.1")
def test_a_charmer_may_be_driven_out_by_whom_he_brings() -> None:
    """Given a Soul Charmer and Sarah, he goes as she comes."""
    t = house("soul-charmer attic", mine=WELL, here={"basement": "sarah"})
    t.choose("lay soul-charmer garden", "charm sarah")
    assert (t.row(0, "garden"), t.here("garden"), t.put_away) == (
        "old-well",
        "sarah",
        "soul-charmer",
    )


# ---- Howler --------------------------------------------------------------------------------------


@pytest.mark.paragraph("8.3")
def test_a_howler_drives_everybody_out() -> None:
    """Given two on the ground floor, each goes where the player likes, one after the other."""
    t = house("soul-howler attic", mine={"ground": "hall"}, here={"ground": "girl mary"})
    t.choose("lay soul-howler ground")
    goals = ("first", "basement", "pile")
    assert t.offers == {f"chase {who} {goal}" for who in ("girl", "mary") for goal in goals}
    t.choose("chase mary basement")
    assert t.offers == {f"chase girl {goal}" for goal in goals}
    t.choose("chase girl pile")
    assert (t.here("ground"), t.here("basement"), t.below) == ("", "mary", "girl")
    assert t.told("fled") == ["fled girl"]
    assert t.step == "lay"


@pytest.mark.paragraph("8.3")
def test_under_the_pile_is_below_those_already_there() -> None:
    """Given the boy under the pile, the girl goes below him."""
    t = house("soul-howler attic", mine={"ground": "hall"}, here={"ground": "girl"}, below="boy")
    assert t.choose("lay soul-howler ground", "chase girl pile").below == "girl boy"


# ---- Knocker -------------------------------------------------------------------------------------


@pytest.mark.paragraph("8.4")
def test_a_knocker_puts_a_ghost_away() -> None:
    """Given two ghosts of the other player, one of them is chosen and lies on top of those put
    away; my own are not asked."""
    t = house(
        "spirit-knocker attic",
        mine={"garden": "old-well soul-queen"},
        theirs={"garden": "graveyard soul-howler soul-invoker"},
        put_away="spectre-queen",
    )
    t.choose("lay spirit-knocker garden")
    assert t.offers == {"knock soul-howler", "knock soul-invoker"}
    t.choose("knock soul-howler")
    assert t.put_away == "spectre-queen soul-howler"
    assert t.row(1, "garden") == "graveyard soul-invoker"
    assert t.told("knocked") == ["knocked 1 soul-howler garden"]


@pytest.mark.paragraph("8.4")
def test_every_target_is_listed_in_whatever_order_they_lie() -> None:
    """Given three ghosts laid against the order of their numbers, each can be hit."""
    t = house(
        "spirit-knocker attic",
        mine={"garden": "old-well"},
        theirs={"garden": "graveyard soul-howler revenant-invoker spectre-queen"},
    )
    t.choose("lay spirit-knocker garden")
    legal = t.game.legal(t.state)
    assert legal == sorted(set(legal))
    assert t.offers == {"knock soul-howler", "knock revenant-invoker", "knock spectre-queen"}


# ---- Queen ---------------------------------------------------------------------------------------


@pytest.mark.paragraph("8.5")
def test_a_queen_moves_her_family_or_takes_anybody() -> None:
    """Given my Spectres in other zones and the other player's ghosts here, all are hers to choose;
    my ghosts of other families and the other player's in other zones are not."""
    t = house(
        "spectre-queen attic",
        mine={
            "ground": "chimney",
            "basement": "wine-cellar spectre-howler",
            "garden": "old-well spectre-invoker soul-queen",
        },
        theirs={"ground": "pipes revenant-knocker spirit-knocker", "first": "bedroom soul-howler"},
        here={"ground": "john"},
    )
    t.choose("lay spectre-queen ground")
    assert t.offers == {"summon spectre-howler", "summon spectre-invoker", "summon spirit-knocker"}
    t.choose("summon spirit-knocker")
    assert t.row(0, "ground") == "chimney spectre-queen spirit-knocker"
    assert t.row(1, "ground") == "pipes revenant-knocker"
    assert t.terror(0, "ground") == 1 + 1 + 2
    assert t.told("summoned") == ["summoned 0 spirit-knocker ground"]


@pytest.mark.paragraph("8.5")
def test_a_queen_moves_a_ghost_of_her_family() -> None:
    """It leaves its room and lies behind her."""
    t = house(
        "spectre-queen attic",
        mine={"garden": "old-well", "first": "bedroom soul-queen spectre-howler"},
    )
    t.choose("lay spectre-queen garden", "summon spectre-howler")
    assert t.row(0, "first") == "bedroom soul-queen"
    assert t.row(0, "garden") == "old-well spectre-queen spectre-howler"


@pytest.mark.paragraph("8.5", "4.3")
def test_a_queen_needs_space_behind_her() -> None:
    """Given a room that she fills, she takes nobody; a ghost of her own room may go behind her."""
    theirs = {"garden": "graveyard soul-howler"}
    t = house("spectre-queen attic", mine={"garden": "hanging-tree"}, theirs=theirs)
    assert t.choose("lay spectre-queen garden").step == "lay"
    t = house("spectre-queen attic", mine={"garden": "old-well spectre-howler"}, theirs=theirs)
    t.choose("lay spectre-queen garden")
    assert t.offers == {"summon spectre-howler"}
    t.choose("summon spectre-howler")
    assert t.row(0, "garden") == "old-well spectre-queen spectre-howler"


@pytest.mark.paragraph("8.5", "9.2")
def test_a_queen_takes_nobody_against_an_aura() -> None:
    """Given Robert here and a Spirit in a room of the other player that was opened again, the
    Spirit can be hit, but not taken into my room."""
    for ghost, step in (("revenant-knocker", "knock"), ("revenant-queen", "lay")):
        t = house(
            f"{ghost} attic",
            mine={"ground": "parlour"},
            theirs={"ground": "hall spirit-howler"},
            here={"ground": "robert"},
        )
        assert t.choose(f"lay {ghost} ground").step == step


# ---- Invoker -------------------------------------------------------------------------------------


@pytest.mark.paragraph("8.6")
def test_an_invoker_calls_the_last_ghost_put_away() -> None:
    """Given two put away, the upper one comes; then the other is on top."""
    t = house("soul-invoker attic", put_away="soul-queen soul-howler", mine=WELL)
    t.choose("lay soul-invoker garden")
    assert (t.row(0, "garden"), t.put_away) == ("old-well soul-invoker soul-howler", "soul-queen")
    assert t.told("invoked") == ["invoked 0 soul-howler garden"]


@pytest.mark.paragraph("8.6", "4.3", "4.6")
@pytest.mark.parametrize(
    ("row", "put_away", "here"),
    [
        ("hanging-tree", "soul-howler", ""),
        ("old-well", "", ""),
        ("old-well", "spectre-howler", "john"),
    ],
)
def test_an_invoker_may_find_nobody_who_fits(row: str, put_away: str, here: str) -> None:
    """No space, nobody put away, or an aura: he lies there without effect."""
    t = house("soul-invoker attic", put_away=put_away, mine={"garden": row}, here={"garden": here})
    t.choose("lay soul-invoker garden")
    assert (t.row(0, "garden"), t.put_away) == (f"{row} soul-invoker", put_away)
    assert t.told("in_vain") == ["in_vain 0 soul-invoker"]


@pytest.mark.paragraph("8.6", "5.3")
def test_after_a_capture_an_invoker_finds_the_ghost_laid_first() -> None:
    """Given a capture that put three ghosts away, the first of them comes."""
    t = house(
        "revenant-knocker spectre-invoker",
        put_away="spirit-young-knocker",
        mine={
            "basement": "wine-cellar soul-howler spectre-young-knocker cellar-window",
            "garden": "old-well",
        },
        here={"basement": "boy"},
    )
    t.choose("lay revenant-knocker basement", "capture boy", "lay spectre-invoker garden")
    assert t.row(0, "garden") == "old-well spectre-invoker soul-howler"
    assert t.put_away == "spirit-young-knocker revenant-knocker spectre-young-knocker"


# ---- Squatter ------------------------------------------------------------------------------------


@pytest.mark.paragraph("8.7")
def test_a_squatter_exchanges_places() -> None:
    """Given three places in hand, two are put away and two drawn."""
    t = house("soul-squatter attic hall library", mine=WELL, places_on_top="kitchen dungeon")
    t.choose("lay soul-squatter garden")
    assert t.offers == {"exchange attic", "exchange hall", "exchange library", "enough"}
    t.choose("exchange library", "exchange attic", "enough")
    assert t.hand(0) == "hall kitchen dungeon"
    assert t.places_put_away == "attic library"
    assert t.step == "lay"


@pytest.mark.paragraph("8.7")
def test_no_card_is_a_number_too() -> None:
    """Given places in hand, none need be exchanged, and none is drawn."""
    t = house("soul-squatter attic hall", mine=WELL).choose("lay soul-squatter garden", "enough")
    assert (t.hand(0), t.told("drew_place")) == ("attic hall", [])


@pytest.mark.paragraph("8.7", "6.3")
def test_what_was_exchanged_may_come_back() -> None:
    """Given no places to draw, those just put away are shuffled in."""
    here = "attic hall laundry boiler-room old-well".split()
    t = house(
        "soul-squatter attic",
        mine={"garden": "old-well", "ground": "hall", "basement": "laundry boiler-room"},
        place_cards={name: name in here for name in PLACE.names},
        place_pile=[],
    )
    t.choose("lay soul-squatter garden", "exchange attic", "enough")
    assert t.told("reshuffled") == ["reshuffled place 1"]
    assert t.hand(0) == "attic"


@pytest.mark.paragraph("8.8", "5.5")
def test_a_squatter_takes_over_an_empty_room() -> None:
    """Given the other player's bare greenhouse, it comes behind the Squatter, opens a room there
    and counts for him; the room before it is open again."""
    t = house(
        "spectre-squatter soul-queen",
        mine=WELL,
        theirs={"garden": "graveyard revenant-young-knocker soul-knocker greenhouse"},
        here={"garden": "sarah"},
    )
    t.choose("lay spectre-squatter garden")
    assert t.offers == {"squat", "enough"}
    t.choose("squat")
    assert t.row(0, "garden") == "old-well spectre-squatter greenhouse"
    assert t.row(1, "garden") == "graveyard revenant-young-knocker soul-knocker"
    assert t.terror(0, "garden") == 2 + 2 + 2
    assert t.told("squatted") == ["squatted 0 greenhouse garden"]


@pytest.mark.paragraph("8.8", "9.2")
def test_a_ghost_in_a_room_opened_again_stays() -> None:
    """Given Sarah, who came when the room was closed, the Soul in it is neither new nor laid: it
    stays, and can be hit again."""
    t = house(
        "spectre-squatter attic",
        "spirit-invoker",
        mine=WELL,
        theirs={"garden": "graveyard soul-knocker greenhouse"},
        here={"garden": "sarah"},
        draws=0,
    )
    t.choose("lay spectre-squatter garden", "squat")
    assert t.row(1, "garden") == "graveyard soul-knocker"
    t.choose("stop")
    assert "lay spirit-invoker garden" in t.offers


@pytest.mark.paragraph("8.8")
def test_a_room_with_a_ghost_is_not_taken() -> None:
    """Given somebody in the greenhouse, the Squatter finds nothing to take."""
    t = house("spectre-squatter", mine=WELL, theirs={"garden": "greenhouse soul-knocker"})
    t.choose("lay spectre-squatter garden")
    assert t.told("in_vain") == ["in_vain 0 spectre-squatter"]


@pytest.mark.paragraph("8.7", "8.8")
def test_either_exchange_or_take() -> None:
    """Given one place put away already, the room can no longer be taken."""
    t = house("spectre-squatter attic hall", mine=WELL, theirs={"garden": "greenhouse"})
    t.choose("lay spectre-squatter garden")
    assert t.offers == {"squat", "exchange attic", "exchange hall", "enough"}
    assert t.choose("exchange attic").offers == {"exchange hall", "enough"}


@pytest.mark.paragraph("8.8", "8.1")
def test_a_place_taken_does_nothing() -> None:
    """Given a tunnel taken over, nobody comes through it."""
    t = house(
        "spectre-squatter attic", mine=WELL, theirs={"garden": "tunnel"}, here={"basement": "girl"}
    )
    t.choose("lay spectre-squatter garden", "squat")
    assert (t.step, t.here("basement")) == ("lay", "girl")
