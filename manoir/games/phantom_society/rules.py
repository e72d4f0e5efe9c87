"""The rules of The Phantom Society in the order of the rulebook. Docstrings name its paragraphs."""

from __future__ import annotations

from manoir.games.phantom_society.components import (
    BARE,
    BID,
    DIRECTIONS,
    DOWN,
    GHOSTS_OF_A_MASTER,
    HIDE,
    HIGHEST_BID,
    HUNTER,
    LOWEST_BID,
    MASTER,
    NOWHERE,
    PICK,
    PLACES,
    PLAY,
    PUT,
    RIGHT,
    SEATED,
    TILES,
    UNDECIDED,
    VALUES,
    WIDE,
    Bid,
    Place,
    Tile,
)
from manoir.games.phantom_society.state import State
from manoir.games.phantom_society.story import (
    began,
    came_out,
    damaged,
    ghosts_won,
    got_deck_a,
    hid,
    hunters_won,
    laid,
    made_bid,
    masters,
    opened_bids,
    partners,
    passed_over,
    picked,
    scored,
    took,
    unmasked,
)
from manoir.kit import Row, below, choice, everyone, offer, rule

# ---- 1 about -------------------------------------------------------------------------------------


@rule
def colour_of(tile: int) -> int:
    """1.2 The colour of a room, which is also that of the chair that lays it."""
    return (tile - 1) // VALUES


@rule
def value_of(tile: int) -> int:
    """1.2 What a room is worth, in thousands of pounds."""
    return (tile - 1) % VALUES + 1


# ---- 2 set-up ------------------------------------------------------------------------------------


@rule
def set_up(s: State) -> None:
    """2.1 Partners face each other; then the first game begins."""
    for chair in range(s.colours):
        s.teams[seat_on(s, chair)] = chair % 2
    begin_game(s)


@rule
def seat_on(s: State, chair: int) -> int:
    """2.1 Who sits on a chair; 9.1, 9.2 with fewer players one sits on two."""
    return SEATED[s.players][chair]


