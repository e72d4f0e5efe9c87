"""14 The nine cards that are used at will, once a turn.

Each has a list of what one can do with it, and can be used if that list is not empty; but card 52
draws at once.
"""

from __future__ import annotations

from manoir.games.halloween.cards import (
    NO_CARD,
    ON_DISPLAY,
    POWER_OF,
    POWERS,
    TRADES_DOWN,
    Power,
    Trade,
)
from manoir.games.halloween.components import (
    ACTIONS_N,
    BLUE,
    BONUS_SLOTS,
    BUILDINGS_N,
    GHOSTS_OF_A_COLOUR,
    RED,
    Action,
    Building,
    Ghost,
    Section,
    Token,
)
from manoir.games.halloween.rules.actions import enough
from manoir.games.halloween.rules.evolve import set_level
from manoir.games.halloween.rules.gains import gain_tokens, move_tokens, pay_fear
from manoir.games.halloween.rules.rest import discs_in, discs_placed
from manoir.games.halloween.rules.slots import draw, take
from manoir.games.halloween.rules.summon import call_blues
from manoir.games.halloween.rules.table import (
    RESERVE,
    ask,
    carry,
    close,
    follow_mover,
    is_ready,
    put,
    question,
    room,
    sections_of,
    use_up,
)
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import (
    BUY_LEVEL,
    BUY_TOKEN,
    LOWER,
    NO_QUESTION,
    PLACE,
    POWER_STEP,
    REMOVE,
    SWAP,
    SWAP_WITH,
    TAKE_SECOND,
    TAKE_THREE,
    TAKE_TWO,
    TRADING,
)
from manoir.games.halloween.story import (
    drew,
    lowered,
    paid_token,
    placed,
    removed,
    swapped,
    took_disc,
    traded,
)
from manoir.kit import Row, choice, everyone, offer, rule

# ---- 14.6 ----------------------------------------------------------------------------------------


@rule
def offer_removals(s: State, out: Row) -> None:
    for building in range(BUILDINGS_N):
        for ghost in range(RED + 1):
            if s.ghosts[building, ghost] > 0:
                offer(out, remove(building, ghost))


@choice("14.6", "remove {ghost} {building}", at="ghost/{building}/{ghost}", seen=everyone)
def remove(s: State, building: Building, ghost: Ghost) -> None:
    """14.6 Back to the reserve, for a token. 4.4 The last blue one is followed at once."""
    close(s)
    put(s, building, ghost, -1)
    removed(s, s.active, building, ghost)
    gain_tokens(s, s.active, ghost, 1, 6)
    follow_mover(s, building, ghost, RESERVE)
    if ghost == BLUE:
        call_blues(s)


# ---- 14.7, and the bonus token for three discs ---------------------------------------------------


@rule
def offer_discs_back(s: State, out: Row) -> None:
    """14.7 One of any section. 15.6 Where all of them come back, nobody is asked in which order."""
    for section in range(sections_of(s)):
        for action in range(ACTIONS_N):
            if s.disc[s.active, section, action] == 1:
                offer(out, take_disc(section, action))
                if do_all_come_back(s):
                    return


@rule
def do_all_come_back(s: State) -> bool:
    """15.6 Whether as many discs are taken back as lie on actions."""
    return question(s) == TAKE_THREE and s.asked_number[s.asked_n - 1] == discs_placed(s, s.active)


@rule
def offer_second_disc(s: State, out: Row) -> None:
    """14.7 Of the same section."""
    offer(out, enough())
    section = s.asked_number[s.asked_n - 1]
    for action in range(ACTIONS_N):
        if s.disc[s.active, section, action] == 1:
            offer(out, take_disc(section, action))


