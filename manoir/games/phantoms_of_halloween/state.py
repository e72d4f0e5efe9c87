"""What lies on the table of Phantoms of Halloween, and who may see it.

What a character is worth lies in one field, and one public field says who has looked since its
owner last re-paired: that somebody looked is no secret, only what was seen. What was seen before is
kept for each viewer as a memory: the points, and the characters among which that point card must
lie now.
"""

from __future__ import annotations

from manoir.games.phantoms_of_halloween.components import (
    AMOUNTS,
    CARDS,
    CHARACTER,
    CHARACTERS,
    DIE,
    EVERY_CHARACTER,
    EVERY_SEAT,
    HIGHEST_BID,
    MEMORY,
    MONEY,
    MOST_AMOUNT,
    MOST_CASH,
    MOST_ROUNDS,
    MOST_SQUARES,
    POINTS,
    REASON,
    ROUNDS,
    SEAT,
    SEAT_OR_NOBODY,
    SQUARE,
    SQUARES,
    STAYS,
    TRACK,
)
from manoir.kit import (
    FLAG,
    Record,
    between,
    everyone,
    field,
    holder,
    named,
    option,
    seen_by,
    shown,
    upto,
)
from manoir.kit import owner as its_owner

# What is being asked; settled: nothing, the game goes on by itself.
STEP = named(
    "Step",
    "settled start offer pair turn stop demand bid name wish answer hide phew riddance",
)
(
    SETTLED,
    START,
    OFFER,
    PAIR,
    TURN,
    STOP,
    DEMAND,
    BID,
    NAME,
    WISH,
    ANSWER,
    HIDE,
    AT_PHEW,
    RIDDANCE,
) = range(14)


class State(Record):
    begin_with = option(
        "characters that everybody begins with",
        of=between(1, 4),
        default=1,
        presets={"standard": 1, "fast": 3},
    )
    money = option("pumpkins that everybody begins with", of=upto(HIGHEST_BID), default=MONEY)
    cards = option("point cards of each worth", POINTS, of=upto(3), default=CARDS)
    squares = option(
        "squares of the track",
        of=between(7, MOST_SQUARES),
        default=SQUARES,
        reconstructed=True,
    )
    track = option(
        "the squares, counter-clockwise", MOST_SQUARES, of=SQUARE, default=TRACK, reconstructed=True
    )
    amounts = option(
        "the amount on each square",
        MOST_SQUARES,
        of=upto(MOST_AMOUNT),
        default=AMOUNTS,
        reconstructed=True,
    )
    ask_opening = option(
        "re-pairing is offered at the beginning of every turn too", of=FLAG, default=1
    )
    rounds = option(
        "rounds after which the party is over", of=between(1, MOST_ROUNDS), default=ROUNDS
    )

    first = field("who began", of=SEAT, seen=everyone)
    active = field("whose turn it is", of=SEAT, seen=everyone)
    decider = field("who has to choose", of=SEAT, seen=everyone)
    step = field("what is asked", of=STEP, seen=everyone)
    opening = field("the turn has not been played yet", of=FLAG, seen=everyone)
    turns = field("turns finished", of=upto(6 * MOST_ROUNDS), seen=everyone)
    over = field("the game is over", of=FLAG, seen=everyone)
    leaver = field("who left the pumpkin", of=SEAT_OR_NOBODY, seen=everyone)
    die = field("the last roll, 0 before the first", of=upto(DIE), seen=everyone)

    place = field("where each pawn stands", SEAT, of=upto(MOST_SQUARES - 1), seen=everyone)
    stays = field("turns stayed there since arriving", SEAT, of=upto(STAYS), seen=everyone)
    misses = field("misses the next turn", SEAT, of=FLAG, seen=everyone)
    cash = field("pumpkins", SEAT, of=upto(MOST_CASH), seen=everyone)
    bank = field(
        "pumpkins that went to the bank, less those that it paid",
        of=between(-MOST_CASH, MOST_CASH),
        seen=everyone,
    )

    stump_n = field("characters on the stump", of=upto(CHARACTERS), seen=everyone)
    stump = field("the stump, top last", CHARACTERS, of=CHARACTER, seen=everyone, length=stump_n)
    owner = field("who has each character", CHARACTER, of=SEAT_OR_NOBODY, seen=everyone)
    face_up = field("its points have been shown to all", CHARACTER, of=FLAG, seen=everyone)
    known_by = field(
        "who knows its points, a bit for each seat", CHARACTER, of=upto(EVERY_SEAT), seen=everyone
    )
    worth = field(
        "its points",
        CHARACTER,
        of=POINTS,
        seen=seen_by(known_by) | shown(face_up) | shown(over),
    )
    memory = field(
        "the points that a seat once saw there", SEAT, CHARACTER, of=MEMORY, seen=its_owner
    )
    whereabouts = field(
        "where that point card must lie now, a bit for each character",
        SEAT,
        CHARACTER,
        of=upto(EVERY_CHARACTER),
        seen=everyone,
    )

    to_offer = field(
        "who may still re-pair, a bit for each seat", of=upto(EVERY_SEAT), seen=everyone
    )
    offered = field("who was offered it lately", of=upto(EVERY_SEAT), seen=everyone)
    next_swap = field(
        "the first character that may still be swapped",
        of=upto(CHARACTERS),
        seen=holder(decider) | shown(over),
    )

    lot = field("the character that was named or is for sale", of=CHARACTER, seen=everyone)
    reason = field("why it is for sale", of=REASON, seen=everyone)
    seller = field("whose it is", of=SEAT_OR_NOBODY, seen=everyone)
    bidders = field("who may still bid, a bit for each seat", of=upto(EVERY_SEAT), seen=everyone)
    high = field("who has the highest bid", of=SEAT_OR_NOBODY, seen=everyone)
    price = field("the highest bid", of=upto(HIGHEST_BID), seen=everyone)
