"""Runs a command as if it were typed, and keeps what it answered."""

from __future__ import annotations

import contextlib
import io
import random
from dataclasses import dataclass
from unittest.mock import patch

import manoir
from manoir.cli import main
from manoir.errors import CannotUndo
from manoir.play.match import Match


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line that an error is."""
        assert self.code != 0
        assert self.err.endswith("\n"), self.err
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("manoir: ")
        assert "error of ours" not in self.err
        return self.err.removeprefix("manoir: ").strip()


class Terminal(io.StringIO):
    """Text that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


def run(*argv: str, typed: str = "", language: str = "C") -> Ran:
    """One command with what is typed while it runs; `language` is that of the system."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch("sys.stdin", io.StringIO(typed)),
        patch.dict("os.environ", {"LC_ALL": language, "COLUMNS": "80"}),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = main(list(argv))
    return Ran(code, out.getvalue(), err.getvalue())


def short_match(seed: int = 7, undo: bool = False) -> Match:
    """A match for three, played at random to its end; with impatience it is a short one."""
    options = {"patience": 6, "mansion_size": 2}
    match = manoir.new("ghooost", 3, seed, options, ["Ada", "bot:random", "bot:random"])
    dice = random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.choices()))
        if undo and dice.randrange(3) == 0:
            with contextlib.suppress(CannotUndo):
                match.undo()
    return match
