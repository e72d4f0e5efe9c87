"""Several processes that write to one SQLite file take turns."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path


class Turns:
    """A lock that whoever comes next is woken by, and that falls with the process that has it.

    SQLite alone would have those who wait sleep and try again, ever longer: the slowest of a
    hundred moves would take three times as long.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)

    def __enter__(self) -> None:
        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        os.close(self._file)
