"""What can happen in Phantom, as events. Only a drawn card is anybody's secret."""

from __future__ import annotations

from manoir.games.phantom.components import (
    Cards,
    Ghost,
    Person,
    Place,
    Points,
    Seat,
    Sort,
    Zone,
)
from manoir.games.phantom.state import State
from manoir.kit import event, everyone, owner


@event("2.6", everyone)
def began(s: State, seat: Seat) -> None:
    """Lots were drawn: this player goes first."""


@event("2.2", everyone)
def set_out(s: State, seat: Seat, place: Place, zone: Zone) -> None:
    """A start place is laid."""


@event("2.5", everyone)
def set_aside(s: State, seat: Seat, ghost: Ghost) -> None:
    """A ghost is put away before the first turn."""


@event("6.1", everyone, ghost=owner)
def drew_ghost(s: State, seat: Seat, ghost: Ghost) -> None:
    """A ghost goes from the pile into a hand; all see that, only its drawer sees which."""


@event("6.1", everyone, place=owner)
def drew_place(s: State, seat: Seat, place: Place) -> None:
    """A place goes from the pile into a hand."""


@event("6.3", everyone)
def reshuffled(s: State, sort: Sort, cards: Cards) -> None:
    """A pile had run out and is made anew from what was put away."""


@event("6.2", everyone)
def discarded_ghost(s: State, seat: Seat, ghost: Ghost) -> None:
    """A ghost is put away from a hand that is too large."""


@event("6.2", everyone)
def discarded_place(s: State, seat: Seat, place: Place) -> None:
    """A place is put away from a hand that is too large."""


@event("8.7", everyone)
def exchanged(s: State, seat: Seat, place: Place) -> None:
    """A place is put away by a Squatter; another will be drawn for it."""


@event("4.5", everyone)
def laid_ghost(s: State, seat: Seat, ghost: Ghost, zone: Zone) -> None:
    """A ghost joins an open room."""


@event("4.1", everyone)
def laid_place(s: State, seat: Seat, place: Place, zone: Zone) -> None:
    """A place opens a room, and closes the one before."""


@event("3.2", everyone)
def stopped(s: State, seat: Seat) -> None:
    """No further card is laid this turn."""


@event("4.7", everyone)
def in_vain(s: State, seat: Seat, ghost: Ghost) -> None:
    """A ghost finds nothing to act on."""


@event("9.1", everyone)
def entered(s: State, person: Person, zone: Zone) -> None:
    """A character comes into a zone."""


@event("8.3", everyone)
def fled(s: State, person: Person) -> None:
    """A character goes under the pile."""


@event("9.1", everyone)
def driven_out(s: State, seat: Seat, ghost: Ghost, zone: Zone) -> None:
    """An aura drives a ghost out of an open room."""


@event("8.4", everyone)
def knocked(s: State, seat: Seat, ghost: Ghost, zone: Zone) -> None:
    """A Knocker drives a ghost of this player out."""


@event("8.5", everyone)
def summoned(s: State, seat: Seat, ghost: Ghost, zone: Zone) -> None:
    """A Queen has a ghost come behind her; zone is where she is."""


@event("8.6", everyone)
def invoked(s: State, seat: Seat, ghost: Ghost, zone: Zone) -> None:
    """An Invoker calls the ghost that was put away last."""


@event("8.8", everyone)
def squatted(s: State, seat: Seat, place: Place, zone: Zone) -> None:
    """A Squatter takes over the other player's empty room."""


@event("7.3", everyone)
def moved(s: State, seat: Seat, ghost: Ghost, zone: Zone) -> None:
    """A ghost of this player comes into the zone of a place between two zones."""


@event("5.2", everyone)
def captured(s: State, seat: Seat, person: Person, zone: Zone, points: Points) -> None:
    """A character is captured; points are those of the player now."""


@event("5.3", everyone)
def cleared(s: State, seat: Seat, zone: Zone, cards: Cards) -> None:
    """The apparition that did it is put away, last card first."""


@event("5.6", everyone)
def wilson_joined(s: State, person: Person) -> None:
    """One character is left: Wilson Exorcist goes with it."""


@event("3.1", everyone)
def turn_began(s: State, seat: Seat) -> None:
    """The next player's turn."""


@event("10.2", everyone)
def died_out(s: State) -> None:
    """Nothing more can happen: the game ends as it stands."""


@event("10.3", everyone)
def dawned(s: State) -> None:
    """The last turn allowed is over."""


@event("10.1", everyone)
def won(s: State, seat: Seat, points: Points) -> None:
    """Somebody has points enough."""
