"""The history as each viewer may know it."""

from __future__ import annotations

from manoir.play.history import Seen
from manoir.play.match import Match
from tests.toys.vigil import VIGIL

from .tables import dusk, pebbles

EVERYBODY = (-1, 0, 1, 2, 3)


def test_open_choices_are_seen_by_all() -> None:
    match = pebbles(9).play("take 1").play("take 3")
    first = {"event": "took", "seat": 0, "many": 1, "why": "1"}
    second = {"event": "took", "seat": 1, "many": 3, "why": "1"}
    for viewer in (-1, 0, 1):
        assert match.history_of(viewer) == [
            Seen(1, 0, "take 1", 0, (first,)),
            Seen(2, 1, "take 3", 0, (second,)),
        ]


def test_an_undo_is_an_entry() -> None:
    match = pebbles(9).play("take 1").undo().play("take 2").play("take 1").undo(1)
    for viewer in (-1, 0, 1):
        seen = match.history_of(viewer)
        assert [(e.number, e.seat, e.notation, e.undoes) for e in seen] == [
            (1, 0, "take 1", 0),
            (2, 0, None, 1),
            (3, 0, "take 2", 0),
            (4, 1, "take 1", 0),
            (5, 1, None, 4),
        ]


def test_what_is_not_heard_is_not_counted() -> None:
    """Neither a promise of the other team, nor that it was taken back: a gap would tell."""
    match = Match(VIGIL, 4, 1).play("pledge 1").undo().play("pledge 3").play("pledge 2")
    match.undo(1).play("pledge 1").play("pledge 2").play("pledge 2").play("point at hall")
    numbered = {
        v: [(e.number, e.notation, e.undoes) for e in match.history_of(v)] for v in EVERYBODY
    }
    ours = [
        (1, "pledge 1", 0),
        (2, None, 1),
        (3, "pledge 3", 0),
        (4, "pledge 2", 0),
        (5, "point at hall", 0),
    ]
    assert numbered[0] == numbered[2] == ours
    assert (
        numbered[1]
        == numbered[3]
        == [
            (1, "pledge 2", 0),
            (2, None, 1),
            (3, "pledge 1", 0),
            (4, "pledge 2", 0),
            (5, "point at hall", 0),
        ]
    )
    assert numbered[-1] == [(1, "point at hall", 0)]


def test_events_are_told_as_they_were_then() -> None:
    """What a viewer read when it happened stays what the history says."""
    match = dusk(crypt_n=8, mansion_n=[12, 12], hand=[{"draplo": 3, "igor": 1}, {"momicha": 4}])
    told: dict[int, list[object]] = {-1: [], 0: [], 1: []}
    for choice in ("play 1 draplo", "try luck", "try luck"):
        match.play(choice)
        for viewer, lines in told.items():
            lines.append(tuple(match.story(viewer)))
    for viewer, lines in told.items():
        assert [e.events for e in match.history_of(viewer)] == lines


def test_looking_back_changes_nothing() -> None:
    match = dusk(cemetery=["igor"]).play("take").undo().play("play 1 igor")
    before = (match.digest, match.events, len(match.history))
    for viewer in (-1, 0, 1):
        match.history_of(viewer)
    assert (match.digest, match.events, len(match.history)) == before
