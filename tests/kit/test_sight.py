"""Who sees a cell, and what stands where one may not look."""

from __future__ import annotations

import copy
import operator
from collections.abc import Callable
from typing import Any

import pytest

from manoir.kit import (
    FLAG,
    HIDDEN,
    ONLOOKER,
    Peeked,
    Record,
    everyone,
    field,
    holder,
    named,
    nobody,
    owner,
    seated,
    seats,
    seen_by,
    shown,
    side,
    team,
    upto,
)
from manoir.kit.sight import Sight

SEAT = seats(3)
COIN = upto(9)
ALL = {ONLOOKER, 0, 1, 2}
VIEWERS = sorted(ALL)


class Night(Record):
    """Seats 0 and 2 hold together. A field by seat or by place for each sight."""

    teams = field("teams", SEAT, of=named("Team", "owls bats"), seen=everyone)
    face = field("face up", 3, of=FLAG, seen=everyone)
    held = field("who holds it", 3, of=SEAT, seen=everyone)
    looked = field("who looked", 3, of=upto(7), seen=everyone)
    over = field("the end", of=FLAG, seen=everyone)

    never = field("never", 3, of=COIN, seen=nobody)
    unsaid = field("nothing is visible unless it says so", 3, of=COIN)
    always = field("always", 3, of=COIN, seen=everyone)
    own = field("own", SEAT, of=COIN, seen=owner)
    inside = field("inside", 3, of=COIN, seen=seated)
    moving = field("moving", 3, of=COIN, seen=holder(held))
    ours = field("ours", SEAT, of=COIN, seen=team(teams))
    bats = field("bats", 3, of=COIN, seen=side(teams, 1))
    turned = field("turned", 3, of=COIN, seen=shown(face))
    peeked = field("peeked", 3, of=COIN, seen=seen_by(looked))
    own_or_up = field("own or up", SEAT, of=COIN, seen=owner | shown(face))
    three = field("three", SEAT, of=COIN, seen=owner | side(teams, 1) | shown(over))
    grid = field("own rows", SEAT, 2, of=COIN, seen=owner)
    later = field("the seat is the second axis", 2, SEAT, of=COIN, seen=owner)


def night() -> Night:
    s = Night()
    s.players = 3
    s.teams = [0, 1, 0]
    s.face = [1, 0, 0]
    s.held = [2, 0, 0]
    s.looked = [0b101, 0b010, 0]
    return s


def who_sees(s: Night, name: str) -> list[set[int]]:
    """For each of three cells, the viewers that see it."""
    views = {viewer: s.view(viewer) for viewer in VIEWERS}
    return [{v for v in VIEWERS if getattr(views[v], name)[i] is not HIDDEN} for i in range(3)]


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("never", [set(), set(), set()]),
        ("unsaid", [set(), set(), set()]),
        ("always", [ALL, ALL, ALL]),
        ("own", [{0}, {1}, {2}]),
        ("inside", [{0, 1, 2}] * 3),
        ("moving", [{2}, {0}, {0}]),
        ("ours", [{0, 2}, {1}, {0, 2}]),
        ("bats", [{1}] * 3),
        ("turned", [ALL, set(), set()]),
        ("peeked", [{0, 2}, {1}, set()]),
        ("own_or_up", [ALL, {1}, {2}]),
        ("three", [{0, 1}, {1}, {1, 2}]),
    ],
)
def test_each_sight_shows_what_it_says(name: str, wanted: list[set[int]]) -> None:
    assert who_sees(night(), name) == wanted


def test_a_sight_follows_what_it_reads() -> None:
    """Ownership moves, somebody peeks, a card is turned, the game ends."""
    s = night()
    s.held[0], s.looked[2], s.face[1], s.over = 1, 0b100, 1, 1
    assert who_sees(s, "moving") == [{1}, {0}, {0}]
    assert who_sees(s, "peeked")[2] == {2}
    assert who_sees(s, "turned")[1] == ALL
    assert who_sees(s, "three") == [ALL] * 3


def test_the_owner_is_found_along_the_seat_axis_wherever_it_is() -> None:
    view = night().view(1)
    assert repr([*view.grid]) == "[[?, ?], [0, 0], [?, ?]]"
    assert repr([*view.later]) == "[[?, 0, ?], [?, 0, ?]]"


