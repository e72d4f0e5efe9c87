"""What goes into a box, and which tables nobody could ever meet: reasons to refuse, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from manoir.games.phantom.components import (
    CAPTURE,
    DRAW,
    GHOST,
    LAY,
    LIMIT,
    ORIGINAL,
    PLACE,
    POINTS,
    QUIET_TURNS,
    SET_UP,
    START,
    STEP,
    WILSON_POINTS,
    ZONE,
    ZONES,
)
from manoir.games.phantom.rules.apparitions import is_linked
from manoir.games.phantom.rules.capturing import has_prey
from manoir.games.phantom.rules.people import still_free
from manoir.games.phantom.rules.turn import has_anything_to_ask
from manoir.games.phantom.state import LARGEST_HAND, MOST_DRAWS, State
from manoir.kit import Domain

# In a turn each of four cards is laid and has its effect, at most an exchange of the whole hand;
# seven characters can be captured; every card drawn may have to be put away again.
MOST_CHOICES_IN_A_TURN = 4 * (2 + LARGEST_HAND + MOST_DRAWS) + 7 + 1 + 2 * MOST_DRAWS


def longest(s: State) -> int:
    """Two ghosts put away, and so many turns."""
    return 2 + 2 * s.turn_limit * MOST_CHOICES_IN_A_TURN


def refuses(players: int, options: Mapping[str, Any]) -> str:
    """Why these options do not go together."""
    for place in START:
        if not options["place_cards"][place]:
            return f"place_cards[{PLACE.names[place]}]: the game begins with it"
    ghosts, dealt = sum(options["ghost_cards"]), options["dealt"]
    if ghosts < 2 * dealt:
        return f"ghost_cards: {ghosts} are too few, two players are dealt {2 * dealt}"
    if not any(options["people"]):
        return "people: there must be somebody to capture"
    return ""


def objects(s: State) -> str:
    """Why nobody could ever meet this position."""
    for p in range(s.players):
        for zone in range(ZONES):
            if reason := _objects_to_apparition(s, p, zone):
                return f"{reason} (seat {p}, {ZONE.names[zone]})"
    return (
        _objects_to_points(s)
        or _objects_to_held("ghosts", GHOST, s.held_ghosts, s.held_ghosts_n, s.hand_ghosts)
        or _objects_to_held("places", PLACE, s.held_places, s.held_places_n, s.hand_places)
        or _objects_to_pile(s)
        or (_objects_to_the_end(s) if s.over else _objects_to_step(s))
    )


def _objects_to_apparition(s: State, p: int, zone: int) -> str:
    many, ghosts = s.rooms_n[p][zone], s.ghosts_n[p][zone]
    if many == 0:
        return "ghosts: without a place there is no room for them" if ghosts else ""
    starts = [*s.opened_at[p][zone][:many], ghosts]
    if starts != sorted(starts) or starts[0] != 0:
        return "opened_at: it begins with 0, ascends, and stays within the ghosts"
    for i, place in enumerate(s.rooms[p][zone][:many]):
        if not is_linked(place, zone):
            return f"rooms: {PLACE.names[place]} is not linked to this zone"
        if starts[i + 1] - starts[i] > s.capacity[place]:
            return f"rooms: {PLACE.names[place]} holds {s.capacity[place]} ghosts"
    return ""


def _objects_to_points(s: State) -> str:
    for p in range(s.players):
        points = sum(n * here for n, here in zip(POINTS, s.captured[p], strict=True))
        with_wilson = points + WILSON_POINTS if still_free(s) == 0 and s.captured_n[p] else points
        if s.points[p] not in (points, with_wilson):
            return f"points[{p}]: those of whom they captured are {points}"
    return ""


def _objects_to_held(
    what: str, domain: Domain, held: Sequence[int], many: Sequence[int], hand: Sequence[Any]
) -> str:
    for card, name in enumerate(domain.names):
        if held[card] and not (hand[0][card] or hand[1][card]):
            return f"held_{what}[{name}]: it is in nobody's hand"
    for p in range(2):
        mine = sum(h * here for h, here in zip(held, hand[p], strict=True))
        if many[p] != mine:
            return f"held_{what}_n[{p}]: {mine} of the {what} held are in that hand"
    return ""


def _objects_to_pile(s: State) -> str:
    if s.pile_n == 1:
        return "pile_n: when one is left, everybody knows who it is; say it in below"
    if s.turns >= 2 * s.turn_limit and not s.over:
        return f"turns: after {2 * s.turn_limit} the game is over"
    if s.quiet >= QUIET_TURNS and not s.over:
        return f"quiet: after {QUIET_TURNS} quiet turns the game is over"
    return ""


def _objects_to_the_end(s: State) -> str:
    reached = max(s.points[: s.players]) >= s.goal
    late = s.turns == 2 * s.turn_limit or s.quiet == QUIET_TURNS
    return "" if reached or late or still_free(s) == 0 else "over: nobody has points enough"


def _objects_to_step(s: State) -> str:
    if max(s.points[: s.players]) >= s.goal or still_free(s) == 0:
        return "points: somebody has won, so the game is over"
    if s.step == LAY and s.rules != ORIGINAL and has_prey(s):
        return "step: a capture comes first; say capture"
    if s.to_draw and s.step != DRAW:
        return "to_draw: only while cards are drawn"
    if s.step == SET_UP and s.turns:
        return "step: the set-up is before the first turn"
    has_effect = s.step not in (LAY, CAPTURE, DRAW, LIMIT, SET_UP)
    if has_effect and not (s.turned[s.zone] and s.rooms_n[s.actor][s.zone]):
        return "zone: a card was just laid there"
    if not has_anything_to_ask(s):
        return f"step: there is nothing to ask at {STEP.names[s.step]}"
    return ""
