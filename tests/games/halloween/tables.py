"""Tables of Halloween for scenarios: say what matters, the rest is filled in lawfully.

Seat 0 is active. A place on a board is written `first scare`, ghosts `blue blue green`, a haunt
token `church green`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from manoir.games.halloween.cards import CARD
from manoir.games.halloween.components import BONUS, BUILDING, GHOST, SECTION
from manoir.kit.dice import roll, seed
from tests.scenarios import Table, counts, in_words

COLOURS = GHOST.names
CARDS = CARD.names
HOME = {"police": "blue blue blue"}
Words = Mapping[int, str]


class Night(Table):
    """A table of Halloween that reads as words."""

    def __init__(self, position: dict[str, Any]) -> None:
        super().__init__("halloween", position)

    def at(self, building: str) -> str:
        """The ghosts of a building, weakest first."""
        return in_words(self.state.ghosts[BUILDING.names.index(building)], COLOURS)

    def tokens(self, seat: int = 0) -> str:
        return in_words(self.state.tokens[seat], COLOURS)

    def bonus(self, seat: int = 0) -> str:
        return in_words(self.state.bonus[seat], BONUS.names)

    def bonus_at(self, building: str) -> str:
        return str(BONUS.names[self.state.bonus_on[BUILDING.names.index(building)]])

    def levels(self, seat: int = 0) -> str:
        return " ".join(COLOURS[n] for n in self.state.level[seat][: self.sections])

    @property
    def sections(self) -> int:
        return 4 if self.state.grand_master else 3

    def placed(self, seat: int = 0) -> str:
        """Where discs lie on a board."""
        board = self.state.disc[seat]
        actions = "summon scare evolve move fight haunt".split()
        return ", ".join(
            f"{SECTION.names[i]} {actions[j]}"
            for i in range(self.sections)
            for j in range(6)
            if board[i, j]
        )

    @property
    def fear(self) -> int:
        return int(self.state.fear[0])

    @property
    def points(self) -> int:
        return int(self.state.points[0])

    @property
    def discs(self) -> int:
        return int(self.state.discs[0])

    def has_used(self, card: int) -> bool:
        return bool(self.state.used[card])

    def starting(self, word: str) -> set[str]:
        """Of what may be done, everything that begins with a word, without it."""
        return {o.removeprefix(f"{word} ") for o in self.offers if o.startswith(f"{word} ")}

    def dice(self, *throws: tuple[int, int]) -> Self:
        """The next dice: sides and what each will show."""
        for number in range(1_000_000):
            rng = [0, 0, 0]
            seed(rng, number)
            if all(roll(rng, sides) == face for sides, face in throws):
                seed(self.state.rng, number)
                return self
        raise AssertionError("no seed gives these dice")

    def end_turn(self) -> Self:
        """Rest with every section that has not acted, and pass on."""
        for name in SECTION.names[: self.sections]:
            if f"{name} rest" in self.offers:
                self.choose(f"{name} rest")
        return self.choose("end turn")


def night(
    ghosts: Mapping[str, str] = HOME,
    *,
    players: int = 3,
    levels: str = "blue blue blue",
    fear: int = 0,
    tokens: str = "",
    cards: Sequence[int] = (),
    shown: Sequence[int] = (),
    theirs: Mapping[int, Sequence[int]] | None = None,
    placed: str = "",
    done: str = "",
    bonus: str = "",
    blocked: int = 0,
    bonus_on: Mapping[str, str] | None = None,
    haunts: Words | None = None,
    shared: Words | None = None,
    others: Mapping[int, dict[str, Any]] | None = None,
    **fields: Any,
) -> Night:
    """Seat 0 has these levels, cards and so on; `theirs` are the cards of others, `others` their
    remaining fields; `done` are sections that have acted."""
    held = {0: list(cards), **{p: list(c) for p, c in (theirs or {}).items()}}
    on_display = sorted({card for c in held.values() for card in c} | set(shown))
    slots = [tuple(slot.split()) for slot in placed.split(", ") if slot]
    position: dict[str, Any] = {
        "players": players,
        "ghosts": {building: counts(words) for building, words in ghosts.items()},
        "display": [str(card) for card in on_display],
        "holds": [{str(card): True for card in held.get(p, ())} for p in range(players)],
        "cards_n": [len(held.get(p, ())) for p in range(players)],
        "fear": [fear],
        "tokens": [counts(tokens)],
        "level": [dict(zip(SECTION.names, levels.split(), strict=False))],
        "disc": [_board(slots)],
        "discs": [12 - len(held.get(p, ())) for p in range(players)],
        "done": dict.fromkeys(done.split(), True),
        "bonus": [counts(bonus)],
        "bonus_n": [len(bonus.split())],
        "blocked": [blocked],
        "bonus_on": dict(bonus_on or {}),
        "haunts": _marks(haunts, players),
        "shared": _marks(shared, players),
        **fields,
    }
    position["discs"][0] -= len(slots) + blocked
    for p, more in (others or {}).items():
        _seat(position, p, more, players)
    return Night(position)


def duel(**fields: Any) -> Night:
    """A green ghost is about to attack by a green section; a yellow one stands beside it."""
    t = night({"church": "green yellow", "police": "blue"}, levels="green blue blue", **fields)
    return t.choose("first fight", "attack with green church")


def _board(slots: Sequence[tuple[str, ...]]) -> dict[str, dict[str, bool]]:
    board: dict[str, dict[str, bool]] = {}
    for section, action in slots:
        board.setdefault(section, {})[action] = True
    return board


def _marks(words: Words | None, players: int) -> list[dict[str, str]]:
    marks: list[dict[str, str]] = []
    for p in range(players):
        tokens = [token.split() for token in (words or {}).get(p, "").split(", ") if token]
        marks.append(dict(tokens))
    return marks


def _seat(position: dict[str, Any], p: int, more: dict[str, Any], players: int) -> None:
    """Fields of another seat, given as those of seat 0."""
    given = dict(more)
    if "placed" in given:
        slots = [tuple(slot.split()) for slot in given.pop("placed").split(", ")]
        given["disc"] = _board(slots)
        position["discs"][p] -= len(slots)
    if "tokens" in given:
        given["tokens"] = counts(given["tokens"])
    empty: dict[str, Any] = {"disc": {}, "tokens": {}, "level": {}, "bonus": {}}
    for name, value in given.items():
        row = position.setdefault(name, [])
        row += [empty.get(name, 0)] * (players - len(row))
        row[p] = value


def grand_master(ghosts: Mapping[str, str] = HOME, **fields: Any) -> Night:
    return night(ghosts, grand_master=True, levels=fields.pop("levels", "blue " * 4), **fields)