@choice(
    {"take-two": "14.7", "take-second": "14.7", "take-three": "15.6"},
    "take disc {section} {action}",
    at="slot/{section}/{action}",
    seen=everyone,
)
def take_disc(s: State, section: Section, action: Action) -> None:
    """14.7 Up to two of one section. 15.6 Three of any."""
    step, at = question(s), close(s)
    s.disc[s.active, section, action] = 0
    s.discs[s.active] += 1
    took_disc(s, s.active, section, action, NO_CARD if step == TAKE_THREE else 7)
    if step == TAKE_TWO and discs_in(s, s.active, section) > 0:
        ask(s, TAKE_SECOND, 0, 0, 0, section)
    if step == TAKE_THREE and s.asked_number[at] > 1:
        ask(s, TAKE_THREE, 0, 0, 0, s.asked_number[at] - 1)


# ---- 14.8 ----------------------------------------------------------------------------------------


@rule
def offer_to_lower(s: State, out: Row) -> None:
    for section in range(sections_of(s)):
        if s.level[s.active, section] > 0:
            offer(out, lower(section))


@choice("14.8", "lower {section}", at="section/{section}", seen=everyone)
def lower(s: State, section: Section) -> None:
    """14.8 One level down, for two tokens of the new level."""
    close(s)
    s.level[s.active, section] -= 1
    level = s.level[s.active, section]
    lowered(s, s.active, section, level)
    gain_tokens(s, s.active, level, 2, 8)


# ---- 14.30 ---------------------------------------------------------------------------------------


@rule
def offer_tokens(s: State, out: Row) -> None:
    """14.30 Of a colour that is in the town."""
    for token in range(RED + 1):
        in_town = s.reserve[token] < GHOSTS_OF_A_COLOUR
        if in_town and s.fear[s.active] > token and s.supply[token] > 0:
            offer(out, buy_token(token))


@choice("14.30", "buy {token}", at="supply/{token}", seen=everyone)
def buy_token(s: State, token: Token) -> None:
    """14.30 Fear by its level."""
    close(s)
    pay_fear(s, s.active, token + 1, 30)
    gain_tokens(s, s.active, token, 1, 30)


# ---- 14.33 ---------------------------------------------------------------------------------------


@rule
def offer_trades(s: State, out: Row) -> None:
    """14.33 One for two of the level below, or two for one of the level above."""
    p = s.active
    for trading in range(2 * TRADES_DOWN):
        if trading < TRADES_DOWN:
            if s.tokens[p, trading + 1] > 0 and s.supply[trading] >= 2:
                offer(out, trade(trading))
        else:
            token = trading - TRADES_DOWN
            if s.tokens[p, token] >= 2 and s.supply[token + 1] > 0:
                offer(out, trade(trading))


@choice("14.33", "trade {trade}", at="trade/{trade}", seen=everyone)
def trade(s: State, trade: Trade) -> None:
    close(s)
    traded(s, s.active, trade)
    if trade < TRADES_DOWN:
        move_tokens(s, s.active, trade + 1, -1)
        gain_tokens(s, s.active, trade, 2, 33)
    else:
        token = trade - TRADES_DOWN
        move_tokens(s, s.active, token, -2)
        gain_tokens(s, s.active, token + 1, 1, 33)


# ---- 14.39 ---------------------------------------------------------------------------------------


@rule
def offer_swaps(s: State, out: Row) -> None:
    for building in range(BUILDINGS_N):
        for ghost in range(RED + 1):
            if s.ghosts[building, ghost] > 0 and has_partner(s, building, ghost):
                offer(out, swap(building, ghost))


@rule
def has_partner(s: State, building: int, ghost: int) -> bool:
    for to in range(BUILDINGS_N):
        for other in range(RED + 1):
            if can_swap(s, building, ghost, to, other):
                return True
    return False


@rule
def can_swap(s: State, building: int, ghost: int, to: int, other: int) -> bool:
    """14.39 Other building, other colour: else nothing would change."""
    return building != to and ghost != other and s.ghosts[to, other] > 0


@choice("14.39", "swap {ghost} {building}", at="ghost/{building}/{ghost}", seen=everyone)
def swap(s: State, building: Building, ghost: Ghost) -> None:
    """14.39 With which one is asked next."""
    close(s)
    ask(s, SWAP_WITH, 0, building, ghost, 0)


