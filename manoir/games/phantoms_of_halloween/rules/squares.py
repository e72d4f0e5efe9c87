"""6 The squares of the pumpkin: what happens to whoever arrives there, or stays."""

from __future__ import annotations

from manoir.games.phantoms_of_halloween.components import (
    AUCTION,
    BLACK,
    CHARACTERS,
    DEBT,
    DRAW,
    EXCHANGE,
    GREEN,
    HALLOWEEN,
    NOBODY,
    PARTY,
    PHEW,
    RED,
    SALE,
    SELL,
    STUMP,
    UNMASK,
    Character,
)
from manoir.games.phantoms_of_halloween.rules.auction import auction, take_off_stump
from manoir.games.phantoms_of_halloween.rules.knowledge import (
    characters_of,
    hand_over,
    look,
    remember,
    show_to_all,
)
from manoir.games.phantoms_of_halloween.rules.money import (
    amount_here,
    end_red,
    pay,
    pay_what_one_can,
    receive,
)
from manoir.games.phantoms_of_halloween.rules.pairing import let_re_pair
from manoir.games.phantoms_of_halloween.state import (
    ANSWER,
    AT_PHEW,
    DEMAND,
    HIDE,
    NAME,
    SETTLED,
    WISH,
    State,
)
from manoir.games.phantoms_of_halloween.story import (
    bought,
    exchanged,
    got_rid,
    sent_away,
    wished,
)
from manoir.kit import Row, below, choice, everyone, offer, rule


@rule
def square_of(s: State, p: int) -> int:
    """What kind of square a pawn stands on."""
    return s.track[s.place[p]]


@rule
def land(s: State, p: int) -> None:
    """6 What the square does."""
    square = square_of(s, p)
    if square == GREEN:
        receive(s, p, amount_here(s, p))
    elif square == RED:
        red(s, p)
    elif square == AUCTION and s.stump_n > 0:
        auction(s, top_of_stump(s), STUMP)
    elif square == AUCTION or square == HALLOWEEN:
        halloween(s, p)
    elif square == DRAW:
        draw_for_a_price(s, p)
    elif square == EXCHANGE:
        exchange(s, p)
    elif square == SELL:
        sell_by_auction(s, p)
    elif square == UNMASK and characters_of(s, p) > 0:
        s.step = HIDE
    elif square == PHEW and characters_of(s, p) > 0:
        s.step = AT_PHEW
    elif square == BLACK:
        s.misses[p] = 1


@rule
def others_have_characters(s: State, p: int) -> bool:
    for c in range(CHARACTERS):
        if s.owner[c] != NOBODY and s.owner[c] != p:
            return True
    return False


# ---- 6.2-6.4 red ---------------------------------------------------------------------------------


@rule
def red(s: State, p: int) -> None:
    """6.2 Pay; 6.3 whoever cannot, and has a character, must let one be sold."""
    if s.cash[p] >= amount_here(s, p) or characters_of(s, p) == 0:
        pay_what_one_can(s, p, amount_here(s, p))
        end_red(s, p)
    else:
        s.decider = right_neighbour(s, p)
        s.step = DEMAND


@rule
def right_neighbour(s: State, p: int) -> int:
    """6.3 Turns go to the left, so the right neighbour is the one before."""
    return (p + s.players - 1) % s.players


@rule
def demand_choices(s: State, out: Row) -> None:
    """6.3 Any character of whoever owes."""
    for c in range(CHARACTERS):
        if s.owner[c] == s.active:
            offer(out, demand(c))


@choice("6.3", "demand {character}", at="character/{character}", seen=everyone)
def demand(s: State, character: Character) -> None:
    """6.3 The right neighbour names the character that must be sold."""
    auction(s, character, DEBT)


@rule
def riddance_choices(s: State, out: Row) -> None:
    """6.4 Any own character, or none."""
    for c in range(CHARACTERS):
        if s.owner[c] == s.decider:
            offer(out, get_rid_of(c))
    offer(out, keep_all())


@choice("6.4", "get rid of {character}", at="character/{character}", seen=everyone)
def get_rid_of(s: State, character: Character) -> None:
    """6.4 Out of the game; the points stay a secret."""
    p = s.decider
    remember(s, p, character)
    got_rid(s, p, character)
    take_out(s, p, character)


@rule
def take_out(s: State, p: int, c: int) -> None:
    s.owner[c] = NOBODY
    let_re_pair(s, p)
    s.step = SETTLED


@choice({"phew": "6.11", "riddance": "6.4"}, "keep all", at="nobody", seen=everyone)
def keep_all(s: State) -> None:
    """6.4, 6.11 Nobody has to get rid of anything."""
    s.step = SETTLED


# ---- 6.5, 6.6 the stump --------------------------------------------------------------------------


@rule
def top_of_stump(s: State) -> int:
    return s.stump[s.stump_n - 1]


