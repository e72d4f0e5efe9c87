"""Who sees what (1.4), and what the table goes on knowing of a hand."""

from __future__ import annotations

import pytest

from manoir.kit.event import story
from manoir.kit.sight import Peeked
from tests.games.ghooost.tables import Ghosts, after_midnight, before_midnight


@pytest.mark.paragraph("1.4")
def test_counts_are_never_a_secret() -> None:
    """An onlooker knows how many cards lie in each place, and no card of a hand."""
    t = before_midnight("igor", "", "", cemetery="draplo", crypt=5)
    seen = t.state.view(-1)
    assert (seen.crypt_n, seen.cemetery_n, seen.discard_n) == (5, 1, t.state.discard_n)
    assert seen.hand_n[:3] == [4, 4, 4]
    assert seen.mansion_n[:3] == [10, 10, 10]
    with pytest.raises(Peeked):
        assert seen.hand[0][12] == 1


@pytest.mark.paragraph("1.4", "4.4")
def test_only_the_drawer_sees_what_was_drawn() -> None:
    """All see that a card is drawn; which one, only who drew it, and nobody else knows of it."""
    t = before_midnight("igor", "", "", crypt="draplo momicha").choose("play 1 igor")
    drew = {"event": "drew", "seat": 0, "ghost": "momicha", "why": "4.4"}
    assert story(t.state, 0)[-1] == drew
    assert all(story(t.state, viewer)[-1] == {**drew, "ghost": None} for viewer in (-1, 1, 2))
    assert t.known(0) == ""


@pytest.mark.paragraph("1.4", "4.2", "5.3")
def test_a_turned_card_is_seen_by_all() -> None:
    """From a mansion or the crypt, valid or not: even an onlooker is told which it was."""
    t = after_midnight("", "igor", "", cemetery="igor", mansions=["igor draplo", 1, 1])
    t.choose("open mansion")
    opened = {"event": "opened", "seat": 0, "ghost": "draplo", "why": "5.3"}
    assert all(story(t.state, viewer)[0] == opened for viewer in (-1, 0, 1, 2))
    t = before_midnight("", "", "", crypt="igor zombibi").choose("try luck")
    tried = {"event": "tried_luck", "seat": 0, "ghost": "zombibi", "why": "4.2"}
    assert all(story(t.state, viewer)[0] == tried for viewer in (-1, 0, 1, 2))


@pytest.mark.paragraph("1.4", "4.3")
def test_what_was_taken_stays_known() -> None:
    """The cemetery taken is known to all; cards dealt before are not."""
    t = after_midnight("igor draplo", "igor", "", cemetery="igor draplo").choose("take")
    assert t.known(0) == "draplo igor"
    assert t.hand(0) == "draplo draplo igor igor"
    assert t.state.view(1).known[0] == t.state.known[0]


@pytest.mark.paragraph("1.4", "4.3")
def test_what_is_known_adds_up() -> None:
    """Two cemeteries taken one after the other are both known."""
    t = after_midnight("igor", "draplo", cemetery="zombibi")
    t.choose("take", "play 1 draplo", "take")
    assert t.known(0) == "draplo zombibi"
    assert t.known(1) == ""


@pytest.mark.paragraph("1.4")
@pytest.mark.parametrize(
    ("known", "play", "left"),
    [
        ("", "play 1 momicha", ""),
        ("momicha", "play 1 momicha", ""),
        ("momicha momicha", "play 1 momicha", "momicha"),
        ("momicha momicha momicha", "play 2 momicha", "momicha"),
        ("momicha", "play 2 momicha", ""),
        ("momicha momicha", "play 3 momicha", ""),
        ("miss-copy", "play 1 momicha", "miss-copy"),
        ("momicha miss-copy", "play 1 momicha + 1 miss-copy", ""),
        ("momicha miss-copy miss-copy", "play 2 momicha + 1 miss-copy", "miss-copy"),
        ("momicha momicha miss-copy", "play 1 momicha + 2 miss-copy", "momicha"),
        ("kitty momicha", "play kitty", "momicha"),
        ("kitty kitty", "play kitty", "kitty"),
    ],
)
def test_what_is_played_is_no_longer_known(known: str, play: str, left: str) -> None:
    """Cards that everyone knew of leave first, and less than nothing is never known."""
    hand = "kitty kitty momicha momicha momicha miss-copy miss-copy"
    t = after_midnight(hand, "momicha", "", known=[known, "momicha", ""]).choose(play)
    assert t.known(0) == left
    assert t.known(1) == "momicha"


@pytest.mark.paragraph("1.4", "5.3")
def test_a_turned_card_that_fits_is_in_no_hand() -> None:
    """Opening the mansion or trying one's luck with success adds nothing to what is known."""
    t = after_midnight("", "igor", "", mansions=["igor draplo", 1, 1]).choose("open mansion")
    assert t.known(0) == ""
    t = before_midnight("igor", "", "", crypt="igor draplo").choose("try luck")
    assert t.known(0) == ""


@pytest.mark.paragraph("1.4", "4.4")
def test_a_refill_is_not_known() -> None:
    """Given a known card, when it is laid and another drawn, nothing is known."""
    t = before_midnight("igor", "", "", known=["igor", "", ""], crypt="draplo igor")
    assert t.choose("play 1 igor").known(0) == ""
    assert "igor" in t.hand(0)


@pytest.mark.paragraph("1.4", "7.9")
def test_everyone_sees_the_discard() -> None:
    """What was swept lies open by kind, to every seat and to onlookers."""
    t = after_midnight("skeletum igor", "igor", "", cemetery="zombibi").choose("play 1 skeletum")
    for viewer in (-1, 0, 1, 2):
        assert t.state.view(viewer).discard == t.state.discard


@pytest.mark.paragraph("1.4", "7.6")
def test_everyone_sees_what_miss_copy_copied() -> None:
    """In the cemetery each Miss Copy lies open with what she stands for."""
    t = after_midnight("igor miss-copy draplo", "", "").choose("play 1 igor + 1 miss-copy")
    seen = t.state.view(-1)
    assert (seen.cemetery[:2], seen.copied[:2]) == ([12, 15], [0, 12])


def test_the_helper_shows_what_lies_there() -> None:
    """The words of these scenarios are those of the table."""
    t: Ghosts = after_midnight("igor scooty", "", "", cemetery="draplo miss-copy=draplo kitty")
    assert t.hand(0) == "scooty igor"
    assert t.cemetery == "draplo miss-copy=draplo kitty"
