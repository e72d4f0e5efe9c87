"""Before a server starts: matches that were begun by other rules than this program has.

A match keeps the rules it was begun by. The older program can finish it; or it is exported as far
as it went, and set aside.
"""

from __future__ import annotations

import json
from pathlib import Path

from sqlalchemy import Connection

from manoir.errors import ManoirError, UnknownGame
from manoir.games import find
from manoir.play import fairness, replay
from manoir.server.store import EntryRow, MatchRow, matches


class OldRules(ManoirError):
    """Matches run that this program cannot go on with."""


def unplayable(c: Connection) -> dict[tuple[str, str], int]:
    """How many running matches this program cannot play, by game and version."""
    return {
        (game, rules): many
        for (game, rules), many in matches.running_by_rules(c).items()
        if _version(game) != rules
    }


def refuse_unplayable(c: Connection) -> None:
    """Say so before anything is served."""
    found = unplayable(c)
    if found:
        what = ", ".join(
            f"{many} of {game} (rules {rules})" for (game, rules), many in found.items()
        )
        raise OldRules(
            f"matches are running that this program cannot play: {what}. Start the older program "
            f"to finish them, or start this one with --export-old FOLDER to write them to files "
            f"and set them aside"
        )


def export_unplayable(c: Connection, folder: Path) -> list[Path]:
    """Write each of them to a file, then mark it as over: nothing is lost."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for game, rules in unplayable(c):
        for row in matches.running(c, game, rules):
            path = folder / f"{row.game}-{row.id}.txt"
            path.write_text(as_replay(row, matches.history(c, row.id)), encoding="utf-8")
            matches.finish(c, row)
            written.append(path)
    return written


def as_replay(row: MatchRow, entries: list[EntryRow]) -> str:
    """The lines of a replay without its digest: only the rules it was begun by can work it out."""
    head = [replay.FORMAT, f"game: {row.game}", f"rules: {row.rules}", f"players: {row.players}"]
    head += [f"seat {p}: {name}" for p, name in enumerate(row.names) if name]
    if row.options:
        head.append(f"options: {json.dumps(row.options)}")
    if row.position is not None:
        head.append(f"position: {json.dumps(row.position)}")
    promise = fairness.commitment(row.nonce, row.seed)
    head += [f"seed: {row.seed}", f"commitment: {promise}", ""]
    lines = [f"{e.ply}. {e.seat} {e.what}" for e in entries]
    foot = ["", "result: unfinished", f"opening: {row.nonce.hex()}"]
    return "\n".join([*head, *lines, *foot]) + "\n"


def _version(key: str) -> str:
    try:
        return find(key).version
    except UnknownGame:
        return ""
