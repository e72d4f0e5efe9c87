"""Kernels as templates: each game gets its own copy, with its compiled rules for the open names."""

from __future__ import annotations

from typing import Any, cast

from manoir.kit.quick import quick_below, quick_seed
from manoir.kit.templates import PLAYERS_LUCK

cuda = offers_type = state_type = rng_type = place_type = cast(Any, None)
start = choices = over = score = wins = apply = mask = size = room = asked = cast(Any, None)

# Questions are told apart by their number modulo this; the last heap is of places without a game.
QUESTIONS = 64
HEAPS = QUESTIONS + 1
# The most games that one block plays together.
PLACES = 1024


def deal(states: Any, first: Any) -> None:
    """Set up one game a seed, in records that hold their options and their number of players.

    Apart from `games`, because threads that end their games at different times would each make
    their whole warp wait for a set-up; here all of a warp set up together. In local memory, where
    the threads of a warp shuffle side by side.
    """
    own = cuda.local.array(1, state_type)
    i = cuda.grid(1)
    if i < states.shape[0]:
        own[0] = states[i]
        start(own[0], first + i)
        states[i] = own[0]


def games(dealt: Any, first: Any, results: Any) -> None:
    """Whole games by random players, with the results of `templates.games`.

    A thread takes a new game as soon as its own is over, and all threads of a warp meet again at
    every choice: that keeps them on the same path for most of the time.
    """
    states = cuda.local.array(1, state_type)
    rng = cuda.local.array(2, rng_type)
    offers = cuda.local.array(room, offers_type)
    s = states[0]
    g = cuda.grid(1)
    made = -1
    while g < results.shape[0]:
        if made < 0:
            states[0] = dealt[g]
            quick_seed(rng, first + g + PLAYERS_LUCK)
            made = 0
        offers[0] = 0
        choices(s, offers)
        apply(s, int(offers[1 + quick_below(rng, int(offers[0]))]))
        made += 1
        if over(s):
            results[g, 0] = made
            for p in range(s.players):
                results[g, 1 + p] = score(s, p)
                results[g, 1 + s.players + p] = int(wins(s, p))
            made = -1
            g += cuda.gridsize(1)


def games_together(dealt: Any, first: Any, results: Any) -> None:
    """`games` for a large game, in which threads that are asked different things part ways.

    The games of a block lie in places. Before every choice the places are put into heaps by what
    is asked there, and handed to the threads heap by heap: so most warps do one thing. The games
    stay where they were dealt, since each choice may be another thread's to make.
    """
    rng = cuda.shared.array((PLACES, 2), rng_type)
    game = cuda.shared.array(PLACES, place_type)
    made = cuda.shared.array(PLACES, place_type)
    order = cuda.shared.array(PLACES, place_type)
    heap = cuda.shared.array(HEAPS, place_type)
    offers = cuda.local.array(room, offers_type)
    thread = cuda.threadIdx.x
    at = thread
    game[at] = cuda.grid(1)
    made[at] = 0
    quick_seed(rng[at], first + game[at] + PLAYERS_LUCK)
    while True:
        if thread < HEAPS:
            heap[thread] = 0
        cuda.syncthreads()
        which = asked(dealt[game[at]]) % QUESTIONS if game[at] < results.shape[0] else QUESTIONS
        turn = cuda.atomic.add(heap, which, 1)
        cuda.syncthreads()
        if heap[QUESTIONS] == cuda.blockDim.x:
            return
        for before in range(which):
            turn += heap[before]
        order[turn] = at
        cuda.syncthreads()
        at = order[thread]
        g = game[at]
        if g < results.shape[0]:
            s = dealt[g]
            offers[0] = 0
            choices(s, offers)
            apply(s, int(offers[1 + quick_below(rng[at], int(offers[0]))]))
            made[at] += 1
            if over(s):
                results[g, 0] = made[at]
                for p in range(s.players):
                    results[g, 1 + p] = score(s, p)
                    results[g, 1 + s.players + p] = int(wins(s, p))
                g += cuda.gridsize(1)
                game[at] = g
                made[at] = 0
                quick_seed(rng[at], first + g + PLAYERS_LUCK)


def step(states: Any, chosen: Any, bits: Any, ended: Any) -> None:
    """One choice in each game of a batch, as `templates.step` does on a CPU."""
    offers = cuda.local.array(room, offers_type)
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    s = states[i]
    if over(s):
        ended[i] = 1
        return
    mask(s, offers, bits[i])
    if chosen[i] < 0 or chosen[i] >= size or bits[i, chosen[i]] == 0:
        ended[i] = -1
        return
    apply(s, int(chosen[i]))
    ended[i] = 0
    if over(s):
        ended[i] = 1
        for k in range(size):
            bits[i, k] = 0
    else:
        mask(s, offers, bits[i])
