"""Corners of the kit: declarations that are rare, and those that must be refused."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any

import numpy as np
import pytest

from manoir.kit import (
    FLAG,
    Record,
    between,
    choice,
    event,
    everyone,
    field,
    named,
    owner,
    quick,
    rule,
    seated,
    shown,
    upto,
)
from manoir.kit.cache import key
from manoir.kit.choice import notation, parse
from manoir.kit.derive.observe import observe_source
from manoir.kit.event import story
from manoir.kit.jsonform import full_json, read_position, view_json
from manoir.kit.rule import generated

from .shelf import Shelf, example

BIRD = named("Bird", "owl raven jay")


class Bare(Record):
    up = field("turned up", of=FLAG, seen=everyone)
    card = field("a card", of=BIRD, seen=shown(up))


Few = Annotated[int, upto(3)]
Signed = Annotated[int, between(-1, 1)]
Bird = Annotated[int, BIRD]


@event("1", seated)
def whispered(s: Bare) -> None:
    """Players hear it, onlookers do not."""


@event("2", everyone, card=seated)
def turned(s: Bare, card: Bird) -> None:
    """All see that a card is turned, players see which."""


@event("3", everyone)
def sank(s: Bare, depth: Signed) -> None:
    """A number may be negative."""


@choice("4", "sing[ with {bird}]")
def sing(s: Bare, bird: Bird) -> None:
    """Alone, which is 0, or with somebody."""


def test_a_sight_names_the_field_it_reads() -> None:
    assert repr(Bare.fields["card"].seen) == "everyone once up"


def test_an_event_without_parameters_may_be_for_some() -> None:
    s = Bare()
    whispered(s)
    assert story(s, 0) == [{"event": "whispered", "why": "1"}]


def test_an_event_is_learnt_though_all_its_parameters_are_hidden() -> None:
    s = Bare()
    turned(s, 1)
    assert story(s, -1) == [{"event": "turned", "card": None, "why": "2"}]


def test_a_parameter_of_an_event_may_be_negative() -> None:
    s = Bare()
    sank(s, -1)
    s.check()


def test_a_name_may_be_left_out_of_a_notation() -> None:
    assert notation(Bare, sing(0)) == "sing"
    assert parse(Bare, "sing") == sing(0)


def test_a_pile_of_numbers_can_be_observed() -> None:
    class Numbers(Record):
        pile_n = field("numbers", of=upto(3), seen=everyone)
        pile = field("a pile of numbers", 3, of=upto(9), seen=everyone, length=pile_n)

    source, index = observe_source(Numbers)
    s = Numbers()
    s.players = 1
    generated(Numbers, "observe", source, typed=False)(s, 0, [0.0] * len(index))


def test_a_stretch_of_names_can_be_an_axis() -> None:
    class Part(Record):
        row = field("the first two", BIRD[0:2], of=upto(3), seen=everyone)

    assert view_json(Part())["row"] == {"owl": 0, "raven": 0}


def test_lengths_follow_also_behind_a_named_axis() -> None:
    s = example()
    position = full_json(s)
    del position["nest_n"]
    assert read_position(Shelf, position, 2) == s


def test_a_length_that_is_hidden_is_refused() -> None:
    """A view of such a record could not be compared, printed or sent."""
    with pytest.raises(TypeError):

        class Sealed(Record):
            bag_n = field("how many", of=upto(3))
            bag = field("a bag", 3, of=BIRD, seen=everyone, length=bag_n)


def test_an_owner_needs_a_seat_axis() -> None:
    with pytest.raises(TypeError):

        class Nobodys(Record):
            card = field("whose is it?", of=BIRD, seen=owner)


def test_a_slice_may_leave_out_an_end() -> None:
    assert repr(BIRD[1:]) == "Bird raven, jay"


def test_a_domain_too_wide_is_refused_in_words() -> None:
    with pytest.raises((TypeError, ValueError)):
        upto(2**63)


def test_the_high_half_of_a_quick_seed_counts_from_the_first_number() -> None:
    """xoshiro's next number depends on its first cell alone."""
    firsts = set()
    for number in range(20):
        rng = [0, 0]
        quick.quick_seed(rng, number << 32)
        firsts.add(quick.quick_bits(rng))
    assert len(firsts) > 1


def compiled_from(source: str, **names: Any) -> Any:
    space: dict[str, Any] = dict(names)
    exec(source, space)  # noqa: S102
    return rule(space["f"])


def test_a_rule_with_a_comprehension_keeps_its_key() -> None:
    """Before Python 3.12 it has a code object of its own, whose address is no part of the key."""
    source = "def f(n):\n    return sum([i for i in range(n)])"
    assert key([compiled_from(source)]) == key([compiled_from(source)])


def test_a_changed_default_changes_the_key() -> None:
    one, two = (compiled_from(f"def f(n={n}):\n    return n") for n in (1, 2))
    assert key([one]) != key([two])


def test_a_changed_table_of_numpy_changes_the_key() -> None:
    one, two = (compiled_from("def f(n):\n    return T[n]", T=np.array([n])) for n in (1, 2))
    assert key([one]) != key([two])


def test_a_changed_enumeration_changes_the_key() -> None:
    source = "def f(n):\n    return n == T.ONE"
    one, two = (compiled_from(source, T=IntEnum("T", {"ONE": n})) for n in (1, 2))
    assert key([one]) != key([two])
