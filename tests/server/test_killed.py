"""A server killed at any moment has every move that it acknowledged, and its matches go on.

`MANOIR_SOAK=1` plays the full numbers.
"""

from __future__ import annotations

import os
import random
import threading
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

import manoir

from .houses import Serving
from .people import BOT, ME, Person, Tab, here

SOAK = os.environ.get("MANOIR_SOAK") == "1"
GAMES, KILLS, THREADS = (200, 30, 20) if SOAK else (20, 3, 4)
LONGEST = 1800.0 if SOAK else 120.0
# On average so many choices in each game lie between two kills; games are so long that most of them
# still run when the last one comes.
CHOICES = 5
OPTIONS = {"patience": 500} if SOAK else {"patience": 16, "mansion_size": 1, "hand_size": 3}
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError)


class Game:
    """A match that one person plays for two seats, or against a bot, whatever happens to the
    server. `seen` are the entries that were shown: none of them may ever be another."""

    def __init__(self, person: Person, number: int) -> None:
        self.person, self.luck = person, random.Random(number)
        self.seats = [0] if number % 5 == 0 else [0, 1]
        other = BOT if self.seats == [0] else here("Bea")
        self.code = person.open(ME, other, options=OPTIONS)
        self.tabs: list[Tab] = []
        self.seen: list[dict[str, Any]] = []
        self.begins = 0
        self.over = False

    def move(self, at_most: int) -> None:
        """Some choices; if the server is gone, come back later and go on from what is known."""
        try:
            if not self.tabs:
                self._come_back()
            for _ in range(at_most):
                if not self.over:
                    self._choose()
        except GONE:
            self.leave()

    def leave(self) -> None:
        for tab in self.tabs:
            tab.close()
            self.person.tabs.remove(tab)
        self.tabs = []

    def _come_back(self) -> None:
        for seat in self.seats:
            self.tabs.append(self.person.tab(self.code, seat=seat))
        for tab in self.tabs:
            tab.until(lambda tab: tab.now)
            known = [public(entry) for entry in tab.entries]
            assert known[: len(self.seen)] == self.seen, f"table {self.code} has lost a move"
        self.begins += 1
        self._remember()

    def _choose(self) -> None:
        first = self.tabs[0]
        if self.seats == [0]:
            first.until(lambda tab: tab.choices or tab.over)
        deciding = next((tab for tab in self.tabs if tab.choices), None)
        if deciding is not None:
            before = deciding.at
            deciding.choose(self.luck.choice(deciding.choices))
            for tab in self.tabs:
                tab.past(before)
        self._remember()

    def _remember(self) -> None:
        """What was shown must be there for ever."""
        first = self.tabs[0]
        self.seen += [public(entry) for entry in first.entries[len(self.seen) :]]
        self.over = first.over


def public(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry without what only one seat knows of it."""
    events = [{k: v for k, v in e.items() if k != "ghost"} for e in entry["events"]]
    return {**entry, "events": events}


class Play:
    """Threads that play games, whatever happens: a few choices at each table in turn."""

    def __init__(self, games: list[Game]) -> None:
        self.pause, self._errors = 0.02, list[BaseException]()
        self._games = games
        shares = [games[n::THREADS] for n in range(THREADS)]
        self._threads = [threading.Thread(target=self._run, args=(share,)) for share in shares]
        for thread in self._threads:
            thread.start()

    def _run(self, games: list[Game]) -> None:
        end = time.monotonic() + LONGEST
        try:
            while not all(game.over for game in games):
                assert time.monotonic() < end, "the matches do not come to their end"
                for game in games:
                    if not game.over:
                        game.move(at_most=5)
                        time.sleep(self.pause)
        except BaseException as error:  # noqa: BLE001 the test raises it
            self._errors.append(error)
        for game in games:
            game.leave()

    def until_seen(self, entries: int) -> None:
        """Until so much has happened at all tables together."""
        while not self._errors and sum(len(game.seen) for game in self._games) < entries:
            time.sleep(0.005)

    def wait(self) -> None:
        for thread in self._threads:
            thread.join(LONGEST + 60)
        if self._errors:
            raise self._errors[0]


def check(game: Game) -> None:
    """The replay of a match is fair, over, and holds all that was ever seen."""
    text = game.person.ask("GET", f"/api/tables/{game.code}/matches/1/replay").text
    match = manoir.load(text)
    assert match.over
    told = [(e.number, e.seat, e.notation) for e in match.history_of(-1)]
    assert told == [(e["number"], e["seat"], e["notation"]) for e in game.seen]


def play_and_kill(url: str, many: int, kills: int) -> None:
    luck, server = random.Random(9), Serving(url)
    server.start()
    people: list[Person] = []
    try:
        server.ready()
        people += [Person(server.address, f"Guest {n}") for n in range(THREADS)]
        games = [Game(people[n % THREADS], n) for n in range(many)]
        play = Play(games)
        for kill in range(1, kills + 1):
            play.until_seen(kill * CHOICES * many)
            time.sleep(luck.random() / 20)
            assert sum(not game.over for game in games) > many // 2, "too short for this test"
            server.kill()
            server.start()
            server.ready()
        play.pause = 0.0
        play.wait()
        assert sum(game.begins for game in games) > many  # they did come back
        for game in games:
            check(game)
    finally:
        for person in people:
            person.close()
        server.stop()


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    play_and_kill(str(tmp_path / "house.db"), GAMES, KILLS)


def test_nor_on_postgresql(postgresql: str) -> None:
    play_and_kill(postgresql, GAMES // 4, max(1, KILLS // 4))
