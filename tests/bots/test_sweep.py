"""What options do to a game between equals."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from manoir.bots.agent import Agent, rows
from manoir.bots.compiled import Thinker
from manoir.lab import sweep
from manoir.lab.sweep import Row, Terms
from manoir.lab.tally import tally

SETS = [{"hand_size": 3}, {"hand_size": 4}]


def test_every_set_is_played_and_gone_on_from_what_was_kept(
    thinker: Thinker, tmp_path: Path
) -> None:
    keep, terms = tmp_path / "kept.jsonl", Terms(2, Agent())

    def found(games: int) -> list[Row]:
        return sweep.sweep(thinker, terms, SETS, games, keep)

    first = found(3)
    assert [(row.options, list(row.deals)) for row in first] == [(o, [0, 1, 2]) for o in SETS]
    lines = keep.read_text().splitlines()
    assert [json.loads(line)["deal"] for line in lines] == [0, 0, 1, 1, 2, 2]
    keep.write_text("\n".join(lines[:-1]) + "\n")
    assert found(3) == first
    assert len(keep.read_text().splitlines()) == 6
    other = Terms(2, Agent(noise=5.0))
    assert sweep.sweep(thinker, other, SETS, 1, keep) != sweep.sweep(thinker, terms, SETS, 1, keep)


@pytest.mark.parametrize("agent", [Agent(), Agent(4, forget=0.5, heat=0.01)])
def test_it_is_the_match_that_compiled_rules_play(thinker: Thinker, agent: Agent) -> None:
    """A tally looks at a match without changing it."""
    players, seed = 3, 5
    found = tally(thinker, agent, players, seed, {})
    ways = rows(thinker.game, [agent])
    (result,) = thinker.matches(players, [seed], np.zeros((1, players), np.int64), ways)
    won = result[1 + players :]
    assert found["choices"] == result[0]
    assert [found[f"side {p}"] for p in range(players)] == pytest.approx(won / won.sum())


def test_every_kind_of_choice_and_event_is_counted(thinker: Thinker) -> None:
    found = tally(thinker, Agent(), 2, 1, {})
    state = thinker.game.state
    assert {kind.name for kind in (*state.kinds, *state.events)} < set(found)
    assert sum(found[kind.name] for kind in state.kinds) == found["choices"]
    assert found["first"] in {0.0, 0.5, 1.0}
    assert found["width"] > 1


def test_the_interval_of_a_share_stays_between_nothing_and_all() -> None:
    row = Row({}, {deal: {"first": 1.0} for deal in range(20)})
    share, low, high = row.interval("first")
    assert share == 1.0
    assert 0.8 < low < high == pytest.approx(1.0)


def test_sets_are_compared_deal_by_deal() -> None:
    """Luck that both sets share does not blur what is between them."""
    long = (30.0, 60.0, 90.0, 120.0)
    one = Row({"a": 1}, {deal: {"turns": n} for deal, n in enumerate(long)})
    two = Row({"a": 2}, {deal: {"turns": n + 2 + deal % 2} for deal, n in enumerate(long)})
    mean, low, high = two.beside(one, "turns")
    assert mean == 2.5
    assert 1.5 < low < high < 3.5
    assert one.interval("turns")[2] - one.interval("turns")[1] > 50
    told = list(sweep.as_json([one, two]))
    assert told[1]["beside first"]["turns"][0] == 2.5
    assert "beside first" not in told[0]


def test_a_sweep_wants_an_option_or_sets(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        sweep.main(["ghooost"])
    assert "--sets" in capsys.readouterr().err
