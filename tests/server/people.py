"""Somebody with a browser: cookies, calls over HTTP, tabs with a socket to a table."""

from __future__ import annotations

import contextlib
import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0
# Impatient players with small mansions: a whole match in about twenty choices.
SHORT = {"patience": 6, "mansion_size": 1, "hand_size": 2}

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "level": 1}


def here(name: str) -> dict[str, str]:
    return {"kind": "here", "name": name}


class Person:
    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.http.get("/api/me")
        self.tabs: list[Tab] = []
        if name:
            self.put("/api/me", {"name": name})

    def close(self) -> None:
        for tab in self.tabs:
            tab.close()
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ---- HTTP ----

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """A call with the header that says it comes from our page."""
        headers = {"X-CSRFToken": self.http.cookies.get("csrftoken") or ""}
        content = {} if body is None else {"json": body}
        return self.http.request(method, path, headers=headers, **content, **more)

    def _done(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.ask(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    def get(self, path: str) -> Any:
        return self._done("GET", path)

    def put(self, path: str, body: Any) -> Any:
        return self._done("PUT", path, body)

    def post(self, path: str, body: Any = None) -> Any:
        return self._done("POST", path, body)

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the code of a call that must not work."""
        answer = self.ask(method, path, body)
        assert answer.is_client_error, f"{method} {path}: {answer.status_code} {answer.text}"
        problem = answer.json()
        assert problem["text"]
        return answer.status_code, problem["code"]

    def open(self, *seats: dict[str, Any], **more: Any) -> str:
        """The code of a new table, with a short match unless told otherwise."""
        wanted = {"game": "ghooost", "seats": seats, "options": SHORT, "pace": "instant", **more}
        code: str = self.post("/api/tables", wanted)["code"]
        return code

    def table(self, code: str) -> Any:
        return self.get(f"/api/tables/{code}")

    def sit(self, code: str, seat: int) -> Any:
        return self.put(f"/api/tables/{code}/seats/{seat}", ME)

    def leave(self, code: str, seat: int) -> Any:
        return self._done("DELETE", f"/api/tables/{code}/seats/{seat}")

    # ---- sockets ----

    def tab(self, code: str, **query: int) -> Tab:
        tab = Tab(self.address, code, self.cookies, **query)
        self.tabs.append(tab)
        return tab

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Tab:
    """A socket to a table, and what a page would know by it; `frames` are the texts that came."""

    def __init__(self, address: str, code: str, cookies: str = "", **query: int) -> None:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        self._open = connect(
            f"{address.replace('http', 'ws', 1)}/ws/{code}?{asked}",
            additional_headers={"Cookie": cookies},
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            max_size=None,
        )
        self.socket: ClientConnection = self._open.__enter__()
        self.frames: list[str] = []
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.entries: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []

    def close(self) -> None:
        self._open.__exit__(None, None, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ---- what is said to the server ----

    def send(self, **request: Any) -> None:
        self.socket.send(json.dumps(request))

    def choose(self, choice: int) -> None:
        self.send(do="choose", at=self.at, choice=choice)

    def ping(self) -> float:
        """Once the pong is there, all that was asked before is answered; how long it took."""
        began = time.monotonic()
        self.send(do="ping")
        self.next("pong")
        return time.monotonic() - began

    # ---- what is heard ----

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """One message, taken in as the page does."""
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        match message["is"]:
            case "table":
                self.table = message["table"]
            case "position":
                known = self.entries[: message.get("after", 0)]
                self.view, self.entries = message["view"], known + message["entries"]
                self.now = message
            case "step":
                self.view = {**self.view, **message["changes"]}
                self.entries += [message["entry"]] if message["entry"] else []
                self.now = {**self.now, **message}
            case "chat":
                self.lines += message["lines"]
        return message

    def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        for message in self._within():
            if message["is"] in kinds:
                return message
        raise AssertionError(f"no {kinds} came; the last was {self.frames[-1:]}")

    def until(self, done: Callable[[Tab], Any]) -> Self:
        """Listen until something is so; what was not told yet is not so."""
        if self._is_so(done):
            return self
        for _ in self._within():
            if self._is_so(done):
                return self
        raise AssertionError(f"it never came; the last was {self.frames[-1:]}")

    def heard(self, text: str) -> Self:
        """Listen until somebody says this."""
        return self.until(lambda tab: any(line["text"] == text for line in tab.lines))

    def past(self, at: int) -> Self:
        """Listen until something has happened since, or the match is over."""
        return self.until(lambda tab: tab.at > at or tab.over)

    def _is_so(self, done: Callable[[Tab], Any]) -> bool:
        try:
            return bool(done(self))
        except KeyError:
            return False

    def _within(self) -> Iterator[dict[str, Any]]:
        end = time.monotonic() + PATIENCE
        while (left := end - time.monotonic()) > 0:
            with contextlib.suppress(TimeoutError):
                yield self.read(left)

    def hear(self, within: float) -> None:
        """Take in what comes, until nothing comes for a moment."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.read(within)

    def word(self) -> str:
        """The code of the next word, whatever else comes before it."""
        code: str = self.next("word")["code"]
        return code

    def settle(self) -> Self:
        """Hear all that the server has told by now."""
        self.ping()
        return self

    # ---- what is known ----

    @property
    def at(self) -> int:
        return int(self.now["at"])

    @property
    def choices(self) -> list[int]:
        found: list[int] = self.now.get("choices", [])
        return found

    @property
    def over(self) -> bool:
        return bool(self.now.get("over"))

    @property
    def viewer(self) -> int:
        return int(self.now["viewer"])


def play_to_the_end(*tabs: Tab, seed: int = 1) -> int:
    """Everybody plays at random until the match is over; how many choices were made."""
    luck, made = random.Random(seed), 0
    for tab in tabs:
        tab.until(lambda tab: tab.now)
    end = time.monotonic() + 3 * PATIENCE
    while not all(tab.over for tab in tabs):
        assert time.monotonic() < end
        deciding = next((tab for tab in tabs if tab.choices), None)
        if deciding is None:
            for tab in tabs:
                tab.hear(0.01)
            continue
        before = deciding.at
        deciding.choose(luck.choice(deciding.choices))
        made += 1
        for tab in tabs:
            tab.past(before)
    return made
