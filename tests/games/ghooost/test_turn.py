"""Chapter 3: the one action of a turn, what may be laid, and the turn that is lost."""

from __future__ import annotations

import pytest

import manoir
from manoir.kit.jsonform import full_json
from manoir.play.match import Match
from tests.games.ghooost.tables import NAMES, Ghosts, after_midnight, before_midnight

VALUES = NAMES[1:15]
EACH = " ".join(VALUES)


@pytest.mark.paragraph("3.1", "4.1", "4.2", "4.3")
def test_the_actions_before_midnight() -> None:
    """Before midnight one plays, tries one's luck or takes the cemetery; the mansion is shut."""
    t = before_midnight("momicha pirat-os kitty miss-copy", "", "", cemetery="zombibi")
    assert t.offers == {
        "play 1 momicha",
        "play 1 pirat-os",
        "play 1 momicha + 1 miss-copy",
        "play 1 pirat-os + 1 miss-copy",
        "play kitty",
        "try luck",
        "take",
    }


@pytest.mark.paragraph("3.1", "5.1", "5.2", "5.3")
def test_the_actions_after_midnight() -> None:
    """After midnight one plays or takes; the mansion opens to an empty hand alone."""
    assert after_midnight("igor", "", "", cemetery="zombibi").offers == {"play 1 igor", "take"}
    assert after_midnight("", "", "", cemetery="zombibi").offers == {"take", "open mansion"}
    assert after_midnight("", "", "").offers == {"open mansion"}


def match_at(t: Ghosts) -> Match:
    """A match that begins from this table."""
    return manoir.set_up("ghooost", full_json(t.state), seed=1)


@pytest.mark.paragraph("1.4", "3.1", "3.4")
@pytest.mark.parametrize(
    ("hand", "cemetery", "only"),
    [
        ("igor", "", "play 1 igor"),
        ("kitty", "", "play kitty"),
        ("draplo", "igor", "take"),
        ("miss-copy", "", "lose turn"),
    ],
)
def test_a_choice_without_alternative_is_asked(hand: str, cemetery: str, only: str) -> None:
    """Only the owner knows that the hand allows nothing else; if it went by itself, all would."""
    match = match_at(after_midnight(hand, "igor", "", cemetery=cemetery))
    assert [choice.notation for choice in match.choices()] == [only]


@pytest.mark.paragraph("1.4", "3.1", "4.2")
def test_luck_without_alternative_is_asked() -> None:
    """Nothing but Miss Copy in hand and an empty cemetery: the others need not know."""
    match = match_at(before_midnight("miss-copy " * 4, "", ""))
    assert [choice.notation for choice in match.choices()] == ["try luck"]


@pytest.mark.paragraph("3.1", "5.3")
def test_a_mansion_without_alternative_opens_by_itself() -> None:
    """With an empty hand and an empty cemetery everybody sees that nothing else is possible."""
    match = match_at(after_midnight("", "igor scooty", "", mansions=["igor draplo", 1, 1]))
    assert [line["event"] for line in match.events] == ["opened"]
    assert match.actor == 1


@pytest.mark.paragraph("3.1")
def test_any_action_is_free_to_choose() -> None:
    """Given a ghost that fits, one may all the same take, or try one's luck."""
    t = before_midnight("igor", "", "", cemetery="draplo")
    assert t.choose("take").hand(0) == "draplo draplo mortimer zombibi igor"
    assert t.actor == 1
    t = before_midnight("igor", "", "", cemetery="draplo", crypt="momicha faucheuse")
    assert t.choose("try luck").cemetery == "draplo faucheuse"


@pytest.mark.paragraph("3.1", "6.2", "6.5", "7.7")
def test_the_order_of_what_an_action_sets_off() -> None:
    """Lay, turn round, discard, refill, midnight, act again: in this order."""
    t = before_midnight(
        "twist twist twist igor", "", "", cemetery="kitty twist", crypt="draplo igor"
    )
    t.choose("play 3 twist")
    assert t.events == [
        "laid 0 twist 3 0",
        "twisted",
        "quartet 0",
        "swept 5",
        "drew 0 igor",
        "drew 0 draplo",
        "midnight",
        "acts_again 0",
    ]
    assert t.hand(0) == "draplo igor igor"


@pytest.mark.paragraph("3.1", "7.3", "8.1")
def test_getting_out_comes_before_what_would_follow() -> None:
    """Given Kitty as the last card, when it is played: out first, then the next is skipped."""
    t = after_midnight("kitty", "igor", "igor", mansions=[0, 1, 1]).choose("play kitty")
    assert t.events == ["laid 0 kitty 1 0", "left 0 1", "skipped 1"]
    assert t.actor == 2


