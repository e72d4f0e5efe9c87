"""`manoir ladder`: the table, the lines for programs, and what is kept."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self
from unittest.mock import patch

import pytest

from manoir.bots.agent import Agent

from .running import run


class FakeThinker:
    """Compiles nothing."""

    def __init__(self, game: Any, progress: Any, options: Any) -> None:
        progress(0, 1)
        self.options = options
        self.machine, self.own = self, {"matches": None}

    def compile(self, entry: Any) -> None:
        """Done."""


def always(share: float) -> Any:
    return lambda thinker: lambda agents, players, deals: [share] * len(deals)


@pytest.fixture(autouse=True)
def nothing_compiled() -> Any:
    with patch("manoir.cli.ladder.Thinker", FakeThinker):
        yield


def test_each_rung_against_the_one_below() -> None:
    with patch("manoir.cli.ladder.here", always(1.0)):
        ran = run("ladder", "ghooost", "--players", "2", "--deals", "30")
    assert ran.code == 0
    assert "The ladder of Ghooost!, 2 players" in ran.out
    for level in range(1, 6):
        assert f"Level {level}" in ran.out
    assert ran.out.count("100.0") >= 5


def test_in_french() -> None:
    with patch("manoir.cli.ladder.here", always(0.5)):
        ran = run("ladder", "ghooost", "--deals", "20", language="fr_FR")
    assert "échelle de Ghooost!, 3 joueurs" in ran.out
    assert "Niveau 5" in ran.out


def test_lines_for_programs_and_what_is_kept(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    with patch("manoir.cli.ladder.here", always(1.0)):
        ran = run("ladder", "ghooost", "--deals", "20", "--keep", str(keep), "--json")
    rows = [json.loads(line) for line in ran.out.splitlines()]
    assert [row["one"] for row in rows] == [f"level {n}" for n in range(1, 6)]
    assert {(row["game"], row["players"], row["share"], row["deals"]) for row in rows} == {
        ("ghooost", 3, 1.0, 20)
    }
    with patch("manoir.cli.ladder.here", lambda thinker: None):
        again = run("ladder", "ghooost", "--deals", "20", "--keep", str(keep), "--json")
    assert again.out == ran.out


def test_a_variant_has_a_ladder_of_its_own(tmp_path: Path) -> None:
    words = "ladder", "ghooost", "--deals", "20", "--keep", str(tmp_path / "kept.jsonl"), "--json"
    with patch("manoir.cli.ladder.here", always(1.0)):
        run(*words)
    with patch("manoir.cli.ladder.here", always(0.0)):
        ran = run(*words, "--option", "deck=two-copies")
    rows = [json.loads(line) for line in ran.out.splitlines()]
    assert [(row["share"], row["options"]) for row in rows] == [(0.0, {"deck": "two-copies"})] * 5
    assert "no preset" in run(*words, "--option", "deck=seven-copies").complaint


def test_other_deals_are_kept_apart(tmp_path: Path) -> None:
    words = "ladder", "ghooost", "--deals", "20", "--keep", str(tmp_path / "kept.jsonl"), "--json"
    played: set[int] = set()

    def play(agents: object, players: object, deals: range) -> list[float]:
        played.update(deals)
        return [1.0] * len(deals)

    with patch("manoir.cli.ladder.here", always(0.0)):
        run(*words)
    with patch("manoir.cli.ladder.here", lambda thinker: play):
        ran = run(*words, "--first", "1001")
    rows = [json.loads(line) for line in ran.out.splitlines()]
    assert {(row["share"], row["first"]) for row in rows} == {(1.0, 1001)}
    assert played == set(range(1001, 1021))


class FakeCluster:
    """Has two workers, and says who asked."""

    batch = 10
    asked: tuple[str, str, dict[str, Any]]

    def __init__(self, key: str, address: str, options: dict[str, Any]) -> None:
        FakeCluster.asked = key, address, options

    def paired(self, agents: Sequence[Agent], players: int, deals: range) -> list[float]:
        assert len(deals) <= self.batch
        return [1.0] * len(deals)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing to end."""


def test_on_a_cluster() -> None:
    with patch("manoir.lab.cluster.Cluster", FakeCluster):
        words = "--deals", "20", "--cluster", "local", "--option", "several_deals=true"
        ran = run("ladder", "ghooost", *words)
    assert ran.code == 0
    assert FakeCluster.asked == ("ghooost", "local", {"several_deals": True})


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run("ladder", "ghooost", "--cluster", "local")
    assert "pip install 'manoir[cluster]'" in ran.complaint
