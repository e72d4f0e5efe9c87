"""What one option does to a game between equals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from manoir.bots.agent import Agent
from manoir.bots.compiled import Thinker
from manoir.lab import sweep
from manoir.lab.sweep import Row


def test_a_sweep_plays_every_value_and_goes_on_from_what_was_kept(
    thinker: Thinker, tmp_path: Path
) -> None:
    keep = tmp_path / "kept.jsonl"

    def rows(games: int) -> list[Row]:
        return list(sweep.sweep(thinker, 2, 1, "hand_size", [3, 4], games, {}, keep))

    found = rows(6)
    assert [(row.value, row.games) for row in found] == [(3, 6), (4, 6)]
    assert all(sum(row.won.values()) == 6 for row in found)
    assert rows(6) == []
    assert [row.games for row in rows(8)] == [8, 8]
    assert {json.loads(line)["value"] for line in keep.read_text().splitlines()} == {3, 4}


def test_the_same_seeds_are_the_same_games(thinker: Thinker) -> None:
    one, two = (sweep.play(thinker, 3, Agent(), range(5), {}) for _ in range(2))
    assert one == two
    assert set(one) == {0, 1, 2}


def test_an_interval_stays_between_nothing_and_all() -> None:
    share, low, high = Row("target", 30, 4, 5, 20, {0: 0, 1: 20}).interval(1)
    assert share == 1.0
    assert 0.8 < low < high == pytest.approx(1.0)
