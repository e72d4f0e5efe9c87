"""From what the house knows to the messages that one viewer may get."""

from __future__ import annotations

from datetime import UTC

import msgspec

from manoir.play.history import Seen
from manoir.play.outlook import Outlook, Step
from manoir.server import messages as m
from manoir.server.store import ChatRow

encode = msgspec.json.Encoder().encode


def entry_of(seen: Seen) -> m.Entry:
    return m.Entry(seen.number, seen.seat, seen.notation, seen.undoes, list(seen.events))


def position_of(match: int, outlook: Outlook, since: int = 0) -> m.Position:
    now, seen = outlook.now(), outlook.diary.seen
    known = since if 0 < since <= len(seen) else 0
    return m.Position(
        match=match,
        viewer=outlook.viewer,
        at=outlook.at,
        view=outlook.view,
        begin=list(outlook.diary.begin),
        entries=[entry_of(s) for s in seen[known:]],
        after=known or msgspec.UNSET,
        actor=now.actor,
        turn=now.turn,
        step=now.step,
        choices=now.choices,
        over=now.over,
        scores=now.scores,
        winners=now.winners,
    )


def step_of(match: int, step: Step) -> m.StepNews:
    now = step.now
    return m.StepNews(
        match,
        step.at,
        None if step.entry is None else entry_of(step.entry),
        step.changes,
        now.actor,
        now.turn,
        now.step,
        now.choices,
        now.over,
        now.scores,
        now.winners,
    )


def chat_line(row: ChatRow) -> m.ChatLine:
    to: m.Channel = "table" if row.team is None else "team"
    # SQLite keeps no time zone, PostgreSQL answers in its own.
    said = row.said.replace(tzinfo=row.said.tzinfo or UTC).astimezone(UTC)
    at = said.isoformat(timespec="seconds").replace("+00:00", "Z")
    return m.ChatLine(row.id, row.seat, row.name, to, row.text, at)
