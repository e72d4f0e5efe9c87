"""What is written can be read: positions, replays, histories, copies of a match."""

from __future__ import annotations

import json
import random

from manoir.conform.broken import demand
from manoir.conform.sample import Setting, any_choice, states
from manoir.errors import CannotUndo
from manoir.kit.jsonform import full_json
from manoir.kit.sight import ONLOOKER
from manoir.play import replay
from manoir.play.match import Match
from manoir.play.position import lay


def check_positions(setting: Setting, count: int, seed: int = 5) -> None:
    """Any state is a position that can be laid again, through JSON text."""
    game, luck = setting.game, random.Random(seed)
    for s in states(setting, count, luck):
        text = json.dumps(full_json(s))
        again = lay(game, json.loads(text), 0)
        demand(again == s, "a position read back is another", s.diff(again))
        demand(again.digest() == s.digest(), "equal states have different digests")


def check_replays(setting: Setting, games: int, most: int = 60, seed: int = 6) -> None:
    """Matches with undo come back from their text, copies are independent, and what a viewer may
    read of the history is numbered without gaps and hides what must be hidden."""
    luck = random.Random(seed)
    for _ in range(games):
        match = _played(setting, luck, most)
        text = replay.write(match)
        again = replay.read(text)
        demand(again.digest == match.digest, "a replay leads elsewhere")
        demand(replay.write(again) == text, "a replay is written differently when read back")
        _check_histories(match)
        _check_copy(match, luck)


def _played(setting: Setting, luck: random.Random, most: int) -> Match:
    match = Match(
        setting.game,
        setting.players,
        luck.getrandbits(62),
        setting.options,
        position=setting.position,
    )
    while not match.over and len(match.history) < most:
        match.play(any_choice(match.game, match.state, luck))
        if luck.random() < 0.2:
            try:
                match.undo(consent=True)
            except CannotUndo:
                continue
    return match


def _check_histories(match: Match) -> None:
    for viewer in (ONLOOKER, *range(match.players)):
        seen = match.history_of(viewer)
        numbers = [entry.number for entry in seen]
        demand(numbers == list(range(1, len(seen) + 1)), "a viewer's numbering has gaps", numbers)
        back = [e.undoes for e in seen if e.undoes]
        demand(all(0 < u < len(seen) + 1 for u in back), "an undo points at nothing seen", back)


def _check_copy(match: Match, luck: random.Random) -> None:
    digest, copy = match.digest, match.copy()
    demand(copy.digest == digest, "a copy of a match is another match")
    if not copy.over:
        copy.play(luck.choice(copy.choices()))
        demand(match.digest == digest, "a copy of a match is not independent of it")
