"""Choices: ids, notations, and the way back."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manoir.kit import Domain, Record, between, choice, everyone, named, owner, seats
from manoir.kit.choice import kind_of, notation, parse, target

from .shelf import Shelf, call, fly, wait

# ---- any declaration ----------------------------------------------------------------------------

NAMED = named("Bird", "owl raven jay emu")
DOMAINS = st.one_of(
    st.builds(between, st.integers(-3, 3), st.integers(3, 6)),
    st.builds(lambda lo, n: NAMED[lo : lo + n], st.integers(0, 2), st.integers(1, 2)),
    st.builds(seats, st.integers(1, 4)),
)
KINDS = st.lists(st.lists(DOMAINS, max_size=3), min_size=1, max_size=5)


def declared(kinds: list[list[Domain]]) -> tuple[type[Record], list[Any]]:
    """A record with these choices, whose effects do nothing."""

    class Any_(Record):  # noqa: N801
        pass

    made = []
    for number, domains in enumerate(kinds):
        names = [f"p{n}" for n in range(len(domains))]
        space: dict[str, Any] = {}
        exec(f"def do{number}({', '.join(['s', *names])}): pass", space)  # noqa: S102
        fn = space[f"do{number}"]
        fn.__annotations__ = {"s": Any_} | {
            name: Annotated[int, domain] for name, domain in zip(names, domains, strict=True)
        }
        words = " ".join([f"do{number}", *(f"{{{name}}}" for name in names)])
        made.append(choice("1", words)(fn))
    return Any_, made


@settings(max_examples=60, deadline=None)
@given(KINDS)
def test_ids_are_contiguous_and_round_trip(kinds: list[list[Domain]]) -> None:
    cls, made = declared(kinds)
    size = sum(map(len, cls.kinds))
    texts = set()
    for number in range(size):
        kind = kind_of(cls, number)
        values = kind.values(number)
        assert all(value in kind.params[name] for name, value in values.items())
        assert made[cls.kinds.index(kind)](**values) == number
        text = notation(cls, number)
        assert parse(cls, text) == parse(cls, f"  {text.upper()}  ") == number
        texts.add(text)
    assert len(texts) == size
    for outside in (-1, size):
        with pytest.raises(ValueError, match=rf"{outside} is not one of 0\.\.{size - 1}"):
            kind_of(cls, outside)


# ---- one declaration ----------------------------------------------------------------------------


def test_the_name_called_without_the_state_is_the_id() -> None:
    assert wait() == 0
    assert [call(1, 1, 0), call(1, 1, 1), call(1, 2, 0), call(2, 1, 0)] == [1, 2, 6, 11]
    assert (call(2, 2, 4), fly(0), fly(2)) == (20, 21, 23)


def test_a_part_in_brackets_is_left_out_at_0() -> None:
    assert notation(Shelf, call(1, 2, 0)) == "call 2 raven"
    assert notation(Shelf, call(1, 2, 3)) == "call 2 raven and 3 more"
    assert parse(Shelf, "call 2 raven") == call(1, 2, 0)
    assert parse(Shelf, "call 2 raven and 3 more") == call(1, 2, 3)
    assert parse(Shelf, "call 2 raven and 0 more") == call(1, 2, 0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "wai",
        "wait 1",
        "waitwait",
        "call raven",
        "call 2",
        "call 3 raven",
        "call 1 owl",
        "call 1 emu",
        "call x raven",
        "call 1 raven and 5 more",
        "call 1 raven and more",
        "call 1 raven and",
        "fly to 3",
        "fly to",
        "fly to 0 1",
        "{seat}",
        "fly to {seat}",
        "\0",
        "vol à 1",
    ],
)
def test_what_is_no_choice_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no choice of this game"):
        parse(Shelf, text)


@given(st.text(max_size=40))
def test_any_text_is_a_choice_or_refused(text: str) -> None:
    with contextlib.suppress(ValueError):
        assert 0 <= parse(Shelf, text) <= fly(2)


def test_what_a_choice_says_of_itself() -> None:
    kind = kind_of(Shelf, call(2, 1, 4))
    assert (kind.name, kind.first, len(kind)) == ("call", 1, 20)
    assert kind.values(call(2, 1, 4)) == {"bird": 2, "many": 1, "more": 4}
    assert kind.shown(call(2, 1, 4)) == {"bird": "jay", "many": 1, "more": 4}
    assert target(Shelf, call(2, 1, 4)) == "row/jay"
    assert target(Shelf, wait()) == ""
    assert (kind.paragraph("any"), kind.seen) == ("2.2", everyone)
    assert (kind.secret, kind.spoken) == (False, False)


def test_one_id_may_serve_several_steps() -> None:
    kind = kind_of(Shelf, fly(1))
    assert [kind.paragraph(step) for step in ("early", "late", "never")] == ["2.3", "2.4", ""]
    assert (kind.secret, kind.seen) == (True, owner)


def test_the_effect_stays_a_plain_function() -> None:
    s = Shelf()
    kind_of(Shelf, fly(2)).effect(s, 2)
    assert s.actor == 2


def test_who_finds_it_in_the_history() -> None:
    s = Shelf()
    open_, own = kind_of(Shelf, wait()), kind_of(Shelf, fly(0))
    assert [open_.seen_by(s, viewer, 1) for viewer in (-1, 0, 1)] == [True, True, True]
    assert [own.seen_by(s, viewer, 1) for viewer in (-1, 0, 1)] == [False, False, True]


def test_a_parameter_needs_a_domain() -> None:
    class Bare(Record):
        pass

    def take(s: Any, many: int) -> None:
        """It does not say how many there can be."""

    take.__annotations__["s"] = Bare
    with pytest.raises(TypeError, match=r"take\(many\): annotate it as Annotated\[int"):
        choice("1", "take {many}")(take)