@rule
def offer_partners(s: State, out: Row) -> None:
    at = s.asked_n - 1
    for to in range(BUILDINGS_N):
        for other in range(RED + 1):
            if can_swap(s, s.asked_at[at], s.asked_ghost[at], to, other):
                offer(out, swap_with(to, other))


@choice("14.39", "swap with {ghost} {building}", at="ghost/{building}/{ghost}", seen=everyone)
def swap_with(s: State, building: Building, ghost: Ghost) -> None:
    """14.39 A swap is no move: nothing is picked up."""
    at = close(s)
    one_at, one = s.asked_at[at], s.asked_ghost[at]
    carry(s, one_at, one, building)
    carry(s, building, ghost, one_at)
    swapped(s, s.active, one_at, one, building, ghost)


# ---- 14.48 ---------------------------------------------------------------------------------------


@rule
def offer_levels(s: State, out: Row) -> None:
    """14.48 The Fear of the new level is paid."""
    for section in range(sections_of(s)):
        level = s.level[s.active, section]
        if level < RED and s.fear[s.active] >= level + 2:
            offer(out, buy_level(section))


@choice("14.48", "buy level {section}", at="section/{section}", seen=everyone)
def buy_level(s: State, section: Section) -> None:
    """14.48 One level up."""
    close(s)
    level = s.level[s.active, section] + 1
    pay_fear(s, s.active, level + 1, 48)
    set_level(s, section, level, 48)


# ---- 14.50 ---------------------------------------------------------------------------------------


@rule
def offer_places(s: State, out: Row) -> None:
    for building in range(BUILDINGS_N):
        for ghost in range(RED + 1):
            if s.tokens[s.active, ghost] > 0 and s.reserve[ghost] > 0 and room(s, building) > 0:
                offer(out, place(building, ghost))


@choice("14.50", "place {ghost} {building}", at="building/{building}", seen=everyone)
def place(s: State, building: Building, ghost: Ghost) -> None:
    """14.50 A ghost for a token of its colour. This is no Summon."""
    close(s)
    move_tokens(s, s.active, ghost, -1)
    paid_token(s, s.active, ghost, 50)
    put(s, building, ghost, 1)
    placed(s, s.active, building, ghost)


# ---- 14.52 ---------------------------------------------------------------------------------------


@rule
def draw_bonus(s: State) -> None:
    """14.52 From the reserve, face up."""
    kind = draw(s)
    drew(s, s.active, kind)
    take(s, s.active, kind)


# ---- using one -----------------------------------------------------------------------------------


@rule
def offer_with(s: State, step: int, out: Row) -> None:
    """What one can do with a power, by the question that it asks."""
    if step == REMOVE:
        offer_removals(s, out)
    elif step == TAKE_TWO:
        offer_discs_back(s, out)
    elif step == LOWER:
        offer_to_lower(s, out)
    elif step == BUY_TOKEN:
        offer_tokens(s, out)
    elif step == TRADING:
        offer_trades(s, out)
    elif step == SWAP:
        offer_swaps(s, out)
    elif step == BUY_LEVEL:
        offer_levels(s, out)
    elif step == PLACE:
        offer_places(s, out)


@rule
def offer_powers(s: State, out: Row) -> None:
    """13.6 A card that one occupies and has not used this turn, if there is something to do."""
    if s.cards_n[s.active] == 0:
        return
    for at in range(ON_DISPLAY):
        card = s.display[at]
        power = POWER_OF[card]
        if card != NO_CARD and power >= 0 and is_ready(s, s.active, card):
            if POWER_STEP[power] == NO_QUESTION:
                possible = s.blocked[s.active] < BONUS_SLOTS
            else:
                before = out[0]
                offer_with(s, POWER_STEP[power], out)
                possible = out[0] > before
                out[0] = before
            if possible:
                offer(out, use(power))


@choice("13.6", "use {power}", at="card/{power}", seen=everyone)
def use(s: State, power: Power) -> None:
    """13.6 What for is asked next."""
    use_up(s, POWERS[power])
    if POWER_STEP[power] == NO_QUESTION:
        draw_bonus(s)
    else:
        ask(s, POWER_STEP[power], 0, 0, 0, 0)
