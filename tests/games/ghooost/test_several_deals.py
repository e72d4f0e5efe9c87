"""Chapter 9: a match over several deals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ghooost.tables import Ghosts, after_midnight, before_midnight


def deal_ends(order: list[int], loser: int, **fields: Any) -> Ghosts:
    """A match in which a deal has just ended: the seats of `order` got out, and one lost."""
    *out, actor = order
    hands = {actor: "zombibi", loser: "momicha"}
    t = after_midnight(
        *[hands.get(p, "") for p in range(len(order) + 1)],
        mansions=[int(p == loser) for p in range(len(order) + 1)],
        out=out,
        actor=actor,
        several_deals=1,
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
    t = deal_ends([0, 1], 2, points=[3, 1, 4], boos=[1, 1, 0], deals=2)
    assert t.state.points[:3] == [5, 3, 4]
    assert t.state.boos[:3] == [1, 1, 1]
    assert (t.state.deals, t.actor) == (3, 2)
    assert "dealt 2 4" in t.events


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
    assert (t.told("lost"), t.actor) == (["lost 0"], 0)
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


@pytest.mark.paragraph("9.3")
def test_two_boos_and_still_the_loser_begins() -> None:
    """Given a tie, whoever has two Boo! tokens begins the next deal."""
    t = deal_ends([0, 2], 1, boos=[0, 2, 0], points=[4, 0, 4])
    assert (t.actor, t.state.boos[1]) == (1, 3)


@pytest.mark.paragraph("9.4")
def test_the_second_boo_ends_the_match() -> None:
    """B gets a second Boo! token: the best of the others wins, though B has more points."""
    t = deal_ends([0, 2, 3], 1, boos=[1, 1, 1, 0], points=[3, 9, 5, 3], deals=3)
    assert t.events[-2:] == ["booed 1 2", "won 2"]
    assert t.actor is None
    assert t.winners == [2]
    assert t.scores == [5, 9, 6, 5]
    assert t.told("dealt") == []


@pytest.mark.paragraph("9.4")
def test_a_first_boo_ends_nothing() -> None:
    """Given everybody has one Boo! token at most, and a clear leader: the match goes on."""
    t = deal_ends([0, 2], 1, boos=[1, 0, 1], points=[9, 0, 0], deals=2)
    assert t.actor == 1
    assert t.told("won") == t.told("went_on") == []


@pytest.mark.paragraph("9.4")
@pytest.mark.parametrize(("points", "winner"), [([1, 0, 0], 0), ([0, 0, 1], 2)])
def test_one_point_decides(points: list[int], winner: int) -> None:
    """One point more is enough, for the first seat or the last."""
    t = deal_ends([2, 0], 1, boos=[0, 1, 0], points=points)
    assert t.told("won") == [f"won {winner}"]
    assert t.winners == [winner]


@pytest.mark.paragraph("9.5")
def test_ties_go_on() -> None:
    """Scenario 17: B has two Boo! tokens, A and C share the lead: another deal, begun by B."""
    t = deal_ends([0, 3, 2], 1, boos=[0, 1, 1, 1], points=[5, 2, 5, 5], deals=3)
    assert t.state.points[:4] == [7, 2, 7, 6]
    assert t.told("went_on") == ["went_on"]
    assert t.told("dealt") == ["dealt 1 5"]
    assert t.actor == 1
    assert t.told("won") == []


@pytest.mark.paragraph("9.5")
def test_someone_from_behind_overtakes() -> None:
    """Scenario 17: A and C lead with 7, then with D: D is first out, passes both and wins, not B."""
    t = deal_ends([3, 0, 1], 2, boos=[1, 2, 0, 1], points=[7, 9, 7, 7], deals=4)
    assert t.state.points[:4] == [8, 11, 7, 9]
    assert t.events[-1] == "won 3"
    assert (t.winners, t.actor) == ([3], None)


@pytest.mark.paragraph("9.5")
def test_with_two_boos_one_scores_but_cannot_win() -> None:
    """B, with two Boo! tokens, gets out first and has the most points; A and C still tie."""
    t = deal_ends([1, 0, 2], 3, boos=[0, 2, 0, 0], points=[7, 9, 6, 0], deals=2)
    assert t.state.points[:4] == [8, 11, 8, 0]
    assert t.told("went_on") == ["went_on"]
    assert t.winners == [0, 2]


@pytest.mark.paragraph("9.5")
def test_a_leader_falls_out_by_a_second_boo() -> None:
    """A and C led; now C gets a second Boo! token too, and A leads alone."""
    t = deal_ends([0, 1], 2, boos=[0, 2, 1], points=[6, 0, 9], deals=3)
    assert t.told("won") == ["won 0"]
    assert t.winners == [0]


@pytest.mark.paragraph("9.5")
def test_the_only_one_with_fewer_than_two_boos_wins() -> None:
    """However few the points: A has none of the lead but fewer than two Boo! tokens."""
    t = deal_ends([1, 0], 2, boos=[1, 2, 1], points=[0, 9, 9], deals=4)
    assert t.winners == [0]
    assert t.told("won") == ["won 0"]


@pytest.mark.paragraph("9.6")
@pytest.mark.parametrize(("deals", "ends"), [(21, False), (22, False), (23, True)])
def test_twenty_four_deals(deals: int, ends: bool) -> None:
    """After the 24th deal without a sole leader the match ends, and the leaders share the win."""
    t = deal_ends([0, 1, 2], 3, boos=[0, 0, 2, 5], points=[7, 8, 9, 30], deals=deals)
    assert (t.actor is None) == ends
    assert t.told("cut_short") == ["cut_short"] * ends
    assert t.told("dealt") == [f"dealt 3 {deals + 2}"] * (not ends)
    assert t.winners == [0, 1]
    assert t.state.deals == deals + 1


@pytest.mark.paragraph("9.6", "9.4")
def test_a_sole_leader_after_the_last_deal_wins() -> None:
    """The 24th deal may still be decided like any other."""
    t = deal_ends([0, 1, 2], 3, boos=[0, 0, 2, 5], points=[8, 8, 9, 0], deals=23)
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
