"""What lies on the table of The Phantom Society, and who may see it.

Turns are counted from 1 in every game. The masters begin and sides alternate, so the odd turns are
the ghosts'; with `fell`, the turn on which each room fell, the whole play can be told again.
"""

from __future__ import annotations

from manoir.games.phantom_society.components import (
    CHAIRS,
    COLOUR,
    COLOURS,
    HIGHEST_BID,
    MASTER,
    MOST_ALIKE,
    MOST_DAMAGE,
    MOST_GAMES,
    MOST_POINTS,
    MOST_TURNS,
    PLACE,
    ROLE,
    ROOMS_24,
    ROOMS_27,
    ROOMS_30,
    ROOMS_33,
    SEAT,
    STEP,
    TARGET,
    TEAM,
    TILE,
)
from manoir.kit import (
    FLAG,
    Record,
    between,
    everyone,
    field,
    option,
    shown,
    side,
    team,
    upto,
)


class State(Record):
    tiles = option(
        "rooms of each kind in the box",
        TILE,
        of=upto(MOST_ALIKE),
        default=ROOMS_27,
        presets={"27": ROOMS_27, "24": ROOMS_24, "30": ROOMS_30, "33": ROOMS_33},
        reconstructed=True,
    )
    target = option(
        "damage that the ghosts need, in thousands of pounds",
        of=between(1, 99),
        default=TARGET.__getitem__,
    )
    master_game = option("the Master Game: the target is bid for", of=FLAG, default=0)
    games = option("games of a tournament", of=between(1, MOST_GAMES), default=1)
    shuffled = option("the rooms are laid at random", of=FLAG, default=0)
    stand_in = option("the partner acts for a master whose ghosts cannot", of=FLAG, default=1)
    rows = option("rows of the floor", of=between(1, 6), default=6)
    columns = option("columns of the floor", of=between(1, 6), default=6)
    colours = option("colours in play", of=between(2, COLOURS), default=COLOURS)

    step = field("what is asked", of=STEP, seen=everyone)
    turn = field("the chair on turn", of=upto(CHAIRS - 1), seen=everyone)
    first = field("the chair that laid the first room", of=upto(CHAIRS - 1), seen=everyone)
    over = field("all games are over", of=FLAG, seen=everyone)
    games_over = field("games finished", of=upto(MOST_GAMES), seen=everyone)
    points = field("points of the seat's team", SEAT, of=upto(MOST_POINTS), seen=everyone)
    teams = field("the team of each seat", SEAT, of=TEAM, seen=everyone)
    role = field("who hunts, who masters ghosts", SEAT, of=ROLE, seen=everyone)

    stock = field("rooms not yet laid", TILE, of=upto(MOST_ALIKE), seen=everyone)
    held = field("the room picked up", of=TILE, seen=everyone)
    room = field("the room laid at each place", PLACE, of=TILE, seen=everyone)

    even = field("the team with deck A, whose bids are even", of=TEAM, seen=everyone)
    opened = field("the bids lie open", of=FLAG, seen=everyone)
    bid = field(
        "bid of the seat's team", SEAT, of=upto(HIGHEST_BID), seen=team(teams) | shown(opened)
    )

    goal = field("damage with which the ghosts win", of=upto(99), seen=everyone)
    damage = field("damage done, in thousands of pounds", of=upto(MOST_DAMAGE), seen=everyone)
    turns = field("turns taken in this game", of=upto(MOST_TURNS), seen=everyone)
    fell = field(
        "the turn on which a room fell, 0 while it stands",
        PLACE,
        of=upto(MOST_TURNS),
        seen=everyone,
    )
    hidden_n = field("ghosts hidden so far", of=upto(COLOURS), seen=everyone)
    revealed = field("where a ghost was revealed", COLOUR, of=PLACE, seen=everyone)
    ghost = field("where each ghost hides", COLOUR, of=PLACE, seen=side(role, MASTER) | shown(over))
    keeper = field(
        "the master of each ghost", COLOUR, of=SEAT, seen=side(role, MASTER) | shown(over)
    )
    acting = field("the seat that decides for the ghosts", of=SEAT, seen=side(role, MASTER))
