"""Records as JSON and back; options, by preset, by number, over their defaults."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manoir.errors import BadOption, ImpossiblePosition
from manoir.kit import HIDDEN, Cube, Grid
from manoir.kit.jsonform import full_json, read_options, read_position, view_json

from .shelf import JAY, OWL, RAVEN, Shelf, example

# ---- writing ------------------------------------------------------------------------------------


def test_a_view_as_its_viewer_receives_it() -> None:
    assert view_json(example().view(1)) == {
        "players": 2,
        "pace": 4,
        "stock": {"owl": 2, "raven": 3, "jay": 3},
        "actor": 1,
        "done": False,
        "level": -2,
        "deck_n": 2,
        "deck": [None, None],  # backs count
        "row_n": 1,
        "row": ["owl"],
        "known": [{"owl": 0, "raven": 0, "jay": 1}, {"owl": 0, "raven": 0, "jay": 0}],
        "hand_n": [2, 3],
        "hand": [None, {"owl": 1, "raven": 1, "jay": 1}],  # one null for a hidden row
        "nest": None,
        "steps": [
            {"attic": [0, 0], "cellar": [0, 0]},
            {"attic": [0, 300], "cellar": [0, 0]},
        ],
        "nest_n": [{"attic": 0, "cellar": 0}, {"attic": 1, "cellar": 0}],
        "eggs": [{"attic": [], "cellar": []}, {"attic": ["jay"], "cellar": []}],
    }


def test_an_onlooker_receives_less() -> None:
    sent = view_json(example().view(-1))
    assert (sent["hand"], sent["deck"], sent["nest"]) == ([None, None], [None, None], None)
    assert sent["eggs"][1]["attic"] == [None]
    assert "rng" not in sent
    assert "log" not in sent


def test_the_whole_position_has_its_generator_and_no_story() -> None:
    whole = full_json(example())
    assert whole["rng"] == [7, 8, 9]
    assert whole["deck"] == ["raven", "jay"]
    assert whole["nest"] == {"attic": "raven", "cellar": "jay"}
    assert {"told", "log"}.isdisjoint(whole)


# ---- reading ------------------------------------------------------------------------------------


@st.composite
def shelves(draw: st.DrawFn) -> Shelf:
    s = Shelf()
    s.players = draw(st.integers(1, 3))

    def fill(f: Any, value: Any, at: tuple[int, ...]) -> Any:
        if len(at) == len(f.shape):
            return draw(st.integers(f.of.lo, f.of.hi))
        return type(value)(fill(f, inner, (*at, i)) for i, inner in enumerate(value))

    for f in s.fields.values():
        if f.name not in ("players", "told", "log"):
            setattr(s, f.name, fill(f, getattr(s, f.name), ()))
    return s


@settings(max_examples=40, deadline=None)
@given(shelves())
def test_a_position_comes_back_through_text(s: Shelf) -> None:
    again = read_position(Shelf, json.loads(json.dumps(full_json(s))), s.players)
    assert again == s
    assert again.rng == s.rng
    assert (type(again.hand), type(again.steps), type(again.steps[0])) == (Grid, Cube, Grid)


@settings(max_examples=20, deadline=None)
@given(shelves())
def test_lengths_follow_from_what_is_said(s: Shelf) -> None:
    whole = full_json(s)
    for name in ("deck_n", "row_n", "hand_n"):
        del whole[name]
    for row in whole["hand"]:
        for bird in [b for b in row if row[b] == 0]:
            del row[bird]
    for p in range(s.players):
        s.hand_n[p] = sum(s.hand[p])
    try:
        assert read_position(Shelf, whole, s.players) == s
    except ImpossiblePosition as error:  # more in a hand than hand_n may say
        assert "hand_n" in str(error)  # noqa: PT017
        assert max(s.hand_n[: s.players]) > 9


def test_little_needs_to_be_said() -> None:
    s = read_position(Shelf, {"hand": [{"jay": "2"}, {}], "row": ["owl", "jay"]}, 2)
    assert (s.hand[0], s.hand[1], s.hand_n) == ([0, 0, 2], [0, 0, 0], [2, 0, 0])
    assert (s.row, s.row_n) == ([OWL, JAY, 0, 0], 2)
    assert (s.players, s.actor, s.deck_n) == (2, 0, 0)
    assert read_position(Shelf, {"steps": [{"cellar": [1]}]}, 2).steps[0] == [[0, 0], [1, 0]]


def test_null_is_hidden() -> None:
    position = {"deck": ["jay", None], "hand": [None, {"owl": 1}], "hand_n": [3, 1]}
    s = read_position(Shelf, position, 2)
    hidden: list[object] = [*s.hand[0], s.deck[1]]
    assert all(value is HIDDEN for value in hidden)
    assert (s.deck[0], s.deck_n, s.hand[1]) == (JAY, 2, [1, 0, 0])


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"wings": 2}, "wings: no such field; there are rng, players"),
        ({"log": [1]}, "log: no such field"),
        ({"told": 1}, "told: no such field"),
        ({"actor": 3}, r"actor: 3 is not one of 0\.\.2"),
        ({"actor": "me"}, "actor: 'me' is not one of"),
        ({"actor": []}, r"actor: \[\] is not one of"),
        ({"actor": None}, "actor: None is not one of"),
        ({"level": -4}, r"level: -4 is not one of -3\.\.3"),
        ({"done": "perhaps"}, "done: 'perhaps' is not one of"),
        ({"row": ["owl", "emu"]}, r"row\[1\]: 'emu' is not one of owl, raven, jay"),
        ({"row": ["owl"] * 5}, "row: a list of at most 4 is wanted"),
        ({"row": {"owl": 1}}, "row: a list of at most 4 is wanted"),
        ({"row": None}, "row: a list of at most 4 is wanted, not None"),
        ({"row": "owl"}, "row: a list of at most 4 is wanted, not 'owl'"),
        ({"hand": [{}, {}, {}]}, "hand: a list of at most 2 is wanted"),
        ({"hand": [{"emu": 1}]}, r"hand\[0\]\[emu\]: not one of owl, raven, jay"),
        ({"hand": [{}, {"jay": 6}]}, r"hand\[1\]\[jay\]: 6 is not one of 0\.\.5"),
        ({"hand": [[1, 2, 3]]}, r"hand\[0\]: an object of owl, raven, jay is wanted"),
        ({"hand": [None]}, "hand is hidden: say how many it holds in hand_n"),
        ({"hand": [{"owl": None}]}, "hand is hidden: say how many it holds in hand_n"),
        ({"hand": [{"owl": 5, "jay": 5}]}, r"hand_n\[0\]: 10 is not one of 0\.\.9"),
        ({"known": [None]}, r"known\[0\]: an object of owl, raven, jay is wanted"),
        ({"nest": {"attic": "emu"}}, r"nest\[attic\]: 'emu' is not one of"),
        ({"nest": {"roof": "owl"}}, r"nest\[roof\]: not one of attic, cellar"),
        ({"steps": [{}, {"cellar": [0, 301]}]}, r"steps\[1\]\[cellar\]\[1\]: 301 is not one of"),
        ({"steps": [{"cellar": [0, 0, 0]}]}, r"steps\[0\]\[cellar\]: a list of at most 2"),
        ({"steps": [{"cellar": None}]}, r"steps\[0\]\[cellar\]: a list of at most 2"),
        ({"rng": [1, 2, 3, 4]}, "rng: a list of at most 3"),
        ({"rng": [-1]}, r"rng\[0\]: -1 is not one of"),
        ({"stock": {"owl": 9}}, r"stock\[owl\]: 9 is not one of"),
    ],
    ids=lambda x: None if isinstance(x, str) else json.dumps(x),
)
def test_an_error_names_the_cell(position: dict[str, Any], words: str) -> None:
    with pytest.raises(ImpossiblePosition, match=f"^{words}"):
        read_position(Shelf, position, 2)


SCALARS = st.sampled_from(
    [None, True, 0, 1, 2, 9, -1, 10**30, 0.5, "owl", "jay", "1", "-2", "", "attic"]
)
NAMES = st.sampled_from(["owl", "raven", "jay", "attic", "cellar", "emu"])
JSON: Any = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=8,
)
COUNTS = st.dictionaries(
    st.sampled_from(["owl", "raven", "jay"]), st.sampled_from([0, 1, "2", None])
)
BIRDS = st.lists(st.sampled_from(["owl", "jay", None]), max_size=3)
ROOMS = st.dictionaries(st.sampled_from(["attic", "cellar"]), BIRDS | st.integers(0, 2))
HANDS = st.lists(COUNTS | st.none(), max_size=2)
LIKELY: Any = st.one_of(JSON, BIRDS, HANDS, st.lists(ROOMS, max_size=2))


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from([*Shelf.fields, "wings"]), LIKELY, max_size=5))
def test_any_json_is_a_record_or_refused(position: dict[str, Any]) -> None:
    try:
        s = read_position(Shelf, {"pace": 1, **position}, 2)
    except ImpossiblePosition:
        return
    assert read_position(Shelf, json.loads(json.dumps(full_json(s))), 2) == s


# ---- options ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "pace", "stock"),
    [
        ({}, 3, [1, 2, 3]),
        ({"pace": 2}, 2, [1, 2, 3]),
        ({"pace": "5"}, 5, [1, 2, 3]),
        ({"pace": "fast"}, 6, [1, 2, 3]),
        ({"pace": None, "stock": None}, 3, [1, 2, 3]),
        ({"stock": "many"}, 3, [5, 5, 5]),
        ({"stock": {"raven": 0}}, 3, [1, 0, 3]),
        ({"stock": {}}, 3, [1, 2, 3]),
        ({"stock": {"owl": 4, "raven": 4, "jay": 4}, "pace": 1}, 1, [4, 4, 4]),
    ],
    ids=repr,
)
def test_options_over_their_defaults(said: dict[str, Any], pace: int, stock: list[int]) -> None:
    assert read_options(Shelf, said, 2) == {"pace": pace, "stock": stock}


def test_a_default_may_depend_on_the_players() -> None:
    assert [read_options(Shelf, {}, n)["pace"] for n in (1, 2, 3)] == [2, 3, 4]


def test_options_are_new_lists_each_time() -> None:
    for said in ({}, {"stock": "many"}):
        values = read_options(Shelf, said, 2)
        values["stock"][RAVEN] = 0
        assert read_options(Shelf, said, 2)["stock"][RAVEN] != 0


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"speed": 1}, "speed: no such option; this game has pace, stock"),
        ({"actor": 1}, "actor: no such option"),
        ({"pace": 0}, r"pace: 0 is not one of 1\.\.6"),
        ({"pace": "slow"}, "pace: 'slow' is not one of"),
        ({"pace": [1]}, r"pace: \[1\] is not one of"),
        ({"pace": True}, "pace: True is not one of"),
        ({"stock": "few"}, "stock: 'few' is no preset; there are many"),
        ({"stock": [1, 2, 3]}, "stock: an object of owl, raven, jay is wanted"),
        ({"stock": {"emu": 1}}, r"stock\[emu\]: not one of owl, raven, jay"),
        ({"stock": {"owl": 6}}, r"stock\[owl\]: 6 is not one of 0\.\.5"),
        ({"stock": {"owl": None}}, r"stock\[owl\]: None is not one of"),
        ({"stock": 3}, "stock: an object of owl, raven, jay is wanted"),
    ],
    ids=lambda x: None if isinstance(x, str) else json.dumps(x),
)
def test_a_bad_option_is_named(said: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=f"^{words}"):
        read_options(Shelf, said, 2)