@pytest.mark.paragraph("3.2", "7.5")
@pytest.mark.parametrize(
    "top", [name for name in VALUES if name not in ("cerberus", "igor", "skeletum")]
)
def test_at_least_as_scary_as_the_top(top: str) -> None:
    """Given one ghost of each value, those of the top's value and above fit, and Scooty."""
    t = after_midnight(EACH, "", "", cemetery=top)
    fits = [name for name in VALUES if name == "scooty" or VALUES.index(name) >= VALUES.index(top)]
    assert t.plays == {f"1 {name}" for name in fits}


@pytest.mark.paragraph("3.2")
def test_identical_ghosts_do_not_add_up() -> None:
    """On a 9: a 9, a 10 or two 13s, but not a 6 nor three 6s."""
    t = after_midnight(
        "momicha momicha momicha pirat-os banshia comte-croc comte-croc",
        "",
        "",
        cemetery="pirat-os",
    )
    assert t.plays == {"1 pirat-os", "1 banshia", "1 comte-croc", "2 comte-croc"}


@pytest.mark.paragraph("3.2")
@pytest.mark.parametrize(
    ("top", "plays"),
    [
        ("mortimer", ["1 zombibi", "2 zombibi", "3 zombibi"]),
        ("zombibi", ["1 zombibi", "2 zombibi", "3 zombibi"]),
        ("momicha", []),
        ("vampirette", []),
    ],
)
def test_three_fives(top: str, plays: list[str]) -> None:
    """Scenario 2: one, two or three 5s go on a 4 or a 5, none on a 6 or a 7."""
    assert after_midnight("zombibi zombibi zombibi", "", "", cemetery=top).plays == set(plays)


@pytest.mark.paragraph("3.3")
@pytest.mark.parametrize("cemetery", ["", "kitty", "kitty kitty"])
def test_any_ghost_goes_first(cemetery: str) -> None:
    """An empty cemetery counts as 0, and so does one with nothing but Kitty beside it."""
    t = after_midnight(EACH, "", "", cemetery=cemetery)
    assert t.plays == {f"1 {name}" for name in VALUES}


@pytest.mark.paragraph("3.3", "7.6")
def test_miss_copy_needs_company_even_there() -> None:
    """Given an empty cemetery, Miss Copy may only join the other ghost."""
    t = after_midnight("draplo miss-copy", "", "")
    assert t.offers == {"play 1 draplo", "play 1 draplo + 1 miss-copy"}


@pytest.mark.paragraph("3.3", "7.2")
@pytest.mark.parametrize(
    "cemetery", ["vampirette kitty", "kitty vampirette", "vampirette kitty kitty"]
)
def test_kitty_turns_no_pile_into_nothing(cemetery: str) -> None:
    """Where ghosts lie, the top one has to be matched or beaten, whatever lies beside it."""
    t = after_midnight("momicha vampirette", "", "", cemetery=cemetery)
    assert t.plays == {"1 vampirette"}


@pytest.mark.paragraph("3.3")
def test_only_the_top_counts() -> None:
    """Given a 14 below a 2, it is the 2 that must be beaten."""
    t = after_midnight("draplo", "", "", cemetery="faucheuse scooty draplo")
    assert t.plays == {"1 draplo"}


@pytest.mark.paragraph("3.4", "7.6")
def test_a_lost_turn() -> None:
    """After midnight, nothing but Miss Copy and an empty cemetery: the turn is lost."""
    t = after_midnight("miss-copy miss-copy", "igor", "igor")
    assert t.offers == {"lose turn"}
    t.choose("lose turn")
    assert t.events == ["turn_lost 0"]
    assert t.actor == 1
    assert t.hand(0) == "miss-copy miss-copy"


@pytest.mark.paragraph("3.4")
def test_a_turn_is_lost_whatever_was_possible_before() -> None:
    """Given the list of an earlier choice, when it is used again, only the lost turn is on it."""
    t = after_midnight("miss-copy", "igor", "igor")
    used = [0, *[9] * t.game.size]
    t.game.choices(t.state, used)
    assert used[:2] == [1, t.game.legal(t.state)[0]]


@pytest.mark.paragraph("3.4", "4.3")
def test_an_empty_cemetery_cannot_be_taken() -> None:
    """Taking nothing is no action, before midnight or after."""
    assert "take" not in before_midnight("igor", "", "").offers
    assert "take" not in after_midnight("igor", "", "").offers
    assert "take" not in after_midnight("", "", "").offers


@pytest.mark.paragraph("3.4")
@pytest.mark.parametrize("cemetery", ["kitty", "draplo"])
def test_one_card_in_the_cemetery_saves_the_turn(cemetery: str) -> None:
    """Nothing but Miss Copy, but a card lies there, be it Kitty alone: it has to be taken."""
    t = after_midnight("miss-copy", "igor", "igor", cemetery=cemetery)
    assert t.offers == {"take"}


@pytest.mark.paragraph("3.4", "4.2", "7.6")
def test_before_midnight_no_turn_is_lost() -> None:
    """Nothing but Miss Copy and an empty cemetery: there is still one's luck to try."""
    t = before_midnight("miss-copy miss-copy miss-copy miss-copy", "", "")
    assert t.offers == {"try luck"}
