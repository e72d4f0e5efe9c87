"""What can happen in Phantoms of Halloween, as events. Points are for whoever may look at them."""

from __future__ import annotations

from manoir.games.phantoms_of_halloween.components import (
    Cash,
    Character,
    Die,
    Place,
    Points,
    Price,
    Reason,
    Score,
    Seat,
    Square,
)
from manoir.games.phantoms_of_halloween.state import State
from manoir.kit import event, everyone, owner


@event("2.3", everyone)
def threw(s: State, seat: Seat, die: Die) -> None:
    """A throw for who begins."""


@event("2.4", everyone)
def drew(s: State, seat: Seat, character: Character) -> None:
    """The top character of the stump goes to a player."""


@event("1.6", everyone, points=owner)
def looked(s: State, seat: Seat, character: Character, points: Points) -> None:
    """Somebody looks at a point card; all see that, nobody else sees what is on it."""


@event("1.6", everyone)
def unmasked(s: State, seat: Seat, character: Character, points: Points) -> None:
    """A point card is shown to everybody."""


@event("2.4", everyone)
def stood(s: State, seat: Seat, place: Place, square: Square) -> None:
    """A pawn takes its first square."""


@event("4.2", everyone)
def took_up(s: State, seat: Seat) -> None:
    """Somebody takes up the point cards, and may clip them to other characters."""


@event("4.1", owner)
def swapped(s: State, seat: Seat, one: Character, other: Character) -> None:
    """Two point cards change places, in secret."""


@event("3.1", everyone)
def stayed(s: State, seat: Seat) -> None:
    """A pawn stays where it is."""


@event("3.2", everyone)
def rolled(s: State, seat: Seat, die: Die) -> None:
    """A roll of the die."""


@event("3.2", everyone)
def moved(s: State, seat: Seat, place: Place, square: Square) -> None:
    """A pawn arrives on a square."""


@event("6.12", everyone)
def missed(s: State, seat: Seat) -> None:
    """A turn is missed on a black square."""


@event("6.1", everyone)
def received(s: State, seat: Seat, cash: Cash) -> None:
    """The bank pays."""


@event("6.2", everyone)
def paid(s: State, seat: Seat, cash: Cash) -> None:
    """Somebody pays the bank."""


@event("6.3", everyone)
def forgiven(s: State, seat: Seat, cash: Cash) -> None:
    """What cannot be paid is cancelled."""


@event("5.1", everyone)
def put_up(s: State, character: Character, reason: Reason) -> None:
    """A character is up for auction."""


@event("5.1", everyone)
def bid_made(s: State, seat: Seat, price: Price) -> None:
    """A bid."""


@event("5.1", everyone)
def passed(s: State, seat: Seat) -> None:
    """Somebody is out of an auction."""


@event("5.4", everyone)
def sold(s: State, seat: Seat, character: Character, price: Price) -> None:
    """The hammer falls: the highest bidder gets the character."""


@event("5.4", everyone)
def unsold(s: State, character: Character) -> None:
    """Nobody wanted it."""


@event("6.6", everyone)
def bought(s: State, seat: Seat, character: Character, cash: Cash) -> None:
    """The top character of the stump is drawn for the price on the square."""


@event("6.7", everyone)
def wished(s: State, seat: Seat, character: Character) -> None:
    """A character is named for an exchange."""


@event("6.7", everyone)
def exchanged(s: State, seat: Seat, character: Character) -> None:
    """A character is taken in return."""


@event("6.4", everyone)
def got_rid(s: State, seat: Seat, character: Character) -> None:
    """A character leaves the game, its points unseen."""


@event("6.11", everyone)
def sent_away(s: State, seat: Seat, character: Character) -> None:
    """A character leaves the game, its points shown."""


@event("7.1", everyone)
def handed_out(s: State) -> None:
    """The stump is empty: the exits are open."""


@event("7.3", everyone)
def tried(s: State, seat: Seat, die: Die) -> None:
    """A try for a six."""


@event("8.1", everyone)
def left(s: State, seat: Seat) -> None:
    """Somebody leaves the pumpkin; the game is over."""


@event("8.3", everyone)
def closed(s: State) -> None:
    """The last round is over and nobody has left."""


@event("8.2", everyone)
def turned_up(s: State, character: Character, points: Points) -> None:
    """At the end every point card is turned up."""


@event("8.2", everyone)
def counted(s: State, seat: Seat, score: Score) -> None:
    """The points of a player, when all is turned up."""
