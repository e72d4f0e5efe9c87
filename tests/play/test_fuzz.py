"""Whatever one sends, the answer is a match or an error of the house."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import manoir
from manoir.errors import CannotUndo, ManoirError
from manoir.games.ghooost.components import GHOST
from manoir.games.ghooost.mini import MINI
from manoir.games.ghooost.state import State
from manoir.play.match import Match
from manoir.play.replay import read, write

from .tables import DUSK, NONCE, dusk

# ---- replays that were changed ------------------------------------------------------------------


def played(match: Match, most: int = 12) -> Match:
    """The first thing that can be done, again and again, and taken back where that is allowed."""
    while not match.over and len(match.history) < most:
        match.play(match.choices()[0])
        with contextlib.suppress(CannotUndo):
            if len(match.history) < 4:
                match.undo(consent=True)
    return match


def short() -> Match:
    match = manoir.new("ghooost", 2, seed=3, options=MINI, seats=["Ada", "bot:random"])
    match.nonce = NONCE
    return match


TEXTS = [write(played(short(), 60)), write(played(dusk(cemetery=["igor"]))), write(short())]
DIGESTS = [read(text).digest for text in TEXTS]

PIECES = st.one_of(
    st.text(max_size=3),
    st.sampled_from(
        ["0", "9", "\n", "-", ":", " ", "null", "{", "}", "[]", '"', "#", "undo 1", "é"]
    ),
    st.integers(-(10**20), 10**20).map(str),
)


@st.composite
def changed(draw: st.DrawFn) -> tuple[str, str]:
    """A replay after some small edits, and the digest that it had."""
    number = draw(st.integers(0, len(TEXTS) - 1))
    text = TEXTS[number]
    for _ in range(draw(st.integers(1, 3))):
        lines = text.split("\n")
        at = draw(st.integers(0, len(lines) - 1))
        line = lines[at]
        how = draw(st.sampled_from(["put", "put", "put", "cut", "drop", "twice", "swap"]))
        if how in ("put", "cut"):
            start = draw(st.integers(0, len(line)))
            stop = min(len(line), start + draw(st.integers(0, 4)))
            lines[at] = line[:start] + (draw(PIECES) if how == "put" else "") + line[stop:]
        elif how == "drop":
            del lines[at]
        elif how == "twice":
            lines.insert(at, line)
        else:
            other = draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        text = "\n".join(lines)
    return text, DIGESTS[number]


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(changed())
def test_a_changed_replay_is_the_same_match_or_refused(case: tuple[str, str]) -> None:
    text, digest = case
    try:
        match = read(text)
    except ManoirError:
        return
    assert match.digest == digest


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    for start in ("", "manoir replay 1\n"):
        with pytest.raises(ManoirError):
            read(start + text)


# ---- positions that nobody ever met -------------------------------------------------------------

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.integers(),
    st.floats(),
    st.sampled_from([*GHOST.names[:4], "igor", "miss-copy", "true", "2", "-1", "--1", ""]),
    st.text(max_size=3),
)
JSON: Any = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=7)
        | st.dictionaries(st.sampled_from(GHOST.names) | st.text(max_size=2), inner, max_size=4)
    ),
    max_leaves=12,
)
COUNTS = st.dictionaries(
    st.sampled_from(GHOST.names), st.integers(0, 4) | st.sampled_from(["1", None]), max_size=4
)
HANDS = st.lists(COUNTS | st.none(), max_size=3)
PILES = st.lists(st.sampled_from(GHOST.names) | st.none(), max_size=14)
NUMBERS = st.lists(st.integers(0, 13), max_size=3)
LIKELY: Any = st.one_of(JSON, HANDS, PILES, st.lists(PILES, max_size=3), NUMBERS, st.integers(0, 4))
NAMES = st.sampled_from([*State.fields, "wings"])


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.sampled_from([DUSK, {**DUSK, "cemetery": ["igor", "draplo"]}, {"players": 3}, {}]),
    st.dictionaries(NAMES, LIKELY, max_size=4),
)
def test_a_position_is_a_match_or_refused(base: dict[str, Any], more: dict[str, Any]) -> None:
    try:
        match = manoir.set_up("ghooost", {**base, **more}, seed=1)
    except ManoirError:
        return
    match.state.check()
    assert match.over or match.choices()
    assert read(write(match)).digest == match.digest


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.integers(1, 7),
    st.dictionaries(st.sampled_from([*State.options(), "wings"]), LIKELY, max_size=3),
)
def test_options_begin_a_match_or_are_refused(players: int, options: dict[str, Any]) -> None:
    try:
        match = manoir.new("ghooost", players, seed=1, options=options)
    except ManoirError:
        return
    match.state.check()


@settings(max_examples=100, deadline=None)
@given(
    st.one_of(st.text(max_size=20), st.integers(), st.sampled_from(["play 5 igor", "PLAY 1 IGOR"]))
)
def test_whatever_is_chosen(choice: str | int) -> None:
    match = dusk()
    try:
        match.play(choice)
    except ManoirError:
        assert match.history == []
