"""CROWD: name one of three hundred numbers; whoever names the higher wins. Nothing is hidden but
what the first has named, and a game of its own says how to imagine that."""

from __future__ import annotations

from typing import Annotated

from manoir.kit import (
    Game,
    Record,
    Row,
    choice,
    everyone,
    field,
    offer,
    owner,
    rule,
    seats,
    upto,
)
from manoir.kit.mind import Floats, Mind
from manoir.kit.quick import quick_below

SEAT = seats(2)
MOST = 299
Number = Annotated[int, upto(MOST)]


class State(Record):
    actor = field("who names", of=SEAT, seen=everyone)
    named_n = field("how many have named", of=upto(2), seen=everyone)
    named = field("what was named", SEAT, of=upto(MOST), seen=owner)


@rule
def set_up(s: State) -> None:
    s.actor = 0


@rule
def choices(s: State, out: Row) -> None:
    for number in range(MOST + 1):
        offer(out, name(number))


@choice("1", "name {number}")
def name(s: State, number: Number) -> None:
    s.named[s.actor] = number
    s.named_n += 1
    s.actor = 1 - s.actor


@rule
def decider(s: State) -> int:
    return s.actor


@rule
def is_over(s: State) -> bool:
    return s.named_n == 2


@rule
def score(s: State, p: int) -> int:
    return int(s.named[p] > s.named[1 - p])


@rule
def imagine(s: State, viewer: int, rng: Row, left: Row, pool: Row) -> None:
    """People name high numbers: a posterior of the game's own."""
    for p in range(2):
        if p != viewer:
            s.named[p] = 200 + quick_below(rng, 50) if p < s.named_n else 0


@rule
def prefer_name(s: State, w: Floats, number: int) -> float:
    return w[0] * number / MOST


def crowd(mind: Mind[State] | None = None) -> Game[State]:
    return Game(
        key="crowd",
        state=State,
        version="1",
        names={"en": "Crowd", "fr": "Foule"},
        players=(2, 2),
        longest=lambda s: 2,
        scores=(0, 1),
        set_up=set_up,
        choices=choices,
        decider=decider,
        over=is_over,
        score=score,
        determinise=imagine,
        mind=mind or Mind(),
    )


CROWD = crowd()
PREFERRING = crowd(Mind(weights=[8.0], preferences={"name": prefer_name}))
