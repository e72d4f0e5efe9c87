"""What the hunters can know: which hidings fit everything they saw, and how likely each is.

Every room that the ghosts took was the first on a line from one of the acting master's ghosts, or
from one of his partner's where his own could not act. That is all there is to know, and so few
hidings are possible that they can all be weighed: the first master keeps any two colours (six ways)
and each ghost lies under a room of its colour that has not fallen.

A hiding is weighed by the chance that masters who like dear rooms a little would have taken just
these rooms: each line from each of their ghosts is as good as the value at its end pulls. The two
masters' ghosts are weighed apart, 81 hidings each instead of 6,561 together; only a master who was
alive and shut in makes the one depend on the other, which is looked at last.

Turns of the ghosts are numbered 0, 1, 2 …; a set of them is a number with a bit for each.
"""

from __future__ import annotations

from manoir.games.phantom_society.components import (
    BARE,
    BID,
    CHAIRS,
    DIRECTIONS,
    GHOSTS_OF_A_MASTER,
    HIDE,
    LOWEST_BID,
    MASTER,
    NOWHERE,
    PLACES,
    PLAY,
)
from manoir.games.phantom_society.rules import (
    colour_of,
    finds_acting_master,
    first_master,
    first_room,
    is_masters_chair,
    may_hide,
    opposite,
    seat_on,
    stood,
    value_of,
)
from manoir.games.phantom_society.state import State
from manoir.kit import Row, rule
from manoir.kit.dice import seed
from manoir.kit.mind import Floats
from manoir.kit.quick import quick_below, quick_bits

# How much a room of each value pulls: e to the power of a fifth of it, in hundredths.
PULL = (0, 122, 149, 182, 223, 272, 332)
# The colours that the first master may keep, as bits: two of four, or all that there are.
TWO_COLOURS = (3, 5, 6, 9, 10, 12)
BIDS_OF_A_DECK = 15

# Room to think in. In one row: for each place the turns on which a ghost there could have taken
# what was taken, then the places of each colour where its ghost may lie, and how many they are,
# then the hiding just drawn. In the other: the turns on which a ghost there could take anything,
# then for each turn and place what pulls it.
LISTS, MANY, DRAWN, PULLS = 40, 200, 210, 40
ALL_PLACES = PLACES + 1
SCRATCH = PULLS + ALL_PLACES * ALL_PLACES


# ---- what was seen -------------------------------------------------------------------------------


@rule
def ghosts_turns(s: State) -> int:
    """How many turns of the ghosts lie behind."""
    return (s.turns + 1) // 2


@rule
def note_lines(s: State, reach: Row, able: Row) -> None:
    """5.2 Along which lines the ghosts can have acted on each turn."""
    for place in range(PLACES + 1):
        reach[place] = able[place] = 0
    for taken in range(1, PLACES + 1):
        turn = s.fell[taken]
        if turn % 2 == 1:
            for direction in range(DIRECTIONS):
                reach[first_room(s, taken, direction, turn)] |= 1 << turn // 2
    reach[NOWHERE] = 0
    for number in range(ghosts_turns(s)):
        able[PULLS + number * ALL_PLACES + NOWHERE] = 0
    for place in range(1, PLACES + 1):
        if may_have_hidden(s, place):
            for number in range(ghosts_turns(s)):
                pull = pulled(s, place, 2 * number + 1)
                able[PULLS + number * ALL_PLACES + place] = pull
                if pull > 0:
                    able[place] |= 1 << number


@rule
def may_have_hidden(s: State, place: int) -> bool:
    """7.3 A revealed ghost was where it is seen; the others lie under rooms of their colour."""
    if s.room[place] == BARE:
        return False
    revealed = s.revealed[colour_of(s.room[place])]
    return place == revealed or (revealed == NOWHERE and s.fell[place] == 0)


@rule
def pulled(s: State, place: int, turn: int) -> int:
    """What a ghost at this place could take on a turn, by its pull; 0 if nothing."""
    pull = 0
    if stood(s, place, turn):
        for direction in range(DIRECTIONS):
            target = first_room(s, place, direction, turn)
            if target != NOWHERE:
                pull += PULL[value_of(s.room[target])]
    return pull


