"""The conformance suite on a second game: teams, secret deciders, holders that move, dice."""

from __future__ import annotations

from functools import cache

import pytest

import manoir.games
from manoir.conform import facts, machines, processes, reach, secrets, texts, undo
from manoir.conform.sample import Setting, settings
from manoir.kit import HIDDEN
from manoir.kit.choice import notation
from manoir.kit.derive.sights import sights
from manoir.kit.machine import Machine
from manoir.play import replay
from manoir.play.match import Match
from manoir.play.words import words
from tests.toys.vigil import VIGIL
from tests.toys.vigil.rules import bury, pledge, point
from tests.toys.vigil.state import BURY, PEEK, VISIT, State

every_setting = pytest.mark.parametrize("setting", settings(VIGIL), ids=str)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the toy stood among the games."""
    monkeypatch.setattr(manoir.games, "find", lambda key: VIGIL)
    monkeypatch.setattr(replay, "find", lambda key: VIGIL)
    words.cache_clear()


@cache
def machine() -> Machine:
    return Machine(VIGIL)


# ---- what holds for every game ------------------------------------------------------------------


def test_three_cannot_make_two_teams() -> None:
    assert [setting.players for setting in settings(VIGIL)] == [2, 4, 2, 4]


@every_setting
def test_the_declared_facts(setting: Setting) -> None:
    facts.check_facts(setting, 30)


def test_notation() -> None:
    facts.check_notation(VIGIL)


@every_setting
def test_nothing_hidden_reaches_a_viewer(setting: Setting) -> None:
    secrets.check_secrets(setting, 60)


@every_setting
def test_hidden_parts_are_imagined_in_many_ways(setting: Setting) -> None:
    secrets.check_diversity(setting, 3)


@every_setting
def test_undo_stops_where_something_was_learnt(setting: Setting) -> None:
    undo.check_undo(setting, 100)


@every_setting
def test_positions_and_replays(setting: Setting) -> None:
    texts.check_positions(setting, 20)
    texts.check_replays(setting, 6)


def test_every_rule_is_reached() -> None:
    reach.check_reach(VIGIL)


def test_another_process_plays_the_same_game() -> None:
    processes.check_processes(Setting(VIGIL, 4), "tests.toys.vigil:VIGIL", 5)


@every_setting
def test_interpreted_is_compiled(setting: Setting) -> None:
    machines.check_machine(setting, machine(), 20)
    machines.check_bulk(setting, machine(), 20)
    machines.check_batch(setting, machine(), 6)


# ---- what the kit serves here and nowhere else --------------------------------------------------


def begun(*bids: int, seed: int = 1) -> Match:
    """A match in which all have promised."""
    match = Match(VIGIL, len(bids), seed)
    for bid in bids:
        match.play(pledge(bid))
    return match


def until(step: int, *bids: int) -> Match:
    """The first match, by seed, in which the first visit leads to a step."""
    for seed in range(100):
        match = begun(*bids, seed=seed).play(point(0))
        if match.state.step == step and match.turn == 0:
            return match
    raise AssertionError(step)


def test_partners_share_their_promises_until_all_are_shown() -> None:
    match = begun(1, 2, 3, 1)
    assert repr(match.view(0).bid) == "[1, ?, 3, ?]"
    assert repr(match.view(3).bid) == "[?, 2, ?, 1]"
    assert repr(match.view(-1).bid) == "[?, ?, ?, ?]"
    while not match.over:
        match.play(match.choices()[0])
    for viewer in (-1, 0, 1, 2, 3):
        assert match.view(viewer).bid == [1, 2, 3, 1]
    shown = [line for line in match.story(-1) if line["event"] == "kept"]
    assert [line["bid"] for line in shown] == [1, 2, 3, 1]


def test_a_partner_decides_in_secret() -> None:
    match = begun(3, 1, 1, 1)
    assert (match.turn, match.actor) == (0, 2)
    for viewer in (-1, 0, 1, 2, 3):
        assert VIGIL.turn(match.view(viewer)) == 0
    assert VIGIL.decider(match.view(0)) == VIGIL.decider(match.view(2)) == 2
    assert "seat 0 to choose" in repr(match)


def test_one_choice_serves_two_steps() -> None:
    match = begun(1, 1, 1, 1)
    assert [c.paragraph for c in match.choices()] == ["2.1"] * 3
    assert match.choices()[1].words == "Go to the cellar"
    assert match.choices()[1].target == "room/cellar"
    match = until(PEEK, 1, 1, 1, 1)
    assert [c.paragraph for c in match.choices()] == ["2.2"] * 3
    assert match.choices()[1].words == "Look at what lies in the cellar"
    assert match.choices()[1].id == point(1)


def test_a_peek_shows_a_relic_to_whoever_looked() -> None:
    match = until(PEEK, 1, 1, 1, 1)
    s = match.state
    room = next(i for i in range(3) if s.keeper[i] != 0)
    before: object = match.view(0).relics[room]
    assert before is HIDDEN
    match.play(point(room))
    assert match.view(0).relics[room] == s.relics[room]
    for viewer in (-1, *(p for p in (1, 2, 3) if p != s.keeper[room])):
        seen: object = match.view(viewer).relics[room]
        assert seen is HIDDEN
    told = {"event": "found", "seat": 0, "room": match.state.fields["trace"].axes[1].show(room)}
    assert told.items() <= match.story(1)[-1].items()
    assert match.story(1)[-1]["relic"] is None
    say = words("vigil", "en").event
    assert say(match.story(1)[-1]).endswith(f"finds something in the {told['room']}.")
    assert "something" not in say(match.story(0)[-1])


def test_a_relic_that_changes_hands_is_seen_by_its_new_keeper_alone() -> None:
    for seed in range(60):
        match = begun(1, 1, 1, 1, seed=seed).play(point(1))
        if match.state.trace[0, 1, 0] >= 5:
            break
    assert match.state.keeper[1] == 0
    seen: list[object] = [match.view(viewer).relics[1] for viewer in (-1, 0, 1, 2, 3)]
    assert [x is not HIDDEN for x in seen] == [False, True, False, False, False]


def test_a_secret_choice_is_asked_though_it_is_alone() -> None:
    """That it was answered by itself would tell that the hand holds one kind only."""
    position = {
        "players": 2,
        "teams": ["living", "dead"],
        "bid": [1, 1],
        "step": "bury",
        "hand": [{"owl": 1}, {"bat": 2}],
        "deck_n": 15,
        "relics_n": 3,
    }
    match = Match(VIGIL, 2, 1, position=position)
    assert [c.notation for c in match.choices()] == ["bury owl"]
    assert match.history == []
    match.play("bury owl")
    assert match.state.grave[:1] == [0]
    assert match.view(1).grave[0] == 0  # the dead see the grave
    mine: object = match.view(0).grave[0]
    assert mine is HIDDEN


def test_a_lone_choice_plays_itself_and_stands_in_no_history() -> None:
    """On the last day one room is left."""
    position = {
        "players": 2,
        "day": 2,
        "turn": 1,
        "step": "visit",
        "teams": ["living", "dead"],
        "bid": [1, 1],
        "trace": [{}, {"attic": [1], "hall": [0, 1]}],
        "hand_n": [2, 2],
        "deck_n": 14,
        "relics_n": 3,
    }
    match = Match(VIGIL, 2, 1, position=position)
    assert match.state.trace[1, 1, 2] > 0
    assert match.history == []
    assert [line["event"] for line in match.events].count("visited") == 1


def test_a_choice_of_ones_own_is_hidden_from_the_history_of_others() -> None:
    match = until(BURY, 1, 1, 1, 1)
    card = match.choices()[0]
    match.play(card)
    assert match.history_of(0)[-1].notation == card.notation
    for viewer in (-1, 1, 2, 3):
        last = match.history_of(viewer)[-1]
        assert last.notation is None
        assert [line["event"] for line in last.events] == ["drew"]
        assert last.events[0]["card"] is None


def test_others_do_not_even_count_the_promises_they_did_not_hear() -> None:
    match = begun(1, 2, 3, 1)
    seen = {viewer: match.history_of(viewer) for viewer in (-1, 0, 1)}
    assert [[entry.notation for entry in seen[viewer]] for viewer in (-1, 0, 1)] == [
        [],
        ["pledge 1", "pledge 3"],
        ["pledge 2", "pledge 1"],
    ]
    assert [entry.number for entry in seen[1]] == [1, 2]


def test_the_word_at_the_door_is_for_players() -> None:
    match = begun(1, 1)
    assert match.view(0).watchword == match.view(1).watchword == match.state.watchword
    outside: object = match.view(-1).watchword
    assert outside is HIDDEN


def test_a_promise_can_be_taken_back_and_dice_cannot() -> None:
    match = Match(VIGIL, 2, 1).play("pledge 2")
    assert match.undo(0, consent=True).choices()[0].id == pledge(1)
    match.play("pledge 1").play("pledge 2").play("point at hall")
    with pytest.raises(manoir.errors.CannotUndo):
        match.undo(consent=True)


def test_who_sees_what_can_be_reviewed() -> None:
    table = sights(State)
    assert "watchword | the players, no onlooker | the word for the door" in table
    assert "bury | its owner | always asked" in table
    assert "found | everyone | seat: everyone, room: everyone, relic: its owner" in table


def test_ids_are_frozen() -> None:
    assert [notation(State, number) for number in range(VIGIL.size)] == [
        *("pledge 1", "pledge 2", "pledge 3"),
        *("point at attic", "point at cellar", "point at hall"),
        *("bury owl", "bury bat", "bury cat"),
    ]
    assert (pledge(1), point(0), bury(2), VISIT) == (0, 3, 8, 1)
