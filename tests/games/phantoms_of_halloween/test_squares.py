"""Chapter 6: the squares of the pumpkin."""

from __future__ import annotations

import pytest

from tests.games.phantoms_of_halloween.tables import Party, arriving, party

EXCHANGE, SELL, HALLOWEEN, UNMASK, PHEW, BLACK = 5, 11, 8, 9, 14, 16
EVERYBODY = (-1, 0, 1, 2)


@pytest.mark.paragraph("6.1")
@pytest.mark.parametrize(("place", "amount"), [(1, 3), (7, 5), (12, 4), (17, 3)])
def test_green_pays_three_times(place: int, amount: int) -> None:
    t = arriving(place, "", "", "")
    for times in (1, 2, 3):
        assert t.cash[0] == 20 + times * amount
        t.choose("stay", "stay")
        assert (t.actor, "stay" in t.offers) == (0, times < 3)
        if times < 3:
            t.choose("stay")
            t.state.stays[1] = t.state.stays[2] = 0


# ---- 6.2-6.4 red ---------------------------------------------------------------------------------


@pytest.mark.paragraph("6.2")
def test_red_costs_three_times() -> None:
    t = arriving(4, "", "", "")
    assert (t.cash[0], t.told("paid")) == (17, ["paid 0 3"])
    t.choose("stay", "stay", "stay", "stay", "stay", "stay")
    assert t.cash[0] == 11
    assert t.offers == {"roll"}


@pytest.mark.paragraph("6.2")
def test_without_a_character_one_pays_what_one_has() -> None:
    t = arriving(15, "", "witch+5", "", cash=[2, 20, 20])
    assert t.told("paid") + t.told("forgiven") == ["paid 0 2", "forgiven 0 3"]
    assert t.cash[0] == 0


@pytest.mark.paragraph("6.3")
def test_the_right_neighbour_names_what_is_sold_for_a_debt() -> None:
    """Seat 3 plays before seat 0. All but the debtor bid; the sale brings 4, and 5 are owed."""
    t = arriving(15, "witch+5 bat-10", "", "", "", cash=[2, 20, 20, 20])
    assert (t.actor, t.state.active, t.offers) == (3, 0, {"demand witch", "demand bat"})
    t.choose("demand witch")
    assert (t.actor, t.state.active) == (1, 0)
    t.choose("bid 4", "pass", "pass")
    assert t.cash == [1, 16, 20, 20]
    assert t.has(1) == "witch+5"
    assert [t.sees(v, "witch") for v in (-1, 0, 1, 2, 3)] == [None, "+5", "+5", None, None]


@pytest.mark.paragraph("6.3")
def test_what_is_still_missing_is_cancelled() -> None:
    t = arriving(15, "witch+5 bat-10", "", "", cash=[2, 20, 20])
    t.choose("demand bat", "bid 2", "pass")
    assert t.told("paid") + t.told("forgiven") == ["paid 0 4", "forgiven 0 1"]
    assert t.cash == [0, 18, 20]


@pytest.mark.paragraph("6.3")
def test_without_a_bid_the_debt_is_cancelled() -> None:
    """Character and cash are kept."""
    t = arriving(15, "witch+5", "", "", cash=[2, 20, 20]).choose("demand witch", "pass", "pass")
    assert t.told("forgiven") == ["forgiven 0 5"]
    assert (t.cash[0], t.has(0)) == (2, "witch+5")


@pytest.mark.paragraph("6.3", "6.12")
def test_from_black_one_names_but_does_not_bid() -> None:
    t = arriving(15, "witch+5", "", "", at=[1, 0], cash=[2, 20, 20])
    assert t.actor == 2
    assert t.choose("demand witch").actor == 1
    assert t.choose("pass").told("unsold") == ["unsold witch"]


@pytest.mark.paragraph("6.3")
def test_whoever_can_pay_must_not_sell() -> None:
    assert arriving(15, "witch+5", "", "", cash=[5, 20, 20]).cash[0] == 0


def third_time(cash: int) -> Party:
    """Seat 0 stays on red for the third turn."""
    t = party("witch+5 bat-10", "", "", at=[4], stays=[1, 0, 0], cash=[cash, 20, 20])
    return t.choose("stay")


