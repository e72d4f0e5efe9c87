"""`manoir learn`: a mind from a few games, printed or kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from manoir.cli.parser import COMMANDS
from manoir.games import find
from manoir.kit.mind import Mind

from .running import run

FEW = ("--players", "2", "--rounds", "1", "--deals", "1", "--games", "20")


@pytest.fixture(autouse=True)
def mind_as_before() -> Iterator[None]:
    """What is learnt here is not for the other tests."""
    game = find("ghooost")
    weights, estimate = game.mind.weights, game.mind.estimate
    with patch("manoir.cli.learn.CANDIDATES", 4):
        yield
    game.mind.weights, game.mind.estimate = weights, estimate


def test_what_was_learnt_is_printed_and_how_it_went_is_told() -> None:
    before = find("ghooost").mind
    names, weights = list(before.features_named), list(before.weights)
    ran = run("learn", "ghooost", *FEW)
    learnt = json.loads(ran.out)
    assert list(learnt["estimate"]) == names
    assert len(learnt["weights"]) == len(weights)
    assert learnt["weights"] != weights
    assert "Round 1: the best score" in ran.err
    assert "positions: surprise" in ran.err


def test_what_was_learnt_is_kept_and_parts_can_be_left_alone(tmp_path: Path) -> None:
    weights, file = list(find("ghooost").mind.weights), tmp_path / "mind.json"
    ran = run("learn", "ghooost", *FEW, "--rounds", "0", "--save", str(file), language="fr")
    assert ran.out == ""
    assert "Ajusté à" in ran.err
    assert json.loads(file.read_text(encoding="utf-8"))["weights"] == weights


def test_a_game_without_a_mind_has_nothing_to_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("ghooost"), "mind", Mind())
    assert "nothing to learn" in run("learn", "ghooost", *FEW).complaint
    assert "learn" in COMMANDS
