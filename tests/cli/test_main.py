"""Whatever is typed: a result, or one line that says what was wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

import manoir
from manoir.cli.parser import COMMANDS

from .running import run

PLAY = ("play", "ghooost")
SIMULATE = ("simulate", "ghooost")


def test_alone_it_shows_its_commands() -> None:
    shown = run()
    assert shown.code == 0
    assert all(command in shown.out for command in COMMANDS)
    assert "manoir play ghooost" in shown.out


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_has_help(command: str, language: str) -> None:
    shown = run(command, "--help", language=language)
    assert shown.code == 0
    assert shown.err == ""
    assert "--language" in shown.out
    assert ("afficher cette aide" in shown.out) == (language == "fr")


def test_version() -> None:
    assert run("--version").out == f"manoir {manoir.__version__}\n"


def test_unknown_command_and_game_list_what_exists() -> None:
    assert "games, play, simulate" in run("dance").complaint
    assert "ghooost" in run("play", "poker").complaint
    assert run("dance").code == run("play", "poker").code == 2


@pytest.mark.parametrize(
    "argv",
    [
        ("--bogus",),
        ("play",),
        (*PLAY, "--players"),
        (*PLAY, "--players", "9"),
        (*PLAY, "--players", "-1"),
        (*PLAY, "--players", "9" * 5000),
        (*PLAY, "--seed", "x"),
        (*PLAY, "--seed", str(1 << 63)),
        (*PLAY, "--seed", "²"),
        (*PLAY, "--seat", "3"),
        (*PLAY, "--language", "de"),
        (*PLAY, "--option", "deck"),
        (*PLAY, "--option", "=1"),
        (*PLAY, "--option", "ghosts=12"),
        (*PLAY, "--option", "hand_size=seven"),
        (*PLAY, "--option", "hand_size=7"),
        (*PLAY, "--option", "deck=all-kitties"),
        (*PLAY, "--option", 'deck={"kitty": 99}'),
        (*PLAY, "--option", "deck=" + "[" * 100_000),
        (*PLAY, "--option", "deck=@"),
        (*PLAY, "--option", "deck=@/no/such/file"),
        (*PLAY, "--option", "deck=@/"),
        (*PLAY, "--options", "/no/such/file"),
        (*PLAY, "--save", "/no/such/folder/file"),
        (*PLAY, "--save", ""),
        (*PLAY, "--save", "a\0b"),
        (*PLAY, "left over"),
        (*SIMULATE, "--games", "0"),
        (*SIMULATE, "--games", "many"),
        (*SIMULATE, "--threads", "0"),
        (*SIMULATE, "--device", "abacus"),
        (*SIMULATE, "--seed", str((1 << 63) - 1), "--games", "2"),
        (*SIMULATE, "--players", "2", "--option", "several_deals=true"),
        ("replay", "/no/such/file"),
        ("replay", "/"),
        ("replay", "a\0b"),
        ("replay", ""),
        ("verify", "/no/such/file"),
        ("verify", "/"),
        ("bench", "poker"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_wrong_arguments_are_told_in_one_line(argv: tuple[str, ...], language: str) -> None:
    ran = run(*argv, language=language)
    assert ran.code == 2
    assert ran.complaint
    assert ran.out == ""


def test_files_that_are_no_text_no_json_no_replay(tmp_path: Path) -> None:
    binary, empty, array = tmp_path / "binary", tmp_path / "empty", tmp_path / "array"
    binary.write_bytes(bytes(range(256)))
    empty.write_bytes(b"")
    array.write_text("[1]")
    for path in (binary, empty):
        assert run("replay", str(path)).code == 2
        assert run(*PLAY, "--options", str(path)).code == 2
        assert run(*PLAY, "--option", f"deck=@{path}").code == 2
    assert "UTF-8" in run("replay", str(binary)).complaint
    assert "UTF-8" in run("verify", str(binary)).complaint
    assert run("verify", str(binary)).code == 2
    assert run("verify", str(empty)).code == 1
    assert "object" in run(*PLAY, "--options", str(array)).complaint


def test_a_complaint_cannot_play_with_the_terminal(tmp_path: Path) -> None:
    assert "\x1b" not in run("replay", str(tmp_path / "\x1b[2Jgone")).complaint
    assert "\x1b" not in run("\x1b[2J").complaint


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (KeyboardInterrupt(), "interrupted"),
        (BrokenPipeError(), "stopped reading"),
        (PermissionError(13, "no", "secret.txt"), "secret.txt"),
        (OSError(28, "the disk is full", "here"), "the disk is full"),
        (MemoryError(), "too large"),
        (RecursionError(), "too large"),
    ],
)
def test_what_stops_a_command_is_told(error: BaseException, says: str) -> None:
    with patch("manoir.cli.games.run", side_effect=error), patch("manoir.cli._close_stdout"):
        ran = run("games")
    assert ran.code == 2
    assert says in ran.complaint


def test_an_error_of_ours_is_no_traceback_unless_one_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    with patch("manoir.cli.games.run", side_effect=ZeroDivisionError("oh")):
        ran = run("games")
        assert ran.code == 2
        assert "error of ours (ZeroDivisionError: oh)" in ran.err
        monkeypatch.setenv("MANOIR_TRACE", "1")
        with pytest.raises(ZeroDivisionError):
            run("games")


def started(*argv: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "manoir.cli", *argv]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)  # noqa: S603


def test_output_that_nobody_reads(replay: Path) -> None:
    with started("replay", str(replay)) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        said = process.stderr.read()
    assert process.returncode == 2
    assert said.startswith("manoir: ")
    assert said.count("\n") == 1


def test_a_terminal_without_our_letters(replay: Path) -> None:
    poor = patch.dict("os.environ", {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    with poor, started("replay", str(replay), "--language", "fr") as process:
        out, err = process.communicate()
    assert process.returncode == 0
    assert err == ""
    assert "partie est finie" in out


def test_it_starts_fast() -> None:
    """What takes long to import is imported by whoever needs it."""
    program = """
import sys, manoir.cli
assert not {"rich", "fluent", "numba", "numpy"} & set(sys.modules)
manoir.cli.main(["games", "--json"])
assert not {"rich", "numba", "numpy"} & set(sys.modules)
manoir.cli.main(["games"])
assert not {"numba", "numpy"} & set(sys.modules)
"""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