@rule
def list_places(s: State, left: Row) -> None:
    """3.1 Where the ghost of each colour may lie."""
    for colour in range(CHAIRS):
        left[MANY + colour] = 0
    for place in range(1, PLACES + 1):
        if may_have_hidden(s, place):
            colour = colour_of(s.room[place])
            left[LISTS + PLACES * colour + left[MANY + colour]] = place
            left[MANY + colour] += 1


@rule
def turns_used(s: State) -> int:
    """The turns on which the ghosts took a room; 4.3 the others were passed over."""
    used = 0
    for place in range(1, PLACES + 1):
        if s.fell[place] % 2 == 1:
            used |= 1 << s.fell[place] // 2
    return used


@rule
def turns_of_first(s: State) -> int:
    """4.1 The turns of the first master's chair: all, where one player has all the ghosts."""
    if has_one_master(s):
        return (1 << ghosts_turns(s)) - 1
    turns = 0
    for number in range(0, ghosts_turns(s), 2):
        turns |= 1 << number
    return turns


@rule
def has_one_master(s: State) -> bool:
    chair = first_master(s)
    return seat_on(s, chair) == seat_on(s, opposite(s, chair))


@rule
def turns_without(s: State, mine: int) -> int:
    """The turns that began when all ghosts of these colours had been revealed."""
    last = 0
    for colour in range(s.colours):
        if mine >> colour & 1:
            if s.revealed[colour] == NOWHERE:
                return 0
            last = max(last, s.fell[s.revealed[colour]])
    turns = 0
    for number in range(ghosts_turns(s)):
        if 2 * number + 1 > last:
            turns |= 1 << number
    return turns


@rule
def turns_to_answer_for(s: State, mine: int, my_turns: int) -> int:
    """4.2 A master answers for the turns of his chair while he has ghosts, and for his partner's
    once the partner has none."""
    without = turns_without(s, mine)
    if not s.stand_in:
        return my_turns & ~without
    theirs = ((1 << s.colours) - 1) & ~mine
    everything = (1 << ghosts_turns(s)) - 1
    return my_turns & ~without | everything & ~my_turns & turns_without(s, theirs)


# ---- weighing ------------------------------------------------------------------------------------


@rule
def chance(turns: int, number: int, a: int, b: int, c: int, d: int, reach: Row, able: Row) -> float:
    """The chance that a master with ghosts at these places takes what was taken on these turns."""
    likely = 1.0
    while turns > 0:
        if turns & 1:
            at = PULLS + number * ALL_PLACES
            pull = able[at + a] + able[at + b] + able[at + c] + able[at + d]
            lines = reach[a] >> number & 1
            lines += reach[b] >> number & 1
            lines += reach[c] >> number & 1
            lines += reach[d] >> number & 1
            likely = likely * (100.0 * lines / pull)
        turns >>= 1
        number += 1
    return likely


@rule
def weight_of(
    answered: int, passed: int, a: int, b: int, c: int, d: int, reach: Row, able: Row
) -> float:
    """The weight of one master's ghosts at these places: 0 where they could act on a turn that was
    passed over, or could and did not on one that he answers for."""
    could = able[a] | able[b] | able[c] | able[d]
    did = reach[a] | reach[b] | reach[c] | reach[d]
    if could & (passed | answered & ~did) != 0:
        return 0.0
    return chance(answered & could, 0, a, b, c, d, reach, able)


@rule
def weigh(s: State, mine: int, my_turns: int, rng: Row, left: Row, able: Row, at: int) -> float:
    """The weight of all hidings of one master's colours together; one of them, drawn by its weight,
    is left at `at`. `left` begins with the lines that reach."""
    answered = turns_to_answer_for(s, mine, my_turns) & turns_used(s)
    passed = turns_passed(s, my_turns)
    total = 0.0
    for i in range(many(mine, 0, left)):
        a = listed(mine, 0, i, left)
        for j in range(many(mine, 1, left)):
            b = listed(mine, 1, j, left)
            for k in range(many(mine, 2, left)):
                c = listed(mine, 2, k, left)
                for m in range(many(mine, 3, left)):
                    d = listed(mine, 3, m, left)
                    weight = weight_of(answered, passed, a, b, c, d, left, able)
                    if weight > 0.0:
                        total += weight
                        if uniform(rng) * total < weight:
                            left[at] = a
                            left[at + 1] = b
                            left[at + 2] = c
                            left[at + 3] = d
    return total


