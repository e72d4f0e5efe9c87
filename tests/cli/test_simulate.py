"""`manoir simulate`, and the counting behind it."""

from __future__ import annotations

import io
import json
import sys
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from manoir.cli import wait
from manoir.cli.wait import Wait
from manoir.lab.simulate import Simulation, simulate, wilson

from .running import Terminal, run

# Two games: choices, scores, winners. Seat 1 wins the first, seats 0 and 1 win the second.
RESULTS = np.array([[10, 1, 2, 0, 0, 1, 0], [20, 3, 3, 1, 1, 1, 0]])


def dealt(first: int, count: int) -> Any:
    return RESULTS[[seed % 2 for seed in range(first, first + count)]]


class FakeMachine:
    """Answers at once, so that only the command is tested."""

    def __init__(self, game: Any, events: bool, progress: Any) -> None:
        progress(0, 2)

    def play_games(self, players: int, first: int, count: int, options: Any, threads: int) -> Any:
        return dealt(first, count)


@pytest.fixture
def machine() -> Iterator[None]:
    with patch("manoir.kit.machine.Machine", FakeMachine):
        yield


def test_wins_scores_and_lengths() -> None:
    done = simulate(dealt, 3, 0, 2)
    assert done.wins == [1, 2, 0]
    assert done.mean_scores == [2.0, 2.5, 0.5]
    assert (done.mean_length, done.shortest, done.longest) == (15.0, 10, 20)
    assert done.choices_per_second > 0


def test_chunks_cover_every_seed_once() -> None:
    seeds: list[int] = []

    def play(first: int, count: int) -> Any:
        seeds.extend(range(first, first + count))
        return dealt(first, count)

    done = simulate(play, 3, 5, 10_001)
    assert seeds == list(range(5, 10_006))
    assert done.games == 10_001
    assert sum(done.wins) == 5_000 + 2 * 5_001


def test_wilson() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_an_interruption_keeps_what_was_played() -> None:
    def play(first: int, count: int) -> Any:
        if first:
            raise KeyboardInterrupt
        return dealt(first, count)

    done = simulate(play, 3, 0, 1_000_000)
    assert 0 < done.games < done.asked
    assert Simulation(3, 0, 10).mean_length == 0


@pytest.mark.usefixtures("machine")
def test_a_table_of_results() -> None:
    shown = run("simulate", "ghooost", "--games", "1000", "--seed", "0")
    assert shown.code == 0
    assert shown.err == ""
    for word in ("1,000 games of 3", "50.0 %", "100.0 %", "2.50", "15", "from 10 to 20"):
        assert word in shown.out
    french = run("simulate", "ghooost", "--games", "1000", "--seed", "0", language="fr").out
    assert "50,0\u202f%" in french


@pytest.mark.usefixtures("machine")
def test_as_json() -> None:
    shown = run("simulate", "ghooost", "--games", "2", "--seed", "0", "--json", "--threads", "2")
    found = json.loads(shown.out)
    assert found["game"] == "ghooost"
    assert found["games"] == 2
    assert found["win_shares"][0]["share"] == 0.5
    assert found["mean_length"] == 15.0


@pytest.mark.usefixtures("machine")
def test_interrupted_it_reports_what_was_played() -> None:
    calls: list[int] = []

    def play(self: Any, players: int, first: int, count: int, options: Any, threads: int) -> Any:
        calls.append(count)
        if len(calls) > 2:
            raise KeyboardInterrupt
        return dealt(first, count)

    with patch.object(FakeMachine, "play_games", play):
        ran = run("simulate", "ghooost", "--seed", "0")
    assert ran.code == 2
    assert "64 games" in ran.out
    assert "Stopped after 64 of 10,000" in ran.err


@pytest.mark.usefixtures("machine")
def test_interrupted_at_once() -> None:
    with patch.object(FakeMachine, "play_games", side_effect=KeyboardInterrupt):
        ran = run("simulate", "ghooost")
    assert ran.complaint == "interrupted"


def test_the_real_machine() -> None:
    shown = run("simulate", "ghooost", "--games", "20", "--seed", "1", "--players", "2", "--json")
    found = json.loads(shown.out)
    assert found["games"] == 20
    assert sum(found["wins"]) == 20
    assert sum(found["points"]) == 0


@pytest.mark.parametrize(
    "module",
    [
        None,
        SimpleNamespace(__name__="manoir.kit.gpu.run"),
        SimpleNamespace(play_games_on_gpu=lambda *given: exec("raise RuntimeError('no device')")),  # noqa: S102
    ],
)
def test_without_a_gpu_it_says_what_to_install(module: Any) -> None:
    with patch.dict(sys.modules, {"manoir.kit.gpu.run": module}):
        ran = run("simulate", "ghooost", "--device", "gpu")
    assert ran.code == 2
    assert "pip install 'manoir[gpu]'" in ran.complaint


def test_with_a_gpu() -> None:
    def play(game: Any, players: int, first: int, count: int, options: Any) -> Any:
        return dealt(first, count)

    module = SimpleNamespace(play_games_on_gpu=play)
    with patch.dict(sys.modules, {"manoir.kit.gpu.run": module}):
        ran = run("simulate", "ghooost", "--device", "gpu", "--seed", "0", "--games", "2")
    assert ran.code == 0
    assert "50.0 %" in ran.out


def test_bench_is_asked_for_the_games() -> None:
    asked: list[Any] = []

    def measure(games: list[str], as_json: bool, search: bool) -> int:
        asked.append((games, as_json, search))
        return 1

    with patch.dict(sys.modules, {"manoir.lab.bench": SimpleNamespace(run=measure)}):
        assert run("bench", "ghooost", "--json").code == 1
    assert asked == [(["ghooost"], True, False)]
    with patch.dict(sys.modules, {"manoir.lab.bench": None}):
        assert run("bench").complaint


# ---- waiting ----


def test_a_short_wait_is_not_worth_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stderr", screen)
    with Wait("label", "words") as told:
        told(1, 2)
    assert screen.getvalue() == ""


@pytest.mark.parametrize(("words", "said"), [("patience, please", "patience, please\n"), ("", "")])
def test_elsewhere_a_long_wait_is_told_once(
    monkeypatch: pytest.MonkeyPatch, words: str, said: str
) -> None:
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(wait, "PATIENCE", 0.01)
    with Wait("label", words) as told:
        time.sleep(0.2)
        told(1, 2)
    assert screen.getvalue() == said


def test_in_a_terminal_a_long_wait_has_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(wait, "PATIENCE", 0.01)
    monkeypatch.setenv("TERM", "xterm")
    with Wait("label", "words") as told:
        told(1, 4)
        time.sleep(0.4)
        told(2, 4)
        told(4, 4)
    assert "label" in screen.getvalue()
    assert "25%" in screen.getvalue()
    assert "words" not in screen.getvalue()
