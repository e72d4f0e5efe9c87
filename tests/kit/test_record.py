"""Records: copies, views, differences, the census, the check of every value."""

from __future__ import annotations

import re
from typing import Any

import pytest

from manoir.kit import HIDDEN, Cube, Grid
from manoir.kit.event import told
from manoir.kit.layout import dtype, put
from manoir.kit.record import LOG

from .shelf import JAY, OWL, RAVEN, Shelf, drew, example, rang


def text(value: Any) -> str:
    return repr(value)


# ---- shapes -------------------------------------------------------------------------------------


def test_a_grid_answers_by_row_and_by_cell() -> None:
    grid = Grid([[1, 2], [3, 4]])
    assert (grid[1, 0], grid[1], len(grid), list(grid)) == (3, [3, 4], 2, [[1, 2], [3, 4]])
    grid[0, 1] = 9
    grid[1, 1] += 5
    assert grid == [[1, 9], [3, 9]]


def test_a_cube_answers_by_grid_and_by_cell() -> None:
    cube = Cube([Grid([[1, 2], [3, 4]]), Grid([[5, 6], [7, 8]])])
    assert (cube[1, 0, 1], cube[0][1, 1], cube[1][0]) == (6, 4, [5, 6])
    cube[1, 1, 1] += 1
    cube[0][0, 0] = 0
    assert cube == [[[0, 2], [3, 4]], [[5, 6], [7, 9]]]


def test_an_empty_record_is_all_zero_and_of_its_shape() -> None:
    s = Shelf()
    assert (type(s.row), type(s.hand), type(s.steps), type(s.steps[0])) == (list, Grid, Cube, Grid)
    assert (len(s.hand), len(s.hand[0]), len(s.steps), len(s.steps[0]), len(s.steps[0][0])) == (
        *(3, 3),
        *(3, 2, 2),
    )
    assert list(s.options()) == ["pace", "stock"]
    assert not hasattr(Shelf, "hand")  # the declaration is taken away: a slip is an error


# ---- copies -------------------------------------------------------------------------------------


def test_a_copy_is_equal_and_of_the_same_shapes() -> None:
    s, t = example(), example().copy()
    assert s == t
    assert [type(v) for v in vars(s).values()] == [type(v) for v in vars(t).values()]
    assert type(t.steps[0]) is Grid


def test_a_copy_is_independent_down_to_every_cell() -> None:
    s = example()
    t = s.copy()
    t.actor = 0
    t.row[0] = JAY
    t.hand[0, OWL] = 5
    t.steps[1, 0, 1] = 1
    t.log[0] = 3
    t.rng[2] = 99
    assert s == example()
    assert (s.log[0], s.rng) == (0, [7, 8, 9])


def test_what_is_kept_stays_as_it_was_and_shares_what_did_not_change() -> None:
    s = example()
    then = s.copy()
    drew(s, 1, OWL)
    s.hand[0, OWL] += 1
    now = s.kept(then)
    s.hand[0, OWL] += 1
    s.row[0] = JAY
    assert [r.hand[0, OWL] - then.hand[0, OWL] for r in (now, s)] == [1, 2]
    assert now.row is then.row
    assert now.steps is then.steps
    assert now.hand is not then.hand
    assert [type(v) for v in vars(now).values()] == [type(v) for v in vars(s).values()]


def test_a_copy_of_what_was_kept_can_go_on() -> None:
    s = example()
    then = s.copy()
    drew(s, 1, OWL)
    now = s.kept(then).copy()
    assert told(now) == told(s)
    assert len(now.log) == len(s.log)
    drew(now, 1, RAVEN)
    assert len(told(now)) == 2


# ---- views --------------------------------------------------------------------------------------


def test_a_view_shows_what_its_viewer_may_see() -> None:
    view = example().view(1)
    assert text([view.hand[0], view.hand[1]]) == "[[?, ?, ?], [1, 1, 1]]"
    assert text(view.rng) == "[?, ?, ?]"
    assert text(view.nest) == "[?, ?]"
    assert (view.hand_n[:2], view.pace, view.stock, view.level) == ([2, 3], 4, [2, 3, 3], -2)


def test_a_view_holds_nothing_stale() -> None:
    """Not past the end of a pile, and not in a seat that nobody has taken."""
    s = example()
    view = s.view(1)
    assert text(view.deck) == "[?, ?, 0, 0]"
    assert text(view.row) == "[0, 0, 0, 0]"
    assert text(view.hand[2]) == "[0, 0, 0]"
    assert text(view.eggs[1]) == f"[[{JAY}, 0], [0, 0]]"
    assert text(view.eggs[0]) == "[[0, 0], [0, 0]]"


