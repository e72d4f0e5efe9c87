"""What can happen in Vigil."""

from __future__ import annotations

from manoir.kit import event, everyone, owner, team
from tests.toys.vigil.state import Bid, Card, Die, Relic, Room, Seat, State


@event("1.1", everyone, card=owner)
def drew(s: State, seat: Seat, card: Card) -> None:
    """A card goes into a hand."""


@event("1.2", team(State.fields["teams"]))
def pledged(s: State, seat: Seat, bid: Bid) -> None:
    """Only partners hear it."""


@event("2.1", everyone)
def visited(s: State, seat: Seat, room: Room, die: Die) -> None:
    """The die says what follows."""


@event("2.2", everyone, relic=owner)
def found(s: State, seat: Seat, room: Room, relic: Relic) -> None:
    """A relic is looked at, or changes hands."""


@event("2.4", everyone)
def kept(s: State, seat: Seat, bid: Bid) -> None:
    """At the end all promises are shown."""
