"""PEBBLES: the smallest game there is. Take one, two or three; who takes the last has won."""

from __future__ import annotations

from typing import Annotated

from manoir.kit import (
    Game,
    Record,
    Row,
    below,
    between,
    choice,
    event,
    everyone,
    field,
    offer,
    rule,
    seats,
    upto,
)

SEAT = seats(3)
HEAPS = (5, 7, 9)
Seat = Annotated[int, SEAT]
Many = Annotated[int, between(1, 3)]


class State(Record):
    actor = field("who takes", of=SEAT, seen=everyone)
    heap = field("pebbles left", of=upto(9), seen=everyone)


@event("1", everyone)
def took(s: State, seat: Seat, many: Many) -> None:
    """Pebbles go."""


@rule
def set_up(s: State) -> None:
    s.heap = HEAPS[below(s.rng, 3)]


@rule
def choices(s: State, out: Row) -> None:
    for many in range(1, min(3, s.heap) + 1):
        offer(out, take(many))


@choice("1", "take {many}", seen=everyone)
def take(s: State, many: Many) -> None:
    took(s, s.actor, many)
    s.heap -= many
    if s.heap > 0:
        s.actor = (s.actor + 1) % s.players


@rule
def decider(s: State) -> int:
    return s.actor


@rule
def is_over(s: State) -> bool:
    return s.heap == 0


@rule
def score(s: State, p: int) -> int:
    return int(s.actor == p)


PEBBLES = Game(
    key="pebbles",
    state=State,
    version="1",
    names={"en": "Pebbles", "fr": "Cailloux"},
    players=(2, 3),
    longest=lambda s: 9,
    scores=(0, 1),
    set_up=set_up,
    choices=choices,
    decider=decider,
    over=is_over,
    score=score,
)
