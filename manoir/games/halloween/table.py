"""The table of Halloween as lines of text: the town, the cards, every board, and what is asked."""

from __future__ import annotations

import textwrap
from typing import Protocol

from manoir.games.halloween.cards import CARD, NO_CARD
from manoir.games.halloween.components import (
    ACTION,
    BONUS,
    BUILDING,
    BUILDINGS_N,
    GHOST,
    MARK,
    NO_BONUS,
    SECTION,
    TOKEN,
)
from manoir.games.halloween.rules.flow import decider
from manoir.games.halloween.rules.table import sections_of
from manoir.games.halloween.rules.turn import is_turn_done
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import STEP
from manoir.kit import Domain

WIDTH = 78
GAP = "  "


class Words(Protocol):
    """What the table needs to speak: messages, names of values, names of seats."""

    def say(self, message: str, **values: object) -> str: ...
    def value(self, domain: Domain, shown: object) -> object: ...
    def seat(self, seat: int) -> str: ...


def table(view: State, seat: int, words: Words) -> list[str]:
    """What a seat (or -1, an onlooker) sees, and what it is asked."""
    parts = [_night(view, words), _town(view, words), _cards(view, words)]
    parts += [_board(view, p, words) for p in range(view.players)]
    if not view.over:
        parts.append(textwrap.wrap(_prompt(view, seat, words), WIDTH))
    return [line for part in parts if part for line in ("", *part)][1:]


def _night(view: State, words: Words) -> list[str]:
    head = f"{words.say('table-round')} {min(view.round + 1, view.rounds)}"
    if view.ending:
        head += f" ({words.say('table-last-round')})"
    return [head, *_labelled("table-supply", _counts(view.supply, TOKEN, words), words)]


def _town(view: State, words: Words) -> list[str]:
    """1.3 Every building: its ghosts, its bonus token, and who haunted it."""
    lines = []
    for building in range(BUILDINGS_N):
        things = [_counts(view.ghosts[building], GHOST, words) or words.say("table-empty")]
        if view.bonus_on[building] != NO_BONUS:
            things.append(f"[{_name(BONUS, view.bonus_on[building], words)}]")
        things += _haunts(view, building, words)
        lines += _cut(_name(BUILDING, building, words), " · ".join(things))
    return lines


def _haunts(view: State, building: int, words: Words) -> list[str]:
    found = []
    for p in range(view.players):
        for row, word in ((view.haunts, "table-haunted"), (view.shared, "table-shared")):
            if row[p, building]:
                colour = _name(MARK, row[p, building], words)
                found.append(f"{words.seat(p)} {words.say(word)} {colour}")
    return found


def _cards(view: State, words: Words) -> list[str]:
    """13 The cards on display: what they do, what they cost, who is there."""
    lines = []
    for card in view.display:
        if card != NO_CARD:
            there = [words.seat(p) for p in range(view.players) if view.holds[p, card]]
            cost = words.say("table-coloured" if view.coloured[card] else "table-grey")
            head = f"{_name(CARD, card, words)} [{cost}]" + "".join(f" +{name}" for name in there)
            lines.append(head)
            lines += _cut("", words.say(f"card-{card}-text"))
    return lines


def _board(view: State, p: int, words: Words) -> list[str]:
    on_turn = "▶" if view.active == p and not view.over else " "
    numbers = [
        f"{words.say('table-points')} {view.points[p]}",
        f"{words.say('table-fear')} {view.fear[p]}",
        f"{words.say('table-discs')} {view.discs[p]}",
    ]
    lines = [f"{on_turn} {words.seat(p)}{GAP}{GAP.join(numbers)}"]
    if view.tokens_n[p]:
        lines += _labelled("table-tokens", _counts(view.tokens[p], TOKEN, words), words)
    if view.bonus_n[p] or view.blocked[p]:
        held = _counts(view.bonus[p], BONUS, words)
        blocked = f"({view.blocked[p]} {words.say('table-blocked')})" if view.blocked[p] else ""
        lines += _labelled("table-bonus", f"{held} {blocked}".strip(), words)
    for section in range(sections_of(view)):
        lines += _section(view, p, section, words)
    return lines


def _section(view: State, p: int, section: int, words: Words) -> list[str]:
    """3 A section: its level, the actions under discs, whether it has acted."""
    level = _name(GHOST, view.level[p, section], words)
    placed = [
        _name(ACTION, action, words)
        for action in range(len(ACTION))
        if view.disc[p, section, action]
    ]
    done = [words.say("table-done")] if view.active == p and view.done[section] else []
    text = " · ".join([level, *([", ".join(placed)] if placed else []), *done])
    return _cut(_name(SECTION, section, words), text)


def _prompt(view: State, seat: int, words: Words) -> str:
    if decider(view) != seat:
        return words.say("prompt-waiting", seat=words.seat(decider(view)))
    if view.asked_n:
        return words.say(f"prompt-{STEP.show(view.asked[view.asked_n - 1])}")
    return words.say("prompt-turn-done" if is_turn_done(view) else "prompt-turn")


def _name(domain: Domain, value: int, words: Words) -> str:
    return str(words.value(domain, domain.show(value)))


def _counts(many: list[int], domain: Domain, words: Words) -> str:
    return ", ".join(f"{n} {_name(domain, kind, words)}" for kind, n in enumerate(many) if n)


def _labelled(message: str, text: str, words: Words) -> list[str]:
    return _cut(words.say(message), text)


def _cut(label: str, text: str) -> list[str]:
    """A label and what it names, cut to lines that stand under each other."""
    return textwrap.wrap(
        text, WIDTH, initial_indent=f"  {label:20} ", subsequent_indent=" " * 23
    ) or [f"  {label}"]
