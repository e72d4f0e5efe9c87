"""The rules of Ghooost!, in the order of the rulebook. Docstrings name its paragraphs."""

from __future__ import annotations

from manoir.games.ghooost.components import (
    BOOS_TO_LOSE,
    CERBERUS,
    COPY,
    HIGHEST,
    IGOR,
    KITTY,
    LOWEST,
    MOST_DEALS,
    NOTHING,
    QUARTET,
    SCOOTY,
    SKELETUM,
    TWIST,
    Copies,
    Many,
    Value,
)
from manoir.games.ghooost.state import State
from manoir.games.ghooost.story import (
    acts_again,
    booed,
    cut_short,
    dealt,
    drew,
    failed,
    laid,
    left,
    lost,
    midnight,
    opened,
    quartet,
    scored,
    skipped,
    stalled,
    swept,
    took,
    tried_luck,
    turn_lost,
    twisted,
    went_on,
    won,
)
from manoir.kit import Row, below, choice, everyone, offer, rule, shuffle

# ---- 1 about -------------------------------------------------------------------------------------


@rule
def in_box(s: State, ghost: int) -> int:
    """1.3 How many cards of a kind the box holds."""
    return s.deck[ghost]


# ---- 2 set-up ------------------------------------------------------------------------------------


@rule
def set_up(s: State) -> None:
    """2.4 The first to begin is drawn by lot."""
    deal(s, below(s.rng, s.players))


@rule
def deal(s: State, first: int) -> None:
    """2.1-2.5 Shuffle, deal hands and mansions; what is left is the crypt."""
    gather_all_cards_in_crypt(s)
    shuffle(s.rng, s.crypt, s.crypt_n)
    dealt(s, first, s.deals + 1)
    for p in range(s.players):
        for _ in range(s.hand_size):
            draw_to_hand(s, p)
        for i in range(s.mansion_size):
            s.mansion[p, i] = top_of_crypt(s)
            take_top_off_crypt(s)
        s.mansion_n[p] = s.mansion_size
    s.actor = first


@rule
def gather_all_cards_in_crypt(s: State) -> None:
    """2.1 A table on which only the deck lies, sorted."""
    s.backwards = s.idle = s.turns_lost = s.again = s.skip = s.out_n = 0
    s.cemetery_n = s.discard_n = s.crypt_n = 0
    for p in range(s.players):
        s.place[p] = s.hand_n[p] = s.mansion_n[p] = 0
        for ghost in range(COPY + 1):
            s.hand[p, ghost] = s.known[p, ghost] = 0
    for ghost in range(COPY + 1):
        s.discard[ghost] = 0
        for _ in range(in_box(s, ghost)):
            s.crypt[s.crypt_n] = ghost
            s.crypt_n += 1


@rule
def top_of_crypt(s: State) -> int:
    return s.crypt[s.crypt_n - 1]


@rule
def take_top_off_crypt(s: State) -> None:
    """4.5 Midnight strikes as soon as the last card is drawn."""
    s.crypt_n -= 1
    if is_midnight(s):
        midnight(s)


@rule
def draw_to_hand(s: State, p: int) -> None:
    ghost = top_of_crypt(s)
    gain(s, p, ghost)
    drew(s, p, ghost)
    take_top_off_crypt(s)


@rule
def gain(s: State, p: int, ghost: int) -> None:
    s.hand[p, ghost] += 1
    s.hand_n[p] += 1


# ---- 3 the turn ----------------------------------------------------------------------------------


@rule
def is_midnight(s: State) -> bool:
    """4.5 It is midnight as soon as the crypt is empty."""
    return s.crypt_n == 0


@rule
def choices(s: State, out: Row) -> None:
    """3.1 Exactly one action, of those that the hour allows."""
    p = s.actor
    top = ghost_on_top(s)
    copies_held = s.hand[p, COPY]
    for ghost in range(LOWEST, HIGHEST + 1):
        for many in range(1, s.hand[p, ghost] + 1):
            for copies in range(copies_held + 1):
                if is_valid(ghost, many + copies, top):
                    offer(out, play(ghost, many, copies))
    if s.hand[p, KITTY] > 0:
        offer(out, play_kitty())
    if not is_midnight(s):
        offer(out, try_luck())
    if s.cemetery_n > 0:
        offer(out, take())
    if is_midnight(s) and s.hand_n[p] == 0:
        offer(out, open_mansion())
    if out[0] == 0:
        offer(out, lose_turn())


