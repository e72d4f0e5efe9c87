"""Chapter 5: emptying hand and mansion."""

from __future__ import annotations

import pytest

from tests.games.ghooost.tables import after_midnight


@pytest.mark.paragraph("5.1")
def test_no_refill_after_midnight() -> None:
    """When a ghost is laid, the hand shrinks."""
    t = after_midnight("igor draplo", "igor", "igor").choose("play 1 draplo")
    assert t.events == ["laid 0 draplo 1 0"]
    assert (t.hand(0), t.cemetery, t.actor) == ("igor", "draplo", 1)


@pytest.mark.paragraph("5.1", "5.3")
def test_the_last_card_of_the_hand_does_not_open_the_mansion() -> None:
    """An empty hand ends the turn like any other; the mansion is for the next one."""
    t = after_midnight("igor", "igor igor", "igor").choose("play 1 igor")
    assert (t.actor, t.places) == (1, [0, 0, 0])


@pytest.mark.paragraph("5.2")
def test_taking_is_forced() -> None:
    """Scenario 12: cards in hand and none of them valid: take, and nothing else."""
    t = after_midnight("draplo zombibi", "igor", "igor", cemetery="comte-croc kitty")
    assert t.offers == {"take"}
    t.choose("take")
    assert t.hand(0) == "kitty draplo zombibi comte-croc"
    assert (t.cemetery, t.actor) == ("", 1)


@pytest.mark.paragraph("5.2")
def test_taking_with_an_empty_hand() -> None:
    """With an empty hand one may take the cemetery instead of opening the mansion."""
    t = after_midnight("", "igor", "igor", cemetery="draplo").choose("take")
    assert (t.hand(0), t.known(0), t.state.mansion_n[0]) == ("draplo", "draplo", 2)


@pytest.mark.paragraph("5.2", "5.3")
def test_one_card_keeps_the_mansion_shut() -> None:
    """The mansion opens to no hand with a card in it, not even a lone Miss Copy."""
    assert "open mansion" not in after_midnight("miss-copy", "", "", cemetery="draplo").offers
    assert "open mansion" not in after_midnight("igor", "", "").offers


@pytest.mark.paragraph("5.3")
@pytest.mark.parametrize("card", ["pirat-os", "banshia", "scooty"])
def test_a_mansion_card_that_fits(card: str) -> None:
    """Scenario 13: a 9 is on top; a 9 from the mansion stays, and the next player acts."""
    t = after_midnight("", "igor", "igor", cemetery="pirat-os", mansions=[f"draplo {card}", 2, 2])
    t.choose("open mansion")
    assert t.events == [f"opened 0 {card}"]
    assert t.cemetery == f"pirat-os {card}"
    assert (t.actor, t.hand(0), t.state.mansion_n[0]) == (1, "", 1)


@pytest.mark.paragraph("5.3", "1.4")
@pytest.mark.parametrize("card", ["draplo", "twist", "skeletum"])
def test_a_mansion_card_that_does_not_fit(card: str) -> None:
    """Scenario 13: it goes into the hand with the cemetery, all know it, the turn is over."""
    top = "igor" if card == "skeletum" else "pirat-os"
    t = after_midnight("", "igor", "igor", cemetery=top, mansions=[f"igor {card}", 2, 2])
    t.choose("open mansion")
    assert t.events == [f"opened 0 {card}", "failed 0", "took 0 2"]
    assert sorted(t.known(0).split()) == sorted(t.hand(0).split()) == sorted([card, top])
    assert (t.cemetery, t.actor, t.state.mansion_n[0]) == ("", 1, 1)


@pytest.mark.paragraph("5.3", "7.6")
@pytest.mark.parametrize("cemetery", ["", "draplo"])
def test_miss_copy_in_the_mansion(cemetery: str) -> None:
    """She is alone, so she comes into the hand with whatever lies in the cemetery."""
    t = after_midnight("", "igor", "igor", cemetery=cemetery, mansions=["igor miss-copy", 2, 2])
    t.choose("open mansion")
    assert t.hand(0) == f"{cemetery} miss-copy".strip()
    assert t.actor == 1


@pytest.mark.paragraph("5.3", "6.4")
def test_the_fourth_from_a_mansion() -> None:
    """A card from the mansion can complete a Quartet; then one acts again."""
    t = after_midnight(
        "", "igor", "igor", cemetery="momicha momicha momicha", mansions=["zombibi momicha", 2, 2]
    )
    t.choose("open mansion")
    assert t.events == ["opened 0 momicha", "quartet 0", "swept 4", "acts_again 0"]
    assert t.offers == {"open mansion"}


@pytest.mark.paragraph("5.3", "7.3", "7.7", "7.8")
def test_powers_from_a_mansion() -> None:
    """Twist, Skeletum and Kitty do from a mansion what they always do."""
    t = after_midnight("", "", "", mansions=["igor twist", 2, 2]).choose("open mansion")
    assert (t.events, t.actor) == (["opened 0 twist", "twisted"], 2)
    t = after_midnight("", "", "", mansions=["igor skeletum", 2, 2]).choose("open mansion")
    assert (t.events, t.actor) == (["opened 0 skeletum", "swept 1", "acts_again 0"], 0)
    t = after_midnight("", "", "", mansions=["igor kitty", 2, 2]).choose("open mansion")
    assert (t.events, t.actor) == (["opened 0 kitty", "skipped 1"], 2)


@pytest.mark.paragraph("5.3")
def test_each_opens_the_own_mansion() -> None:
    """It is the top card of the actor's own mansion that is turned up."""
    mansions = ["draplo zombibi", "scooty vampirette", "draplo faucheuse"]
    t = after_midnight("", "", "", mansions=mansions).choose("open mansion", "open mansion")
    assert t.cemetery == "zombibi vampirette"
    assert t.state.mansion_n[:3] == [1, 1, 2]


@pytest.mark.paragraph("5.3", "8.1")
def test_out_by_the_last_card_of_the_mansion() -> None:
    """Given an empty hand and one card in the mansion: if it fits, one is out, else not."""
    t = after_midnight("", "igor", "igor", cemetery="draplo", mansions=["zombibi", 1, 1])
    assert t.choose("open mansion").events == ["opened 0 zombibi", "left 0 1"]
    t = after_midnight("", "igor", "igor", cemetery="draplo", mansions=["miss-copy", 1, 1])
    assert t.choose("open mansion").told("left") == []
    assert t.places == [0, 0, 0]