@rule
def draw(s: State, p: int) -> None:
    """2.4, 6.6 The top character of the stump, with its point card."""
    c = top_of_stump(s)
    take_off_stump(s)
    s.owner[c] = p
    look(s, p, c)


@rule
def draw_for_a_price(s: State, p: int) -> None:
    """6.6 Whoever can pay must; otherwise the character is sold by auction, unseen."""
    if s.stump_n > 0:
        if s.cash[p] >= amount_here(s, p):
            pay(s, p, amount_here(s, p))
            bought(s, p, top_of_stump(s), amount_here(s, p))
            draw(s, p)
            let_re_pair(s, p)
        else:
            auction(s, top_of_stump(s), STUMP)


# ---- 6.7 exchange --------------------------------------------------------------------------------


@rule
def exchange(s: State, p: int) -> None:
    """6.7 It takes a character on both sides."""
    if characters_of(s, p) > 0 and others_have_characters(s, p):
        s.step = WISH


@rule
def wish_choices(s: State, out: Row) -> None:
    """6.7 Any character of the others."""
    for c in range(CHARACTERS):
        if s.owner[c] != NOBODY and s.owner[c] != s.decider:
            offer(out, wish_for(c))


@choice("6.7", "wish for {character}", at="character/{character}", seen=everyone)
def wish_for(s: State, character: Character) -> None:
    """6.7 A character of whomever one likes."""
    s.lot = character
    wished(s, s.decider, character)
    s.decider = s.owner[character]
    s.step = ANSWER


@rule
def answer_choices(s: State, out: Row) -> None:
    """6.7 Any character that the other one had before."""
    for c in range(CHARACTERS):
        if s.owner[c] == s.active:
            offer(out, take_in_return(c))


@choice("6.7", "take {character}", at="character/{character}", seen=everyone)
def take_in_return(s: State, character: Character) -> None:
    """6.7 Its owner chooses one in return, and both change hands with their point cards."""
    other = s.decider
    exchanged(s, other, character)
    change_hands(s, s.lot, s.active)
    change_hands(s, character, other)
    s.step = SETTLED


@rule
def change_hands(s: State, c: int, to: int) -> None:
    hand_over(s, c, to)
    look(s, to, c)
    let_re_pair(s, to)


# ---- 6.8 sell, 6.9 Halloween ---------------------------------------------------------------------


@rule
def sell_by_auction(s: State, p: int) -> None:
    """6.8 The right neighbour draws one of the characters at random."""
    many = characters_of(s, p)
    if many > 0:
        nth = below(s.rng, many)
        for c in range(CHARACTERS):
            if s.owner[c] == p:
                if nth == 0:
                    auction(s, c, SALE)
                    return
                nth -= 1


@rule
def halloween(s: State, p: int) -> None:
    """6.9 One has to name a character of somebody else, if there is one."""
    if others_have_characters(s, p):
        s.step = NAME


@rule
def name_choices(s: State, out: Row) -> None:
    """6.9 Any character of the others."""
    for c in range(CHARACTERS):
        if s.owner[c] != NOBODY and s.owner[c] != s.decider:
            offer(out, name(c))


@choice("6.9", "name {character}", at="character/{character}", seen=everyone)
def name(s: State, character: Character) -> None:
    """6.9 It is sold by auction, for its owner."""
    auction(s, character, PARTY)


# ---- 6.10 unmask, 6.11 phew ----------------------------------------------------------------------


@rule
def hide_choices(s: State, out: Row) -> None:
    """6.10 One character may stay hidden, whichever it is."""
    for c in range(CHARACTERS):
        if s.owner[c] == s.decider:
            offer(out, hide(c))
    offer(out, show_all())


@choice("6.10", "hide {character}", at="character/{character}", seen=everyone)
def hide(s: State, character: Character) -> None:
    """6.10 All but one are shown."""
    unmask_all_but(s, s.decider, character)


@choice("6.10", "show all", at="everybody", seen=everyone)
def show_all(s: State) -> None:
    """6.10 Nobody has to hide anything."""
    unmask_all_but(s, s.decider, NOBODY)


@rule
def unmask_all_but(s: State, p: int, hidden: int) -> None:
    for c in range(CHARACTERS):
        if s.owner[c] == p and c != hidden:
            show_to_all(s, p, c)
            let_re_pair(s, p)
    s.step = SETTLED


@rule
def phew_choices(s: State, out: Row) -> None:
    """6.11 Any own character, or none."""
    offer(out, keep_all())
    for c in range(CHARACTERS):
        if s.owner[c] == s.decider:
            offer(out, send_away(c))


@choice("6.11", "send away {character}", at="character/{character}", seen=everyone)
def send_away(s: State, character: Character) -> None:
    """6.11 Shown to all, and out of the game."""
    p = s.decider
    show_to_all(s, p, character)
    sent_away(s, p, character)
    take_out(s, p, character)