@rule
def is_valid(ghost: int, many: int, top: int) -> bool:
    """3.2 At least as scary as the top; 6.3 a Quartet and 7.1 Scooty always; 7.5 scary ghosts."""
    if many >= QUARTET or ghost == SCOOTY:
        return True
    if is_scary(top) and not is_scary(ghost):
        return False
    return ghost >= top


@rule
def is_scary(ghost: int) -> bool:
    """7.5 Cerberus and Igor."""
    return ghost == CERBERUS or ghost == IGOR


@rule
def ghost_on_top(s: State) -> int:
    """3.3 The ghost to beat, looking past Kitties; nothing to beat counts 0."""
    for i in range(s.cemetery_n - 1, -1, -1):
        if s.cemetery[i] != KITTY:
            return worth(s, i)
    return NOTHING


@rule
def worth(s: State, i: int) -> int:
    """7.6 A Miss Copy counts as what she copied."""
    return s.copied[i] if s.cemetery[i] == COPY else s.cemetery[i]


@rule
def begin_action(s: State) -> int:
    """Who acts. 8.3 Counts the actions in which nothing moves on."""
    s.idle += 1
    s.turns_lost = 0
    s.again = s.skip = 0
    return s.actor


# Where it depends on a hand that nothing else is possible, a choice is `secret`, that is, asked all
# the same: if it made itself, the others would learn what that hand does not hold.


@choice("3.4", "lose turn", seen=everyone, secret=True)
def lose_turn(s: State) -> None:
    """3.4 Only where no action at all is possible."""
    in_a_row = s.turns_lost + 1
    p = begin_action(s)
    s.turns_lost = in_a_row
    turn_lost(s, p)


# ---- 4 before midnight, 5 after midnight ---------------------------------------------------------


@choice(
    "4.1",
    "play {many} {ghost}[ + {copies} miss-copy]",
    at="hand/{ghost}",
    seen=everyone,
    secret=True,
)
def play(s: State, ghost: Value, many: Many, copies: Copies) -> None:
    """4.1, 5.1 One or several identical ghosts of the hand; 7.6 Miss Copy only in company."""
    p = begin_action(s)
    lose(s, p, ghost, many)
    lose(s, p, COPY, copies)
    laid(s, p, ghost, many, copies)
    lay(s, p, ghost, many, copies)


@choice("7.2", "play kitty", at="hand/kitty", seen=everyone, secret=True)
def play_kitty(s: State) -> None:
    """7.2-7.4 Kitty goes alone, beside the cemetery, and the next player is skipped."""
    p = begin_action(s)
    lose(s, p, KITTY, 1)
    laid(s, p, KITTY, 1, 0)
    lay_kitty(s)


@choice("4.2", "try luck", at="crypt", seen=everyone, secret=True)
def try_luck(s: State) -> None:
    """4.2 Turn up the top of the crypt and play it."""
    p = begin_action(s)
    ghost = top_of_crypt(s)
    tried_luck(s, p, ghost)
    take_top_off_crypt(s)
    play_turned(s, p, ghost)


@choice("4.3", "take", at="cemetery", seen=everyone, secret=True)
def take(s: State) -> None:
    """4.3, 5.2 The whole cemetery into the hand."""
    p = begin_action(s)
    take_cemetery(s, p)


@choice("5.3", "open mansion", at="mansion", seen=everyone)
def open_mansion(s: State) -> None:
    """5.3 With an empty hand, turn up the top of the own mansion and play it."""
    p = begin_action(s)
    s.mansion_n[p] -= 1
    ghost = s.mansion[p, s.mansion_n[p]]
    opened(s, p, ghost)
    play_turned(s, p, ghost)


