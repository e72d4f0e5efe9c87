"""Chapter 4: playing, trying one's luck, taking, refilling, and the stroke of midnight."""

from __future__ import annotations

import pytest

from tests.games.ghooost.tables import after_midnight, before_midnight


@pytest.mark.paragraph("4.1", "4.4")
def test_lay_one_ghost() -> None:
    """Given a 5 on top, when a 9 is laid, it lies on top, a card is drawn, and the next acts."""
    t = before_midnight(
        "pirat-os draplo draplo draplo", "", "", cemetery="zombibi", crypt="igor momicha"
    )
    t.choose("play 1 pirat-os")
    assert t.cemetery == "zombibi pirat-os"
    assert t.hand(0) == "draplo draplo draplo momicha"
    assert t.events == ["laid 0 pirat-os 1 0", "drew 0 momicha"]
    assert (t.actor, t.state.crypt_n) == (1, 1)


@pytest.mark.paragraph("4.1")
def test_lay_some_of_several_identical_ghosts() -> None:
    """Given three 5s, one may lay two of them and keep the third."""
    t = before_midnight("zombibi zombibi zombibi igor", "", "", crypt="igor igor igor")
    t.choose("play 2 zombibi")
    assert t.cemetery == "zombibi zombibi"
    assert t.hand(0) == "zombibi igor igor igor"


@pytest.mark.paragraph("4.1", "5.3")
def test_the_mansion_stays_shut_before_midnight() -> None:
    """With a crypt of one card, nobody may open a mansion yet."""
    assert "open mansion" not in before_midnight("", "", "", crypt=1).offers


@pytest.mark.paragraph("4.2")
@pytest.mark.parametrize("card", ["faucheuse", "banshia", "pirat-os", "scooty"])
def test_luck_that_holds(card: str) -> None:
    """Scenario 9: a 9 is on top; a 14 turned up, a 10 or just a 9, stays, and the next acts."""
    t = before_midnight("draplo", "", "", cemetery="pirat-os", crypt=f"draplo {card}")
    t.choose("try luck")
    assert t.events == [f"tried_luck 0 {card}"]
    assert t.cemetery == f"pirat-os {card}"
    assert t.hand(0) == "draplo mortimer zombibi momicha"
    assert (t.actor, t.state.crypt_n) == (1, 1)


@pytest.mark.paragraph("1.4", "4.2")
@pytest.mark.parametrize("card", ["mortimer", "twist"])
def test_luck_that_fails(card: str) -> None:
    """Scenario 9: a 4, or even an 8, comes into the hand with the cemetery, and all know it."""
    t = before_midnight(
        "igor igor igor igor", "", "", cemetery="zombibi pirat-os", crypt=f"draplo {card}"
    )
    t.choose("try luck")
    assert t.events == [f"tried_luck 0 {card}", "failed 0", "took 0 3"]
    assert t.cemetery == ""
    assert sorted(t.known(0).split()) == sorted(["zombibi", "pirat-os", card])
    assert sorted(t.hand(0).split()) == sorted(["zombibi", "pirat-os", card, *["igor"] * 4])
    assert not t.state.backwards
    assert t.actor == 1


@pytest.mark.paragraph("4.2", "7.6")
@pytest.mark.parametrize(("cemetery", "cards"), [("", 1), ("kitty", 2), ("scooty", 2)])
def test_miss_copy_turned_up_is_never_valid(cemetery: str, cards: int) -> None:
    """Alone she copies nothing: she comes into the hand with whatever lies there."""
    t = before_midnight("igor", "", "", cemetery=cemetery, crypt="igor miss-copy")
    t.choose("try luck")
    assert t.events == ["tried_luck 0 miss-copy", "failed 0", f"took 0 {cards}"]
    assert t.known(0) == f"{cemetery} miss-copy".strip()
    assert (t.cemetery, t.actor) == ("", 1)


@pytest.mark.paragraph("4.2", "6.1")
def test_a_turned_card_is_no_double() -> None:
    """Given a 6 on top and 6s in the hand, a 6 turned up ends the turn."""
    t = before_midnight("momicha momicha", "", "", cemetery="momicha", crypt="igor momicha")
    assert t.choose("try luck").actor == 1
    assert t.cemetery == "momicha momicha"


@pytest.mark.paragraph("4.2", "6.4")
def test_a_turned_card_completes_a_quartet() -> None:
    """Given three 6s on top, a 6 turned up is the fourth: all is discarded, and one acts again."""
    t = before_midnight(
        "igor", "", "", cemetery="draplo momicha momicha momicha", crypt="igor momicha"
    )
    t.choose("try luck")
    assert t.events == ["tried_luck 0 momicha", "quartet 0", "swept 5", "acts_again 0"]
    assert t.discarded == "draplo momicha momicha momicha momicha"
    assert (t.cemetery, t.actor) == ("", 0)


@pytest.mark.paragraph("4.2", "7.7")
def test_twist_turned_up_turns_the_play_round() -> None:
    t = before_midnight("igor", "", "", cemetery="vampirette", crypt="igor twist").choose(
        "try luck"
    )
    assert t.events == ["tried_luck 0 twist", "twisted"]
    assert t.actor == 2


@pytest.mark.paragraph("4.2", "7.8")
def test_skeletum_turned_up_sweeps() -> None:
    """On a 10 it is valid: all goes, and one acts again; on a 12 it is taken with it."""
    t = before_midnight("", "", "", cemetery="banshia", crypt="igor skeletum").choose("try luck")
    assert t.events == ["tried_luck 0 skeletum", "swept 2", "acts_again 0"]
    assert t.discarded == "banshia skeletum"
    t = before_midnight("", "", "", cemetery="igor", crypt="igor skeletum").choose("try luck")
    assert t.known(0) == "skeletum igor"
    assert (t.discarded, t.actor) == ("", 1)


