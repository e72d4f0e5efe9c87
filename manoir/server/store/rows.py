"""The rows as the rest of the server knows them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple


@dataclass(frozen=True)
class SeatRow:
    """`guest` is who owns the seat: a person keeps it while `away`, until somebody takes it."""

    seat: int
    kind: str
    guest: str | None
    name: str
    level: int | None
    away: bool


@dataclass(frozen=True)
class TableRow:
    """`ask` is what somebody asks the others for: seat, the ply it is about, who has agreed."""

    id: int
    code: str
    game: str
    players: int
    options: dict[str, Any]
    watch: str
    pace: str
    aids: bool
    host: str
    lesson: int | None
    match: int
    stage: str
    ask: dict[str, Any] | None
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True)
class MatchRow:
    id: int
    table_id: int
    number: int
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    position: dict[str, Any] | None
    names: list[str]
    seed: int
    nonce: bytes
    over: bool


class EntryRow(NamedTuple):
    """One entry of a history: `what` is a notation, or `undo N`; `made` when, in milliseconds."""

    match_id: int
    ply: int
    seat: int
    what: str
    made: int


@dataclass(frozen=True)
class ChatRow:
    """`team` is None for what is said to the whole table."""

    id: int
    table_id: int
    seat: int | None
    name: str
    team: int | None
    text: str
    said: datetime
