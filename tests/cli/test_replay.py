"""`manoir replay` and `manoir verify`"""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import manoir

from .running import run, short_match

MATCH = manoir.save(short_match(undo=True))


def written(folder: Path, text: str) -> str:
    path = folder / "match.manoir"
    path.write_text(text, encoding="utf-8", errors="surrogatepass")
    return str(path)


def test_a_match_is_told_entry_by_entry(replay: Path) -> None:
    match, told = short_match(), run("replay", str(replay))
    assert told.code == 0
    assert "Ghooost!, 3 players, rules 1" in told.out
    assert "patience = 6" in told.out
    assert "Nothing is held back" in told.out
    assert f"\n{len(match.history)}. " in told.out
    assert "Ada draws" in told.out
    assert "The match is over" in told.out
    assert told.out.count("won") == len(match.winners)


def test_a_viewer_is_told_what_it_knew(replay: Path) -> None:
    own = run("replay", str(replay), "--viewer", "0").out
    assert "as Ada saw it" in own
    assert "Boris draws a card" in own
    onlooker = run("replay", str(replay), "--viewer", "-1").out
    assert "Ada draws a card" in onlooker
    assert run("replay", str(replay), "--viewer", "3").code == 2


def test_in_french(replay: Path) -> None:
    told = run("replay", str(replay), language="fr_FR.UTF-8").out
    assert "La partie est finie" in told
    assert "pioche" in told


def test_what_was_taken_back_is_told(tmp_path: Path) -> None:
    assert "undo" in MATCH
    assert "takes back choice" in run("replay", written(tmp_path, MATCH)).out
    assert " 0 taken back" not in run("verify", written(tmp_path, MATCH)).out


def test_an_unfinished_match(tmp_path: Path) -> None:
    file = written(tmp_path, manoir.save(manoir.new("ghooost", 3, 7)))
    assert "is not over" in run("replay", file).out
    verified = run("verify", file)
    assert verified.code == 0
    assert "not over" in verified.out


def test_a_prepared_position(tmp_path: Path) -> None:
    position = {"players": 2, "hand": [{"igor": 1}, {"draplo": 1}], "mansion_n": [1, 1]}
    file = written(tmp_path, manoir.save(manoir.set_up("ghooost", position, 1)))
    assert "prepared position" in run("replay", file).out


def test_a_name_cannot_play_with_the_terminal(tmp_path: Path) -> None:
    file = written(tmp_path, MATCH.replace("seat 0: Ada", "seat 0: \x1b[31mAda"))
    assert "\x1b" not in run("replay", file).out


def test_fair(replay: Path) -> None:
    verified = run("verify", str(replay))
    assert verified.code == 0
    assert verified.out.endswith("\nfair\n")
    for word in ("Every choice", "result", "digest", "commitment"):
        assert word in verified.out
    assert run("verify", str(replay), "--language", "fr").out.endswith("\nrégulière\n")


@pytest.mark.parametrize("what", ["result: ", "digest: ", "commitment: ", "seed: ", "\n1. "])
def test_a_changed_file_is_not_fair(tmp_path: Path, what: str) -> None:
    before, _, after = MATCH.partition(what)
    number = after[0]
    changed = f"{before}{what}{'1' if number != '1' else '2'}{after[1:]}"
    ran = run("verify", written(tmp_path, changed))
    assert ran.code == 1
    assert "not proven fair" in ran.complaint


def test_a_file_from_windows(tmp_path: Path) -> None:
    path = tmp_path / "match.manoir"
    path.write_bytes(b"\xef\xbb\xbf" + MATCH.replace("\n", "\r\n").encode())
    assert run("verify", str(path)).code == 0


LINES = MATCH.splitlines()
LINE = st.sampled_from(LINES) | st.text(max_size=40)
HEADED = st.lists(LINE, max_size=12).map(lambda lines: "\n".join([LINES[0], *lines]))


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A real match with a stretch of it replaced."""
    begin = draw(st.integers(0, len(MATCH)))
    end = draw(st.integers(begin, min(len(MATCH), begin + 30)))
    return MATCH[:begin] + draw(st.text(max_size=20)) + MATCH[end:]


@settings(max_examples=150, deadline=None)
@given(st.text() | HEADED | damaged(), st.sampled_from(["replay", "verify"]))
def test_no_text_is_too_strange(text: str, command: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        ran = run(command, written(Path(folder), text))
    assert ran.code in (0, 1, 2)
    assert ran.code == 0 or ran.complaint


@settings(max_examples=50, deadline=None)
@given(st.binary(max_size=200))
def test_no_bytes_are_too_strange(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bytes"
        path.write_bytes(data)
        assert run("replay", str(path)).code == 2