@pytest.mark.paragraph("4.2", "7.3")
def test_kitty_turned_up_skips() -> None:
    """Kitty from the crypt lies beside the pile, even beside Igor, and the next is skipped."""
    t = before_midnight("", "", "", cemetery="igor", crypt="igor kitty").choose("try luck")
    assert t.events == ["tried_luck 0 kitty", "skipped 1"]
    assert (t.cemetery, t.actor) == ("igor kitty", 2)


@pytest.mark.paragraph("4.3", "1.4")
def test_take_the_cemetery() -> None:
    """All its cards, Kitty too, come into the hand; nothing is drawn; the next player acts."""
    t = before_midnight("igor igor igor igor", "", "", cemetery="draplo kitty zombibi zombibi")
    t.choose("take")
    assert t.hand(0) == "kitty draplo zombibi zombibi igor igor igor igor"
    assert t.known(0) == "kitty draplo zombibi zombibi"
    assert t.events == ["took 0 4"]
    assert (t.cemetery, t.actor, t.state.hand_n[0]) == ("", 1, 8)


@pytest.mark.paragraph("4.4")
@pytest.mark.parametrize(
    ("hand", "play", "drawn"),
    [
        ("igor draplo draplo draplo momicha momicha", "play 1 igor", 0),
        ("igor draplo draplo draplo momicha", "play 1 igor", 0),
        ("igor draplo draplo momicha", "play 1 igor", 1),
        ("igor igor draplo momicha momicha", "play 2 igor", 1),
        ("igor igor igor momicha", "play 3 igor", 3),
    ],
)
def test_refill_to_four(hand: str, play: str, drawn: int) -> None:
    """One draws until one holds four, and nothing with four or more."""
    t = before_midnight(hand, "", "", crypt=8).choose(play)
    assert len(t.told("drew")) == drawn
    assert t.state.hand_n[0] == max(4, len(hand.split()) - int(play.split()[1]))
    assert t.state.crypt_n == 8 - drawn
    assert t.told("midnight") == []


@pytest.mark.paragraph("4.4")
def test_only_who_acted_refills() -> None:
    """The cards drawn are the top ones of the crypt, and they go to whoever acted."""
    t = before_midnight("igor igor draplo momicha", "", "", crypt="draplo zombibi kitty")
    t.choose("play 2 igor")
    assert t.told("drew") == ["drew 0 kitty", "drew 0 zombibi"]
    assert t.state.hand_n[:3] == [4, 4, 4]
    assert t.known(0) == ""


@pytest.mark.paragraph("4.4", "4.5")
@pytest.mark.parametrize(
    ("crypt", "drawn", "strikes"), [(1, 1, 1), (2, 2, 1), (3, 3, 1), (4, 3, 0)]
)
def test_the_crypt_runs_short(crypt: int, drawn: int, strikes: int) -> None:
    """Given a hand three short, one draws what is left; the last card drawn is midnight."""
    t = before_midnight("zombibi zombibi zombibi igor", "", "", crypt=crypt)
    t.choose("play 3 zombibi")
    assert len(t.told("drew")) == drawn
    assert len(t.told("midnight")) == strikes
    assert t.state.hand_n[0] == 1 + drawn
    assert ("try luck" in t.offers) == (not strikes)


@pytest.mark.paragraph("4.5")
def test_midnight_strikes_once() -> None:
    """When the last card is drawn midnight is told, and with the next play it is not told again."""
    t = before_midnight("igor", "igor", "", crypt="draplo").choose("play 1 igor")
    assert t.events == ["laid 0 igor 1 0", "drew 0 draplo", "midnight"]
    t.choose("play 1 igor")
    assert t.events == ["laid 1 igor 1 0"]
    assert t.state.hand_n[1] == 3


@pytest.mark.paragraph("4.5")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("igor", ["tried_luck 0 igor", "midnight"]),
        ("draplo", ["tried_luck 0 draplo", "midnight", "failed 0", "took 0 2"]),
    ],
)
def test_midnight_by_luck(card: str, told: list[str]) -> None:
    """The last card is turned up: midnight, told once; it is played or taken as usual."""
    t = before_midnight("igor", "igor", "", cemetery="banshia", crypt=card).choose("try luck")
    assert t.events == told
    assert t.actor == 1
    assert "try luck" not in t.offers
    t.choose("play 1 igor")
    assert t.events == ["laid 1 igor 1 0"]


@pytest.mark.paragraph("4.5", "7.8")
def test_acting_again_at_midnight() -> None:
    """Skeletum was the last card of the crypt: one acts again, by the rules after midnight."""
    t = before_midnight(
        "draplo mortimer zombibi momicha", "", "", cemetery="banshia", crypt="skeletum"
    )
    t.choose("try luck")
    assert t.actor == 0
    assert t.offers == {"play 1 draplo", "play 1 mortimer", "play 1 zombibi", "play 1 momicha"}


@pytest.mark.paragraph("4.5")
def test_one_card_left_is_not_yet_midnight() -> None:
    """The crypt decides, not the hands: one card there and it is before midnight."""
    assert "try luck" in before_midnight("", "", "", crypt=1).offers
    assert "try luck" not in after_midnight("draplo mortimer zombibi momicha", "", "").offers
