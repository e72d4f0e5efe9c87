"""A record with a field of every shape, and choices and events on it. It is no game."""

from __future__ import annotations

from typing import Annotated

from manoir.kit import (
    FLAG,
    Record,
    between,
    choice,
    event,
    everyone,
    field,
    named,
    nobody,
    option,
    owner,
    seats,
    shown,
    upto,
)

SEAT = seats(3)
BIRD = named("Bird", "owl raven jay")
OWL, RAVEN, JAY = range(3)
ROOM = named("Room", "attic cellar")

Seat = Annotated[int, SEAT]
Bird = Annotated[int, BIRD]
Late = Annotated[int, BIRD[1:3]]
Many = Annotated[int, upto(4)]
Twice = Annotated[int, between(1, 2)]


def pace_of(players: int) -> int:
    return players + 1


class Shelf(Record):
    pace = option("steps a turn", of=between(1, 6), default=pace_of, presets={"fast": 6})
    stock = option(
        "birds of each kind", BIRD, of=upto(5), default=(1, 2, 3), presets={"many": (5, 5, 5)}
    )
    actor = field("who acts", of=SEAT, seen=everyone)
    done = field("all is shown", of=FLAG, seen=everyone)
    level = field("how deep", of=between(-3, 3), seen=everyone)
    deck_n = field("birds in the deck", of=upto(4), seen=everyone)
    deck = field("the deck, top last", 4, of=BIRD, seen=nobody, length=deck_n, zone=True)
    row_n = field("birds in the row", of=upto(4), seen=everyone)
    row = field("the open row", 4, of=BIRD, seen=everyone, length=row_n, zone=True)
    known = field("birds all saw", SEAT, BIRD, of=upto(5), seen=everyone)
    hand_n = field("birds in hand", SEAT, of=upto(9), seen=everyone)
    hand = field(
        "birds by kind", SEAT, BIRD, of=upto(5), seen=owner, length=hand_n, zone=True, floor=known
    )
    nest = field("the bird of each room", ROOM, of=BIRD, seen=shown(done))
    steps = field("steps by room and side", SEAT, ROOM, 2, of=upto(300), seen=everyone)
    nest_n = field("eggs in a nest", SEAT, ROOM, of=upto(2), seen=everyone)
    eggs = field("eggs, top last", SEAT, ROOM, 2, of=BIRD, seen=owner, length=nest_n)


@event("1.1", everyone, bird=owner)
def drew(s: Shelf, seat: Seat, bird: Bird) -> None:
    """Who drew knows what."""


@event("1.2", owner)
def heard(s: Shelf, seat: Seat, bird: Bird) -> None:
    """Nobody else hears it."""


@event("1.3", everyone, bird=shown(Shelf.fields["done"]))
def hid(s: Shelf, room: Annotated[int, ROOM], bird: Bird) -> None:
    """Known at the end."""


@event("1.4", everyone)
def rang(s: Shelf) -> None:
    """It has no parameters."""


@event("1.5")
def counted(s: Shelf, many: Many) -> None:
    """Nobody learns of it."""


@choice("2.1", "wait", seen=everyone)
def wait(s: Shelf) -> None:
    rang(s)


@choice("2.2", "call {many} {bird}[ and {more} more]", at="row/{bird}", seen=everyone)
def call(s: Shelf, bird: Late, many: Twice, more: Many) -> None:
    s.level = many


@choice({"early": "2.3", "late": "2.4"}, "fly to {seat}", at="seat/{seat}", secret=True)
def fly(s: Shelf, seat: Seat) -> None:
    s.actor = seat


def example() -> Shelf:
    """Two seats are taken; cards lie in every field, and stale ones past the ends of piles."""
    s = Shelf()
    s.players, s.pace, s.stock = 2, 4, [2, 3, 3]
    s.rng = [7, 8, 9]
    s.actor, s.level = 1, -2
    s.deck_n, s.deck = 2, [RAVEN, JAY, RAVEN, RAVEN]
    s.row_n, s.row = 1, [OWL, JAY, JAY, JAY]
    s.hand_n[:2] = [2, 3]
    s.hand[0][:], s.hand[1][:] = [0, 1, 1], [1, 1, 1]
    s.hand[2][:] = [5, 5, 5]
    s.known[0, JAY] = 1
    s.nest = [RAVEN, JAY]
    s.steps[1, 0, 1] = 300
    s.nest_n[1, 0] = 1
    s.eggs[1, 0, 0], s.eggs[1, 0, 1] = JAY, RAVEN
    return s
