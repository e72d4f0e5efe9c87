"""What can happen in Ghooost!, as events. Only a drawn card is anybody's secret."""

from __future__ import annotations

from manoir.games.ghooost.components import (
    Boos,
    Cards,
    Copies,
    Deal,
    Ghost,
    Many,
    Place,
    Points,
    Seat,
)
from manoir.games.ghooost.state import State
from manoir.kit import event, everyone, owner


@event("2.4", everyone)
def dealt(s: State, seat: Seat, deal: Deal) -> None:
    """The cards are dealt; seat begins."""


@event("4.1", everyone)
def laid(s: State, seat: Seat, ghost: Ghost, many: Many, copies: Copies) -> None:
    """Ghosts go from a hand into the cemetery."""


@event("4.2", everyone)
def tried_luck(s: State, seat: Seat, ghost: Ghost) -> None:
    """The top of the crypt is turned up."""


@event("5.3", everyone)
def opened(s: State, seat: Seat, ghost: Ghost) -> None:
    """The top of a mansion is turned up."""


@event("3.2", everyone)
def failed(s: State, seat: Seat) -> None:
    """The turned ghost is not scary enough, or is a Miss Copy."""


@event("4.3", everyone)
def took(s: State, seat: Seat, cards: Cards) -> None:
    """The cemetery goes into a hand."""


@event("4.4", everyone, ghost=owner)
def drew(s: State, seat: Seat, ghost: Ghost) -> None:
    """A card goes from the crypt into a hand; all see that, only its drawer sees which."""


@event("6.1", everyone)
def acts_again(s: State, seat: Seat) -> None:
    """After a Double, a Triple, a Quartet or Skeletum."""


@event("6.5", everyone)
def quartet(s: State, seat: Seat) -> None:
    """Four alike lie on top."""


@event("7.9", everyone)
def swept(s: State, cards: Cards) -> None:
    """The cemetery is discarded."""


@event("7.7", everyone)
def twisted(s: State) -> None:
    """Play turns round."""


@event("7.3", everyone)
def skipped(s: State, seat: Seat) -> None:
    """Kitty makes a player miss a turn."""


@event("4.5", everyone)
def midnight(s: State) -> None:
    """The crypt is empty."""


@event("3.4", everyone)
def turn_lost(s: State, seat: Seat) -> None:
    """No action was possible."""


@event("8.1", everyone)
def left(s: State, seat: Seat, place: Place) -> None:
    """A player is rid of every ghost."""


@event("8.3", everyone)
def stalled(s: State) -> None:
    """Nobody gets on: those left are ranked by their cards."""


@event("8.2", everyone)
def lost(s: State, seat: Seat) -> None:
    """The last one with ghosts."""


@event("9.2", everyone)
def scored(s: State, seat: Seat, points: Points) -> None:
    """Points of a deal."""


@event("9.1", everyone)
def booed(s: State, seat: Seat, boos: Boos) -> None:
    """The loser of a deal gets a Boo! token."""


@event("9.5", everyone)
def went_on(s: State) -> None:
    """Somebody has two Boo! tokens, but the lead is shared: another deal."""


@event("9.4", everyone)
def won(s: State, seat: Seat) -> None:
    """The match has a winner."""


@event("9.6", everyone)
def cut_short(s: State) -> None:
    """After the last deal allowed, those who lead share the win."""
