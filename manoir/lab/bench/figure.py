"""One measured number with its spread, and the line of JSON that keeps it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from manoir.lab.bench.place import Place


@dataclass(frozen=True)
class Figure:
    """What was measured, of which game; a ratio names the peer that it is a ratio to."""

    what: str
    game: str
    players: int
    unit: str
    values: Sequence[float]
    ratio_to: str | None = None

    @property
    def median(self) -> float:
        return median(self.values)

    @property
    def low(self) -> float:
        return min(self.values)

    @property
    def high(self) -> float:
        return max(self.values)

    def line(self, place: Place) -> str:
        return json.dumps(
            {
                "what": self.what,
                "game": self.game,
                "players": self.players,
                "unit": self.unit,
                "median": self.median,
                "low": self.low,
                "high": self.high,
                "repeats": len(self.values),
                "machine": place.machine,
                "versions": place.versions,
                "commit": place.commit,
                "date": place.date,
                "ratio_to": self.ratio_to,
            },
            ensure_ascii=False,
        )