@pytest.mark.paragraph("6.4")
def test_the_third_time_one_character_may_go() -> None:
    """Out of the game for good, and only its owner knows what it was."""
    t = third_time(20)
    assert t.offers == {"get rid of witch", "get rid of bat", "keep all"}
    t.choose("get rid of bat")
    assert t.has(0) == "witch+5"
    assert [t.sees(v, "bat") for v in EVERYBODY] == [None, "-10", None, None]
    assert third_time(20).choose("keep all").has(0) == "witch+5 bat-10"


@pytest.mark.paragraph("6.4")
def test_not_before_the_third_time() -> None:
    t = party("witch+5", "", "", at=[4]).choose("stay")
    assert t.actor == 1


@pytest.mark.paragraph("6.4")
def test_a_cancelled_debt_counts_as_well() -> None:
    t = third_time(2).choose("demand bat", "pass", "pass")
    assert t.told("forgiven") == ["forgiven 0 3"]
    assert (t.actor, "keep all" in t.offers) == (0, True)


@pytest.mark.paragraph("6.4")
def test_a_sold_character_cannot_go() -> None:
    t = party("bat-10", "", "", at=[4], stays=[1, 0, 0], cash=[2, 20, 20]).choose("stay")
    t.choose("demand bat", "bid 1", "pass")
    assert (t.actor, t.state.active) == (1, 1)


# ---- 6.5, 6.6 the stump --------------------------------------------------------------------------


@pytest.mark.paragraph("6.5")
@pytest.mark.parametrize("place", [2, 6, 13, 18])
def test_the_top_of_the_stump_is_sold(place: int) -> None:
    t = arriving(place, "", "", "", stump="ogre+30 bat-10").choose("bid 2", "pass", "pass")
    assert (t.has(0), t.stump, t.cash) == ("bat-10", "ogre+30", [18, 20, 20])


@pytest.mark.paragraph("6.6")
@pytest.mark.parametrize(("place", "price"), [(3, 4), (10, 6)])
def test_whoever_can_pay_must_draw(place: int, price: int) -> None:
    t = arriving(place, "", "", "", cash=[price, 20, 20], stump="ogre+30 bat-10")
    assert t.told("bought") == [f"bought 0 bat {price}"]
    assert (t.has(0), t.cash[0], t.actor) == ("bat-10", 0, 1)
    assert [t.sees(v, "bat") for v in EVERYBODY] == [None, "-10", None, None]


@pytest.mark.paragraph("6.6")
def test_whoever_cannot_lets_it_be_sold_unseen() -> None:
    t = arriving(3, "", "", "", cash=[3, 20, 20], stump="ogre+30 bat-10")
    assert [t.sees(v, "bat") for v in EVERYBODY] == [None] * 4
    t.choose("bid 3", "bid 4")
    t.choose("pass")
    assert (t.has(1), t.cash) == ("bat-10", [3, 16, 20])


# ---- 6.7 exchange --------------------------------------------------------------------------------


@pytest.mark.paragraph("6.7")
def test_an_exchange() -> None:
    """Seat 0 wishes for the ogre of seat 1, who takes the bat; seat 2 sees neither."""
    t = arriving(EXCHANGE, "witch+5 bat-10", "ogre+30 clown+15", "raven-5")
    assert t.offers == {"wish for ogre", "wish for clown", "wish for raven"}
    t.choose("wish for ogre")
    assert (t.actor, t.state.active, t.offers) == (1, 0, {"take witch", "take bat"})
    t.choose("take bat")
    assert t.has(0) == "witch+5 ogre+30"
    assert t.has(1) == "bat-10 clown+15"
    assert [t.sees(v, "ogre") for v in EVERYBODY] == [None, "+30", "+30", None]
    assert [t.sees(v, "bat") for v in EVERYBODY] == [None, "-10", "-10", None]


@pytest.mark.paragraph("6.7")
def test_what_was_just_received_does_not_go_back() -> None:
    t = arriving(EXCHANGE, "bat-10", "ogre+30", "").choose("wish for ogre")
    assert t.offers == {"take bat"}


@pytest.mark.paragraph("6.7", "6.12")
def test_characters_on_black_may_be_wished_for() -> None:
    t = arriving(EXCHANGE, "bat-10", "ogre+30", "", at=[0])
    assert t.offers == {"wish for ogre"}


# ---- 6.8 sell, 6.9 Halloween ---------------------------------------------------------------------


