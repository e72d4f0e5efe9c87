"""What holds after every choice of every game, whoever plays and however."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from manoir.games.ghooost import GHOOOST
from manoir.games.ghooost.components import COPY, GHOST, KITTY
from manoir.games.ghooost.state import State
from manoir.kit.choice import kind_of
from manoir.kit.event import whole_story

CHOICES = 60  # picked by Hypothesis, so that it can shrink them; a random player makes the rest


@st.composite
def games(draw: st.DrawFn) -> State:
    players = draw(st.integers(2, 6))
    options: dict[str, Any] = {
        "deck": draw(st.sampled_from(["four-copies", "two-copies", dict.fromkeys(GHOST.names, 4)])),
        "patience": draw(st.integers(6, 40)),
        "several_deals": draw(st.booleans()) and players > 2,
        "hand_size": draw(st.integers(1, 4)),
        "mansion_size": draw(st.integers(1, 4)),
    }
    return GHOOOST.new(players, draw(st.integers(0, 2**63 - 1)), options)


def adds_up(s: State) -> None:
    """Every value lies in its domain, and of each kind there are as many cards as in the box."""
    s.check()
    many = {f"Ghost {name}": n for name, n in zip(GHOST.names, s.deck, strict=True)}
    assert s.census() == many


def names(legal: list[int]) -> list[str]:
    return [kind_of(State, number).name for number in legal]


def holds(s: State) -> None:
    """What must be true of any position of a game that goes on."""
    seats = range(s.players)
    cards = sum(s.hand_n) + sum(s.mansion_n) + s.crypt_n + s.cemetery_n + s.discard_n
    assert cards == sum(s.deck)
    assert s.place[s.actor] == 0
    assert s.out_n == sum(s.place[p] > 0 for p in seats) < s.players - 1
    assert 0 <= s.idle < s.patience
    assert s.turns_lost < s.players - s.out_n
    for p in seats:
        has = s.hand_n[p] + s.mansion_n[p]
        assert (s.place[p] == 0) == (has > 0)
        if s.crypt_n > 0:
            assert s.hand_n[p] >= s.hand_size
            assert s.mansion_n[p] == s.mansion_size
    for i in range(s.cemetery_n):
        assert (s.cemetery[i] == COPY) == (s.copied[i] != KITTY)


def offered(s: State, legal: list[int]) -> None:
    """What the hour and the hand allow."""
    kinds = names(legal)
    assert len(set(legal)) == len(legal) > 0
    assert ("try_luck" in kinds) == (s.crypt_n > 0)
    assert ("take" in kinds) == (s.cemetery_n > 0)
    assert ("open_mansion" in kinds) == (s.crypt_n == 0 and s.hand_n[s.actor] == 0)
    assert ("play_kitty" in kinds) == (s.hand[s.actor, KITTY] > 0)
    assert ("lose_turn" in kinds) == (kinds == ["lose_turn"])


@settings(max_examples=60, deadline=None, derandomize=True)
@given(games(), st.lists(st.integers(0, 50), max_size=CHOICES), st.randoms(use_true_random=False))
def test_whole_games(s: State, picks: list[int], luck: Any) -> None:
    """Cards are conserved, places stay, the actor is in, and every game ends."""
    longest, made = GHOOOST.longest(s), 0
    while not GHOOOST.over(s):
        holds(s)
        legal = GHOOOST.legal(s)
        offered(s, legal)
        pick = picks[made] if made < len(picks) else luck.randrange(1000)
        places, deals, actor, crypt = list(s.place), s.deals, s.actor, s.crypt_n
        GHOOOST.apply(s, legal[pick % len(legal)])
        made += 1
        if made % 8 == 0:
            adds_up(s)
        if s.deals == deals:
            kept = zip(places, s.place, strict=True)
            assert all(now == before for before, now in kept if before)
            assert s.place[actor] in (0, s.out_n)
            strikes = [line["event"] for line in whole_story(s)].count("midnight")
            assert strikes == (crypt > 0 and s.crypt_n == 0)
        elif made > 500:
            break  # a long match: enough deals have been seen
    if GHOOOST.over(s):
        adds_up(s)
        ends_well(s)
    assert made <= longest


def ends_well(s: State) -> None:
    """The end of a game: one has lost the last deal, the others have places, somebody has won."""
    assert sorted(s.place[: s.players]) == list(range(s.players))
    winners = GHOOOST.winners(s)
    if s.several_deals:
        assert sum(s.boos[: s.players]) == s.deals
        per_deal = s.players + 1
        assert sum(s.points[: s.players]) == per_deal * s.deals
        assert winners
        assert all(s.boos[p] < 2 for p in winners)
    else:
        assert len(winners) == s.players - 1
        assert s.deals == 1


@settings(max_examples=20, deadline=None, derandomize=True)
@given(games(), st.lists(st.integers(0, 50), max_size=CHOICES))
def test_nobody_sees_more_than_the_own_hand(s: State, picks: list[int]) -> None:
    """What is known of a hand is in it, and a view deals back to a table that it allows."""
    for pick in picks:
        if GHOOOST.over(s):
            return
        legal = GHOOOST.legal(s)
        GHOOOST.apply(s, legal[pick % len(legal)])
        for p in range(s.players):
            assert all(k <= h for k, h in zip(s.known[p], s.hand[p], strict=True))
            view = s.view(p)
            assert view.hand[p] == s.hand[p]
            imagined = GHOOOST.imagine(view, p, [pick, 1])
            assert imagined.census() == s.census()
            assert repr(imagined.view(p)) == repr(view)


@settings(max_examples=30, deadline=None, derandomize=True)
@given(games(), st.lists(st.integers(0, 50), max_size=CHOICES))
def test_the_same_choices_lead_to_the_same_table(s: State, picks: list[int]) -> None:
    """A game has no luck but its seed."""
    twin = s.copy()
    for pick in picks:
        if GHOOOST.over(s):
            return
        legal = GHOOOST.legal(s)
        assert GHOOOST.legal(twin) == legal
        GHOOOST.apply(s, legal[pick % len(legal)])
        GHOOOST.apply(twin, legal[pick % len(legal)])
    assert s == twin