@rule
def play_turned(s: State, p: int, ghost: int) -> None:
    """4.2, 5.3 A turned ghost is played if it may be, else it is taken with the cemetery."""
    s.idle = 0
    if ghost == KITTY:
        lay_kitty(s)
    elif ghost != COPY and is_valid(ghost, 1, ghost_on_top(s)):
        lay(s, p, ghost, 1, 0)
    else:
        failed(s, p)
        put(s, ghost, NOTHING)
        take_cemetery(s, p)


@rule
def take_cemetery(s: State, p: int) -> None:
    """4.3 Everybody saw these cards, and goes on knowing where they are (1.4)."""
    took(s, p, s.cemetery_n)
    for i in range(s.cemetery_n):
        gain(s, p, s.cemetery[i])
        s.known[p, s.cemetery[i]] += 1
    s.cemetery_n = 0


@rule
def lose(s: State, p: int, ghost: int, many: int) -> None:
    """Cards leave a hand; those that everyone knew of leave first (1.4)."""
    s.hand[p, ghost] -= many
    s.hand_n[p] -= many
    s.known[p, ghost] = max(0, s.known[p, ghost] - many)


@rule
def put(s: State, ghost: int, copied: int) -> None:
    """One card onto the cemetery."""
    s.cemetery[s.cemetery_n] = ghost
    s.copied[s.cemetery_n] = copied
    s.cemetery_n += 1


# ---- 6 combinations, 7 special ghosts ------------------------------------------------------------


@rule
def lay(s: State, p: int, ghost: int, many: int, copies: int) -> None:
    """6, 7 Ghosts come to lie on the cemetery and do what they do."""
    for _ in range(many):
        put(s, ghost, NOTHING)
    for _ in range(copies):
        put(s, COPY, ghost)
    if ghost == TWIST:
        turn_round(s)
    if equal_on_top(s, ghost) >= QUARTET:
        quartet(s, p)
        sweep(s)
    elif ghost == SKELETUM:
        sweep(s)
    elif many + copies >= 2:
        s.again = 1


@rule
def lay_kitty(s: State) -> None:
    """7.2, 7.3 Beside the cemetery, so that the ghost on top stays the same."""
    put(s, KITTY, NOTHING)
    s.skip = 1


@rule
def equal_on_top(s: State, ghost: int) -> int:
    """6.4 How many equal ghosts lie on top, Kitties left aside."""
    n = 0
    for i in range(s.cemetery_n - 1, -1, -1):
        if worth(s, i) == ghost:
            n += 1
        elif s.cemetery[i] != KITTY:
            break
    return n


@rule
def sweep(s: State) -> None:
    """6.5, 7.8, 7.9 The cemetery, Kitties included, is out of the game for good; act again."""
    swept(s, s.cemetery_n)
    s.again = 1
    s.idle = 0
    for i in range(s.cemetery_n):
        s.discard[s.cemetery[i]] += 1
    s.discard_n += s.cemetery_n
    s.cemetery_n = 0


@rule
def turn_round(s: State) -> None:
    """7.7 Once for each play, however many Twists lie."""
    s.backwards = 1 - s.backwards
    twisted(s)


# ---- 3.1 the end of an action --------------------------------------------------------------------


@rule
def end_action(s: State) -> None:
    """3.1 After every action: refill, midnight, out, and then whose turn it is."""
    p = s.actor
    refill(s, p)
    if s.hand_n[p] == 0 and s.mansion_n[p] == 0:
        leave(s, p)
    if s.out_n == s.players - 1:
        end_deal(s)
        return
    if s.again:
        acts_again(s, p)
    else:
        pass_on(s)
        if s.skip:
            skipped(s, s.actor)
            pass_on(s)
    if s.idle >= s.patience or s.turns_lost >= s.players - s.out_n:
        stalled(s)
        rank_those_left(s)
        end_deal(s)


@rule
def refill(s: State, p: int) -> None:
    """4.4, 6.2 Before midnight a hand is refilled, as far as the crypt goes."""
    while s.hand_n[p] < s.hand_size and not is_midnight(s):
        draw_to_hand(s, p)
        s.idle = 0