@rule
def weigh_places(
    s: State, mine: int, my_turns: int, left: Row, able: Row, sums: Floats, at: int
) -> float:
    """As `weigh`; the weight of all hidings with a ghost at a place is left in `sums`."""
    answered = turns_to_answer_for(s, mine, my_turns) & turns_used(s)
    passed = turns_passed(s, my_turns)
    for place in range(PLACES + 1):
        sums[at + place] = 0.0
    total = 0.0
    for i in range(many(mine, 0, left)):
        a = listed(mine, 0, i, left)
        for j in range(many(mine, 1, left)):
            b = listed(mine, 1, j, left)
            for k in range(many(mine, 2, left)):
                c = listed(mine, 2, k, left)
                for m in range(many(mine, 3, left)):
                    d = listed(mine, 3, m, left)
                    weight = weight_of(answered, passed, a, b, c, d, left, able)
                    if weight > 0.0:
                        total += weight
                        sums[at + a] += weight
                        sums[at + b] += weight
                        sums[at + c] += weight
                        sums[at + d] += weight
    return total


@rule
def turns_passed(s: State, my_turns: int) -> int:
    """4.3 The turns passed over on which a master could not act: his own, or anybody's where he
    would have stood in."""
    passed = ((1 << ghosts_turns(s)) - 1) & ~turns_used(s)
    return passed if s.stand_in else passed & my_turns


@rule
def many(mine: int, colour: int, left: Row) -> int:
    """How many places there are to try: one, nowhere, for a colour that is somebody else's."""
    return left[MANY + colour] if mine >> colour & 1 else 1


@rule
def listed(mine: int, colour: int, number: int, left: Row) -> int:
    return left[LISTS + PLACES * colour + number] if mine >> colour & 1 else NOWHERE


@rule
def uniform(rng: Row) -> float:
    return quick_bits(rng) / 4294967296.0


# ---- believing -----------------------------------------------------------------------------------


@rule
def believe(s: State, left: Row, able: Row, w: Floats, at: int) -> None:
    """How likely a ghost of the first master lies at each place, from `at` on, and behind that, one
    of the other's. Behind both is room to add up."""
    note_lines(s, left, able)
    list_places(s, left)
    other, mine_at, theirs_at = at + PLACES + 1, at + 2 * (PLACES + 1), at + 3 * (PLACES + 1)
    for i in range(2 * (PLACES + 1)):
        w[at + i] = 0.0
    everything, turns, total = (1 << s.colours) - 1, turns_of_first(s), 0.0
    others_turns = ((1 << ghosts_turns(s)) - 1) & ~turns
    for split in range(splits(s)):
        mine = colours_of_first(s, split)
        first = weigh_places(s, mine, turns, left, able, w, mine_at)
        if first > 0.0:
            second = 1.0
            for i in range(PLACES + 1):
                w[theirs_at + i] = 0.0
            if mine != everything:
                second = weigh_places(s, everything & ~mine, others_turns, left, able, w, theirs_at)
            total += first * second
            for i in range(1, PLACES + 1):
                w[at + i] += w[mine_at + i] * second
                w[other + i] += w[theirs_at + i] * first
    if total > 0.0:
        for i in range(2 * (PLACES + 1)):
            w[at + i] = w[at + i] / total


# ---- drawing -------------------------------------------------------------------------------------


@rule
def splits(s: State) -> int:
    """In how many ways the masters can share the colours."""
    return 1 if has_one_master(s) else len(TWO_COLOURS)


@rule
def colours_of_first(s: State, split: int) -> int:
    """The colours that the first master keeps, as bits."""
    return (1 << s.colours) - 1 if has_one_master(s) else TWO_COLOURS[split]


@rule
def draw_hiding(s: State, rng: Row, left: Row, able: Row) -> None:
    """A hiding that fits what was seen, by its weight."""
    note_lines(s, left, able)
    list_places(s, left)
    drawn = False
    while not drawn:
        total = 0.0
        s.acting = seat_on(s, s.turn)
        for split in range(splits(s)):
            mine = colours_of_first(s, split)
            weight = weigh_split(s, mine, rng, left, able)
            total += weight
            if uniform(rng) * total < weight:
                for colour in range(s.colours):
                    mines = mine >> colour & 1
                    s.ghost[colour] = left[DRAWN + colour + (0 if mines else CHAIRS)]
                    s.keeper[colour] = master(s, mines)
        drawn = everybody_could(s, left, able)


