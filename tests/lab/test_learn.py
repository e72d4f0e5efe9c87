"""Learning from games that bots play among themselves."""

from __future__ import annotations

import json

import pytest

from manoir.bots.agent import Agent
from manoir.bots.compiled import Thinker
from manoir.kit.mind import Mind
from manoir.kit.record import Record
from manoir.lab import learn


def test_fitting_makes_the_estimate_less_surprised(thinker: Thinker) -> None:
    found = learn.fit(thinker, Agent(), (2, 3), 40, 10)
    assert len(found.weights) == len(thinker.game.mind.estimate)
    assert found.positions > 100
    assert found.after <= found.before + 0.01


def test_tuning_plays_and_tells(thinker: Thinker) -> None:
    said: list[tuple[int, float]] = []
    found = learn.tune(thinker, 1, 4, 2, (2,), lambda *told: said.append(told))
    assert len(found) == len(thinker.game.mind.weights)
    assert [number for number, _ in said] == [1]


def test_weights_of_another_form_of_the_game_stay_as_they_are(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    mind = thinker.game.mind
    monkeypatch.setattr(mind, "counting", lambda s: slice(0, 2))
    found = learn.tune(thinker, 1, 4, 1, (2,), lambda *_: None)
    assert found[2:] == list(mind.weights[2:])
    assert found[:2] != list(mind.weights[:2])


def test_a_mind_is_written_with_the_names_of_its_features() -> None:
    named: Mind[Record] = Mind(weights=[1.0], estimate=[2.0, 3.0], features_named=["a", "b"])
    assert json.loads(learn.written(named)) == {"weights": [1.0], "estimate": {"a": 2.0, "b": 3.0}}
    assert json.loads(learn.written(Mind(estimate=[2.0]))) == {"weights": [], "estimate": [2.0]}
