"""A game is declared once; what does not fit together is refused there and then."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

import pytest

from manoir.errors import BadOption
from manoir.kit import (
    FLAG,
    Game,
    Record,
    Row,
    choice,
    everyone,
    field,
    named,
    nobody,
    owner,
    rule,
    seats,
    shown,
    upto,
)
from tests.toys.pebbles import PEBBLES, decider, is_over, take
from tests.toys.vigil import VIGIL

SEAT, CARD = seats(3), named("Card", "owl bat cat")


@rule
def nothing(s: Record) -> None:
    """No set-up."""


@rule
def always(s: Record) -> int:
    return 0


@rule
def never(s: Record) -> bool:
    return False


@rule
def three_each(s: Record, piece: int) -> int:
    return 3


@rule
def offers(s: Record, out: Row) -> None:
    out[0] = 1
    out[1] = 0


@rule
def level(s: Record, p: int) -> int:
    return 0


def declared(state: type[Record], **more: Any) -> Game[Any]:
    """A game on this record in which one can only pass."""

    def do_pass(s: Any) -> None:
        """Nothing happens."""

    do_pass.__annotations__ = {"s": state}
    choice("1", "pass")(do_pass)
    return Game(
        key="toy",
        state=state,
        version="1",
        names={"en": "Toy"},
        players=(2, 3),
        longest=lambda s: 1,
        scores=(0, 1),
        set_up=nothing,
        choices=offers,
        decider=always,
        over=never,
        score=level,
        **more,
    )


# ---- what is hidden must be imaginable ----------------------------------------------------------


def test_a_hidden_field_that_is_no_zone_needs_a_determinise() -> None:
    class Secret(Record):
        word = field("the word", of=CARD, seen=nobody)

    class Sometimes(Record):
        up = field("turned up", of=FLAG, seen=everyone)
        word = field("the word", of=CARD, seen=shown(up))

    for state in (Secret, Sometimes):
        with pytest.raises(TypeError, match="toy: word is hidden and no zone; give the game a"):
            declared(state)

    def imagine(s: Any, viewer: int, rng: Row, left: Row, pool: Row) -> None:
        s.word = rng[0] % 3

    game = declared(Secret, determinise=rule(imagine))
    assert game.own_determinise
    assert game.imagine(game.blank(2).view(0), 0, [5, 1]).word == 2


class Hands(Record):
    deck_n = field("cards in the deck", of=upto(9), seen=everyone)
    deck = field("the deck", 9, of=CARD, length=deck_n, zone=True)
    known = field("known cards", SEAT, CARD, of=upto(3), seen=everyone)
    hand_n = field("cards in hand", SEAT, of=upto(9), seen=everyone)
    hand = field("hands", SEAT, CARD, of=upto(3), seen=owner, length=hand_n, zone=True, floor=known)


def test_zones_need_a_box() -> None:
    with pytest.raises(TypeError, match="toy: box does not say how many of each Card"):
        declared(Hands)
    with pytest.raises(TypeError, match="toy: box does not say how many of each Card"):
        declared(Hands, box={named("Tile", "a b"): three_each})


def test_zones_are_dealt_by_what_is_seen_and_known() -> None:
    game = declared(Hands, box={CARD[0:2]: three_each})  # a domain is known by its key
    assert not game.own_determinise
    s = game.blank(2)
    s.deck_n, s.deck[:4] = 4, [0, 1, 2, 2]
    s.hand_n[:2] = [2, 3]
    s.hand[0][:], s.hand[1][:] = [1, 1, 0], [1, 1, 1]
    s.known[1, 1] = 1
    worlds = [game.imagine(s.view(0), 0, [n, 1]) for n in range(60)]
    for world in worlds:
        world.check()
        assert world.census() == s.census() == {f"Card {name}": 3 for name in CARD.names}
        assert world.view(0) == s.view(0)
    assert {world.hand[1][1] for world in worlds} == {1, 2}
    assert len({world.digest() for world in worlds}) > 20
    assert len({tuple(world.rng) for world in worlds}) == 60  # nobody knows what the dice will show


def test_scratch_has_room_for_every_piece() -> None:
    class Much(Record):
        deck_n = field("cards", of=upto(200), seen=everyone)
        deck = field("the deck", 200, of=CARD, length=deck_n, zone=True)
        bag_n = field("cards in bags", SEAT, of=upto(99), seen=everyone)
        bag = field("bags", SEAT, CARD, of=upto(30), seen=owner, length=bag_n, zone=True)

    assert declared(Much, box={CARD: three_each}).scratch == 200 + 3 * 3 * 30
    assert PEBBLES.scratch == 64


# ---- what is printed on the box -----------------------------------------------------------------


def test_who_sits_down_is_checked() -> None:
    for players in (-1, 0, 1, 4):
        with pytest.raises(BadOption, match=f"pebbles is for 2 to 3 players, not {players}"):
            PEBBLES.blank(players)
    with pytest.raises(BadOption, match=r"^teams: two or four sit down$"):
        VIGIL.new(3, 1)
    with pytest.raises(BadOption, match="heap: no such option; this game has none"):
        PEBBLES.new(2, 1, {"heap": 3})


def test_what_is_left_out_follows_from_the_rest() -> None:
    assert PEBBLES.turn is decider
    assert VIGIL.turn is not VIGIL.decider
    assert (PEBBLES.step(PEBBLES.new(2, 1)), PEBBLES.refuses(2, {}), PEBBLES.rest) == ("", "", "")
    assert PEBBLES.variants == {"standard": {}}


def test_the_highest_score_wins_unless_the_game_says_otherwise() -> None:
    s = PEBBLES.new(3, 1)
    s.heap = 0
    assert PEBBLES.winners(s) == [0]
    tied = declared(type("Bare", (Record,), {}))
    assert tied.winners(tied.blank(3)) == [0, 1, 2]

    def last(s: Any, p: int) -> bool:
        return bool(p == s.players - 1)

    assert replace(PEBBLES, wins=rule(last)).winners(s) == [2]


def test_a_game_by_hand() -> None:
    s = PEBBLES.new(2, 5)
    assert s.heap in (5, 7, 9)
    assert s == PEBBLES.new(2, 5)
    s.heap = 2
    assert PEBBLES.legal(s) == [take(1), take(2)]
    after = PEBBLES.applied(s, take(1))
    assert (after.heap, after.actor, s.heap, s.actor) == (1, 1, 2, 0)
    assert not is_over(after)
    assert PEBBLES.kind(take(3)).name == "take"
    assert PEBBLES.size == 3


def test_every_seed_may_begin_elsewhere() -> None:
    assert {PEBBLES.new(2, seed).heap for seed in range(40)} == {5, 7, 9}


def test_choices_are_told_from_each_other_by_a_tree() -> None:
    """Every choice of a game with many kinds reaches its own effect, and what follows is called."""

    class Many(Record):
        last = field("what was done", of=upto(99), seen=everyone)
        after = field("how often something followed", of=upto(99), seen=everyone)

    for number in range(7):
        space: dict[str, Any] = {}
        exec(f"def do{number}(s, n): s.last = {number * 10} + n", space)  # noqa: S102
        fn = space[f"do{number}"]
        fn.__annotations__ = {"s": Many, "n": Annotated[int, upto(number)]}
        choice("1", f"do{number} {{n}}")(fn)

    def follow(s: Any) -> None:
        s.after += 1

    game = declared(Many, after=rule(follow))
    s = game.blank(2)
    done = [game.applied(s, number).last for number in range(game.size - 1)]
    assert done == [kind * 10 + n for kind in range(7) for n in range(kind + 1)]
    assert game.applied(s, 3).after == 1


def test_a_batch_steps_together() -> None:
    """What is illegal is refused, what is over stays so; the mask of the next choice follows."""
    states = [PEBBLES.new(2, 1) for _ in range(4)]
    for s, heap in zip(states, (9, 3, 2, 0), strict=True):
        s.heap = heap
    bits, ended = [[0] * 3 for _ in range(4)], [7] * 4
    PEBBLES.step_batch(states, [take(2), take(3), take(3), take(1)], [0] * 4, bits, ended)
    assert ended == [0, 1, -1, 1]
    assert [s.heap for s in states] == [7, 0, 2, 0]
    assert bits[:3] == [[1, 1, 1], [0, 0, 0], [1, 1, 0]]
    for outside in (-1, 3):
        PEBBLES.step_batch(states[:1], [outside], [0] * 4, bits, ended)
        assert (ended[0], states[0].heap) == (-1, 7)