@rule
def weigh_split(s: State, mine: int, rng: Row, left: Row, able: Row) -> float:
    """The weight of all hidings in which the first master keeps these colours."""
    turns = turns_of_first(s)
    weight = weigh(s, mine, turns, rng, left, able, DRAWN)
    theirs = ((1 << s.colours) - 1) & ~mine
    if weight > 0.0 and theirs != 0:
        others = ((1 << ghosts_turns(s)) - 1) & ~turns
        weight *= weigh(s, theirs, others, rng, left, able, DRAWN + CHAIRS)
    return weight


@rule
def master(s: State, first: int) -> int:
    """The seat of the first master, or of the other."""
    chair = first_master(s)
    return seat_on(s, chair if first else opposite(s, chair))


@rule
def everybody_could(s: State, left: Row, able: Row) -> bool:
    """4.2 Whether on each turn of a master who was shut in his partner could have acted, and
    somebody can now."""
    used = turns_used(s)
    for first in range(2):
        seat, partner = master(s, first), master(s, 1 - first)
        if seat != partner:
            turns = turns_of_first(s)
            mine = turns if first else ((1 << ghosts_turns(s)) - 1) & ~turns
            shut_in = used & mine & ~joined(s, seat, able)
            if shut_in & ~joined(s, partner, left) != 0 or (shut_in != 0 and not s.stand_in):
                return False
    return not is_masters_chair(s, s.turn) or finds_acting_master(s)


@rule
def joined(s: State, seat: int, turns: Row) -> int:
    """The turns noted for any of the ghosts of a master."""
    found = 0
    for colour in range(s.colours):
        if s.keeper[colour] == seat:
            found |= turns[s.ghost[colour]]
    return found


@rule
def imagine(s: State, viewer: int, rng: Row, left: Row, pool: Row) -> None:
    """What a viewer does not see: the dice; the other team's bid until both are opened; for all but
    the masters, where the ghosts are, whose they are and which master acts."""
    seed(s.rng, quick_bits(rng) << 31 ^ quick_bits(rng))
    imagine_bids(s, viewer, rng)
    if viewer < 0 or s.role[viewer] != MASTER:
        s.acting = seat_on(s, s.turn)
        if s.over == 0:
            imagine_ghosts(s, rng, left, pool)


@rule
def imagine_ghosts(s: State, rng: Row, left: Row, pool: Row) -> None:
    for colour in range(CHAIRS):
        s.ghost[colour] = NOWHERE
        s.keeper[colour] = 0
    if s.step == HIDE:
        hide_at_random(s, rng)
    elif s.step == PLAY:
        draw_hiding(s, rng, left, pool)


@rule
def imagine_bids(s: State, viewer: int, rng: Row) -> None:
    """10.3 Whoever laid the first room bids first; all bids of the deck are equally likely."""
    for p in range(s.players):
        if not s.opened and (viewer < 0 or s.teams[p] != s.teams[viewer]):
            s.bid[p] = 0
    first = s.first % 2
    if s.step == BID and s.turn != s.first and (viewer < 0 or s.teams[viewer] != first):
        bid = LOWEST_BID + 2 * quick_below(rng, BIDS_OF_A_DECK) + (0 if s.even == first else 1)
        for p in range(s.players):
            if s.teams[p] == first:
                s.bid[p] = bid


@rule
def hide_at_random(s: State, rng: Row) -> None:
    """3.2 As many ghosts as were hidden, in the order in which the masters hide them."""
    for number in range(s.hidden_n):
        place, found = NOWHERE, 0
        for other in range(1, PLACES + 1):
            if may_hide(s, other):
                found += 1
                if quick_below(rng, found) == 0:
                    place = other
        colour = colour_of(s.room[place])
        s.ghost[colour] = place
        s.keeper[colour] = master(s, 1 if number < GHOSTS_OF_A_MASTER else 0)
