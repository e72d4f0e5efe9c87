"""What lies on the table of Halloween. All of it lies open; only what dice and draws will show is
nobody's to see."""

from __future__ import annotations

from manoir.games.halloween.cards import CARD, CARD_PRICE, CARDS, IS_COLOURED, ON_DISPLAY, SETS
from manoir.games.halloween.components import (
    ACTION,
    BONUS,
    BONUS_COPIES,
    BONUS_SLOTS,
    BUILDING,
    DISCS,
    GHOST,
    GHOSTS_OF_A_COLOUR,
    HAUNT_POINTS,
    MARK,
    MOST,
    ROOM,
    ROUNDS,
    SEAT,
    SECTION,
    SECTIONS_GRAND_MASTER,
    TOKEN,
    TOKENS_OF_A_COLOUR,
    WAY,
    WAYS,
)
from manoir.games.halloween.steps import OPEN, STEP
from manoir.kit import FLAG, Record, between, everyone, field, option, upto


class State(Record):
    grand_master = option("the Grand Master variant", of=FLAG, default=0)
    cards = option(
        "the cards on display; 0 is a card drawn by lot",
        ON_DISPLAY,
        of=upto(CARDS, "Card"),
        default=SETS["random"],
        presets=SETS,
    )
    sections = option(
        "sections of a board; 0: three, or four in Grand Master",
        of=upto(SECTIONS_GRAND_MASTER),
        default=0,
    )
    rounds = option(
        "rounds after which the game ends at the latest", of=between(1, ROUNDS), default=ROUNDS
    )
    coloured = option(
        "cards that cost different colours",
        CARD,
        of=FLAG,
        default=IS_COLOURED,
        presets={"balanced": IS_COLOURED},
        reconstructed=True,
    )
    ways = option(
        "buildings that stand side by side",
        WAY,
        of=FLAG,
        default=WAYS,
        presets={"two-streets": WAYS},
        reconstructed=True,
    )
    haunt_points = option(
        "points for haunting with each colour",
        GHOST,
        of=upto(20),
        default=HAUNT_POINTS,
        reconstructed=True,
    )

    first = field("who began", of=SEAT, seen=everyone)
    active = field("whose turn it is", of=SEAT, seen=everyone)
    round = field("rounds finished", of=upto(ROUNDS), seen=everyone)
    ending = field("this round is the last", of=FLAG, seen=everyone)
    over = field("the game is over", of=FLAG, seen=everyone)

    crowd = field("ghosts in a building", BUILDING, of=upto(ROOM), seen=everyone)
    ghosts = field(
        "ghosts in the town",
        BUILDING,
        GHOST,
        of=upto(GHOSTS_OF_A_COLOUR),
        seen=everyone,
        length=crowd,
        zone=True,
    )
    reserve_n = field("ghosts in the reserve", of=upto(25), seen=everyone)
    reserve = field(
        "ghosts in the reserve, by colour",
        GHOST,
        of=upto(GHOSTS_OF_A_COLOUR),
        seen=everyone,
        length=reserve_n,
        zone=True,
    )
    bonus_on = field("the bonus token of each building", BUILDING, of=BONUS, seen=everyone)
    bonus_out = field("bonus tokens discarded", BONUS, of=upto(BONUS_COPIES), seen=everyone)
    supply_n = field("ghost tokens in the supply", of=upto(60), seen=everyone)
    supply = field(
        "ghost tokens in the supply, by colour",
        TOKEN,
        of=upto(TOKENS_OF_A_COLOUR),
        seen=everyone,
        length=supply_n,
        zone=True,
    )
    display = field("the cards on display, by number", ON_DISPLAY, of=CARD, seen=everyone)

    points = field("haunt points", SEAT, of=upto(MOST), seen=everyone)
    fear = field("Fear", SEAT, of=upto(MOST), seen=everyone)
    tokens_n = field("ghost tokens held", SEAT, of=upto(60), seen=everyone)
    tokens = field(
        "ghost tokens held, by colour",
        SEAT,
        TOKEN,
        of=upto(TOKENS_OF_A_COLOUR),
        seen=everyone,
        length=tokens_n,
        zone=True,
    )
    haunts = field("where own haunt tokens lie", SEAT, BUILDING, of=MARK, seen=everyone)
    shared = field("where shared haunt tokens lie", SEAT, BUILDING, of=MARK, seen=everyone)
    level = field("the sphere of a section", SEAT, SECTION, of=GHOST, seen=everyone)
    disc = field("discs on actions", SEAT, SECTION, ACTION, of=FLAG, seen=everyone)
    discs = field("discs in one's supply", SEAT, of=upto(DISCS), seen=everyone)
    holds = field("cards that one occupies", SEAT, CARD, of=FLAG, seen=everyone)
    cards_n = field("how many those are", SEAT, of=upto(ON_DISPLAY), seen=everyone)
    bonus = field("bonus tokens held", SEAT, BONUS, of=upto(BONUS_COPIES), seen=everyone)
    bonus_n = field("how many those are", SEAT, of=upto(BONUS_SLOTS + 1), seen=everyone)
    blocked = field("bonus slots under a disc", SEAT, of=upto(BONUS_SLOTS), seen=everyone)

    done = field("sections that have acted this turn", SECTION, of=FLAG, seen=everyone)
    used = field("cards used this turn", CARD, of=FLAG, seen=everyone)

    dice_n = field("dice thrown", of=upto(2), seen=everyone)
    own_dice = field("how many of them are the active player's", of=upto(2), seen=everyone)
    die = field("the colour of each die", 2, of=GHOST, seen=everyone)
    face = field("what each die shows", 2, of=upto(12), seen=everyone)
    plus = field("what is added to each die", 2, of=upto(12), seen=everyone)
    fighter_at = field("where the attacking ghost is", of=BUILDING, seen=everyone)
    fighter = field("the attacking ghost", of=GHOST, seen=everyone)
    series = field("ghosts around it not fought yet", GHOST, of=upto(ROOM), seen=everyone)
    fright = field("Fear by this Fight that card 37 has counted", of=upto(MOST), seen=everyone)
    paid = field("tokens paid for a card so far", TOKEN, of=upto(CARD_PRICE), seen=everyone)

    asked_n = field("open questions", of=upto(OPEN), seen=everyone)
    asked = field("open questions, the next last", OPEN, of=STEP, seen=everyone, length=asked_n)
    asked_seat = field("who is asked", OPEN, of=SEAT, seen=everyone, length=asked_n)
    asked_level = field("up to which level", OPEN, of=GHOST, seen=everyone, length=asked_n)
    asked_at = field("about which building", OPEN, of=BUILDING, seen=everyone, length=asked_n)
    asked_ghost = field("about which ghost", OPEN, of=GHOST, seen=everyone, length=asked_n)
    asked_number = field("about which number", OPEN, of=upto(60), seen=everyone, length=asked_n)
