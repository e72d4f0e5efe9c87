"""Chapter 9: a match over several deals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ghooost.tables import Ghosts, after_midnight, before_midnight


def deal_ends(order: list[int], loser: int, **fields: Any) -> Ghosts:
    """A match in which a deal has just ended: the seats of `order` got out, and one lost.

    Before it, so many deals were played as there are Boo! tokens, each for players + 1 points.
    """
    *out, actor = order
    players = len(order) + 1
    hands = {actor: "zombibi", loser: "momicha"}
    deals = sum(fields.get("boos", []))
    assert sum(fields.get("points", [])) == (players + 1) * deals
    t = after_midnight(
        *[hands.get(p, "") for p in range(players)],
        mansions=[int(p == loser) for p in range(players)],
        out=out,
        actor=actor,
        several_deals=1,
        deals=deals,
        **fields,
    )
    return t.choose("play 1 zombibi")


@pytest.mark.paragraph("9.1", "9.3")
def test_the_loser_gets_a_boo_and_begins() -> None:
    """Given A and C are out, B gets a Boo! token, and a second deal begins with B."""
    t = deal_ends([2, 0], 1)
    assert t.events[:7] == [
        "laid 0 zombibi 1 0",
        "left 0 2",
        "lost 1",
        "scored 0 2",
        "scored 2 2",
        "booed 1 1",
        "dealt 1 2",
    ]
    assert [line.split()[0] for line in t.events[7:]] == ["drew"] * 12
    assert t.state.boos[:3] == [0, 1, 0]
    assert (t.actor, t.state.deals) == (1, 1)


@pytest.mark.paragraph("9.2")
@pytest.mark.parametrize(
    ("order", "loser", "points"),
    [
        ([0, 1], 2, [2, 2, 0]),
        ([2, 0], 1, [2, 0, 2]),
        ([0, 1, 2], 3, [2, 1, 2, 0]),
        ([3, 0, 2], 1, [1, 0, 2, 2]),
        ([4, 3, 2, 1], 0, [0, 2, 1, 1, 2]),
        ([0, 1, 2, 3, 5], 4, [2, 1, 1, 1, 0, 2]),
    ],
)
def test_points(order: list[int], loser: int, points: list[int]) -> None:
    """Scenario 16: one for getting out, one more for the first and one for the last to do so."""
    t = deal_ends(order, loser)
    players = len(points)
    assert t.state.points[:players] == points
    assert t.scores == points
    assert t.told("scored") == [f"scored {p} {n}" for p, n in enumerate(points) if p != loser]
    assert t.state.boos[:players] == [int(p == loser) for p in range(players)]


@pytest.mark.paragraph("9.2")
def test_points_add_up() -> None:
    """Points of earlier deals are kept, and so are the Boo! tokens."""
    t = deal_ends([0, 1], 2, boos=[1, 1, 0], points=[2, 2, 4])
    assert t.state.points[:3] == [4, 4, 4]
    assert t.state.boos[:3] == [1, 1, 1]
    assert (t.state.deals, t.actor) == (3, 2)
    assert t.told("dealt") == ["dealt 2 4"]


@pytest.mark.paragraph("9.3", "2.1", "2.5")
def test_a_new_deal_begins_from_nothing() -> None:
    """Direction, discard, cemetery, places and what was known: nothing of it is left."""
    t = deal_ends(
        [2, 0], 1, backwards=1, known=["", "momicha", ""], idle=7, cemetery="draplo kitty"
    )
    s = t.state
    assert (s.backwards, s.idle, s.turns_lost, s.out_n) == (0, 0, 0, 0)
    assert (s.cemetery_n, s.discard_n, sum(s.discard), s.crypt_n) == (0, 0, 0, 20)
    assert s.hand_n[:3] == [sum(hand) for hand in s.hand[:3]] == [4, 4, 4]
    assert s.mansion_n[:3] == [10, 10, 10]
    assert t.places == [0, 0, 0]
    assert [t.known(p) for p in range(3)] == ["", "", ""]
    assert "try luck" in t.offers


@pytest.mark.paragraph("9.3", "7.3")
def test_nobody_is_skipped_in_the_next_deal() -> None:
    """A gets out with Kitty and the deal is over: B, who lost, begins."""
    t = after_midnight("kitty", "igor", "", out=[2], mansions=[0, 1, 0], several_deals=1)
    t.choose("play kitty")
    assert (t.told("skipped"), t.actor, t.state.skip) == ([], 1, 0)


@pytest.mark.paragraph("9.3", "8.3")
def test_a_deal_that_stalled_before_midnight() -> None:
    """With cards left in the crypt, all 62 are shuffled and dealt again."""
    t = before_midnight(
        "igor igor draplo draplo momicha zombibi", "", "", several_deals=1, idle=199
    )
    t.choose("play 2 igor")
    assert t.told("stalled") == ["stalled"]
    assert (t.told("lost"), t.actor) == (["lost 2"], 2)
    assert (t.state.crypt_n, t.state.again) == (20, 0)


@pytest.mark.paragraph("9.3", "3.4")
def test_a_deal_that_stalled_leaves_nothing_either() -> None:
    """All have lost their turn: they are ranked, score, and the next deal begins."""
    t = after_midnight("miss-copy", "miss-copy", "miss-copy", several_deals=1)
    t.choose("lose turn", "lose turn", "lose turn")
    assert t.state.points[:3] == [2, 2, 0]
    assert t.told("left") == []
    assert (t.actor, t.state.turns_lost, t.state.idle) == (2, 0, 0)


@pytest.mark.paragraph("9.3")
def test_every_deal_is_shuffled_anew() -> None:
    """Two matches that differ by a single draw of chance go on with different cards."""
    t = deal_ends([2, 0], 1)
    first = [t.hand(p) for p in range(3)]
    *_, again = (deal_ends([2, 0], 1, rng=[1, 0, n]) for n in range(1, 3))
    assert [again.hand(p) for p in range(3)] != first
    assert len({card for p in range(3) for card in again.hand(p).split()}) > 3


@pytest.mark.paragraph("9.3", "9.1")
def test_two_boos_and_still_the_loser_begins() -> None:
    """Given a tie, whoever has two Boo! tokens and gets a third begins the next deal."""
    t = deal_ends([0, 2], 1, boos=[0, 2, 0], points=[4, 0, 4])
    assert t.told("booed") == ["booed 1 3"]
    assert (t.told("went_on"), t.actor) == (["went_on"], 1)


@pytest.mark.paragraph("9.4")
def test_the_second_boo_ends_the_match() -> None:
    """B gets a second Boo! token: the best of the others wins, though B has more points."""
    t = deal_ends([2, 0, 3, 5, 4], 1, boos=[1] * 6, points=[6, 10, 7, 6, 6, 7])
    assert t.scores == [7, 10, 9, 7, 8, 8]
    assert t.events[-2:] == ["booed 1 2", "won 2"]
    assert (t.winners, t.actor) == ([2], None)
    assert t.told("dealt") == []


@pytest.mark.paragraph("9.4")
def test_a_first_boo_ends_nothing() -> None:
    """Given a clear leader, but nobody with two Boo! tokens: the match goes on."""
    t = deal_ends([0, 1], 2, boos=[0, 1, 0], points=[2, 0, 2])
    assert t.scores == [4, 2, 2]
    assert t.actor == 2
    assert t.told("won") == t.told("went_on") == []


@pytest.mark.paragraph("9.4", "9.5")
@pytest.mark.parametrize(
    ("order", "scores", "winner"),
    [
        ([0, 3, 2], [4, 0, 3, 3], 0),
        ([3, 0, 2], [3, 0, 3, 4], 3),
        ([0, 2, 3], [4, 0, 2, 4], None),
    ],
)
def test_one_point_decides(order: list[int], scores: list[int], winner: int | None) -> None:
    """B gets a second Boo!: one point more wins, for the first seat or the last; a tie does not."""
    t = deal_ends(order, 1, boos=[0, 1, 0, 0], points=[2, 0, 1, 2])
    assert t.scores == scores
    assert t.told("won") == ([] if winner is None else [f"won {winner}"])
    assert t.actor == (1 if winner is None else None)


@pytest.mark.paragraph("9.5")
def test_ties_go_on() -> None:
    """Scenario 17: B has two Boo! tokens, A and C share the lead: another deal, begun by B."""
    t = deal_ends([0, 3, 2], 1, boos=[0, 1, 1, 1], points=[4, 3, 4, 4])
    assert t.scores == [6, 3, 6, 5]
    assert t.told("went_on") == ["went_on"]
    assert t.told("dealt") == ["dealt 1 5"]
    assert t.told("won") == []
    assert t.actor == 1


@pytest.mark.paragraph("9.5")
def test_a_third_boo_ends_the_match_too() -> None:
    """A and C led; B, with two Boo! tokens, loses once more, and A is ahead alone."""
    t = deal_ends([0, 2, 3], 1, boos=[0, 2, 0, 0], points=[4, 0, 4, 2])
    assert t.scores == [6, 0, 5, 4]
    assert t.events[-2:] == ["booed 1 3", "won 0"]


@pytest.mark.paragraph("9.5")
def test_someone_from_behind_overtakes() -> None:
    """Scenario 17: A and C led with 6; D with 5 passes A, and a deal later C, and wins."""
    t = deal_ends([3, 2, 1], 0, boos=[0, 2, 1, 1], points=[6, 3, 6, 5])
    assert t.scores == [6, 5, 7, 7]
    assert (t.told("went_on"), t.actor) == (["went_on"], 0)
    t = deal_ends([3, 2, 1], 0, boos=[1, 2, 1, 1], points=[6, 5, 7, 7])
    assert t.scores == [6, 7, 8, 9]
    assert t.events[-1] == "won 3"
    assert (t.winners, t.actor) == ([3], None)


@pytest.mark.paragraph("9.5")
def test_with_two_boos_one_scores_but_cannot_win() -> None:
    """B has two Boo! tokens and the most points: A and E, who lead the others, go on."""
    t = deal_ends([0, 1, 2, 3, 4], 5, boos=[1, 2, 1, 1, 1, 1], points=[8, 10, 8, 8, 8, 7])
    assert t.scores == [10, 11, 9, 9, 10, 7]
    assert t.told("went_on") == ["went_on"]
    assert t.winners == [0, 4]
    assert t.actor == 5


@pytest.mark.paragraph("9.5")
def test_with_three_boos_one_cannot_win_either() -> None:
    """B has three Boo! tokens and by far the most points: A and F lead the others."""
    boos, points = [1, 3, 2, 2, 2, 1], [10, 16, 14, 14, 13, 10]
    t = deal_ends([0, 1, 3, 4, 5], 2, boos=boos, points=points)
    assert t.scores == [12, 17, 14, 15, 14, 12]
    assert t.winners == [0, 5]
    assert (t.told("went_on"), t.actor) == (["went_on"], 2)


@pytest.mark.paragraph("9.5")
def test_the_only_one_with_fewer_than_two_boos_wins() -> None:
    """However few the points: F gets a second Boo! token, and only A has one."""
    t = deal_ends([1, 2, 0, 3, 4], 5, boos=[1, 2, 2, 2, 2, 1], points=[9, 13, 13, 13, 13, 9])
    assert t.scores == [10, 15, 14, 14, 15, 9]
    assert t.told("won") == ["won 0"]
    assert (t.winners, t.actor) == ([0], None)


@pytest.mark.paragraph("9.6")
@pytest.mark.parametrize(
    ("boos", "points", "ends"),
    [
        ([0, 0, 11, 10], [34, 34, 17, 20], False),
        ([0, 0, 11, 11], [35, 35, 20, 20], False),
        ([0, 0, 12, 11], [36, 36, 20, 23], True),
    ],
)
def test_twenty_four_deals(boos: list[int], points: list[int], ends: bool) -> None:
    """After the 24th deal without a sole leader the match ends, and the leaders share the win."""
    t = deal_ends([0, 2, 1], 3, boos=boos, points=points)
    assert (t.actor is None) == ends
    assert t.told("cut_short") == ["cut_short"] * ends
    assert t.told("dealt") == [f"dealt 3 {sum(boos) + 2}"] * (not ends)
    assert t.told("went_on") == ["went_on"] * (not ends)
    assert t.winners == [0, 1]
    assert t.state.deals == sum(boos) + 1


@pytest.mark.paragraph("9.6", "9.4")
def test_a_sole_leader_after_the_last_deal_wins() -> None:
    """The 24th deal may still be decided like any other."""
    t = deal_ends([0, 1, 2], 3, boos=[0, 0, 12, 11], points=[36, 36, 20, 23])
    assert t.events[-1] == "won 0"
    assert t.told("cut_short") == []


@pytest.mark.paragraph("9.1", "8.2")
def test_a_single_deal_knows_no_boos() -> None:
    """Without the option, the deal ends the game: no points, no tokens, no next deal."""
    t = after_midnight("zombibi", "momicha", "", out=[2], mansions=[0, 1, 0]).choose(
        "play 1 zombibi"
    )
    assert t.events == ["laid 0 zombibi 1 0", "left 0 2", "lost 1"]
    assert (t.state.points[:3], t.state.boos[:3], t.actor) == ([0, 0, 0], [0, 0, 0], None)
