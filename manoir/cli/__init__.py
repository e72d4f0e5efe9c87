"""The command line: every room of the house from a terminal.

Whatever is typed, the answer is a result or one line that says what was wrong. What is slow to
import (Numba, rich, Fluent) is imported by the command that needs it.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from manoir.errors import BadOption, ManoirError

if TYPE_CHECKING:
    import argparse

    from manoir.cli.phrases import Say

FAILED = 2
TRACE = "MANOIR_TRACE"  # set it to see where an error of ours happened

# What a command does with its arguments and its words; the answer is the exit code.
Run = Callable[["argparse.Namespace", "Say"], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 for a replay that is not fair, 2 for an error."""
    from manoir.cli.phrases import chosen_language, phrases
    from manoir.cli.text import about_file

    _print_whatever_comes()
    argv = sys.argv[1:] if argv is None else argv
    language = chosen_language(argv)
    say = phrases(language).say
    try:
        code = _run(argv, language, say)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _fail(say("interrupted"))
    except BrokenPipeError:
        _close_stdout()
        return _fail(say("pipe-closed"))
    except OSError as error:
        return _fail(about_file(error, say))
    except ManoirError as error:
        return _fail(str(error))
    except (MemoryError, RecursionError):
        return _fail(say("too-much"))
    except Exception as error:
        if os.environ.get(TRACE):
            raise
        return _fail(say("our-error", error=f"{type(error).__name__}: {error}", trace=TRACE))
    return code


def _run(argv: Sequence[str], language: str, say: Say) -> int:
    from manoir.cli.parser import COMMANDS, parser

    if argv and not argv[0].startswith("-") and argv[0] not in COMMANDS:
        raise BadOption(say("no-command", command=argv[0], commands=", ".join(COMMANDS)))
    top = parser(say)
    try:
        args = top.parse_args(argv)
    except SystemExit as stop:  # --help and --version have been answered
        return int(stop.code or 0)
    if args.command is None:
        top.print_help()
        return 0
    args.language = language
    run: Run = importlib.import_module(f"manoir.cli.{args.command}").run
    return run(args, say)


def _fail(message: str) -> int:
    from manoir.cli.text import printable

    with contextlib.suppress(OSError):
        print(f"manoir: {printable(' '.join(message.split()))}", file=sys.stderr, flush=True)
    return FAILED


def _print_whatever_comes() -> None:
    """A terminal that cannot show a letter shows a question mark; it is no reason to fail."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _close_stdout() -> None:
    """Nobody reads on: without this, Python would try once more as it ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
