"""The ladder: what is concluded from paired matches, and when."""

from __future__ import annotations

from pathlib import Path

import pytest

from manoir.bots.compiled import Thinker
from manoir.lab import ladder
from manoir.lab.ladder import Pairing


def test_a_pairing_is_settled_when_it_knows() -> None:
    assert not Pairing("a", "b", 2, [1.0] * 5).settled
    assert Pairing("a", "b", 2, [1.0] * 30).settled
    assert Pairing("a", "b", 2, [0.0] * 30).settled
    assert not Pairing("a", "b", 2, [0.0, 1.0, 1.0, 0.0, 1.0] * 4).settled


def test_an_interval_is_honest_where_all_went_one_way() -> None:
    assert Pairing("a", "b", 2, [1.0] * 20).reach > 0.05


def test_the_ladder_goes_on_from_what_was_kept(few: None, thinker: Thinker, tmp_path: Path) -> None:
    keep, play = tmp_path / "ladder.jsonl", ladder.here(thinker)
    told: list[int] = []
    rungs = ladder.climb(play, 2, lambda p: told.append(len(p.shares)), keep, most=10)
    assert [p.one for p in rungs] == [f"level {n}" for n in range(1, 6)]
    assert told
    again = ladder.climb(play, 2, lambda p: pytest.fail("nothing is left to play"), keep, most=10)
    assert [p.shares for p in again] == [p.shares for p in rungs]
    ratings = ladder.ratings(rungs)
    assert [name for name, *_ in ratings[:2]] == ["random", "level 1"]
    assert ratings[0][1] < 0 == ratings[1][1]
    assert rungs[0].as_row()["deals"] == 10
    fewer = ladder.climb(play, 2, lambda _: None, most=3, levels=2)
    assert [(p.one, len(p.shares)) for p in fewer] == [("level 1", 3), ("level 2", 3)]
