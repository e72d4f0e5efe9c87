"""What can happen in Halloween, as events. Everything lies open, so everybody is told all of it."""

from __future__ import annotations

from manoir.games.halloween.cards import AnyCard, Card, Points, Trade
from manoir.games.halloween.components import (
    Action,
    Bonus,
    Building,
    Die,
    Ghost,
    Many,
    Seat,
    Section,
    Token,
)
from manoir.games.halloween.state import State
from manoir.kit import event, everyone

# What a card does is told with the card's own paragraph.
BY_CARD = "14.{card}"

# ---- 2 set-up, 3 the turn ------------------------------------------------------------------------


@event("2.2", everyone)
def displayed(s: State, card: Card) -> None:
    """A card is laid out."""


@event("2.3", everyone)
def refilled(s: State, building: Building, bonus: Bonus) -> None:
    """A bonus token is laid on a building."""


@event("3.1", everyone)
def turn_began(s: State, seat: Seat) -> None:
    """Somebody's turn begins."""


@event("3.2", everyone)
def acted(s: State, seat: Seat, section: Section, action: Action) -> None:
    """A disc is put on an action, or lies there already (card 14)."""


@event("3.5", everyone)
def rested(s: State, seat: Seat, section: Section, many: Many) -> None:
    """The discs of a section are taken back."""


# ---- 4 to 9 the actions --------------------------------------------------------------------------


@event("4.1", everyone)
def summoned(s: State, seat: Seat, building: Building, ghost: Ghost) -> None:
    """A ghost comes out of the reserve."""


@event("14.45", everyone)
def nothing_came(s: State, seat: Seat, building: Building, ghost: Ghost) -> None:
    """The colour that the dice chose has no ghost in reserve."""


@event("5.1", everyone)
def scared(s: State, seat: Seat, building: Building, ghost: Ghost) -> None:
    """A ghost frightens people."""


@event("6.1", everyone)
def evolved(s: State, seat: Seat, building: Building, ghost: Ghost) -> None:
    """A ghost becomes the next stronger colour, which is told."""


@event("6.4", everyone, because=BY_CARD)
def raised(s: State, seat: Seat, section: Section, ghost: Ghost, card: AnyCard) -> None:
    """A section reaches a higher level."""


@event("7.1", everyone, because=BY_CARD)
def moved(
    s: State, seat: Seat, ghost: Ghost, building: Building, to: Building, card: AnyCard
) -> None:
    """A ghost goes from one building to another."""


@event("8.1", everyone)
def attacked(s: State, seat: Seat, ghost: Ghost, building: Building, foe: Ghost) -> None:
    """A ghost attacks another, which is in this building."""


@event("8.2", everyone)
def rolled(s: State, seat: Seat, die: Die, ghost: Ghost, face: Many) -> None:
    """The die of a colour shows a number; die 1 is the second of two."""


@event("8.3", everyone)
def beat(s: State, seat: Seat, ghost: Ghost, building: Building, foe: Ghost) -> None:
    """The attacked ghost goes back to the reserve."""


@event("8.4", everyone)
def missed(s: State, seat: Seat, ghost: Ghost, foe: Ghost) -> None:
    """The attack comes to nothing."""


@event("9.1", everyone)
def haunted(s: State, seat: Seat, building: Building, ghost: Ghost, points: Points) -> None:
    """A haunt token is placed."""


@event("11.1", everyone)
def haunted_shared(s: State, seat: Seat, building: Building, ghost: Ghost, points: Points) -> None:
    """A haunt token of the shared colour is placed."""


@event("14.46", everyone)
def took_back(s: State, seat: Seat, building: Building, ghost: Ghost, points: Points) -> None:
    """A haunt token is taken back; half its points are lost."""


@event("4.4", everyone)
def blues_came(s: State, seat: Seat, building: Building, many: Many) -> None:
    """Blue ghosts come into a town that had none."""


@event("12.3", everyone)
def reds_left(s: State) -> None:
    """All five red ghosts were in the town, and leave it."""


# ---- gains and costs: card 0 is the rule itself --------------------------------------------------


@event("1.4", everyone, because=BY_CARD)
def got_points(s: State, seat: Seat, points: Points, card: AnyCard) -> None:
    """Points, and by which card."""


@event("1.4", everyone, because=BY_CARD)
def got_fear(s: State, seat: Seat, many: Many, card: AnyCard) -> None:
    """Fear, and by which card."""


