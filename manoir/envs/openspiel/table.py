"""What lies behind a state of OpenSpiel: the record, what it came through, who remembers what."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

from manoir.envs.openspiel.steps import OVER, Steps, steps_by_key


class Memory(NamedTuple):
    """What a viewer kept of the past up to some choice: a digest, and the last view in it."""

    until: int = 0
    digest: str = ""
    view: str = ""


class Table:
    """A record, the facts about it, and the records before it.

    What a seat remembers is worked out when somebody asks: most states, in the middle of a random
    playout, are never asked.
    """

    def __init__(self, steps: Steps, record: Any) -> None:
        self.steps, self.record, self.facts = steps, record, steps.facts()
        self.past: list[tuple[Any, int, int]] = []
        self.memory: dict[int, Memory] = {}

    @classmethod
    def dealt(cls, steps: Steps, blank: Any, seed: int) -> Table:
        table = cls(steps, blank.copy())
        steps.deal(table.record, seed, table.facts)
        return table

    def __deepcopy__(self, _: Any) -> Table:
        """OpenSpiel copies a state by copying what hangs on it. Past records never change."""
        new = Table(self.steps, self.record.copy())
        new.facts[:] = self.facts
        new.past, new.memory = self.past[:], dict(self.memory)
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel saves a state by pickling what hangs on it; compiled steps are found again."""
        own = {"record": self.record, "facts": self.facts, "past": self.past}
        return _restored, (self.steps.game.key, own | {"memory": self.memory})

    def imagined(self, viewer: int, rng: Any) -> Table:
        """A table that the viewer cannot tell from this one. Of the past it has only what the
        viewer remembers."""
        new = Table(self.steps, self.steps.imagined(self.record, viewer, rng))
        new.memory = {viewer: self._remembered(viewer)._replace(until=0)}
        self.steps.advance(new.record, -1, new.facts)
        return new

    @property
    def player(self) -> int:
        return int(self.facts[0])

    @property
    def over(self) -> bool:
        return self.player == OVER

    def legal(self) -> list[int]:
        legal: list[int] = self.facts[2 : 2 + int(self.facts[1])].tolist()
        return legal

    def play(self, choice: int) -> None:
        self.past.append((self.record.copy(), self.player, choice))
        self.steps.advance(self.record, choice, self.facts)

    def view(self, viewer: int) -> str:
        """What a viewer sees, as a digest."""
        return self._view(self.record, viewer)

    def history(self, viewer: int) -> str:
        """All that a viewer has seen so far and every choice that it may know of, as a digest."""
        return _digest(self._remembered(viewer).digest, self.view(viewer))

    def _remembered(self, viewer: int) -> Memory:
        until, digest, last = self.memory.get(viewer, Memory())
        for record, seat, choice in self.past[until:]:
            view = self._view(record, viewer)
            known = self.steps.game.kind(choice).seen_by(record[0], viewer, seat)
            # How often others chose unseen is nothing that a viewer knows.
            if known or view != last:
                digest, last = _digest(digest, view, str(choice) if known else ""), view
        self.memory[viewer] = Memory(len(self.past), digest, last)
        return self.memory[viewer]

    def _view(self, record: Any, viewer: int) -> str:
        return hashlib.blake2b(self.steps.view_bytes(record, viewer), digest_size=12).hexdigest()


def _restored(key: str, own: dict[str, Any]) -> Table:
    table = Table(steps_by_key(key), own["record"])
    vars(table).update(own)
    return table


def _digest(*parts: str) -> str:
    return hashlib.blake2b(" ".join(parts).encode(), digest_size=12).hexdigest()