@pytest.mark.paragraph("6.8")
def test_one_of_them_is_drawn_at_random() -> None:
    """Nobody chooses, and each of them is drawn at some time."""
    drawn = {
        arriving(SELL, "witch+5 bat-10 ogre+30", "", "", dice=[die]).told("put_up")[0]
        for die in range(1, 7)
    }
    assert drawn == {f"put_up {name} sale" for name in ("witch", "bat", "ogre")}


@pytest.mark.paragraph("6.8")
def test_the_owner_gets_the_money_and_the_buyer_alone_looks() -> None:
    t = arriving(SELL, "witch+5", "", "").choose("bid 2", "bid 3", "pass")
    assert (t.has(2), t.cash) == ("witch+5", [23, 20, 17])
    assert [t.sees(v, "witch") for v in EVERYBODY] == [None, "+5", None, "+5"]


@pytest.mark.paragraph("6.8")
def test_unsold_it_is_kept() -> None:
    t = arriving(SELL, "witch+5", "", "").choose("pass", "pass")
    assert (t.has(0), t.cash) == ("witch+5", [20, 20, 20])


@pytest.mark.paragraph("6.9")
def test_sold_at_halloween_all_see_the_points() -> None:
    t = arriving(HALLOWEEN, "witch+5", "bat-10 ogre+30", "raven-5")
    assert t.offers == {"name bat", "name ogre", "name raven"}
    t.choose("name ogre", "bid 6", "pass")
    assert (t.has(0), t.cash) == ("witch+5 ogre+30", [14, 26, 20])
    assert [t.sees(v, "ogre") for v in EVERYBODY] == ["+30"] * 4


@pytest.mark.paragraph("6.9")
def test_unsold_at_halloween_nobody_sees_them() -> None:
    t = arriving(HALLOWEEN, "", "ogre+30", "").choose("name ogre", "pass", "pass")
    assert t.has(1) == "ogre+30"
    assert [t.sees(v, "ogre") for v in EVERYBODY] == [None, None, "+30", None]


# ---- 6.10 unmask, 6.11 phew ----------------------------------------------------------------------


@pytest.mark.paragraph("6.10")
def test_all_but_one_are_shown() -> None:
    t = arriving(UNMASK, "witch+5 bat-10 ogre+30 raven-5", "", "")
    assert t.offers == {"hide witch", "hide bat", "hide ogre", "hide raven", "show all"}
    t.choose("hide raven")
    assert [t.sees(-1, c) for c in ("witch", "bat", "ogre", "raven")] == ["+5", "-10", "+30", None]


@pytest.mark.paragraph("6.10")
def test_with_one_character_it_may_stay_hidden_or_not() -> None:
    t = arriving(UNMASK, "witch+5", "", "")
    assert t.offers == {"hide witch", "show all"}
    assert t.choose("hide witch").sees(1, "witch") is None
    assert arriving(UNMASK, "witch+5", "", "").choose("show all").sees(1, "witch") == "+5"


@pytest.mark.paragraph("6.11")
def test_phew() -> None:
    """Shown to all, and it never comes back."""
    t = arriving(PHEW, "witch+5 bat-10", "", "")
    assert t.offers == {"keep all", "send away witch", "send away bat"}
    t.choose("send away bat")
    assert t.has(0) == "witch+5"
    assert [t.sees(v, "bat") for v in EVERYBODY] == ["-10"] * 4
    assert "bat" not in t.stump


@pytest.mark.paragraph("6.11")
def test_phew_may_be_declined() -> None:
    t = arriving(PHEW, "witch+5 bat-10", "", "").choose("keep all")
    assert t.has(0) == "witch+5 bat-10"
    assert t.sees(1, "bat") is None


# ---- 6.12 black ----------------------------------------------------------------------------------


@pytest.mark.paragraph("6.12")
def test_black_costs_a_turn() -> None:
    """Then one has to roll on, while there are characters on the stump."""
    t = arriving(BLACK, "", "", "")
    assert t.state.misses[0] == 1
    t.choose("stay", "stay")
    assert t.events[-1] == "missed 0"
    assert t.actor == 1
    t.choose("stay", "stay")
    assert (t.actor, t.offers) == (0, {"roll"})


@pytest.mark.paragraph("6.12")
def test_a_larger_roll_passes_over_black() -> None:
    t = party("", "", "", at=[14], dice=[5]).choose("roll")
    assert t.places[0] == 19


@pytest.mark.paragraph("6.12")
def test_characters_on_black_may_be_named() -> None:
    assert arriving(HALLOWEEN, "", "ogre+30", "", at=[0]).offers == {"name ogre"}
