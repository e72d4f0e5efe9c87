"""10 The end; 11 two players; 12 Grand Masters."""

from __future__ import annotations

import pytest

import manoir
from tests.games.halloween.tables import grand_master, night

FIVE = "church blue, school blue, hospital blue, town-hall blue, cinema blue"


@pytest.mark.paragraph("10.1", "1.1")
def test_the_last_haunt_token_ends_the_game_with_the_round() -> None:
    """Given four players, when the second places the last token, then the third and the fourth
    still play, and the first does not."""
    t = night(players=4, first=3, haunts={0: FIVE})
    t.choose("first haunt", "haunt blue police")
    assert "last_round 0" in t.events
    t.end_turn()
    assert (t.actor, t.end_turn().actor) == (1, 2)
    assert t.end_turn().actor is None


@pytest.mark.paragraph("10.1")
def test_the_last_player_of_a_round_ends_it_at_once() -> None:
    t = night(first=1, haunts={0: FIVE}).choose("first haunt", "haunt blue police")
    assert t.end_turn().actor is None


@pytest.mark.paragraph("10.3")
def test_the_most_points_win() -> None:
    t = night(first=1, ending=True, points=[10, 11, 9]).end_turn()
    assert (t.winners, t.scores) == ([1], [10, 11, 9])
    assert "won 1" in t.events


@pytest.mark.paragraph("10.3")
def test_among_equals_the_most_ghost_tokens() -> None:
    more = {1: {"tokens": "blue blue"}, 2: {"tokens": "red"}}
    assert night(first=1, ending=True, points=[5, 5, 5], others=more).end_turn().winners == [1]
    t = night(first=1, ending=True, points=[5, 5, 5], others={2: {"tokens": "red"}}, tokens="blue")
    assert t.end_turn().winners == [0, 2]


@pytest.mark.paragraph("10.4")
def test_a_game_without_an_end_is_ended() -> None:
    """After a hundred rounds, or as many as were agreed."""
    t = night(first=1, round=99).end_turn()
    assert (t.actor, t.events[0]) == (None, "cut_short")
    s = manoir.new("halloween", 2, seed=1, options={"rounds": 1}).state
    assert s.rounds == 1


# ---- 11 two players ------------------------------------------------------------------------------


@pytest.mark.paragraph("11.1", "9.3")
@pytest.mark.parametrize("colour", ["blue", "green", "yellow", "orange", "red"])
def test_a_token_of_the_shared_colour_takes_the_place_of_its_colour(colour: str) -> None:
    """The other player, who has not haunted the church, finds every place free but that one."""
    t = night({"church": "blue green yellow orange red"}, players=2, levels="red red red")
    t.choose("first haunt", f"haunt {colour} church shared")
    t.choose("second haunt")
    left = {"blue", "green", "yellow", "orange", "red"} - {colour}
    assert t.starting("haunt") == {f"{other} church" for other in left}


@pytest.mark.paragraph("11.1")
def test_a_building_takes_one_token_of_the_shared_colour() -> None:
    """Besides one of each player: whoever has haunted it may come again with the shared colour,
    if nobody has."""
    town = {"church": "blue green red", "police": "blue"}
    t = night(town, players=2, levels="red red red", haunts={0: "church green", 1: "church blue"})
    t.choose("first haunt")
    assert t.starting("haunt") == {"blue police", "blue police shared", "red church shared"}
    t.choose("haunt red church shared")
    assert (t.points, t.events) == (10, ["haunted_shared 0 church red 10"])
    assert t.choose("second haunt").starting("haunt") == {"blue police", "blue police shared"}


@pytest.mark.paragraph("11.1")
def test_each_has_two_of_them_and_more_players_have_none() -> None:
    t = night(players=2, shared={0: "church red, school red"}).choose("first haunt")
    assert t.starting("haunt") == {"blue police"}
    assert night(players=3).choose("first haunt").starting("haunt") == {"blue police"}
    t = night(players=2, shared={1: "police red"}).choose("first haunt")
    assert t.starting("haunt") == {"blue police"}


@pytest.mark.paragraph("11.2")
@pytest.mark.parametrize("many", range(5))
def test_while_tokens_are_left_the_game_goes_on(many: int) -> None:
    """However many are left of one's own, and two of the shared colour."""
    own = ", ".join(FIVE.split(", ")[:many])
    t = night(players=2, haunts={0: own}).choose("first haunt", "haunt blue police")
    assert not t.told("last_round")


