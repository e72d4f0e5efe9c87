"""The rules of Vigil: promise in secret, visit rooms, keep as many relics as you promised."""

from __future__ import annotations

from manoir.kit import Row, choice, everyone, offer, roll, rule, shuffle, team
from manoir.kit.derive.determinise import determinise_source
from manoir.kit.dice import seed
from manoir.kit.quick import quick_below, quick_bits, quick_shuffle
from manoir.kit.rule import generated
from tests.toys.vigil import state as table
from tests.toys.vigil.state import BURY, CARDS, COPIES, PARTNER_ACTS, PEEK, PLEDGE, ROOMS, VISIT
from tests.toys.vigil.story import drew, found, kept, pledged, visited

State = table.State


@rule
def cards_in_box(s: State, card: int) -> int:
    return COPIES


@rule
def relics_in_box(s: State, relic: int) -> int:
    return 1


@rule
def set_up(s: State) -> None:
    s.watchword = roll(s.rng, 3) - 1
    s.deck_n, s.relics_n = CARDS, ROOMS
    for i in range(CARDS):
        s.deck[i] = i // COPIES
    shuffle(s.rng, s.deck, CARDS)
    for room in range(ROOMS):
        s.relics[room] = room
        s.keeper[room] = room % s.players
    shuffle(s.rng, s.relics, ROOMS)
    for p in range(s.players):
        s.teams[p] = p % 2
        draw(s, p)
        draw(s, p)


@rule
def draw(s: State, p: int) -> None:
    if s.deck_n > 0:
        s.deck_n -= 1
        card = s.deck[s.deck_n]
        s.hand[p, card] += 1
        s.hand_n[p] += 1
        drew(s, p, card)


@rule
def choices(s: State, out: Row) -> None:
    for n in range(3):
        if s.step == PLEDGE:
            offer(out, pledge(n + 1))
        elif s.step == BURY and s.hand[s.turn, n] > 0:
            offer(out, bury(n))
        elif s.step == PEEK or (s.step == VISIT and not been_in(s, s.turn, n)):
            offer(out, point(n))


@rule
def been_in(s: State, p: int, room: int) -> bool:
    return s.trace[p, room, 0] + s.trace[p, room, 1] + s.trace[p, room, 2] > 0


@choice("1.2", "pledge {bid}", seen=team(State.fields["teams"]))
def pledge(s: State, bid: table.Bid) -> None:
    s.bid[s.turn] = bid
    pledged(s, s.turn, bid)


@choice({"visit": "2.1", "peek": "2.2"}, "point at {room}", at="room/{room}", seen=everyone)
def point(s: State, room: table.Room) -> None:
    if s.step == PEEK:
        s.peeked[room] |= 1 << s.turn
        s.step = VISIT
        found(s, s.turn, room, s.relics[room])
        return
    die = roll(s.rng, 6)
    s.trace[s.turn, room, s.day] = die
    visited(s, s.turn, room, die)
    if die >= 5:
        s.keeper[room] = s.turn
        found(s, s.turn, room, s.relics[room])
    else:
        s.step = PEEK if die >= 3 else BURY


@choice("2.3", "bury {card}", at="hand/{card}", secret=True)
def bury(s: State, card: table.Card) -> None:
    s.hand[s.turn, card] -= 1
    s.hand_n[s.turn] -= 1
    s.grave[s.grave_n] = card
    s.grave_n += 1
    s.step = VISIT
    draw(s, s.turn)


@rule
def next_turn(s: State) -> None:
    if s.step in (PEEK, BURY):
        return
    s.turn = (s.turn + 1) % s.players
    if s.turn == 0:
        s.day += s.step == VISIT
        s.step = VISIT
    if s.day == s.days:
        s.over = 1
        for p in range(s.players):
            kept(s, p, s.bid[p])


@rule
def on_turn(s: State) -> int:
    return s.turn


@rule
def decider(s: State) -> int:
    """A partner acts in secret for whoever promised much; only the team knows."""
    away = s.step not in (PLEDGE, BURY) and s.bid[s.turn] == PARTNER_ACTS
    return (s.turn + 2) % s.players if away else s.turn


@rule
def is_over(s: State) -> bool:
    return s.over == 1


@rule
def score(s: State, p: int) -> int:
    n = 0
    for room in range(ROOMS):
        n += s.teams[s.keeper[room]] == s.teams[p]
    return n if n >= s.bid[p] else -s.bid[p]


box = {"box_0": cards_in_box, "box_1": relics_in_box}
chance = {"seed": seed, "quick_bits": quick_bits, "quick_shuffle": quick_shuffle}
by_zones = determinise_source(State)
deal_zones = generated(State, "determinise", by_zones, {**box, **chance}, typed=False)


@rule
def imagine(s: State, viewer: int, rng: Row, left: Row, pool: Row) -> None:
    """The zones by their lengths; promises that are made and not heard; the word at the door."""
    deal_zones(s, viewer, rng, left, pool)
    if viewer < 0:
        s.watchword = quick_below(rng, 3)
    for p in range(s.players):
        if s.over == 0 and (viewer < 0 or s.teams[p] != s.teams[viewer]):
            made = s.step != PLEDGE or p < s.turn
            s.bid[p] = 1 + quick_below(rng, 3) if made else 0
