"""The documents are tests: their Python runs, their commands answer as shown, their links lead on.

In a `console` block, what follows `$ manoir …` must be what the command prints, `...` standing for
anything. With nothing shown after it, a command must only be one that the parser takes, and a
`make` target must be one of the Makefile.

Manoir is imported only when an example runs: before that, nobody measures the coverage.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import os
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from sybil import Document, Example, Region, Sybil
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser
from sybil.parsers.rest import DocTestParser
from xdist.scheduler import LoadScopeScheduling

ROOT = Path(__file__).parent
COMMAND = re.compile(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
ANSWER = re.compile(r" > (.+)$", re.MULTILINE)  # what somebody typed at a prompt
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)")
TARGET = re.compile(r"^([a-z]+):.*##", re.MULTILINE)
GAME = re.compile(r"\[([a-z-]+?)(?:-\d|\])")  # in the name of a test, before what is played


def check_console(example: Example) -> None:
    for line, shown in COMMAND.findall(example.parsed):
        program, *words = shlex.split(line, comments=True)
        if program == "make":
            targets = TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8"))
            assert set(words) <= set(targets), f"{line}: the Makefile has {targets}"
        elif program == "manoir" and shown.strip():
            got = printed(words, ANSWER.findall(shown))
            same = doctest.OutputChecker().check_output(shown, got, doctest.ELLIPSIS)
            assert same, f"{line} prints\n{got}"
        elif program == "manoir":
            parsed(words)


def parsed(words: list[str]) -> None:
    from manoir.cli.parser import parser
    from manoir.cli.phrases import phrases

    parser(phrases("en").say).parse_args(words)


def printed(words: list[str], answers: list[str]) -> str:
    """What a command prints on a terminal of 80 columns, with spaces as one would type them."""
    from manoir.cli import main

    typed, out = io.StringIO("".join(f"{a}\n" for a in answers)), io.StringIO()
    with (
        mock.patch.dict(os.environ, {"COLUMNS": "80", "LANG": "C.UTF-8", "LC_ALL": ""}),
        mock.patch.object(sys, "stdin", typed),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(out),
    ):
        main(words)
    lines = out.getvalue().replace("\u00a0", " ").splitlines()
    return "".join(f"{line.rstrip()}\n" for line in lines)


def links(document: Document) -> Iterator[Region]:
    for found in LINK.finditer(document.text):
        yield Region(found.start(), found.end(), (found[1], found[2]), check_link)


def check_link(example: Example) -> None:
    file, heading = example.parsed
    here = Path(example.path)
    target = (here.parent / file) if file else here
    assert target.exists(), f"{file} does not exist"
    if heading:
        titles = re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE)
        anchors = {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}
        assert heading in anchors, f"{file} has no heading {heading}"


class InARow(LoadScopeScheduling):  # type: ignore[misc]
    """What one process tests in a row: the examples of a document build on each other, and what a
    file compiles, or in the conformance suite a game, is compiled once."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, test = nodeid.partition("::")
        game = GAME.search(test) if file.endswith("test_every_game.py") else None
        return f"{file} {game[1]}" if game else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> InARow:
    return InARow(config, log)


def as_a_script(namespace: dict[str, Any]) -> None:
    """A document's examples make up one script: what they define must be importable by Numba."""
    namespace["__name__"] = "__main__"


pytest_collect_file = (
    Sybil(
        [
            PythonCodeBlockParser(doctest_optionflags=doctest.ELLIPSIS),
            CodeBlockParser("console", check_console),
            links,
        ],
        patterns=["*.md"],
        setup=as_a_script,
    )
    + Sybil([DocTestParser()], patterns=["manoir/__init__.py"])
).pytest()
