"""Bots think in a process of their own: it may die, and however long it thinks nobody waits."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

import manoir
from manoir.server import bots, thinking
from manoir.server.thinking import Question, Thinking

from .conftest import Come
from .houses import Inn, eventually, opened
from .people import BOT, ME, Person, here

SLOW = 1.0


def slow_bots(pipe: Connection) -> None:
    """A process of bots that ponder, all of them at once, and then take the first choice."""
    time.sleep(SLOW)  # it also takes long to start, and reads nothing meanwhile
    while True:
        try:
            number, question = pipe.recv()
        except EOFError:
            return
        time.sleep(SLOW)
        pipe.send((number, thinking.Bots().choose(question)))


def deadly_bots(pipe: Connection) -> None:
    """A process of bots that dies of any question."""
    pipe.recv()
    os._exit(1)


@pytest.fixture
def slow_inn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inn]:
    monkeypatch.setattr(thinking, "think", slow_bots)
    with opened(str(tmp_path / "house.db")) as inn:
        yield inn


def a_question(match: int = 1) -> Question:
    played = manoir.new("ghooost", 2, seed=3)
    assert played.actor is not None
    return Question(match, "ghooost", 1, 2, played.actor, played.view(played.actor))


def test_a_bot_chooses_what_is_offered_by_what_it_sees() -> None:
    match = manoir.new("ghooost", 3, seed=5)
    assert match.actor is not None
    question = Question(1, "ghooost", 2, 3, match.actor, match.view(match.actor))
    assert thinking.Bots().choose(question) in [choice.id for choice in match.choices()]


def test_only_so_many_bots_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_BOTS", 3)
    seated = thinking.Bots()
    for match in range(5):
        seated.choose(a_question(match))
    assert [match for match, _, _ in seated._seated] == [2, 3, 4]


def test_killed_in_the_middle_of_a_game_they_are_started_again(
    own_inn: Inn, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.PACES, "instant", (0.02, 0.02))
    ada = come("Ada", own_inn.address)
    tab = ada.tab(ada.open(BOT, BOT, options={"patience": 500}))
    tab.until(lambda tab: tab.at > 3)
    killed = set()
    for _ in range(2):
        process = own_inn.house._thinking._process
        assert process is not None
        assert process.pid is not None
        killed.add(process.pid)
        os.kill(process.pid, signal.SIGKILL)
        before = tab.settle().at
        tab.past(before + 5)
    assert len(killed) == 2
    numbers = [entry["number"] for entry in tab.entries]
    assert numbers == list(range(1, tab.at + 1))


def test_a_question_that_kills_them_is_not_asked_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "think", deadly_bots)
    monkeypatch.setattr(thinking, "MOST_TRIES", 2)

    async def ask() -> None:
        bot = Thinking()
        try:
            await asyncio.wait_for(bot.choose(a_question()), 60)
        finally:
            bot.close()

    with pytest.raises(RuntimeError, match="die of this question"):
        asyncio.run(ask())


def test_a_bot_that_fails_says_why() -> None:
    async def ask() -> None:
        bot, question = Thinking(), a_question()
        impossible = Question(1, "no-such-game", 1, 2, question.seat, question.view)
        try:
            await asyncio.wait_for(bot.choose(impossible), 60)
        finally:
            bot.close()

    with pytest.raises(RuntimeError, match="there is no game 'no-such-game'"):
        asyncio.run(ask())


def test_however_long_a_bot_thinks_no_other_table_waits(slow_inn: Inn) -> None:
    """Two hundred questions wait, more than fit into the pipe; a move meanwhile takes no longer."""
    with Person(slow_inn.address, "Ada") as ada, Person(slow_inn.address, "Bea") as bea:
        watching = ada.tab(ada.open(BOT, BOT))
        watching.next("position")
        for match in range(200):
            question = a_question(1000 + match)
            asyncio.run_coroutine_threadsafe(
                slow_inn.house._thinking.choose(question), slow_inn.loop
            )
        code = bea.open(ME, here("Cleo"))
        tabs = [bea.tab(code, seat=seat) for seat in (0, 1)]
        for tab in tabs:
            tab.until(lambda tab: tab.now)
        took, end = [], time.monotonic() + 2 * SLOW
        while time.monotonic() < end and not tabs[0].over:
            began = time.monotonic()
            deciding = next(tab for tab in tabs if tab.choices)
            before = deciding.at
            deciding.choose(deciding.choices[0])
            for tab in tabs:
                tab.past(before)
            took.append(time.monotonic() - began)
            took.append(watching.ping())
    assert len(took) > 10
    assert sorted(took)[len(took) // 2] < SLOW / 4
    assert max(took) < SLOW


def test_bots_wait_while_nobody_sees_them(own_inn: Inn, come: Come) -> None:
    ada = come("Ada", own_inn.address)
    code = ada.open(BOT, BOT)
    time.sleep(0.3)
    assert ada.get(f"/api/tables/{code}/matches/1/story")["steps"] == []
    with ada.tab(code) as tab:
        tab.until(lambda tab: tab.at > 2)
    eventually(lambda: own_inn.house.count() == 0)


@pytest.mark.parametrize(("pace", "least"), [("brisk", 0.35), ("calm", 0.9)])
def test_bots_move_at_the_pace_of_the_table(come: Come, pace: str, least: float) -> None:
    ada = come("Ada")
    tab = ada.tab(ada.open(BOT, BOT, pace=pace))
    tab.until(lambda tab: tab.at == 1)
    began = time.monotonic()
    tab.until(lambda tab: tab.at == 2)
    assert time.monotonic() - began > least * 0.8


def test_the_table_of_an_empty_room_is_closed_and_opened_again(
    own_inn: Inn, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("manoir.server.house.LINGER", 0.05)
    ada = come("Ada", own_inn.address)
    code = ada.open(ME, here("Bea"))
    for _ in range(3):
        with ada.tab(code) as tab:
            tab.until(lambda tab: tab.now)
            assert own_inn.house._rooms[code].clients
        eventually(lambda: code not in own_inn.house._rooms)
