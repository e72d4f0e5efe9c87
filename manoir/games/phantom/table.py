"""The table of Phantom as lines of text: the house from the first floor down to the garden.

In each zone stand who is there and what it takes, and below that each player's apparition with its
terror. A room reads `Attic [2 Spectre Howler, X Spectre Queen]`; rooms before the last are closed.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Protocol

from manoir.games.phantom.components import (
    GHOST,
    GHOSTS,
    KIND_OF,
    PEOPLE,
    PERSON,
    PLACE,
    PLACES,
    QUEEN,
    SQUATTER,
    STEP,
    ZONE,
    ZONES,
)
from manoir.games.phantom.rules.apparitions import spaces, terror
from manoir.games.phantom.rules.people import still_free, threshold
from manoir.games.phantom.state import State
from manoir.kit import Domain

WIDTH = 78
NO_BREAK = "\u00a0"  # holds the words of a card together where a line is cut


class Words(Protocol):
    """What the table needs to speak: messages, names of values, names of seats."""

    def say(self, message: str, **values: object) -> str: ...
    def value(self, domain: Domain, shown: object) -> object: ...
    def seat(self, seat: int) -> str: ...


def table(view: State, seat: int, words: Words) -> list[str]:
    """What a seat (or -1, an onlooker) sees, and what it is asked."""
    parts = [_seats(view, words)]
    parts += [_zone(view, zone, words) for zone in range(ZONES)]
    parts.append(_piles(view, seat, words))
    if seat >= 0:
        parts.append(_hand(view, seat, words))
    if not view.over:
        parts.append(textwrap.wrap(_prompt(view, seat, words), WIDTH))
    return [line for part in parts for line in ("", *part)][1:]


def _seats(view: State, words: Words) -> list[str]:
    """1.1, 1.6 Points, how many cards of each sort are in hand, and who was captured."""
    lines = []
    for p in range(view.players):
        on_turn = "▶" if view.actor == p and not view.over else " "
        parts = [
            f"{words.say('table-points')} {view.points[p]}/{view.goal}",
            _both("table-hand", view.hand_ghosts_n[p], view.hand_places_n[p], words),
        ]
        if view.captured_n[p]:
            names = [_named(PERSON, i, words) for i in range(PEOPLE) if view.captured[p][i]]
            parts.append(f"{words.say('table-captured')} {', '.join(names)}")
        lines += _cut(f"{on_turn} {_seat(view, p, words)}", ["   ".join(parts)])
    return lines


def _zone(view: State, zone: int, words: Words) -> list[str]:
    """2.1, 5.1 Who is in a zone, and the two apparitions."""
    here = [_person(view, i, words) for i in range(PEOPLE) if view.here[zone][i]]
    title = [_named(ZONE, zone, words), ", ".join(here) or words.say("table-nobody")]
    if view.turned[zone]:
        title.append(words.say("table-done"))
    lines = textwrap.wrap(" · ".join(title), WIDTH, subsequent_indent="    ")
    for p in range(view.players):
        lines += _cut(f"  {_seat(view, p, words)}", _apparition(view, p, zone, words))
    return lines


def _person(view: State, person: int, words: Words) -> str:
    needs = [words.say("table-needs", n=threshold(view, person))]
    if still_free(view) == 1:
        needs.append(words.say("table-wilson"))
    return f"{_named(PERSON, person, words)} ({', '.join(needs)})"


def _apparition(view: State, p: int, zone: int, words: Words) -> list[str]:
    """4.2 Rooms in a row, 5.4 their terror, 4.3 and the space that is left in the last."""
    many = view.rooms_n[p][zone]
    if many == 0:
        return [words.say("table-no-room")]
    starts = [*view.opened_at[p][zone][:many], view.ghosts_n[p][zone]]
    rooms = []
    for i, place in enumerate(view.rooms[p][zone][:many]):
        ghosts = view.ghosts[p][zone][starts[i] : starts[i + 1]]
        lying = ", ".join(_ghost(view, ghost, words) for ghost in ghosts)
        rooms.append(f"{_named(PLACE, place, words)}{NO_BREAK}[{lying}]")
    left = words.say("table-spaces", n=spaces(view, p, zone))
    return [f"{words.say('table-terror')} {terror(view, p, zone)}", *rooms, f"({left})"]


def _piles(view: State, seat: int, words: Words) -> list[str]:
    """6 What can be drawn, what was put away, 6.3 and what can be worked out of a hand."""
    piles = _both("table-piles", view.ghost_pile_n, view.place_pile_n, words)
    gone = _both("table-discards", view.ghost_discard_n, view.place_discard_n, words)
    lines = [f"{piles} · {gone}"]
    if view.ghost_discard_n:
        top = view.ghost_discard[view.ghost_discard_n - 1]
        lines += _cut(words.say("table-top-ghost"), [_ghost(view, top, words)])
    waiting = [f"{view.pile_n + view.below_n}"]
    if view.below_n:
        known = [_named(PERSON, i, words) for i in view.below[: view.below_n][::-1]]
        waiting.append(f"({words.say('table-known')} {', '.join(known)})")
    lines += _cut(words.say("table-people-pile"), waiting)
    if known := _known(view, seat, words):
        label = "table-known-hand" if seat >= 0 else "table-known-hands"
        lines += _cut(words.say(label), [", ".join(known)])
    return lines


def _known(view: State, seat: int, words: Words) -> list[str]:
    """6.3 Cards sure to be in the other hand; for an onlooker, in one of the two."""
    ghosts = [g for g in range(GHOSTS) if view.held_ghosts[g]]
    places = [i for i in range(PLACES) if view.held_places[i]]
    if seat >= 0:
        ghosts = [g for g in ghosts if not view.hand_ghosts[seat][g]]
        places = [i for i in places if not view.hand_places[seat][i]]
    return [
        *(_named(PLACE, i, words) for i in places),
        *(_ghost(view, g, words) for g in ghosts),
    ]


def _hand(view: State, seat: int, words: Words) -> list[str]:
    places = [_place(view, i, words) for i in range(PLACES) if view.hand_places[seat][i]]
    ghosts = [_ghost(view, g, words) for g in range(GHOSTS) if view.hand_ghosts[seat][g]]
    return _cut(words.say("table-your-hand"), [", ".join([*places, *ghosts])])


def _prompt(view: State, seat: int, words: Words) -> str:
    if view.actor != seat:
        return words.say("prompt-waiting", seat=words.seat(view.actor))
    return words.say(f"prompt-{STEP.names[view.step]}", n=view.to_draw)


def _place(view: State, place: int, words: Words) -> str:
    """1.5 A place with its capacity and terror."""
    numbers = f"{view.capacity[place]}/{view.place_terror[place]}"
    return f"{_named(PLACE, place, words)}{NO_BREAK}{numbers}"


def _ghost(view: State, ghost: int, words: Words) -> str:
    """1.4 A ghost with its terror, which Queens and Squatters count."""
    counted = KIND_OF[ghost] in (QUEEN, SQUATTER)
    value = "X" if counted else f"{view.ghost_terror[ghost]}"
    return f"{value}{NO_BREAK}{_named(GHOST, ghost, words)}"


def _named(domain: Domain, value: int, words: Words) -> str:
    return str(words.value(domain, domain.show(value))).replace(" ", NO_BREAK)


def _both(label: str, ghosts: int, places: int, words: Words) -> str:
    counted = (words.say("table-ghosts", n=ghosts), words.say("table-places", n=places))
    return f"{words.say(label)} {', '.join(counted)}"


def _seat(view: State, p: int, words: Words) -> str:
    wide = max(len(words.seat(q)) for q in range(view.players))
    return f"{words.seat(p):{wide}}"


def _cut(label: str, parts: Iterable[str]) -> list[str]:
    """Cut to lines that stand under each other, right of the label."""
    return textwrap.wrap(
        " ".join(parts),
        WIDTH,
        initial_indent=f"{label}  ",
        subsequent_indent=" " * (len(label) + 2),
        break_on_hyphens=False,
    )