@rule
def begin_game(s: State) -> None:
    """2.2, 2.4 An empty floor, and lots for who lays first."""
    clear_table(s)
    if s.master_game:
        s.first = below(s.rng, s.colours)
        s.even = below(s.rng, 2)
    else:
        s.first = 2 * below(s.rng, s.colours // 2)
        s.goal = s.target
        give_roles(s, 1)
    began(s, seat_on(s, s.first), s.games_over + 1)
    if s.master_game:
        got_deck_a(s, s.even)
    give_turn(s, s.first)
    if s.shuffled:
        lay_at_random(s)
        end_laying(s)


@rule
def clear_table(s: State) -> None:
    s.step = PICK
    s.even = s.opened = s.goal = s.damage = s.turns = s.hidden_n = 0
    for tile in range(TILES + 1):
        s.stock[tile] = s.tiles[tile]
    for place in range(PLACES + 1):
        s.room[place] = BARE
        s.fell[place] = 0
    for colour in range(s.colours):
        s.revealed[colour] = s.ghost[colour] = NOWHERE
        s.keeper[colour] = 0
    for p in range(s.players):
        s.role[p] = UNDECIDED
        s.bid[p] = 0


@rule
def give_roles(s: State, ghosts: int) -> None:
    """2.1 Which team masters the ghosts; 10.4 in the Master Game the higher bid decides."""
    for p in range(s.players):
        s.role[p] = MASTER if s.teams[p] == ghosts else HUNTER


@rule
def give_turn(s: State, chair: int) -> None:
    s.turn = chair
    s.acting = seat_on(s, chair)


@rule
def is_on_floor(s: State, place: int) -> bool:
    return (place - 1) // WIDE < s.rows and (place - 1) % WIDE < s.columns


@rule
def is_free(s: State, place: int) -> bool:
    return is_on_floor(s, place) and s.room[place] == BARE


@choice("2.3", "pick {tile}", at="stock/{tile}", seen=everyone)
def pick(s: State, tile: Tile) -> None:
    """2.3 One of the own rooms."""
    s.stock[tile] -= 1
    s.held = tile
    s.step = PUT
    picked(s, seat_on(s, s.turn), tile)


@rule
def may_pick(s: State, tile: int) -> bool:
    """2.3 Own colours only; 9.1, 9.2 who sits on two chairs has the rooms of both."""
    return s.stock[tile] > 0 and seat_on(s, colour_of(tile)) == seat_on(s, s.turn)


@choice("2.3", "put {place}", at="room/{place}", seen=everyone)
def put(s: State, place: Place) -> None:
    """2.3 On any free place; then the chair to the left lays one."""
    s.room[place] = s.held
    laid(s, seat_on(s, s.turn), s.held, place)
    s.held = BARE
    s.step = PICK
    give_turn(s, (s.turn + 1) % s.colours)
    if has_no_room_left(s):
        end_laying(s)


@rule
def has_no_room_left(s: State) -> bool:
    for tile in range(1, TILES + 1):
        if s.stock[tile] > 0:
            return False
    return True


@rule
def lay_at_random(s: State) -> None:
    """2.3 Instead of laying them in turn: for each place a room is drawn from all that are left."""
    left = s.rows * s.columns
    for place in range(1, PLACES + 1):
        if is_on_floor(s, place):
            tile = room_of_stock(s, below(s.rng, left))
            s.room[place] = tile
            s.stock[tile] -= 1
            left -= 1


@rule
def room_of_stock(s: State, number: int) -> int:
    """The rooms left, sorted: the one with this number."""
    tile = 1
    while number >= s.stock[tile]:
        number -= s.stock[tile]
        tile += 1
    return tile


@rule
def end_laying(s: State) -> None:
    """3.1 The floor is complete: ghosts are hidden; 10.1 in the Master Game bids come first."""
    if s.master_game:
        s.step = BID
        give_turn(s, s.first)
    else:
        begin_hiding(s)


# ---- 3 the ghosts appear -------------------------------------------------------------------------


@rule
def is_masters_chair(s: State, chair: int) -> bool:
    return s.role[seat_on(s, chair)] == MASTER


@rule
def first_master(s: State) -> int:
    """3.2, 4.1 The first chair of the masters in the order of laying (10.5)."""
    return s.first if is_masters_chair(s, s.first) else (s.first + 1) % s.colours


@rule
def begin_hiding(s: State) -> None:
    """3.2 The first master hides his ghosts first."""
    s.step = HIDE
    give_turn(s, first_master(s))


@rule
def may_hide(s: State, place: int) -> bool:
    """3.1 Under a room whose colour has no ghost yet: the ghost of that colour lies there."""
    return s.room[place] != BARE and s.ghost[colour_of(s.room[place])] == NOWHERE


@choice("3.1", "hide {place}", at="room/{place}", seen=masters, secret=True)
def hide(s: State, place: Place) -> None:
    """3.1, 3.2 Each master hides two; those are the ghosts that he masters."""
    colour = colour_of(s.room[place])
    s.ghost[colour] = place
    s.keeper[colour] = seat_on(s, s.turn)
    s.hidden_n += 1
    hid(s, seat_on(s, s.turn), place)
    if s.hidden_n == s.colours:
        s.step = PLAY
        begin_turn(s, first_master(s))
    elif s.hidden_n % GHOSTS_OF_A_MASTER == 0:
        give_turn(s, opposite(s, s.turn))


@rule
def opposite(s: State, chair: int) -> int:
    return (chair + 2) % s.colours


# ---- 4 the turns ---------------------------------------------------------------------------------


@rule
def begin_turn(s: State, chair: int) -> None:
    """4.1 The chair to the left; 4.3 where no ghost can act, the hunters go on at once."""
    give_turn(s, chair)
    if is_masters_chair(s, chair) and not finds_acting_master(s):
        s.turns += 1
        passed_over(s, seat_on(s, chair))
        give_turn(s, (chair + 1) % s.colours)


@rule
def finds_acting_master(s: State) -> bool:
    """4.2 Who decides for the ghosts: the master on turn, or his partner where his ghosts cannot
    act. Whether there is somebody."""
    partner = seat_on(s, opposite(s, s.turn))
    if not can_act(s, s.acting) and s.stand_in:
        s.acting = partner
    return can_act(s, s.acting)


@rule
def can_act(s: State, seat: int) -> bool:
    """4.2 Whether a ghost of this master reaches any room."""
    return in_reach(s, seat) != 0


@choice("4.1", "take {place}", at="room/{place}", seen=everyone, secret=True)
def take(s: State, place: Place) -> None:
    """4.1 One room a turn; 7.1, 7.2 what lay in it decides what it does."""
    tile = s.room[place]
    s.turns += 1
    s.fell[place] = s.turns
    took(s, seat_on(s, s.turn), tile, place)
    if s.ghost[colour_of(tile)] == place:
        unmask(s, colour_of(tile), place)
    else:
        s.damage += value_of(tile)
        damaged(s, value_of(tile), s.damage)
    end_turn(s)


@rule
def is_standing(s: State, place: int) -> bool:
    return s.room[place] != BARE and s.fell[place] == 0


# ---- 5 devastation -------------------------------------------------------------------------------


@rule
def in_reach(s: State, seat: int) -> int:
    """5.1, 5.2 The rooms that a master's ghosts reach, a bit for each place: the first one in each
    of eight directions. 5.3 Only his own act; 5.4 none reaches its own room; 7.3 nor do those that
    are revealed."""
    places = 0
    for colour in range(s.colours):
        if s.keeper[colour] == seat and s.revealed[colour] == NOWHERE:
            for direction in range(DIRECTIONS):
                places |= 1 << first_room(s, s.ghost[colour], direction, s.turns + 1)
    return places & ~(1 << NOWHERE)


@rule
def first_room(s: State, place: int, direction: int, turn: int) -> int:
    """5.2, 5.6 The first room along a line that stood when a turn began; what had fallen is passed,
    with a ghost in view or without."""
    place = next_place(s, place, direction)
    while place != NOWHERE and not stood(s, place, turn):
        place = next_place(s, place, direction)
    return place


@rule
def stood(s: State, place: int, turn: int) -> bool:
    return s.fell[place] == 0 or s.fell[place] >= turn


@rule
def next_place(s: State, place: int, direction: int) -> int:
    """5.1 The adjacent place, also diagonally; nowhere beyond the walls."""
    row = (place - 1) // WIDE + DOWN[direction]
    column = (place - 1) % WIDE + RIGHT[direction]
    if row < 0 or row >= s.rows or column < 0 or column >= s.columns:
        return NOWHERE
    return row * WIDE + column + 1


# ---- 6 the hunt ----------------------------------------------------------------------------------


@rule
def choices(s: State, out: Row) -> None:
    """What may be done: 2.3 lay a room, 10.3 bid, 3.1 hide; 5.1 ghosts take what they reach,
    6.1 hunters take any room."""
    if s.step == PICK:
        for tile in range(1, TILES + 1):
            if may_pick(s, tile):
                offer(out, pick(tile))
    elif s.step == PUT:
        for place in range(1, PLACES + 1):
            if is_free(s, place):
                offer(out, put(place))
    elif s.step == BID:
        for bid in range(LOWEST_BID, HIGHEST_BID + 1):
            if may_bid(s, bid):
                offer(out, make_bid(bid))
    elif s.step == HIDE:
        for place in range(1, PLACES + 1):
            if may_hide(s, place):
                offer(out, hide(place))
    elif is_masters_chair(s, s.turn):
        places = in_reach(s, s.acting)
        for place in range(1, PLACES + 1):
            if places >> place & 1:
                offer(out, take(place))
    else:
        for place in range(1, PLACES + 1):
            if is_standing(s, place):
                offer(out, take(place))


# ---- 7 damage ------------------------------------------------------------------------------------


@rule
def unmask(s: State, colour: int, place: int) -> None:
    """7.2, 7.3 The ghost stays in view where it was, and acts no more. 7.4 So it is, too, where
    another ghost took the room."""
    s.revealed[colour] = place
    unmasked(s, colour, place)


@rule
def ghosts_left(s: State) -> int:
    many = 0
    for colour in range(s.colours):
        if s.revealed[colour] == NOWHERE:
            many += 1
    return many


# ---- 8 the end -----------------------------------------------------------------------------------


@rule
def end_turn(s: State) -> None:
    """8.1, 8.2 The game ends at once, whoever took the room."""
    if s.damage >= s.goal:
        ghosts_won(s, masters_team(s), s.damage)
        end_game(s, masters_team(s))
    elif ghosts_left(s) == 0:
        hunters_won(s, 1 - masters_team(s), s.damage)
        end_game(s, 1 - masters_team(s))
    else:
        begin_turn(s, (s.turn + 1) % s.colours)


@rule
def masters_team(s: State) -> int:
    return first_master(s) % 2


@rule
def end_game(s: State, winner: int) -> None:
    """8.3 All is shown; 11.1 then the next game of the tournament."""
    for colour in range(s.colours):
        came_out(s, s.keeper[colour], colour, s.ghost[colour])
    score_game(s, winner)
    s.games_over += 1
    if s.games_over == s.games:
        s.over = 1
    else:
        begin_game(s)


# ---- 10 the Master Game --------------------------------------------------------------------------


@rule
def may_bid(s: State, bid: int) -> bool:
    """10.2 Deck A holds the even thousands, deck B the odd ones."""
    has_even_deck = s.teams[seat_on(s, s.turn)] == s.even
    return (bid % 2 == 0) == has_even_deck


@choice("10.3", "bid {bid}", at="bid/{bid}", seen=partners)
def make_bid(s: State, bid: Bid) -> None:
    """10.3 Face down, for the whole team."""
    for p in range(s.players):
        if s.teams[p] == s.turn % 2:
            s.bid[p] = bid
    made_bid(s, seat_on(s, s.turn), bid)
    if s.turn == s.first:
        give_turn(s, (s.turn + 1) % s.colours)
    else:
        open_bids(s)


@rule
def open_bids(s: State) -> None:
    """10.4 The higher bid masters the ghosts, the lower is their target."""
    first, second = bid_of(s, 0), bid_of(s, 1)
    s.opened = 1
    opened_bids(s, first, second)
    give_roles(s, 0 if first > second else 1)
    s.goal = min(first, second)
    begin_hiding(s)


@rule
def bid_of(s: State, team: int) -> int:
    """10.3 What a team bid; the first team sits on chair 0, the second on chair 1."""
    return s.bid[seat_on(s, team)]


# ---- 11 the tournament ---------------------------------------------------------------------------


@rule
def score_game(s: State, winner: int) -> None:
    """11.2 The difference of the bids goes to whoever won; without bids, one point."""
    points = abs(bid_of(s, 0) - bid_of(s, 1)) if s.master_game else 1
    scored(s, winner, points)
    for p in range(s.players):
        if s.teams[p] == winner:
            s.points[p] += points


# ---- what others ask of the rules ----------------------------------------------------------------


@rule
def whose_turn(s: State) -> int:
    """4.2 The seat on turn, as everybody sees it."""
    return seat_on(s, s.turn)


@rule
def who_decides(s: State) -> int:
    """4.2 On a turn of the ghosts it may be the partner."""
    if s.step == PLAY and is_masters_chair(s, s.turn):
        return s.acting
    return seat_on(s, s.turn)


@rule
def is_over(s: State) -> bool:
    return s.over == 1


@rule
def score(s: State, p: int) -> int:
    """11.2 Points; 11.3 the most win."""
    return s.points[p]
