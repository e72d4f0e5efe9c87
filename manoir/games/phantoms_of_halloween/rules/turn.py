"""3 The turn, 7 leaving the pumpkin, 8 the end."""

from __future__ import annotations

from manoir.games.phantoms_of_halloween.components import (
    BLACK,
    CHARACTERS,
    DIE,
    GREEN,
    RED,
    STAYS,
    TRIES,
    WORTH,
)
from manoir.games.phantoms_of_halloween.rules.auction import is_on_black
from manoir.games.phantoms_of_halloween.rules.knowledge import characters_in_box
from manoir.games.phantoms_of_halloween.rules.pairing import offer_re_pairing
from manoir.games.phantoms_of_halloween.rules.squares import land, square_of
from manoir.games.phantoms_of_halloween.state import SETTLED, STOP, TURN, State
from manoir.games.phantoms_of_halloween.story import (
    closed,
    counted,
    left,
    missed,
    moved,
    rolled,
    stayed,
    tried,
    turned_up,
)
from manoir.kit import Row, choice, everyone, offer, roll, rule


@rule
def go_on(s: State) -> None:
    """3.1 What follows by itself, until somebody has to choose or the game is over."""
    while s.step == SETTLED and not is_over(s):
        if s.to_offer != 0:
            offer_re_pairing(s)
        elif s.opening:
            play_turn(s)
        else:
            end_turn(s)


@rule
def play_turn(s: State) -> None:
    """3.1 Stay or roll; 3.3, 6.12 unless the turn is missed."""
    p = s.active
    s.opening = 0
    if s.misses[p]:
        s.misses[p] = 0
        missed(s, p)
    else:
        s.decider = p
        s.step = TURN


@rule
def end_turn(s: State) -> None:
    """3.1 The next player to the left; 4.2 who may re-pair first, unless just asked."""
    s.turns += 1
    if s.turns >= s.rounds * s.players:
        closed(s)
        finish(s)
    else:
        s.active = (s.active + 1) % s.players
        s.opening = 1
        if s.ask_opening and s.offered >> s.active & 1 == 0:
            s.to_offer = 1 << s.active
        s.offered = 0


@rule
def turn_choices(s: State, out: Row) -> None:
    """3.1 Roll; stay on green or red; 7.3, 7.4 wait on black or try to get out."""
    p = s.decider
    offer(out, roll_die())
    if may_stay(s, p):
        offer(out, stay())
    if may_try(s, p):
        offer(out, try_for_six())


@rule
def may_stay(s: State, p: int) -> bool:
    """6.1, 6.2 For two turns after arriving; 7.4 on black as long as one likes."""
    square = square_of(s, p)
    if square == GREEN or square == RED:
        return s.stays[p] < STAYS
    return may_try(s, p)


@rule
def may_try(s: State, p: int) -> bool:
    """7.3 On a black square, with the stump empty (the turn has been missed by now)."""
    return is_on_black(s, p) and s.stump_n == 0


@choice("3.2", "roll", at="die", seen=everyone)
def roll_die(s: State) -> None:
    """3.2 Whoever has rolled must move; 7.2 a black square on the way may be reason to stop."""
    p = s.decider
    s.die = roll(s.rng, DIE)
    rolled(s, p, s.die)
    if s.stump_n == 0 and 0 < steps_to_black(s, p) < s.die:
        s.step = STOP
    else:
        arrive(s, p, s.die)


@rule
def steps_to_black(s: State, p: int) -> int:
    """7.2 How far the next black square lies ahead, 0 if it is out of reach of a die."""
    for steps in range(1, DIE + 1):
        if s.track[(s.place[p] + steps) % s.squares] == BLACK:
            return steps
    return 0


@rule
def arrive(s: State, p: int, steps: int) -> None:
    """3.2 Counter-clockwise, and then what the square does."""
    s.place[p] = (s.place[p] + steps) % s.squares
    s.stays[p] = 0
    s.step = SETTLED
    moved(s, p, s.place[p], square_of(s, p))
    land(s, p)


@rule
def stop_choices(s: State, out: Row) -> None:
    """7.2 Stop on black, or go the whole way."""
    offer(out, stop())
    offer(out, walk_past())


@choice("7.2", "stop", at="black", seen=everyone)
def stop(s: State) -> None:
    """7.2 More than the needed roll is enough."""
    arrive(s, s.decider, steps_to_black(s, s.decider))


@choice("7.2", "walk past", at="onward", seen=everyone)
def walk_past(s: State) -> None:
    """7.2 As many squares as the die shows."""
    arrive(s, s.decider, s.die)


@choice("3.1", "stay", at="stay", seen=everyone)
def stay(s: State) -> None:
    """3.1 Green and red pay or cost again; 7.4 on black one waits."""
    p = s.decider
    s.step = SETTLED
    stayed(s, p)
    if not is_on_black(s, p):
        s.stays[p] += 1
        land(s, p)


@choice("7.3", "try for six", at="die", seen=everyone)
def try_for_six(s: State) -> None:
    """7.3 Up to three dice; the first six ends the game."""
    p = s.decider
    s.step = SETTLED
    for _ in range(TRIES):
        s.die = roll(s.rng, DIE)
        tried(s, p, s.die)
        if s.die == DIE:
            leave(s, p)
            return


@rule
def leave(s: State, p: int) -> None:
    """8.1 The first to leave ends the game."""
    s.leaver = p
    left(s, p)
    finish(s)


@rule
def finish(s: State) -> None:
    """8.2 All characters are turned up."""
    s.over = 1
    for c in range(characters_in_box(s)):
        if not s.face_up[c]:
            turned_up(s, c, s.worth[c])
    for p in range(s.players):
        counted(s, p, score(s, p))


@rule
def is_over(s: State) -> bool:
    return s.over == 1


@rule
def score(s: State, p: int) -> int:
    """8.2 Disguises count for, ghosts against; money counts for nothing."""
    total = 0
    for c in range(CHARACTERS):
        if s.owner[c] == p:
            total += WORTH[s.worth[c]]
    return total


@rule
def wins(s: State, p: int) -> bool:
    """8.2 The most points; if they are equal, more pumpkins."""
    for q in range(s.players):
        if score(s, q) > score(s, p):
            return False
        if score(s, q) == score(s, p) and s.cash[q] > s.cash[p]:
            return False
    return True
