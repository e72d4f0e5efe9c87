"""What lies on the table of Ghooost!, and who may see it."""

from __future__ import annotations

from manoir.games.ghooost.components import (
    CARDS,
    FOUR_COPIES,
    GHOST,
    HAND_SIZE,
    LARGEST_MANSION,
    MANSION_SIZE,
    MOST_DEALS,
    PATIENCE,
    SEAT,
    TWO_COPIES,
)
from manoir.kit import FLAG, Record, between, everyone, field, nobody, option, owner, upto


class State(Record):
    deck = option(
        "cards of each kind in the box",
        GHOST,
        of=upto(4),
        default=FOUR_COPIES,
        presets={"four-copies": FOUR_COPIES, "two-copies": TWO_COPIES},
        reconstructed=True,
    )
    hand_size = option("cards to hold before midnight", of=between(1, 6), default=HAND_SIZE)
    mansion_size = option(
        "cards in each mansion", of=between(1, LARGEST_MANSION), default=MANSION_SIZE.__getitem__
    )
    patience = option(
        "actions without progress that end a deal", of=between(6, 500), default=PATIENCE
    )
    several_deals = option("a match over several deals, for points", of=FLAG, default=0)

    actor = field("whose turn it is", of=SEAT, seen=everyone)
    backwards = field("play goes against the clock", of=FLAG, seen=everyone)
    over = field("the game is over", of=FLAG, seen=everyone)
    idle = field("actions since the deal last moved on", of=upto(500), seen=everyone)
    turns_lost = field("turns lost in a row", of=upto(6), seen=everyone)
    again = field("whoever acted acts again", of=FLAG, seen=everyone)
    skip = field("the next player is skipped", of=FLAG, seen=everyone)
    out_n = field("players who are rid of their ghosts", of=upto(6), seen=everyone)
    place = field("order of getting out, 0 while in", SEAT, of=upto(6), seen=everyone)

    cemetery_n = field("cards in the cemetery", of=upto(CARDS), seen=everyone)
    cemetery = field(
        "the cemetery, top last", CARDS, of=GHOST, seen=everyone, length=cemetery_n, zone=True
    )
    copied = field(
        "what each Miss Copy there copied", CARDS, of=GHOST, seen=everyone, length=cemetery_n
    )
    discard_n = field("cards out of the game", of=upto(CARDS), seen=everyone)
    discard = field(
        "out of the game, by kind", GHOST, of=upto(4), seen=everyone, length=discard_n, zone=True
    )
    crypt_n = field("cards in the crypt", of=upto(CARDS), seen=everyone)
    crypt = field("the crypt, top last", CARDS, of=GHOST, seen=nobody, length=crypt_n, zone=True)
    known = field("cards all saw go into a hand", SEAT, GHOST, of=upto(4), seen=everyone)
    hand_n = field("cards in hand", SEAT, of=upto(CARDS), seen=everyone)
    hand = field(
        "hand, by kind", SEAT, GHOST, of=upto(4), seen=owner, length=hand_n, zone=True, floor=known
    )
    mansion_n = field("cards in the mansion", SEAT, of=upto(LARGEST_MANSION), seen=everyone)
    mansion = field(
        "mansion, top last",
        SEAT,
        LARGEST_MANSION,
        of=GHOST,
        seen=nobody,
        length=mansion_n,
        zone=True,
    )

    deals = field("deals finished", of=upto(MOST_DEALS), seen=everyone)
    boos = field("Boo! tokens", SEAT, of=upto(MOST_DEALS), seen=everyone)
    points = field("points of the match", SEAT, of=upto(2 * MOST_DEALS), seen=everyone)