@rule
def pass_on(s: State) -> None:
    """2.5, 7.7 The next player who still has ghosts, in the direction of play."""
    p = s.actor
    while True:
        p = (p + (s.players - 1 if s.backwards else 1)) % s.players
        if s.place[p] == 0:
            break
    s.actor = p


# ---- 8 the end -----------------------------------------------------------------------------------


@rule
def leave(s: State, p: int) -> None:
    """8.1 Out, and among the winners; the turn passes on, whatever was played."""
    s.idle = s.again = 0
    get_place(s, p)
    left(s, p, s.place[p])


@rule
def get_place(s: State, p: int) -> None:
    s.out_n += 1
    s.place[p] = s.out_n


@rule
def rank_those_left(s: State) -> None:
    """8.3 Fewer cards are better; with equal cards, whoever would act sooner."""
    while s.out_n < s.players - 1:
        best = s.actor
        for _ in range(s.players - s.out_n - 1):
            pass_on(s)
            if cards_left(s, s.actor) < cards_left(s, best):
                best = s.actor
        pass_on(s)
        get_place(s, best)
        if s.actor == best:
            pass_on(s)


@rule
def cards_left(s: State, p: int) -> int:
    return s.hand_n[p] + s.mansion_n[p]


@rule
def end_deal(s: State) -> None:
    """8.2 The last one with ghosts has lost."""
    loser = 0
    for p in range(s.players):
        if s.place[p] == 0:
            loser = p
    lost(s, loser)
    s.deals += 1
    if s.several_deals:
        score_deal(s, loser)
        end_match_or_deal_again(s, loser)
    else:
        s.over = 1


@rule
def is_over(s: State) -> bool:
    return s.over == 1


# ---- 9 several deals -----------------------------------------------------------------------------


@rule
def score_deal(s: State, loser: int) -> None:
    """9.1, 9.2 A Boo! for the loser, points for the others."""
    for p in range(s.players):
        if p != loser:
            s.points[p] += points_of_deal(s, p)
            scored(s, p, points_of_deal(s, p))
    s.boos[loser] += 1
    booed(s, loser, s.boos[loser])


@rule
def points_of_deal(s: State, p: int) -> int:
    """9.2 One for getting rid of all ghosts, one more for the first, one more for the last."""
    return 1 + (s.place[p] == 1) + (s.place[p] == s.players - 1)


@rule
def end_match_or_deal_again(s: State, loser: int) -> None:
    """9.3-9.6 A second Boo! ends the match once one player leads; else the loser begins anew."""
    if has_second_boo(s) and leaders(s) == 1:
        s.over = 1
        for p in range(s.players):
            if is_leader(s, p):
                won(s, p)
    elif s.deals == MOST_DEALS:
        s.over = 1
        cut_short(s)
    else:
        if has_second_boo(s):
            went_on(s)
        deal(s, loser)


@rule
def has_second_boo(s: State) -> bool:
    for p in range(s.players):
        if s.boos[p] >= BOOS_TO_LOSE:
            return True
    return False


@rule
def is_leader(s: State, p: int) -> bool:
    """9.4 The most points among those with fewer than two Boo! tokens."""
    if s.boos[p] >= BOOS_TO_LOSE:
        return False
    for q in range(s.players):
        if s.boos[q] < BOOS_TO_LOSE and s.points[q] > s.points[p]:
            return False
    return True


@rule
def leaders(s: State) -> int:
    n = 0
    for p in range(s.players):
        if is_leader(s, p):
            n += 1
    return n


# ---- what others ask of the rules ----------------------------------------------------------------


@rule
def whose_turn(s: State) -> int:
    return s.actor


@rule
def score(s: State, p: int) -> int:
    """The points of the match, or of the one deal; the loser of one deal has -1."""
    if s.several_deals:
        return s.points[p]
    if s.place[p] == 0:
        return -1
    return 1 if s.players == 2 else points_of_deal(s, p)


@rule
def wins(s: State, p: int) -> bool:
    """8.1 Whoever is out; 9.4 in a match, whoever leads."""
    return is_leader(s, p) if s.several_deals else s.place[p] != 0
