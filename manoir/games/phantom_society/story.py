"""What can happen in The Phantom Society, as events.

Who hears where a ghost was hidden, or what a team bid, follows from the sights. No event says which
ghost brought a room down, nor that a partner stood in: the hunters must not know.
"""

from __future__ import annotations

from manoir.games.phantom_society.components import (
    MASTER,
    Bid,
    Colour,
    Damage,
    Number,
    Place,
    Points,
    Seat,
    Team,
    Tile,
    Value,
)
from manoir.games.phantom_society.state import State
from manoir.kit import event, everyone, side, team

masters = side(State.fields["role"], MASTER)
partners = team(State.fields["teams"])


@event("2.4", everyone)
def began(s: State, seat: Seat, game: Number) -> None:
    """A game begins; seat lays the first room."""


@event("2.3", everyone)
def picked(s: State, seat: Seat, tile: Tile) -> None:
    """A room is picked up."""


@event("2.3", everyone)
def laid(s: State, seat: Seat, tile: Tile, place: Place) -> None:
    """A room is laid."""


@event("10.2", everyone)
def got_deck_a(s: State, team: Team) -> None:
    """The decks are drawn; the other team has deck B."""


@event("10.3", everyone, bid=partners)
def made_bid(s: State, seat: Seat, bid: Bid) -> None:
    """A team lays its bid face down."""


@event("10.4", everyone)
def opened_bids(s: State, first: Bid, second: Bid) -> None:
    """Both bids are turned up, the first team's first."""


@event("3.1", everyone, place=masters)
def hid(s: State, seat: Seat, place: Place) -> None:
    """A ghost is hidden; the hunters have their eyes closed."""


@event("4.1", everyone)
def took(s: State, seat: Seat, tile: Tile, place: Place) -> None:
    """A room falls on the turn of a seat."""


@event("7.1", everyone)
def damaged(s: State, value: Value, damage: Damage) -> None:
    """The room was empty: its value is added."""


@event("7.2", everyone)
def unmasked(s: State, colour: Colour, place: Place) -> None:
    """A ghost lay there: it is revealed, and the room does not count."""


@event("4.3", everyone)
def passed_over(s: State, seat: Seat) -> None:
    """No ghost reaches anything on this turn."""


@event("8.1", everyone)
def ghosts_won(s: State, team: Team, damage: Damage) -> None:
    """The damage reached the target."""


@event("8.2", everyone)
def hunters_won(s: State, team: Team, damage: Damage) -> None:
    """The last ghost is revealed."""


@event("8.3", everyone)
def came_out(s: State, seat: Seat, colour: Colour, place: Place) -> None:
    """At the end of a game everybody learns where each ghost lay, and who kept it."""


@event("11.2", everyone)
def scored(s: State, team: Team, points: Points) -> None:
    """The points of a game."""