@pytest.mark.paragraph("11.2")
def test_all_eight_tokens_end_the_game() -> None:
    t = night(players=2, haunts={0: FIVE}, shared={0: "church red"}).choose("first haunt")
    t.choose("haunt blue police")
    assert not t.told("last_round")
    t = night(
        {"police": "blue red"},
        players=2,
        levels="red red red",
        haunts={0: FIVE + ", police blue"},
        shared={0: "church red"},
    )
    t.choose("first haunt", "haunt red police shared")
    assert t.told("last_round") == ["last_round 0"]


@pytest.mark.paragraph("11.1", "11.2", "10.1", "10.2", "14.21", "14.31", "14.41")
def test_the_last_turns_of_two_players_and_what_is_counted_then() -> None:
    """Given one token of each kind is left, when the shared one goes into a building that one has
    haunted and one's own into another, then the other plays once more, and at the end 57 points
    become 61 by sets of Fear, nothing by tokens that are left, and 67 by the tenth."""
    t = night(
        {"church": "blue red", "cinema": "yellow"},
        players=2,
        levels="red red red",
        cards=[21, 31, 41],
        fear=7,
        points=[41],
        haunts={
            0: "church green, school red, hospital red, town-hall red, police red",
            1: "church orange",
        },
        shared={0: "school blue"},
    )
    t.choose("first haunt")
    assert not {"blue church", "red church"} & t.starting("haunt")
    t.choose("haunt red church shared")
    assert (t.points, t.told("last_round")) == (51, [])
    t.choose("second haunt", "haunt yellow cinema")
    assert (t.points, t.told("last_round")) == (57, ["last_round 0"])
    assert t.end_turn().actor == 1
    t.end_turn()
    assert t.actor is None
    assert t.told("scored") == ["scored 0 21 4", "scored 0 31 0", "scored 0 41 6"]
    assert t.points == 67


# ---- 12 Grand Masters ----------------------------------------------------------------------------


@pytest.mark.paragraph("12.3")
def test_five_red_ghosts_leave() -> None:
    """After the token and the section that rises."""
    town = {"church": "red red", "school": "red red", "police": "orange blue"}
    t = grand_master(town, levels="orange blue blue blue", fear=5)
    t.choose("first evolve", "evolve orange police")
    assert t.state.reserve[4] == 0
    t.choose("raise second")
    assert (t.at("church"), t.at("police"), t.state.reserve[4]) == ("", "blue", 5)
    assert (t.tokens(), t.events[-1]) == ("red", "reds_left")


@pytest.mark.paragraph("12.3", "4.3")
def test_five_red_ghosts_leave_after_a_summon() -> None:
    """Whoever called the fifth has its token."""
    town = {"church": "red red", "school": "red red", "police": "blue"}
    t = grand_master(town, levels="red blue blue blue").choose("first summon", "summon red church")
    assert (t.at("church"), t.at("school"), t.state.reserve[4]) == ("", "", 5)
    assert (t.tokens(), t.told("reds_left")) == ("red", ["reds_left"])


@pytest.mark.paragraph("12.5")
def test_two_empty_piles_end_the_game_with_the_round() -> None:
    t = grand_master(others={1: {"tokens": "blue " * 11 + "red " * 12}}, first=0)
    t.choose("first summon", "summon blue police").end_turn()
    assert t.told("piles_empty") == ["piles_empty"]
    assert (t.actor, t.end_turn().actor) == (1, 2)
    assert t.end_turn().actor is None
    t = grand_master(others={1: {"tokens": "blue " * 12}}).end_turn()
    assert not t.told("piles_empty")


@pytest.mark.paragraph("11.1", "11.2", "12.5")
def test_two_grand_masters_have_eight_haunt_tokens() -> None:
    """Six of their own and two of the shared colour; the last of the eight ends the game."""
    own = FIVE + ", police blue"
    t = grand_master({"police": "blue red"}, players=2, levels="red " * 4, haunts={0: own})
    t.choose("first haunt", "haunt red police shared")
    assert (t.points, t.told("last_round")) == (10, [])
    t = grand_master(
        {"police": "blue red"},
        players=2,
        levels="red " * 4,
        haunts={0: own},
        shared={0: "church red"},
    )
    t.choose("first haunt", "haunt red police shared")
    assert t.told("last_round") == ["last_round 0"]


@pytest.mark.paragraph("12.6")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ("blue blue blue green green yellow yellow orange", 10),
        ("blue green", 0),
        ("blue green red", 5),
        ("blue blue blue blue green", 0),
        ("blue blue green green yellow yellow", 10),
    ],
)
def test_sets_of_three_different_tokens(tokens: str, points: int) -> None:
    t = grand_master(tokens=tokens, first=1, ending=True).end_turn()
    assert t.points == points
