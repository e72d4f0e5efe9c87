"""Why nobody could ever meet a prepared position."""

from __future__ import annotations

from manoir.games.phantom_society.components import (
    BARE,
    BID,
    COLOUR,
    GHOSTS_OF_A_MASTER,
    HIDE,
    HIGHEST_BID,
    HUNTER,
    LOWEST_BID,
    MASTER,
    NOWHERE,
    PICK,
    PLACE,
    PLACES,
    PLAY,
    PUT,
    SEATED,
    TILE,
    TILES,
    UNDECIDED,
)
from manoir.games.phantom_society.knowledge import (
    SCRATCH,
    ghosts_turns,
    note_lines,
    turns_used,
)
from manoir.games.phantom_society.rules import (
    colour_of,
    finds_acting_master,
    first_master,
    ghosts_left,
    has_no_room_left,
    is_masters_chair,
    is_on_floor,
    opposite,
    seat_on,
    value_of,
)
from manoir.games.phantom_society.state import State


def objects(s: State) -> str:
    """The first reason found; nothing if the position is sound."""
    for question in (_to_table, _to_rooms, _to_bids, _to_hiding, _to_turns, _to_end):
        if reason := question(s):
            return reason
    return "" if s.over else _to_trail(s) or _to_acting(s)


def _to_table(s: State) -> str:
    seats = SEATED[s.players][: s.colours]
    if s.turn >= s.colours or s.first >= s.colours:
        return f"turn, first: there are {s.colours} chairs"
    if any(s.teams[p] != chair % 2 for chair, p in enumerate(seats)):
        return "teams: partners face each other, and seat 0 is of the first team"
    by_team = [{s.role[p] for p in range(s.players) if s.teams[p] == team} for team in (0, 1)]
    decided = by_team in ([{HUNTER}, {MASTER}], [{MASTER}, {HUNTER}])
    if not decided and by_team != [{UNDECIDED}, {UNDECIDED}]:
        return "role: one team hunts, the other masters the ghosts, or nothing is decided"
    if decided != (not s.master_game or s.step in (HIDE, PLAY)):
        return "role: undecided exactly until the bids of a Master Game are opened"
    if not s.master_game and s.role[0] != HUNTER:
        return "role: without bids the first team hunts"
    if not s.master_game and s.first % 2:
        return "first: a hunter lays the first room"
    return ""


def _to_rooms(s: State) -> str:
    for tile in range(1, TILES + 1):
        many = s.stock[tile] + (s.held == tile) + s.room.count(tile)
        if many != s.tiles[tile]:
            return f"{TILE.show(tile)}: {many} on the table, the box holds {s.tiles[tile]}"
    for place in range(PLACES + 1):
        if s.room[place] != BARE and not is_on_floor(s, place):
            return f"room[{PLACE.show(place)}]: not on this floor"
        if s.fell[place] and s.room[place] == BARE:
            return f"fell[{PLACE.show(place)}]: no room was there"
    if (s.held != BARE) != (s.step == PUT):
        return "held: a room is held while it is asked where to put it"
    if s.step != PUT and has_no_room_left(s) == (s.step == PICK):
        return "step: rooms are laid until none is left"
    return ""


def _to_bids(s: State) -> str:
    if s.opened != (s.master_game and s.step in (HIDE, PLAY)):
        return "opened: the bids lie open once both are made"
    if not s.master_game and s.step == BID:
        return "step: bids are made in the Master Game"
    has_bid = [
        bool(s.opened or (s.step == BID and s.turn != s.first and s.first % 2 == t)) for t in (0, 1)
    ]
    for p in range(s.players):
        parity = 0 if s.teams[p] == s.even else 1
        fits = LOWEST_BID <= s.bid[p] <= HIGHEST_BID and s.bid[p] % 2 == parity
        if not (fits if has_bid[s.teams[p]] else s.bid[p] == 0):
            return f"bid[{p}]: {s.bid[p]} is no bid of that team now"
        if s.bid[p] != s.bid[seat_on(s, s.teams[p])]:
            return f"bid[{p}]: partners bid together"
    goal = min(s.bid[0], s.bid[1]) if s.master_game else s.target
    if s.goal != goal:
        return f"goal: {goal} is to be reached, not {s.goal}"
    if s.opened and (s.role[0] == MASTER) != (s.bid[0] > s.bid[1]):
        return "role: the higher bid masters the ghosts"
    return ""