def refused(what: Callable[[Any, Any], Sight]) -> str:
    """The error of a record whose sight reads a field that only its owner sees."""
    with pytest.raises(TypeError) as error:

        class Refused(Record):
            fine = field("seen by all", SEAT, of=SEAT, seen=everyone)
            secret = field("seen by its owner", SEAT, of=SEAT, seen=owner)
            cell = field("refused", SEAT, of=COIN, seen=what(fine, secret))

    return str(error.value)


@pytest.mark.parametrize(
    "what",
    [
        lambda fine, bad: holder(bad),
        lambda fine, bad: team(bad),
        lambda fine, bad: side(bad, 1),
        lambda fine, bad: shown(bad),
        lambda fine, bad: seen_by(bad),
        lambda fine, bad: owner | shown(bad),
        lambda fine, bad: shown(bad) | owner,
        lambda fine, bad: shown(fine) | holder(bad) | team(fine),
    ],
    ids="holder team side shown seen_by or-right or-left or-inside".split(),
)
def test_a_sight_may_read_only_what_all_see(what: Callable[[Any, Any], Sight]) -> None:
    """Else the pattern of what is hidden would tell it."""
    words = refused(what)
    assert words.startswith("cell is seen by ")
    assert "but secret is not seen by everyone" in words


def test_sights_say_who_sees() -> None:
    assert repr(owner | seated) == "its owner, the players, no onlooker"
    assert repr(nobody) == "nobody"


# ---- what stands in a hidden cell ---------------------------------------------------------------

ARITHMETIC = [
    *(operator.add, operator.sub, operator.mul, operator.floordiv, operator.truediv, operator.mod),
    *(operator.and_, operator.or_, operator.xor, operator.lshift, operator.rshift, operator.pow),
]
COMPARISON = [operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge, divmod]
ALONE: list[Callable[[Any], object]] = [operator.neg, operator.pos, operator.invert, abs]
QUESTIONS: list[Callable[[Any], object]] = [
    *(operator.not_, operator.index, operator.truth),
    *(int, float, bool, len, iter, list, sum, range),
    lambda x: x[0],
    lambda x: [1, 2, 3][x],
    lambda x: x in (0, 1),
    lambda x: 1 if x else 2,
    lambda x: max(x, 1),
    lambda x: x.__index__(),
]
others = pytest.mark.parametrize("other", [0, 1, -3, True, 2.5, HIDDEN], ids=repr)


@others
@pytest.mark.parametrize("use", ARITHMETIC, ids=lambda f: f.__name__)
def test_what_is_counted_with_it_stays_hidden(
    use: Callable[[Any, Any], object], other: Any
) -> None:
    assert use(HIDDEN, other) is HIDDEN
    assert use(other, HIDDEN) is HIDDEN


@pytest.mark.parametrize("use", ALONE, ids=lambda f: f.__name__)
def test_what_is_made_of_it_alone_stays_hidden(use: Callable[[Any], object]) -> None:
    assert use(HIDDEN) is HIDDEN


def test_a_cell_changed_by_it_is_hidden() -> None:
    cells: list[Any] = [3, HIDDEN]
    cells[0] += HIDDEN
    cells[1] -= 1
    assert repr(cells) == "[?, ?]"


@others
@pytest.mark.parametrize("use", COMPARISON, ids=lambda f: f.__name__)
def test_comparing_it_is_peeking(use: Callable[[Any, Any], object], other: Any) -> None:
    """Also two hidden cards: they must not compare as alike."""
    with pytest.raises(Peeked):
        use(HIDDEN, other)
    with pytest.raises(Peeked):
        use(other, HIDDEN)


@pytest.mark.parametrize("use", QUESTIONS, ids=map(str, range(len(QUESTIONS))))
def test_asking_what_it_is_is_peeking(use: Callable[[Any], object]) -> None:
    with pytest.raises(Peeked):
        use(HIDDEN)


def test_it_can_be_moved() -> None:
    row: list[Any] = [HIDDEN, 1]
    row[0], row[1] = row[1], row[0]
    assert row[1] is HIDDEN
    assert copy.copy(HIDDEN) is HIDDEN
    assert copy.deepcopy(row)[1] is HIDDEN
    assert repr(row) == "[1, ?]"
    assert {HIDDEN: 1}[HIDDEN] == 1


def test_two_views_compare_though_their_cells_do_not() -> None:
    s = night()
    s.own = [1, 2, 3]
    view, again = s.view(0), s.view(0)
    assert view == again
    assert view.own == again.own
    assert view != s.view(1)
    s.own[1] = 9
    assert s.view(0) == view
    s.own[0] = 9
    assert s.view(0) != view
