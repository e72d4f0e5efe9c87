"""Plain text for a terminal."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterable

from manoir.cli.phrases import Say

WIDEST = 100  # longer lines are hard to read, however wide the window


def printable(text: str) -> str:
    """Names and file names may hold anything; control characters would reach the terminal."""
    return "".join("\ufffd" if unicodedata.category(c)[0] == "C" else c for c in text)


def wrapped(line: str, width: int, hang: int = 0) -> list[str]:
    """A line cut to a width; what follows stands under it, `hang` columns further in."""
    indent = " " * (len(line) - len(line.lstrip(" ")))
    text = line.strip(" ")
    if not text:
        return [""]
    return textwrap.wrap(
        text,
        max(width, len(indent) + hang + 20),
        initial_indent=indent,
        subsequent_indent=indent + " " * hang,
        break_on_hyphens=False,
    )


def folded(text: str, width: int) -> str:
    """A cell of a table: rich would also cut at no-break spaces."""
    return "\n".join(wrapped(text, width))


def paragraph(lines: Iterable[str], width: int, hang: int = 0) -> list[str]:
    return [part for line in lines for part in wrapped(line, width, hang)]


def about_file(error: OSError, say: Say) -> str:
    """What is wrong with a file, in words."""
    name = str(error.filename or "")
    if isinstance(error, FileNotFoundError):
        return say("file-missing", file=name)
    if isinstance(error, IsADirectoryError):
        return say("file-is-folder", file=name)
    if isinstance(error, PermissionError):
        return say("file-forbidden", file=name)
    return say("file-trouble", file=name, reason=error.strerror or str(error))
