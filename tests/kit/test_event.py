"""Events: how rules tell their story, and what each viewer learns of it."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from manoir.kit import Record, event, everyone, owner, upto
from manoir.kit.event import story, told, whole_story
from manoir.kit.record import LOG

from .shelf import (
    JAY,
    OWL,
    RAVEN,
    Bird,
    Seat,
    Shelf,
    counted,
    drew,
    example,
    heard,
    hid,
    rang,
    wait,
)


def test_each_viewer_learns_what_the_sights_say() -> None:
    s = example()
    drew(s, 1, JAY)
    heard(s, 0, OWL)
    rang(s)
    counted(s, 3)
    open_ = {"event": "drew", "seat": 1, "bird": None, "why": "1.1"}
    rings = {"event": "rang", "why": "1.4"}
    assert story(s, -1) == [open_, rings]
    assert story(s, 1) == [{**open_, "bird": "jay"}, rings]
    assert story(s, 0) == [
        open_,
        {"event": "heard", "seat": 0, "bird": "owl", "why": "1.2"},
        rings,
    ]


def test_the_paragraph_is_that_of_the_cause_for_whoever_may_know_it() -> None:
    class Nest(Record):
        pass

    def fell(s: Any, seat: Seat, bird: Bird) -> None:
        """By itself, or by a bird."""

    fell.__annotations__["s"] = Nest
    with pytest.raises(TypeError, match="event fell: no parameter wind"):
        event("1.1", everyone, because="3.{wind}")(fell)
    s, falling = Nest(), event("1.1", everyone, because="3.{bird}", bird=owner)(fell)
    falling(s, 1, OWL)  # the first of the domain stands for none
    falling(s, 1, JAY)
    assert [line["why"] for line in story(s, 1)] == ["1.1", "3.jay"]
    assert [line["why"] for line in story(s, 0)] == ["1.1", "1.1"]
    assert [line["why"] for line in whole_story(s)] == ["1.1", "3.jay"]


def test_the_whole_story_holds_nothing_back() -> None:
    s = example()
    drew(s, 1, JAY)
    heard(s, 0, OWL)
    counted(s, 3)
    assert whole_story(s) == [
        {"event": "drew", "seat": 1, "bird": "jay", "why": "1.1"},
        {"event": "heard", "seat": 0, "bird": "owl", "why": "1.2"},
        {"event": "counted", "many": 3, "why": "1.5"},
    ]


def test_a_sight_may_depend_on_the_table() -> None:
    s = example()
    hid(s, 0, RAVEN)
    assert story(s, -1) == [{"event": "hid", "room": "attic", "bird": None, "why": "1.3"}]
    s.done = 1
    assert story(s, -1)[0]["bird"] == "raven"


def test_a_shorter_event_shows_nothing_of_a_longer_one_before_it() -> None:
    s = example()
    drew(s, 1, JAY)
    s.told = 0
    rang(s)
    assert [(kind.name, values) for kind, values in told(s)] == [("rang", [])]
    assert whole_story(s) == [{"event": "rang", "why": "1.4"}]


def test_silent_events_cost_nothing_and_say_nothing() -> None:
    s = example()
    before = s.copy()
    events: list[Any] = [drew, heard, hid, rang, counted]
    for fn in events:
        fn.silent(s, *[0] * (fn.__code__.co_argcount - 1))
    assert (s, s.told, s.log) == (before, 0, before.log)


def test_too_many_events_are_caught() -> None:
    """The log is as long as it is: what does not fit is no crash, but the check tells."""
    s = example()
    for n in range(LOG):
        counted(s, n % 5)
    s.check()
    assert len(told(s)) == LOG
    counted(s, 4)
    assert len(told(s)) == LOG
    with pytest.raises(ValueError, match="65 events in one choice, 64 fit"):
        s.check()


def test_an_event_has_at_most_five_parameters() -> None:
    class Wide(Record):
        pass

    few = Annotated[int, upto(3)]

    def five(s: Any, a: few, b: few, c: few, d: few, e: few) -> None:
        """It fits."""

    def six(s: Any, a: few, b: few, c: few, d: few, e: few, f: few) -> None:
        """One too many."""

    for fn in (five, six):
        names = fn.__code__.co_varnames[1:]
        fn.__annotations__ = {"s": Wide} | dict.fromkeys(names, few)
    s = Wide()
    event("1", everyone)(five)(s, 1, 2, 3, 2, 1)
    values = {"a": 1, "b": 2, "c": 3, "d": 2, "e": 1}
    assert whole_story(s) == [{"event": "five", **values, "why": "1"}]
    with pytest.raises(TypeError, match="event six: at most 5 parameters"):
        event("1", everyone)(six)


def test_events_are_numbered_in_order() -> None:
    names = [kind.name for kind in Shelf.events]
    assert names == ["drew", "heard", "hid", "rang", "counted"]
    assert [kind.number for kind in Shelf.events] == [0, 1, 2, 3, 4]
    assert Shelf.events[0].meaning == "Who drew knows what."
    assert wait() == 0
