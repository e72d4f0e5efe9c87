"""Our games in OpenSpiel: its own tests, and what those cannot see."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from manoir.envs.openspiel import Rollouts, SpielGame, SpielState, name_of, register, resampler
from manoir.envs.openspiel.steps import generator
from manoir.errors import BadOption
from manoir.games import find, keys
from tests.toys.vigil import VIGIL


@pytest.fixture(scope="module", autouse=True)
def registered() -> None:
    register()


def begun(game: Any, seed: int = 1, choices: int = 0) -> Any:
    """A state after the deal and some random choices."""
    luck, state = random.Random(seed), game.new_initial_state()
    while state.is_chance_node() or (choices > 0 and not state.is_terminal()):
        if state.is_chance_node():
            state.apply_action(luck.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            choices -= 1
    return state


def test_every_game_of_the_house_is_in_the_list() -> None:
    known = {game.short_name for game in pyspiel.registered_games()}
    assert {name_of(key) for key in keys()} <= known
    assert register() == tuple(name_of(key) for key in keys())


@pytest.mark.parametrize("key", keys())
def test_openspiel_finds_nothing_wrong(key: str) -> None:
    """Copies, legal lists against masks, bounds of utilities, lengths, saving and loading."""
    variants = find(key).variants
    variant = "mini" if "mini" in variants else next(iter(variants))
    for parameters in (f"variant={variant}", f"variant={variant},deals=3"):
        game = pyspiel.load_game(f"{name_of(key)}({parameters})")
        pyspiel.random_sim_test(game, num_sims=4, serialize=True, verbose=False, mask_test=True)


def test_openspiel_finds_nothing_wrong_with_teams_and_secrets() -> None:
    game = SpielGame(VIGIL, {"players": 4})
    pyspiel.random_sim_test(game, num_sims=4, serialize=False, verbose=False, mask_test=True)


def test_parameters_choose_the_variant_and_the_deals() -> None:
    game = pyspiel.load_game("manoir_ghooost(players=3,variant=several-deals)")
    state = begun(game)
    assert game.num_players() == 3
    assert len(state.history()) == 4
    assert state.record().several_deals == 1
    few = pyspiel.load_game("manoir_ghooost(deals=5)")
    assert few.new_initial_state().chance_outcomes() == [(n, 0.2) for n in range(5)]
    assert few.new_initial_state().child(3).record() == find("ghooost").new(2, 3)
    for wrong in ({"variant": "maxi"}, {"deals": -1}, {"players": 9}):
        with pytest.raises(BadOption):
            SpielGame(find("ghooost"), wrong)


def test_the_rules_are_ours() -> None:
    """Step by step the same as the interpreted rules, to the same end."""
    game, box, luck = pyspiel.load_game("manoir_ghooost"), find("ghooost"), random.Random(2)
    state = begun(game)
    s = state.record()
    while not state.is_terminal():
        assert state.current_player() == box.decider(s)
        assert state.legal_actions() == box.legal(s)
        choice = luck.choice(state.legal_actions())
        state.apply_action(choice)
        box.apply(s, choice)
    assert box.over(s)
    assert state.returns() == [box.score(s, p) for p in (0, 1)]
    assert state.legal_actions() == []


def test_words_for_people() -> None:
    state = begun(pyspiel.load_game("manoir_ghooost"))
    assert "try luck" in [state.action_to_string(a) for a in state.legal_actions()]
    assert "hand[0]" in str(state)
    start = pyspiel.load_game("manoir_ghooost").new_initial_state()
    assert "before the deal" in str(start)
    assert start.action_to_string(pyspiel.PlayerId.CHANCE, 7) == "draw 7"


def test_a_world_that_is_imagined_looks_the_same_and_is_another() -> None:
    """Also where the true state is at hand: what a player cannot see must make no difference."""
    state = begun(pyspiel.load_game("manoir_ghooost(players=3)"), choices=30)
    player, resample = state.current_player(), resampler(1)
    worlds = [resample(state, player) for _ in range(20)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        again = world.imagined(player, generator(7))
        assert str(again) == str(state.imagined(player, generator(7)))
    assert len({str(world) for world in worlds}) > 15
    luck = random.Random(3).random
    assert str(state.resample_from_infostate(player, luck)) != str(state)


def test_a_player_remembers_and_an_observation_does_not() -> None:
    """In two matches that come to look alike, the one who was there can tell them apart."""
    game = SpielGame(VIGIL, {"players": 2})
    one, other = begun(game, seed=1), begun(game, seed=1)
    one.apply_action(0)
    other.apply_action(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_string(1) == other.observation_string(1)
    later = one.clone()
    assert later.information_state_string(0) == one.information_state_string(0)
    assert pickle.loads(pickle.dumps(later.table)).history(0) == one.table.history(0)  # noqa: S301


def test_an_onlooker_sees_what_is_public() -> None:
    game = pyspiel.load_game("manoir_ghooost")
    state = begun(game)
    public = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    seen = make_observation(game, public)
    assert seen.string_from(state, 0) == seen.string_from(state, 1)
    whole = make_observation(game)
    whole.set_from(state, 0)
    expected = np.zeros(len(find("ghooost").index), np.float32)
    find("ghooost").observe(state.record(), 0, expected)
    assert whole.tensor == pytest.approx(expected)


def test_openspiels_search_plays_our_games() -> None:
    game = pyspiel.load_game("manoir_ghooost(variant=mini)")
    state: SpielState = begun(game)
    luck = np.random.RandomState(1)
    for evaluator in (Rollouts(1, rollouts=2), RandomRolloutEvaluator(1, luck)):
        bot = ISMCTSBot(game, evaluator, 2.0, 20, random_state=luck, use_observation_string=True)
        bot.set_resampler(resampler(1))
        assert bot.step(state) in state.legal_actions()


def test_compiled_rollouts_are_openspiels_rollouts() -> None:
    """The same mean over many, from the same state."""
    state = begun(pyspiel.load_game("manoir_ghooost(variant=mini)"))
    ours = Rollouts(1, rollouts=3000).evaluate(state)
    theirs = RandomRolloutEvaluator(400, np.random.RandomState(1)).evaluate(state)
    assert ours == pytest.approx(theirs, abs=0.25)
    assert Rollouts(1).prior(state) == RandomRolloutEvaluator().prior(state)
