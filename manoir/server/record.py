"""A match from its rows, and the lines it gets."""

from __future__ import annotations

import time
from collections.abc import Sequence

from manoir.errors import UnknownRules
from manoir.games import find
from manoir.kit.choice import notation, parse
from manoir.play.history import Entry, standing
from manoir.play.match import BOT, Match
from manoir.play.outlook import Outlooks, Step
from manoir.server.store import EntryRow, MatchRow, SeatRow


def rebuilt(row: MatchRow, rows: Sequence[EntryRow]) -> Match:
    """The match as it stands after its entries."""
    game = find(row.game)
    if game.version != row.rules:
        raise UnknownRules(
            f"this match was begun by rules {row.rules!r} of {row.game}; "
            f"this program has {game.version!r}"
        )
    match = Match(game, row.players, row.seed, row.options, row.names, row.position, row.nonce)
    for entry in rows:
        if is_undo(entry.what):
            match.undo(entry.seat, consent=True)
        else:
            match.play(entry.what)
    return match


def is_undo(what: str) -> bool:
    return what.startswith("undo ")


def written(row: MatchRow, match: Match, seat: int, choice: int) -> EntryRow:
    """The next line of the history, if the seat makes this choice."""
    what = notation(match.game.state, choice)
    return EntryRow(row.id, len(match.history) + 1, seat, what, _now())


def written_undo(row: MatchRow, match: Match, seat: int, undoes: int) -> EntryRow:
    return EntryRow(row.id, len(match.history) + 1, seat, f"undo {undoes}", _now())


def _now() -> int:
    return time.time_ns() // 1_000_000


def followed(outlooks: Outlooks, entry: EntryRow) -> dict[int, Step]:
    """Carry out a line of the history, and what everybody who looks learns of it."""
    if is_undo(entry.what):
        return outlooks.undo(entry.seat, consent=True)
    return outlooks.play(parse(outlooks.match.game.state, entry.what))


def seat_names(seats: Sequence[SeatRow]) -> list[str]:
    """As `Match` knows them: a bot is told by its level."""
    return [f"{BOT}{s.level}" if s.kind == "bot" else s.name for s in seats]


def taken_by(seats: Sequence[SeatRow], guest: str) -> list[int]:
    """The seats that a guest plays for now."""
    return [s.seat for s in seats if is_taken_by(s, guest)]


def is_taken_by(seat: SeatRow, guest: str) -> bool:
    return seat.kind == "person" and seat.guest == guest and not seat.away


def last_standing(match: Match) -> Entry | None:
    """The last choice that was not taken back."""
    line = standing(match.history)
    return line[-1] if line else None