def _to_hiding(s: State) -> str:
    hidden = [colour for colour in range(s.colours) if s.ghost[colour] != NOWHERE]
    if len(hidden) != s.hidden_n or (hidden and s.step not in (HIDE, PLAY)):
        return "hidden_n: it says how many ghosts are hidden"
    if (s.step == HIDE and len(hidden) == s.colours) or (
        s.step == PLAY and len(hidden) < s.colours
    ):
        return "step: the play begins when all ghosts are hidden"
    for colour in hidden:
        place = s.ghost[colour]
        if s.room[place] == BARE or colour_of(s.room[place]) != colour:
            return f"ghost[{COLOUR.show(colour)}]: it hides under a room of its colour"
        if s.role[s.keeper[colour]] != MASTER:
            return f"keeper[{COLOUR.show(colour)}]: a master keeps it"
    for colour in range(s.colours):
        place = s.ghost[colour]
        revealed = place if place != NOWHERE and s.fell[place] else NOWHERE
        if s.revealed[colour] != revealed:
            return f"revealed[{COLOUR.show(colour)}]: a ghost is seen once its room has fallen"
    if s.step in (HIDE, PLAY):
        for chair in (first_master(s), opposite(s, first_master(s))):
            seat = seat_on(s, chair)
            others = sum(s.keeper[c] != seat for c in hidden)
            if seat_on(s, opposite(s, chair)) != seat and len(hidden) - others > GHOSTS_OF_A_MASTER:
                return "keeper: each master keeps two ghosts"
    return ""


def _to_turns(s: State) -> str:
    fallen = sorted(turn for turn in s.fell if turn)
    if len(set(fallen)) < len(fallen) or (fallen and fallen[-1] > s.turns):
        return "fell: one room a turn, and none after the last"
    if (s.turns or fallen) and s.step != PLAY:
        return "turns: rooms fall when the play has begun"
    evens = set(range(2, s.turns + 1, 2))
    if not evens <= set(fallen):
        return "fell: the hunters take a room on each of their turns"
    seen = {place for place in s.revealed if place}
    damage = sum(value_of(s.room[p]) for p in range(1, PLACES + 1) if s.fell[p] and p not in seen)
    if damage != s.damage:
        return f"damage: the rooms that fell make {damage}, not {s.damage}"
    if s.step == PLAY and not s.over and s.turn != (first_master(s) + s.turns) % s.colours:
        return f"turn: after {s.turns} turns it is another chair's"
    return ""


def _to_end(s: State) -> str:
    if s.games_over > s.games or bool(s.over) != (s.games_over == s.games):
        return "over: all is over after the last game"
    ended = s.step == PLAY and (s.damage >= s.goal or ghosts_left(s) == 0)
    if ended != bool(s.over):
        return "over: a game ends with the target, or with the last ghost"
    return ""


def _to_trail(s: State) -> str:
    """Whether the ghosts, where they are, can have taken what they took."""
    left, able = [0] * SCRATCH, [0] * SCRATCH
    note_lines(s, left, able)
    used = turns_used(s)
    for number in range(ghosts_turns(s)):
        chair = (first_master(s) + 2 * number) % s.colours
        acted = [c for c in range(s.colours) if s.keeper[c] == seat_on(s, chair)]
        partners = [c for c in range(s.colours) if c not in acted]
        if not any(able[s.ghost[c]] >> number & 1 for c in acted) and s.stand_in:
            acted = partners
        could = any(able[s.ghost[c]] >> number & 1 for c in acted)
        did = any(left[s.ghost[c]] >> number & 1 for c in acted)
        if did != bool(used >> number & 1) or could != did:
            return f"fell: the ghosts cannot have acted like that on turn {2 * number + 1}"
    return ""


def _to_acting(s: State) -> str:
    probe = s.copy()
    probe.acting = seat_on(s, s.turn)
    if s.step == PLAY and is_masters_chair(s, s.turn) and not finds_acting_master(probe):
        return "turn: no ghost can act, so the hunters go on"
    if s.acting != probe.acting:
        return f"acting: seat {probe.acting} decides"
    return ""
