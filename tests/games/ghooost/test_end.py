"""Chapter 8: getting out, losing, and the deal in which nobody gets on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ghooost.tables import Ghosts, after_midnight, before_midnight


@pytest.mark.paragraph("8.1")
def test_out_with_a_double() -> None:
    """Scenario 14: an empty mansion and two 6s laid: out at once, and the next faces a 6."""
    t = after_midnight("momicha momicha", "zombibi momicha igor", "igor", mansions=[0, 1, 1])
    t.choose("play 2 momicha")
    assert t.events == ["laid 0 momicha 2 0", "left 0 1"]
    assert (t.actor, t.places) == (1, [1, 0, 0])
    assert t.plays == {"1 momicha", "1 igor"}


@pytest.mark.paragraph("8.1", "7.8")
def test_out_with_skeletum() -> None:
    """The last card is Skeletum: it sweeps, one is out, and another player acts."""
    t = after_midnight("skeletum", "igor", "igor", mansions=[0, 1, 1], cemetery="draplo")
    t.choose("play 1 skeletum")
    assert t.events == ["laid 0 skeletum 1 0", "swept 2", "left 0 1"]
    assert t.actor == 1


@pytest.mark.paragraph("8.1", "7.7")
def test_out_with_twist() -> None:
    """The last card is Twist: the play goes on the other way round."""
    t = after_midnight("twist", "igor", "igor", mansions=[0, 1, 1]).choose("play 1 twist")
    assert t.events == ["laid 0 twist 1 0", "twisted", "left 0 1"]
    assert t.actor == 2


@pytest.mark.paragraph("8.1")
@pytest.mark.parametrize(
    ("hand", "mansion", "is_out"), [("igor", 0, True), ("igor", 1, False), ("igor igor", 0, False)]
)
def test_out_needs_an_empty_hand_and_an_empty_mansion(
    hand: str, mansion: int, is_out: bool
) -> None:
    """With a card left in either place one is still in."""
    t = after_midnight(hand, "igor", "igor", mansions=[mansion, 1, 1]).choose("play 1 igor")
    assert t.told("left") == (["left 0 1"] if is_out else [])
    assert t.state.out_n == is_out


@pytest.mark.paragraph("8.1")
def test_nobody_gets_out_before_midnight() -> None:
    """A hand that is laid whole is refilled, and the mansion is full."""
    t = before_midnight("igor igor igor igor", "", "", crypt=8).choose("play 4 igor")
    assert (t.state.hand_n[0], t.told("left")) == (4, [])


@pytest.mark.paragraph("8.2", "9.2")
@pytest.mark.parametrize(
    ("players", "scores"),
    [
        (2, [1, -1]),
        (3, [2, 2, -1]),
        (4, [2, 1, 2, -1]),
        (5, [2, 1, 1, 2, -1]),
        (6, [2, 1, 1, 1, 2, -1]),
    ],
)
def test_the_last_one_loses(players: int, scores: list[int]) -> None:
    """One after the other gets out; when one player is left, the deal is over and lost."""
    t = after_midnight(
        *["igor"] * min(players, 4), *["faucheuse"] * (players - 4), mansions=[0] * players
    )
    for p in range(players - 1):
        assert t.actor == p
        t.choose(*(f"play {play}" for play in t.plays))
        assert f"left {p} {p + 1}" in t.events
    assert t.events[-1] == f"lost {players - 1}"
    assert t.actor is None
    assert t.scores == scores
    assert t.winners == list(range(players - 1))
    assert t.state.deals == 1


@pytest.mark.paragraph("8.2")
def test_two_players_left_play_on() -> None:
    """With four players and one out, then two out, the deal goes on."""
    t = after_midnight("igor", "igor", "igor draplo", "igor", mansions=[0, 0, 0, 1])
    assert t.choose("play 1 igor").actor == 1
    assert t.choose("play 1 igor").actor == 2
    assert t.told("lost") == []


# ---- 8.3 -----------------------------------------------------------------------------------------


@pytest.mark.paragraph("8.3")
@pytest.mark.parametrize(("idle", "ends"), [(197, False), (198, False), (199, True)])
def test_two_hundred_actions(idle: int, ends: bool) -> None:
    """After 199 actions without progress the next one ends the deal, after 198 not yet."""
    t = after_midnight("igor draplo", "igor", "igor", idle=idle).choose("play 1 draplo")
    assert (t.actor is None) == ends
    assert t.told("stalled") == ["stalled"] * ends
    assert t.state.idle == idle + 1


@pytest.mark.paragraph("8.3")
def test_patience_is_an_option() -> None:
    """With a patience of six, six actions in a row end the deal, and not one earlier."""
    t = after_midnight("draplo draplo draplo", "igor", patience=6)
    t.choose("play 1 draplo", "take", "play 1 draplo", "take", "play 1 draplo")
    assert (t.actor, t.state.idle) == (1, 5)
    t.choose("take")
    assert t.events == ["took 1 1", "stalled", "lost 1"]
    assert t.actor is None


IDLE_ACTIONS = [
    ("draplo igor", "", "play 1 draplo"),
    ("draplo draplo igor", "", "play 2 draplo"),
    ("draplo miss-copy igor", "", "play 1 draplo + 1 miss-copy"),
    ("kitty igor", "", "play kitty"),
    ("twist igor", "", "play 1 twist"),
    ("igor", "draplo", "take"),
    ("miss-copy", "", "lose turn"),
]


@pytest.mark.paragraph("8.3")
@pytest.mark.parametrize(("hand", "cemetery", "action"), IDLE_ACTIONS)
def test_no_progress(hand: str, cemetery: str, action: str) -> None:
    """Laying, taking and losing a turn are actions in which nothing moves on."""
    t = after_midnight(hand, "igor", "igor", cemetery=cemetery, idle=4, patience=6).choose(action)
    assert (t.state.idle, t.told("stalled")) == (5, [])
    t = after_midnight(hand, "igor", "igor", cemetery=cemetery, idle=5, patience=6).choose(action)
    assert t.told("stalled") == ["stalled"]


def progress() -> dict[str, tuple[Ghosts, str]]:
    late: dict[str, Any] = {"idle": 5, "patience": 6}
    return {
        "sweep": (after_midnight("skeletum igor", "igor", "igor", **late), "play 1 skeletum"),
        "quartet": (
            after_midnight("draplo igor", "", "igor", cemetery="draplo draplo draplo", **late),
            "play 1 draplo",
        ),
        "out": (after_midnight("igor", "igor", "igor", mansions=[0, 1, 1], **late), "play 1 igor"),
        "opened": (
            after_midnight("", "igor", "igor", mansions=["igor draplo", 1, 1], **late),
            "open mansion",
        ),
        "opened in vain": (
            after_midnight("", "igor", "", mansions=["igor draplo", 1, 1], cemetery="igor", **late),
            "open mansion",
        ),
        "kitty opened": (
            after_midnight("", "igor", "igor", mansions=["igor kitty", 1, 1], **late),
            "open mansion",
        ),
        "drawn": (before_midnight("igor", "", "", **late), "play 1 igor"),
        "turned up": (before_midnight("", "", "", crypt="draplo igor", **late), "try luck"),
        "turned up in vain": (
            before_midnight("", "", "", crypt="draplo draplo", cemetery="igor", **late),
            "try luck",
        ),
    }


@pytest.mark.paragraph("8.3")
@pytest.mark.parametrize("how", list(progress()))
def test_progress(how: str) -> None:
    """A card discarded, drawn or turned up, or a player out: patience begins anew."""
    t, action = progress()[how]
    t.choose(action)
    assert (t.state.idle, t.told("stalled")) == (0, [])
    assert t.actor is not None


@pytest.mark.paragraph("8.3", "4.4")
def test_a_full_hand_draws_nothing_and_nothing_moves_on() -> None:
    """Before midnight too: laying one of five cards is no progress."""
    t = before_midnight("igor draplo draplo momicha momicha", "", "", idle=3, crypt=8)
    assert t.choose("play 1 igor").state.idle == 4


@pytest.mark.paragraph("8.3", "3.4")
@pytest.mark.parametrize("out", [[], [1], [1, 3]])
def test_all_lose_their_turn(out: list[int]) -> None:
    """When everyone left has lost the turn in a row, the deal ends at once, no earlier."""
    hands = ["" if p in out else "miss-copy" for p in range(4)]
    t = after_midnight(*hands, out=out)
    for _ in range(4 - len(out) - 1):
        t.choose("lose turn")
        assert t.told("stalled") == []
    t.choose("lose turn")
    last = max(p for p in range(4) if p not in out)
    assert t.events == [f"turn_lost {last}", "stalled", f"lost {last}"]
    assert t.actor is None


@pytest.mark.paragraph("8.3", "3.4")
def test_turns_lost_must_be_in_a_row() -> None:
    """A has lost a turn, B sweeps and loses one: only when A loses another is it in a row."""
    t = after_midnight("miss-copy", "skeletum miss-copy").choose("lose turn", "play 1 skeletum")
    assert t.state.turns_lost == 0
    t.choose("lose turn")
    assert (t.actor, t.state.turns_lost) == (0, 1)
    assert t.choose("lose turn").actor is None


RANKS = [
    # cards left by seat, against the clock, places; seat 0 has just acted and comes last
    ([2, 2, 2, 2], 0, [0, 1, 2, 3]),
    ([2, 2, 2, 2], 1, [0, 3, 2, 1]),
    ([1, 2, 2, 2], 0, [1, 2, 3, 0]),
    ([1, 2, 2, 2], 1, [1, 0, 3, 2]),
    ([3, 2, 1, 2], 0, [0, 2, 1, 3]),
    ([3, 2, 1, 2], 1, [0, 3, 1, 2]),
    ([2, 3, 1, 2], 0, [3, 0, 1, 2]),
    ([4, 3, 2, 1], 0, [0, 3, 2, 1]),
    ([1, 2, 3, 4], 1, [1, 2, 3, 0]),
    ([1, 3, 3, 3, 2], 0, [1, 3, 4, 0, 2]),
    ([1, 3, 3, 3, 2], 1, [1, 0, 4, 3, 2]),
    ([2, 1, 1, 3, 3, 2], 0, [4, 1, 2, 5, 0, 3]),
    ([3, 3, 3], 0, [0, 1, 2]),
    ([1, 1], 0, [0, 1]),
    ([1, 2], 0, [1, 0]),
]


@pytest.mark.paragraph("8.3")
@pytest.mark.parametrize(("cards", "backwards", "places"), RANKS)
def test_ranking(cards: list[int], backwards: int, places: list[int]) -> None:
    """Fewer cards are better; on equal numbers, whoever would have come first."""
    hands = ["draplo", *[""] * (len(cards) - 1)]
    t = after_midnight(*hands, mansions=cards, backwards=backwards, idle=199)
    t.choose("play 1 draplo")
    assert t.places == places
    assert t.events == ["laid 0 draplo 1 0", "stalled", f"lost {places.index(0)}"]
    assert t.winners == [p for p, place in enumerate(places) if place]


@pytest.mark.paragraph("8.3")
def test_ranking_counts_hand_and_mansion() -> None:
    """Four in hand are more than three in the mansion, and as many as one and three."""
    t = after_midnight(
        "draplo igor", "igor scooty scooty scooty", "", "igor", mansions=[3, 0, 3, 3], idle=199
    )
    t.choose("play 1 draplo")
    assert t.places == [0, 2, 1, 3]


@pytest.mark.paragraph("8.3", "9.2")
def test_ranking_behind_those_who_are_out() -> None:
    """Given the places of those who are out, the ranked follow and count as out."""
    t = after_midnight("draplo", "", "", "", "", out=[3], mansions=[2, 3, 1, 0, 2], idle=199)
    t.choose("play 1 draplo")
    assert t.places == [4, 0, 2, 1, 3]
    assert t.scores == [2, -1, 1, 2, 1]


@pytest.mark.paragraph("8.3")
def test_a_stall_by_an_earlier_seat() -> None:
    """It counts who would act next: seat 2 has acted, so seat 0 comes before seat 1."""
    t = after_midnight("", "", "draplo", mansions=[2, 2, 2], actor=2, idle=199).choose(
        "play 1 draplo"
    )
    assert t.places == [1, 2, 0]


@pytest.mark.paragraph("8.3", "6.1")
def test_whoever_would_act_again_would_act_soonest() -> None:
    """Equal cards: A, who has just laid a Double, is ahead of B and C."""
    t = after_midnight("igor igor draplo", "zombibi", "momicha", idle=199)
    t.choose("play 2 igor")
    assert t.told("stalled") == ["stalled"]
    assert t.state.place[:3] == [1, 2, 0]


@pytest.mark.paragraph("8.3", "7.3")
def test_whoever_is_skipped_would_act_later() -> None:
    """Equal cards: after A's Kitty C would act next, then A, then B."""
    t = after_midnight("kitty draplo", "zombibi", "momicha", idle=199)
    t.choose("play kitty")
    assert t.told("stalled") == ["stalled"]
    assert t.state.place[:3] == [2, 0, 1]
