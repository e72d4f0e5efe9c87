"""Replays: a match as readable text, and back.

    manoir replay 1
    game: ghooost
    rules: 1
    players: 3
    seat 0: Ada
    options: {"several_deals": true}
    seed: 42
    commitment: 9f86d0…

    1. 0 play 2 igor
    2. 0 undo 1
    3. 0 take

    result: 2 -1 2
    opening: 1b4f0e…
    digest: 5f70bf…

Lines that begin with `#` are comments. A replay is the whole match, secrets included: it is for
whoever keeps the match, and for everybody once it is over.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, TypeVar

from manoir.errors import Malformed, ManoirError, UnknownRules
from manoir.games import find
from manoir.kit.choice import notation
from manoir.kit.dice import SEEDS
from manoir.play import fairness
from manoir.play.match import Match

T = TypeVar("T")

FORMAT = "manoir replay 1"
LINE = re.compile(r"(\d{1,9})\. (\d{1,2}) (.+)")
HEAD = re.compile(
    r"(game|rules|players|options|position|seed|commitment|result|opening|digest|seat \d): ?(.*)"
)
LONGEST = 20_000_000


def write(match: Match) -> str:
    """A match as text that `read` takes."""
    head = [FORMAT, f"game: {match.game.key}", f"rules: {match.game.version}"]
    head.append(f"players: {match.players}")
    head += [f"seat {p}: {name}" for p, name in enumerate(match.seats) if name]
    if match.options:
        head.append(f"options: {json.dumps(match.options)}")
    if match.position is not None:
        head.append(f"position: {json.dumps(match.position)}")
    head += [f"seed: {match.seed}", f"commitment: {match.commitment}", ""]
    lines = []
    for e in match.history:
        what = f"undo {e.undoes}" if e.undoes else notation(match.game.state, e.choice)
        lines.append(f"{e.number}. {e.seat} {what}")
    result = " ".join(map(str, match.scores)) if match.over else "unfinished"
    foot = ["", f"result: {result}", f"opening: {match.nonce.hex()}", f"digest: {match.digest}"]
    return "\n".join(head + lines + foot) + "\n"


def read(text: str) -> Match:
    """The match of a replay, every choice checked by the rules; errors name the line."""
    if len(text) > LONGEST:
        raise Malformed(f"{len(text)} characters; a replay has at most {LONGEST}")
    return _Reader(text).match()


class _Reader:
    def __init__(self, text: str) -> None:
        self.values: dict[str, tuple[int, str]] = {}
        self.moves: list[tuple[int, int, int, str]] = []
        lines = text.splitlines()
        if not lines or lines[0].strip() != FORMAT:
            raise Malformed(f"a replay begins with {FORMAT!r}", 1)
        for at, line in enumerate(lines[1:], 2):
            self._line(at, line.strip())

    def _line(self, at: int, line: str) -> None:
        if not line or line.startswith("#"):
            return
        if move := LINE.fullmatch(line):
            self.moves.append((at, int(move[1]), int(move[2]), move[3]))
        elif head := HEAD.fullmatch(line):
            if head[1] in self.values:
                raise Malformed(f"{head[1]} is said twice", at)
            self.values[head[1]] = (at, head[2].strip())
        else:
            raise Malformed(f"neither 'name: value' nor '1. 0 choice': {line[:60]!r}", at)

    def _text(self, name: str) -> str:
        if name not in self.values:
            raise Malformed(f"{name} is missing")
        return self.values[name][1]

    def _number(self, name: str) -> int:
        text = self._text(name)
        if not (text.isascii() and text.isdigit() and len(text) < 20):
            raise Malformed(f"{name}: a whole number is wanted, not {text[:30]!r}", self._at(name))
        return int(text)

    def _at(self, name: str) -> int:
        return self.values[name][0]

    def _object(self, name: str) -> dict[str, Any] | None:
        if name not in self.values:
            return None
        try:
            value = json.loads(self._text(name))
        except (ValueError, RecursionError) as error:
            raise Malformed(f"{name}: no JSON: {error}", self._at(name)) from None
        if not isinstance(value, dict):
            raise Malformed(f"{name}: a JSON object is wanted", self._at(name))
        return value

    def match(self) -> Match:
        match = self._begun()
        for at, number, seat, what in self.moves:
            self._play(match, at, number, seat, what)
        self._check_end(match)
        return match

    def _begun(self) -> Match:
        game, version = find(self._text("game")), self._text("rules")
        if version != game.version:
            raise UnknownRules(
                f"this replay was made by rules {version!r} of {game.key}; "
                f"this program has {game.version!r}"
            )
        players = self._number("players")
        names = {f"seat {p}": p for p in range(min(players, 10))}
        for name in self.values:
            if name.startswith("seat") and name not in names:
                raise Malformed(f"{name}: there are {players} players", self._at(name))
        seats = [self.values.get(name, (0, ""))[1] for name in names]
        opening = self._text("opening")
        try:
            nonce = bytes.fromhex(opening)
        except ValueError:
            raise Malformed("opening: hexadecimal digits are wanted", self._at("opening")) from None
        options, position = self._object("options"), self._object("position")
        least, most = game.players
        if not least <= players <= most:
            at = self._at("players")
            raise Malformed(f"players: {game.key} is for {least} to {most} players", at)
        if options:
            self._try("options", lambda: game.blank(players, options))
        if self._number("seed") >= SEEDS:
            raise Malformed(f"seed: at most {SEEDS - 1}", self._at("seed"))
        where = "position" if position is not None else "players"
        seed = self._number("seed")
        return self._try(where, lambda: Match(game, players, seed, options, seats, position, nonce))

    def _try(self, name: str, make: Callable[[], T]) -> T:
        """What fails is told with the line that says it."""
        try:
            return make()
        except ManoirError as error:
            line = self.values[name][0] if name in self.values else 0
            raise Malformed(str(error), line) from None

    def _play(self, match: Match, at: int, number: int, seat: int, what: str) -> None:
        if number != len(match.history) + 1:
            raise Malformed(f"entry {len(match.history) + 1} is expected, not {number}", at)
        undo = what.startswith("undo ")
        if not undo and seat != match.actor:
            raise Malformed(f"seat {match.actor} decides here, not {seat}", at)
        try:
            match.undo(seat, consent=True) if undo else match.play(what)
        except ManoirError as error:
            raise Malformed(str(error), at) from None
        if undo and what != f"undo {match.history[-1].undoes}":
            raise Malformed(f"the last choice is {match.history[-1].undoes}", at)

    def _check_end(self, match: Match) -> None:
        result = " ".join(map(str, match.scores)) if match.over else "unfinished"
        if self._text("result") != result:
            raise Malformed(f"result: the choices lead to {result!r}", self._at("result"))
        if self._text("digest") != match.digest:
            raise Malformed(
                "digest: the choices lead to another position; the file was changed, or the rules",
                self._at("digest"),
            )
        promised = fairness.commitment(match.nonce, match.seed)
        if self._text("commitment") != promised:
            raise Malformed(
                "commitment: seed and opening do not fit it; the dice were not fixed beforehand",
                self._at("commitment"),
            )
