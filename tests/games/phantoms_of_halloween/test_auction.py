"""Chapter 5: open auctions, for cash."""

from __future__ import annotations

import pytest

import manoir
from manoir.errors import CannotUndo
from tests.games.phantoms_of_halloween.tables import KEY, arriving

AUCTION, DRAW, SELL, HALLOWEEN = 2, 3, 11, 8


@pytest.mark.paragraph("5.1")
def test_the_player_on_turn_opens_and_it_goes_round() -> None:
    t = arriving(AUCTION, "", "", "", "", stump="ogre+30 bat-10")
    assert t.events[-1] == "put_up bat stump"
    for seat, choice in enumerate(("bid 1", "pass", "bid 3", "pass")):
        assert t.actor == seat
        t.choose(choice)
    assert t.actor == 0
    assert t.choose("bid 4").actor == 2
    t.choose("pass")
    assert t.told("sold") == ["sold 0 bat 4"]


@pytest.mark.paragraph("5.1")
def test_a_bid_is_more_than_the_last_price() -> None:
    t = arriving(AUCTION, "", "", "", cash=[5, 6, 9])
    assert t.offers == {"pass", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"}
    assert t.choose("bid 4").offers == {"pass", "bid 5", "bid 6"}


@pytest.mark.paragraph("5.1")
def test_whoever_passed_is_out() -> None:
    t = arriving(AUCTION, "", "", "").choose("pass", "bid 1", "bid 2")
    assert t.actor == 1
    t.choose("bid 3")
    assert t.actor == 2


@pytest.mark.paragraph("5.1", "5.2")
def test_the_turn_does_not_pass_with_the_bids() -> None:
    """Others decide in the turn of seat 0."""
    t = arriving(AUCTION, "", "", "").choose("pass")
    assert (t.actor, t.game.turn(t.state)) == (1, 0)


@pytest.mark.paragraph("5.2", "6.8", "6.9")
def test_the_seller_takes_no_part() -> None:
    t = arriving(HALLOWEEN, "", "witch+5", "").choose("name witch")
    assert t.actor == 0
    assert t.choose("bid 1").actor == 2
    t = arriving(SELL, "witch+5", "", "")
    assert t.actor == 1
    assert t.choose("pass").actor == 2


@pytest.mark.paragraph("5.2", "6.12")
def test_nobody_bids_from_black_while_the_stump_is_not_empty() -> None:
    t = arriving(AUCTION, "", "", "", at=[0, 16]).choose("bid 1")
    assert t.told("sold")


@pytest.mark.paragraph("5.2", "7.1")
def test_with_an_empty_stump_one_bids_from_black() -> None:
    t = arriving(HALLOWEEN, "", "witch+5", "", at=[1, 0], stump="").choose("name witch", "pass")
    assert t.actor == 2


@pytest.mark.paragraph("7.1")
def test_the_last_character_is_not_yet_bid_for_from_black() -> None:
    t = arriving(AUCTION, "", "", "", at=[0, 1], stump="bat-10").choose("bid 1")
    assert t.actor == 2
    assert t.choose("pass").events[-3:] == ["sold 0 bat 1", "handed_out", "looked 0 bat -10"]


@pytest.mark.paragraph("5.2")
def test_on_the_square_itself_one_may_bid() -> None:
    """On auction and draw nobody sells."""
    assert arriving(AUCTION, "", "", "").actor == 0
    t = arriving(DRAW, "", "", "", cash=[3, 9, 9])
    assert (t.actor, t.offers) == (0, {"pass", "bid 1", "bid 2", "bid 3"})


@pytest.mark.paragraph("1.4", "5.3")
def test_only_cash_counts() -> None:
    """Who has nothing is not asked; who cannot raise is out."""
    t = arriving(AUCTION, "", "", "", cash=[0, 2, 3])
    assert (t.actor, t.offers) == (1, {"pass", "bid 1", "bid 2"})
    assert t.choose("bid 2").offers == {"pass", "bid 3"}
    t.choose("bid 3")
    assert t.told("sold")
    assert t.cash == [0, 2, 0]


@pytest.mark.paragraph("5.3")
def test_more_than_any_rival_has_is_not_asked_for() -> None:
    """With 20 pumpkins against 4 and 6: 6 is enough to win. Against nobody, the lowest bid is."""
    t = arriving(AUCTION, "", "", "", cash=[20, 4, 6])
    assert "bid 6" in t.offers
    assert "bid 7" not in t.offers
    t.choose("bid 6")
    assert t.told("sold")
    t = arriving(AUCTION, "", "", "", cash=[20, 4, 6]).choose("pass", "pass")
    assert t.offers == {"pass", "bid 1"}


@pytest.mark.paragraph("5.3")
def test_sixty_is_the_highest_bid() -> None:
    t = arriving(AUCTION, "", "", "", cash=[100, 100, 100], stump="ogre+30 bat-10")
    t.choose("bid 60")
    assert t.told("sold") == ["sold 0 bat 60"]
    assert t.cash[0] == 40


@pytest.mark.paragraph("1.6", "5.4")
def test_only_the_buyer_looks() -> None:
    t = arriving(AUCTION, "", "", "", stump="ogre+30").choose("bid 1", "pass", "pass")
    assert [t.sees(v, "ogre") for v in (-1, 0, 1, 2)] == [None, "+30", None, None]


@pytest.mark.paragraph("5.4")
def test_the_money_goes_to_the_seller_or_the_bank() -> None:
    t = arriving(AUCTION, "", "", "").choose("bid 3", "pass", "pass")
    assert (t.cash, t.state.bank) == ([17, 20, 20], 3)
    t = arriving(HALLOWEEN, "", "witch+5", "").choose("name witch", "bid 3", "pass")
    assert (t.cash, t.state.bank) == ([17, 23, 20], 0)


@pytest.mark.paragraph("5.4")
def test_without_a_bid_everything_stays() -> None:
    t = arriving(AUCTION, "", "", "", stump="ogre+30 bat-10").choose("pass", "pass", "pass")
    assert t.told("unsold") == ["unsold bat"]
    assert t.stump == "ogre+30 bat-10"
    assert t.cash == [20, 20, 20]


@pytest.mark.paragraph("5.1")
def test_a_bid_stands_and_so_does_a_pass() -> None:
    match = manoir.new(KEY, 3, seed=1)
    while match.choices()[0].notation != "pass":
        match.play(match.choices()[0])
    for word in ("bid 1", "pass"):
        seat = match.play(word).history[-1].seat
        with pytest.raises(CannotUndo, match="said aloud"):
            match.undo(seat)
