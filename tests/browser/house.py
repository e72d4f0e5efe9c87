"""A real server for the browser to visit: `manoir serve` in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page

GUEST = "manoir_guest"
ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "level": 1}
# A deck with one card of each kind: a whole game in a few dozen choices.
SHORT = {
    "deck": dict.fromkeys(
        "kitty scooty draplo cerberus mortimer zombibi momicha vampirette twist pirat-os banshia "
        "skeletum igor comte-croc faucheuse miss-copy".split(),
        1,
    ),
    "mansion_size": 2,
    "patience": 12,
}
SMALL_FLOOR = {
    "rows": 4,
    "columns": 4,
    "tiles": {
        f"{colour}-{value}": int(value in {1, 2, 3, 5})
        for colour in ("blue", "red", "green", "white")
        for value in range(1, 7)
    },
}
FEW_TURNS = {"goal": 5, "turn_limit": 3}
TWO_ROUNDS = {"begin_with": "fast", "rounds": 2}


@dataclass(frozen=True)
class Short:
    """A short game: who sits down, the options, and after how many choices one is in its middle."""

    seats: list[dict[str, Any]]
    options: dict[str, Any]
    middle: int


BY_MOUSE = {
    "phantom-society": Short([ME, BOT, BOT, BOT], {**SMALL_FLOOR, "target": 20}, middle=8),
    "phantom": Short([ME, BOT], FEW_TURNS, middle=7),
    "phantoms-of-halloween": Short([ME, BOT, BOT], TWO_ROUNDS, middle=2),
}
BY_KEYS = {
    "ghooost": Short([ME, BOT], SHORT, middle=4),
    "phantom-society": Short([BOT, ME], {**SMALL_FLOOR, "master_game": True}, middle=19),
    "phantom": Short([BOT, ME], FEW_TURNS, middle=7),
    "phantoms-of-halloween": Short([BOT, ME, BOT], TWO_ROUNDS, middle=2),
}


class House:
    """A server on a database of its own; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._database = folder / "house.db"
        self._process: subprocess.Popen[str] | None = None
        self.address, self._port = "", "0"
        self.open()

    def open(self) -> None:
        command = [sys.executable, "-m", "manoir.cli", "serve", "--no-open", "--language", "en"]
        command += ["--port", self._port, "--database", str(self._database)]
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "MANOIR_LIMITS": "off"},
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, said
        self.address, self._port = found[0], found[1]

    def kill(self) -> None:
        """As when the power goes."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate(timeout=20)

    def close(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.communicate(timeout=20)


def open_table(house: House, page: Page, *seats: Any, game: str = "ghooost", **more: Any) -> str:
    """The code of a table that whoever looks at this page has opened, without clicking for it."""
    cookies: dict[str, str] = {}
    while GUEST not in cookies:
        page.wait_for_timeout(50)
        cookies = {c["name"]: c["value"] for c in page.context.cookies()}
    with httpx.Client(base_url=house.address, cookies=cookies, timeout=20) as client:
        answer = client.post(
            "/api/tables",
            json={"game": game, "seats": list(seats), **more},
            headers={"X-CSRFToken": cookies["csrftoken"]},
        )
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])