def test_a_view_does_not_tell_what_happened() -> None:
    s = example()
    drew(s, 0, JAY)
    assert (s.view(1).told, set(s.view(1).log)) == (0, {0})


def test_redaction_overwrites_a_buffer_that_was_used_before() -> None:
    s, buffer = example(), example()
    for viewer in (0, 1, -1):
        Shelf.redact(s, viewer, buffer)
        assert buffer == s.view(viewer)
        for name in ("deck", "hand", "eggs", "row"):
            assert text(getattr(buffer, name)) == text(getattr(s.view(viewer), name))


def test_two_viewers_know_together_what_either_knows() -> None:
    s = example()
    both = s.view(0).joined(s.view(1))
    assert (both.hand[0], both.hand[1]) == (s.hand[0], s.hand[1])
    assert text(both.deck[:2]) == "[?, ?]"
    assert text(both.rng) == "[?, ?, ?]"
    assert (type(both.hand), type(both.steps)) == (Grid, Cube)
    assert s.view(0).joined(s.view(0)) == s.view(0)
    assert s.view(-1).joined(s) == s


# ---- telling states apart -----------------------------------------------------------------------


def test_a_difference_has_a_line_for_each_cell() -> None:
    s, t = example(), example()
    t.actor, t.level, t.done = 0, 3, 1
    t.hand[0, RAVEN] = 0
    t.steps[1, 0, 1] = 7
    t.deck_n = 3
    t.row_n = 0
    assert s.diff(t) == [
        "actor: 1 -> 0",
        "done: False -> True",
        "level: -2 -> 3",
        "deck_n: 2 -> 3",
        "row_n: 1 -> 0",
        "row[0]: owl -> -",
        "hand[0][raven]: 1 -> 0",
        "steps[1][attic][1]: 300 -> 7",
        "deck[2]: - -> raven",
    ]
    assert s.diff(s.copy()) == []


def test_a_difference_of_views_keeps_its_secrets() -> None:
    s, t = example(), example()
    t.hand[0, OWL], t.known[0, OWL] = 5, 1
    assert s.view(1).diff(t.view(1)) == ["known[0][owl]: 0 -> 1"]
    assert s.view(0).diff(s.view(1))[:2] == ["hand[0][owl]: 0 -> ?", "hand[0][raven]: 1 -> ?"]


def test_repr_shows_single_values_and_whatever_lies_there() -> None:
    s = Shelf()
    s.players, s.row_n, s.row, s.level = 1, 2, [OWL, JAY, JAY, JAY], -1
    s.hand[0, RAVEN] = 2
    assert repr(s) == (
        "Shelf(players=1, pace=0, actor=0, done=False, level=-1, deck_n=0, row_n=2, row[1]=jay, "
        "hand[0][raven]=2)"
    )
    assert "deck[0]=?, deck[1]=?" in repr(example().view(0))


def test_stale_cells_and_the_story_make_no_difference() -> None:
    s, t = example(), example()
    t.deck[3], t.row[2], t.hand[2, OWL], t.eggs[1, 0, 1] = OWL, OWL, 0, OWL
    rang(t)
    assert s == t
    assert s.digest() == t.digest()
    assert s.diff(t) == []


@pytest.mark.parametrize("name", [n for n in Shelf.fields if n not in ("told", "log")])
def test_every_live_cell_makes_a_difference(name: str) -> None:
    s, t = example(), example()
    where: Any = vars(t)
    place: Any = name
    while isinstance(where[place], list):
        where, place = where[place], 1 if name in ("hand", "steps") and where is vars(t) else 0
    if name in ("eggs", "nest_n"):
        where, place = getattr(t, name)[1][0] if name == "eggs" else t.nest_n[1], 0
    where[place] = where[place] + 1 if name != "eggs" else OWL
    assert s != t
    assert s.digest() != t.digest()
    assert s.diff(t)


def test_a_digest_is_sixteen_digits_and_stays_the_same() -> None:
    """Replays carry it, so its form must not change."""
    assert re.fullmatch("[0-9a-f]{16}", example().digest())
    assert example().digest() == "aa9c2b04d9ed36ed"


def test_a_record_equals_only_its_kind_and_has_no_hash() -> None:
    assert example() != 3
    assert example() != "Shelf"
    with pytest.raises(TypeError, match="unhashable"):
        hash(example())


