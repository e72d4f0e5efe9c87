"""What lies on the table of Vigil, and who may see it: every sight of the kit is used."""

from __future__ import annotations

from typing import Annotated

from manoir import kit
from manoir.kit import between, everyone, field, named, upto

SEAT = kit.seats(4)
ROOM = named("Room", "attic cellar hall")
CARD = named("Card", "owl bat cat")
RELIC = named("Relic", "bell book candle")
STEP = named("Step", "pledge visit peek bury")
PLEDGE, VISIT, PEEK, BURY = range(4)
TEAM = named("Team", "living dead")
DEAD, ROOMS, COPIES, CARDS, PARTNER_ACTS = 1, 3, 6, 18, 3

Seat = Annotated[int, SEAT]
Room = Annotated[int, ROOM]
Card = Annotated[int, CARD]
Relic = Annotated[int, RELIC]
Bid = Annotated[int, between(1, 3)]
Die = Annotated[int, between(1, 6)]


class State(kit.Record):
    days = kit.option("days of the vigil", of=between(1, 3), default=lambda players: 5 - players)

    turn = field("the seat on turn", of=SEAT, seen=everyone)
    step = field("what is asked", of=STEP, seen=everyone)
    day = field("days gone by", of=upto(3), seen=everyone)
    over = field("the vigil is over", of=kit.FLAG, seen=everyone)
    teams = field("who holds with whom", SEAT, of=TEAM, seen=everyone)
    bid = field("relics promised", SEAT, of=upto(3), seen=kit.team(teams) | kit.shown(over))
    watchword = field("the word for the door", of=CARD, seen=kit.seated)
    trace = field("the die by room and day", SEAT, ROOM, 3, of=upto(6), seen=everyone)

    deck_n = field("cards in the deck", of=upto(CARDS), seen=everyone)
    deck = field("the deck, top last", CARDS, of=CARD, length=deck_n, zone=True)
    hand_n = field("cards in hand", SEAT, of=upto(CARDS), seen=everyone)
    hand = field("hand, by kind", SEAT, CARD, of=upto(6), seen=kit.owner, length=hand_n, zone=True)
    grave_n = field("cards buried", of=upto(CARDS), seen=everyone)
    grave = field(
        "the grave", CARDS, of=CARD, seen=kit.side(teams, DEAD), length=grave_n, zone=True
    )
    keeper = field("who keeps the relic of a room", 3, of=SEAT, seen=everyone)
    peeked = field("who looked at it, a bit a seat", 3, of=upto(15), seen=everyone)
    kept_or_known = kit.holder(keeper) | kit.seen_by(peeked)
    relics_n = field("relics in the house", of=upto(3), seen=everyone)
    relics = field(
        "the relics by room", 3, of=RELIC, seen=kept_or_known, length=relics_n, zone=True
    )