@event("1.4", everyone, because=BY_CARD)
def got_tokens(s: State, seat: Seat, token: Token, many: Many, card: AnyCard) -> None:
    """Ghost tokens, and by which card."""


@event("1.4", everyone, because=BY_CARD)
def paid_fear(s: State, seat: Seat, many: Many, card: AnyCard) -> None:
    """Fear is paid."""


@event("13.2", everyone, because=BY_CARD)
def paid_token(s: State, seat: Seat, token: Token, card: AnyCard) -> None:
    """A ghost token goes back to the supply."""


# ---- 13 action cards -----------------------------------------------------------------------------


@event("13.4", everyone)
def occupied(s: State, seat: Seat, card: Card) -> None:
    """A disc is put on a card, for good."""


@event("13.3", everyone)
def freed(s: State, seat: Seat, section: Section, action: Action) -> None:
    """A disc leaves an action slot for a card."""


@event("15.6", everyone, because=BY_CARD)
def took_disc(s: State, seat: Seat, section: Section, action: Action, card: AnyCard) -> None:
    """A disc comes back from an action slot, by a bonus token or a card."""


@event("13.5", everyone)
def consoled(s: State, seat: Seat, section: Section, many: Many, card: Card) -> None:
    """Discs come back to somebody whose card was joined."""


@event("13.5", everyone)
def compensated(s: State, seat: Seat, points: Points, card: Card) -> None:
    """Points for somebody whose card was joined."""


@event("13.6", everyone, because=BY_CARD)
def card_used(s: State, seat: Seat, card: Card) -> None:
    """A card that works once a turn was used."""


@event("14.8", everyone)
def lowered(s: State, seat: Seat, section: Section, ghost: Ghost) -> None:
    """A section falls by a level."""


@event("14.6", everyone)
def removed(s: State, seat: Seat, building: Building, ghost: Ghost) -> None:
    """A ghost goes back to the reserve."""


@event("14.50", everyone)
def placed(s: State, seat: Seat, building: Building, ghost: Ghost) -> None:
    """A ghost of the reserve is put into the town."""


@event("14.39", everyone)
def swapped(
    s: State, seat: Seat, building: Building, ghost: Ghost, to: Building, other: Ghost
) -> None:
    """Two ghosts change places."""


@event("14.33", everyone)
def traded(s: State, seat: Seat, trade: Trade) -> None:
    """Ghost tokens are exchanged."""


@event("14.23", everyone)
def guessed(s: State, seat: Seat, many: Many) -> None:
    """A number is named before a throw."""


# ---- 15 bonus tokens -----------------------------------------------------------------------------


@event("15.1", everyone)
def picked_up(s: State, seat: Seat, building: Building, bonus: Bonus) -> None:
    """A ghost that moved brings the bonus token of the building."""


@event("14.52", everyone)
def drew(s: State, seat: Seat, bonus: Bonus) -> None:
    """A bonus token is drawn from the reserve."""


@event("15.2", everyone)
def dropped(s: State, seat: Seat, bonus: Bonus) -> None:
    """A bonus token for which there is no slot is discarded."""


@event("15.3", everyone)
def bonus_used(s: State, seat: Seat, bonus: Bonus) -> None:
    """A disc is put on a slot, its bonus token is used and discarded."""


@event("15.4", everyone)
def slots_freed(s: State, seat: Seat) -> None:
    """The three discs of the bonus slots come back."""


@event("15.7", everyone)
def higher(s: State, seat: Seat, die: Die, ghost: Ghost) -> None:
    """The die of the next colour will be thrown instead."""


@event("15.7", everyone)
def added(s: State, seat: Seat, die: Die) -> None:
    """Three are added to a die."""


# ---- 10 the end, 12 Grand Master -----------------------------------------------------------------


@event("10.1", everyone)
def last_round(s: State, seat: Seat) -> None:
    """Somebody ends the game: the round is played to its end."""


@event("12.5", everyone)
def piles_empty(s: State) -> None:
    """Two piles of ghost tokens are empty: the round is played to its end."""


@event("10.2", everyone, because=BY_CARD)
def scored(s: State, seat: Seat, card: Card, points: Points) -> None:
    """A card scores at the end."""


@event("12.6", everyone)
def scored_triples(s: State, seat: Seat, points: Points) -> None:
    """Sets of three different ghost tokens score."""


@event("10.4", everyone)
def cut_short(s: State) -> None:
    """So many rounds were played that the game ends."""


@event("10.3", everyone)
def won(s: State, seat: Seat) -> None:
    """Somebody is the Lord of Darkness."""