# ---- pieces and values --------------------------------------------------------------------------


def test_the_census_counts_the_zones() -> None:
    """The deck and the row by card, hands by kind; eggs lie in no zone."""
    assert example().census() == {"Bird jay": 3, "Bird owl": 2, "Bird raven": 3}
    s = Shelf()
    s.players = 2
    assert s.census() == dict.fromkeys(("Bird jay", "Bird owl", "Bird raven"), 0)


def test_a_sound_record_passes() -> None:
    example().check()
    example().copy().check()


def spoilt(**cells: Any) -> Shelf:
    s = example()
    for name, value in cells.items():
        setattr(s, name, value)
    return s


def hands(*rows: list[int]) -> Grid:
    return Grid([*rows, *[[0, 0, 0]] * (3 - len(rows))])


SPOILT = [
    (spoilt(actor=3), "actor = 3 is outside 0..2"),
    (spoilt(actor=-1), "actor = -1 is outside 0..2"),
    (spoilt(level=-4), "level = -4 is outside -3..3"),
    (spoilt(players=4), "players = 4 is outside 0..3"),
    (spoilt(deck=[RAVEN, 3, 0, 0]), "deck[1] = 3 is outside owl, raven, jay"),
    (spoilt(done=2), "done = 2 is outside 0..1"),
    (spoilt(hand=hands([0, 1, 1], [6, 1, 1])), "hand[1][owl] = 6 is outside 0..5"),
    (spoilt(hand=hands([0, 2, 0], [1, 1, 1])), "hand[0][jay] = 0, less than known says"),
    (spoilt(hand=hands([1, 1, 1], [1, 1, 1])), "hand[0] holds 3, not 2"),
    (spoilt(hand_n=[2, 2, 0]), "hand[1] holds 3, not 2"),
    (spoilt(told=LOG + 1), "65 events in one choice, 64 fit"),
    (spoilt(log=[1 << 15] + [0] * (LOG * 6 - 1)), "log[0] = 32768 is outside -32767..32767"),
    (spoilt(stock=[1, 2, 6]), "stock[jay] = 6 is outside 0..5"),
    (spoilt(actor=HIDDEN), "actor = ? is outside 0..2"),
    (spoilt(rng=[-1, 0, 0]), "rng[0] = -1 is outside 0..9223372036854775807"),
]


@pytest.mark.parametrize(("s", "words"), SPOILT, ids=[words for _, words in SPOILT])
def test_what_is_out_of_place_is_named(s: Shelf, words: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(words)}$"):
        s.check()


def test_what_is_stale_is_not_checked() -> None:
    s = example()
    s.deck[3], s.hand[2, OWL] = 99, 99
    s.check()


# ---- the compiled twin --------------------------------------------------------------------------


@pytest.mark.parametrize("events", [True, False])
def test_a_row_and_back(events: bool) -> None:
    import numpy as np

    s = example()
    drew(s, 1, JAY)
    row = np.zeros(1, dtype(Shelf, events))[0]
    put(s, row)
    assert ("log" in row.dtype.names) == events
    twin = Shelf.from_row(row)
    assert twin == s
    assert [type(v) for v in vars(twin).values()] == [type(v) for v in vars(s).values()]
    assert twin.deck == s.deck  # also what is stale: it is the same record
    assert type(twin.actor) is int
    assert twin.told == 1
    assert twin.log == (s.log if events else [0] * len(s.log))
    if events:
        assert told(twin) == told(s)


def test_hidden_cells_come_back_hidden_at_every_width() -> None:
    import numpy as np

    row = np.zeros(1, dtype(Shelf))[0]
    s = example()
    put(s, row)
    row["nest"] = [-128, -128]
    row["deck"][0] = -128
    row["steps"][1, 0, 1] = -(1 << 15)
    row["rng"] = [-(1 << 63)] * 3
    twin = Shelf.from_row(row)
    hidden: list[object] = [twin.nest[0], twin.deck[0], twin.steps[1, 0, 1], twin.rng[2]]
    assert all(value is HIDDEN for value in hidden)
    assert twin.level == -2


def test_wide_fields_come_first_and_no_byte_is_wasted_on_names() -> None:
    widths = [dtype(Shelf).fields[n][0].base.itemsize for n in dtype(Shelf).names or ()]  # type: ignore[index]
    assert widths == sorted(widths, reverse=True)
    assert dtype(Shelf, events=False).itemsize < dtype(Shelf).itemsize - LOG * 6 * 2 + 16
