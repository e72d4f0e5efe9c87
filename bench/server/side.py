"""The two servers, and the load that is put on each of them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from manoir.lab.bench.place import ROOT

HERE = Path(__file__).parent
NODE = [str(ROOT / "tools" / "node"), "node"]
MANOIR, OTHER = "manoir", "boardgameio"
LABELS = {MANOIR: "Manoir", OTHER: "boardgame.io"}


def install() -> None:
    """Bring boardgame.io from npm, once."""
    if not (HERE / "node_modules").exists():
        npm = [str(ROOT / "tools" / "node"), "npm", "ci", "--silent"]
        subprocess.run(npm, cwd=HERE, check=True)  # noqa: S603 - fixed words


def measure(side: str, matches: int, seconds: float, warm: float, processes: int) -> dict[str, Any]:
    """A server of its own, a load on it, and what the load saw."""
    with _served(side, processes) as (address, process):
        words = [side, address, process, matches, seconds, warm]
        load = [*NODE, str(HERE / "load.js"), *map(str, words)]
        done = subprocess.run(load, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603
    seen: dict[str, Any] = json.loads(done.stdout)
    return seen


@contextmanager
def _served(side: str, processes: int) -> Iterator[tuple[str, int]]:
    """The address of a running server, and its process."""
    (ROOT / "build").mkdir(exist_ok=True)
    # Beside the code and not in the system's folder for such things, which may be in memory.
    with tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="bench-server-") as folder:
        if side == MANOIR:
            kept = str(Path(folder) / "manoir.db")
            command = [sys.executable, "-m", "manoir.cli", "serve"]
            command += ["--no-open", "--port", "0", "--database", kept]
            command += ["--processes", str(processes)]
            settings = {"MANOIR_LIMITS": "off"}
        else:
            command = [*NODE, str(HERE / "boardgame.js")]
            settings = {"NODE_ENV": "production"}
        server = subprocess.Popen(  # noqa: S603 - fixed words
            command, env={**os.environ, **settings}, cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        try:
            yield _address(server), server.pid
        finally:
            server.terminate()
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


def _address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
            return found[0]
    raise RuntimeError("the server did not start")
