"""`manoir play`: a person at a table of bots."""

from __future__ import annotations

import contextlib
import io
import itertools
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import manoir
from manoir.cli.phrases import phrases
from manoir.cli.play import Sitting
from manoir.games import find, keys
from manoir.kit.jsonform import view_json

from .running import Ran, Terminal, run

QUICK = ("play", "ghooost", "--seed", "7", "--option", "patience=6", "--option", "mansion_size=2")
# More than any quick match takes.
ALWAYS_FIRST = "1\n" * 2000
# After midnight: two Zombibi make a Double, by which nobody learns what was not known.
DOUBLE = {
    "players": 2,
    "hand": [{"zombibi": 2, "igor": 1, "draplo": 1}, {"draplo": 2}],
    "mansion_n": [1, 1],
    "cemetery": ["scooty", "kitty", "mortimer", "miss-copy"],
    "copied": ["kitty", "kitty", "kitty", "mortimer"],
}


def sat_down(position: dict[str, Any], typed: str) -> tuple[Sitting, str]:
    """Seat 0 of a prepared table, with what is typed there."""
    match = manoir.set_up("ghooost", position, 1, ["", "bot:random"])
    out = io.StringIO()
    with patch("sys.stdin", io.StringIO(typed)), contextlib.redirect_stdout(out):
        sitting = Sitting(match, 0, "en", phrases("en").say)
        with contextlib.suppress(EOFError):
            sitting.play()
    return sitting, out.getvalue()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ["Your turn, Player\u00a01", "What happened", "What you can do", "The match is over"],
        ),
        (
            "fr",
            ["À vous, Joueur\u00a01", "Ce qui s\u2019est pass\u00e9", "Ce que vous pouvez faire"],
        ),
    ],
)
def test_a_whole_match(tmp_path: Path, language: str, words: list[str]) -> None:
    file = str(tmp_path / "match.manoir")
    ran = run(*QUICK, "--language", language, "--save", file, typed=ALWAYS_FIRST)
    assert ran.code == 0
    assert ran.err == ""
    for word in words:
        assert word in ran.out
    assert ("You have" in ran.out) == (language == "en")
    assert max(map(len, ran.out.splitlines())) <= 80
    verified = run("verify", file)
    assert verified.code == 0
    assert "result" in verified.out


def test_a_whole_match_typed_in_every_way() -> None:
    typed = itertools.cycle(["2", "why 1", "help", "", "undo", "dance", "1", "take"])
    ran = run(
        *QUICK, "--players", "4", "--seat", "2", typed="\n".join(itertools.islice(typed, 9999))
    )
    assert ran.code == 0
    assert "The match is over" in ran.out
    assert "Your turn, Player\u00a03" in ran.out


def test_several_deals_for_points() -> None:
    ran = run(*QUICK, "--option", "several_deals=true", typed=ALWAYS_FIRST)
    assert ran.code == 0
    assert "Points 0" in ran.out
    assert "The match is over" in ran.out


def test_the_same_seed_is_the_same_match() -> None:
    assert run(*QUICK, typed=ALWAYS_FIRST).out == run(*QUICK, typed=ALWAYS_FIRST).out


def start(typed: str = "", *more: str, language: str = "en") -> Ran:
    """Against bots that choose at random: what they do does not hang on what they know."""
    given = ("play", "ghooost", "--seed", "7", "--level", "0", *more)
    return run(*given, typed=typed, language=language)


def test_the_first_look() -> None:
    """Who am I, what is this about, what lies there, what can I do?"""
    out = start().out
    for word in (
        "Scare your ghosts away",
        "the one thing that matters is not to be last",
        "You are Player\u00a01",
        "Boris, Cosima",
        "Cosima begins",
        "Before midnight · Crypt 19 cards · Clockwise",
        "The cemetery is empty",
        "▶ Player\u00a01 (you)",
        "Known to all  [X\u00a0Miss\u00a0Copy]",
        "[1\u00a0Scooty]",
        "play 1 scooty",
        "try luck",
    ):
        assert word in out, word


def test_others_keep_their_secrets() -> None:
    out = start("1\n1\n1\n").out
    assert "Boris draws a card" in out
    assert not any(f"Boris draws {name}" in out for name in ("Igor", "Momicha", "Kitty"))


def test_leaving_is_always_polite() -> None:
    for typed in ("", "quit\n", "QUIT\n"):
        ran = start(typed)
        assert ran.code == 0
        assert "Good night" in ran.out
        assert "--seed 7" in ran.out
    assert "Bonne nuit" in start("quitter\n", language="fr").out
    with patch("manoir.cli.play.input", side_effect=KeyboardInterrupt, create=True):
        assert start().code == 0


def test_without_any_input() -> None:
    with patch("sys.stdin", None):
        sitting = Sitting(manoir.new("ghooost", 2, 7), 0, "en", phrases("en").say)
        with contextlib.redirect_stdout(io.StringIO()), pytest.raises(EOFError):
            sitting.play()


def test_by_number_and_by_notation() -> None:
    assert "Player\u00a01 plays Draplo" in start("2\n").out
    assert "Player\u00a01 plays Draplo" in start("  PLAY 1   draplo \n").out


def test_what_is_not_understood() -> None:
    out = start("dance\n0\n6\n-1\nplay 4 igor\n\x1b[2J\n").out
    assert "“dance” is not clear" in out
    assert out.count("from 1 to 5") == 5
    assert "“play 4 igor” is not possible now" in out
    assert "\x1b" not in out


def test_why() -> None:
    out = start("why 1\nwhy 5\nwhy 7.5\nwhy 6\nwhy\nwhy 99999999999999999999\nwhy .*\n").out
    assert "4.1 Play" in out
    assert "4.2 Try your luck" in out
    assert "7.5 Cerberus and Igor" in out
    assert out.count("has no paragraph") == 4
    assert "4.1 Jouer" in start("pourquoi 1\n", language="fr_FR").out
    assert "4.1 Jouer" in start("why 1\n", language="fr_FR").out


def test_help() -> None:
    out = start("help\n").out
    assert out.count("1.1 The aim") == 2
    assert "take back" in out


def test_undo_and_its_refusal() -> None:
    assert "cannot be taken back" in start("undo\n").out
    sitting, out = sat_down(DOUBLE, "play 2 zombibi\nundo\nplay 2 zombibi\n")
    assert "You have taken back" in out
    assert [entry.undoes for entry in sitting.match.history] == [0, 1, 0]
    assert sitting.match.actor == 0


def test_saving_while_playing(tmp_path: Path) -> None:
    file, other = tmp_path / "a.manoir", tmp_path / "letter.txt"
    other.write_text("Dear ghost")
    typed = f"1\nsave {file}\nsave {file}\nsave {other}\nsave\nsave {tmp_path}\nsave /no/x\n"
    out = start(typed).out.replace("\n", " ")
    assert out.count("Saved in") == 2
    assert "is no saved match" in out
    assert "name of a file is missing" in out
    assert "this is a folder" in out
    assert "/no/x: there is no such" in out
    assert other.read_text() == "Dear ghost"
    assert manoir.load(file.read_text(encoding="utf-8")).seats == ["", "bot:0", "bot:0"]


def test_an_unfinished_match_is_saved_too(tmp_path: Path) -> None:
    file = tmp_path / "a.manoir"
    assert f"Saved in {file}" in start("1\n", "--save", str(file)).out.replace("\n", "")
    assert len(manoir.load(file.read_text(encoding="utf-8")).history) > 1


def test_options_from_files_and_from_the_command_line(tmp_path: Path) -> None:
    deck, options = tmp_path / "deck.json", tmp_path / "options.json"
    deck.write_text('{"kitty": 0, "miss-copy": 0}')
    options.write_text('{"hand_size": 3, "patience": 50}')
    file = tmp_path / "a.manoir"
    given = ("--options", str(options), "--option", "patience=9", "--option", f"deck=@{deck}")
    assert start("", *given, "--save", str(file)).code == 0
    match = manoir.load(file.read_text(encoding="utf-8"))
    assert match.options == {
        "hand_size": 3,
        "patience": 9,
        "deck": {"kitty": 0, "miss-copy": 0},
    }
    assert start("", "--option", "deck=two-copies").code == 0
    assert start("", "--option", 'deck={"kitty": 1}').code == 0


def test_the_table_shows_what_lies_there() -> None:
    _, out = sat_down(DOUBLE, "")
    for word in (
        "After midnight",
        "4 cards [1\u00a0Scooty] [Kitty] [4\u00a0Mortimer]",
        "[X\u00a0Miss\u00a0Copy\u00a0→\u00a04\u00a0Mortimer]",
        "To beat    [4\u00a0Mortimer] (Common)",
        "[5\u00a0Zombibi]\u00a0\u00d72",
        "Discard",
    ):
        assert word in out, word


def test_the_end_among_others() -> None:
    """Once the person is out, what the bots still do is told, but not without end."""
    position = {
        "players": 3,
        "hand": [{"igor": 1, "scooty": 1}, {"draplo": 2, "mortimer": 2}, {"momicha": 3}],
        "mansion_n": [0, 6, 6],
        "cemetery": ["banshia"],
        "copied": ["kitty"],
    }
    sitting, _ = sat_down(position, "play 1 igor\n" + "1\n" * 50)
    screen = io.StringIO()
    with contextlib.redirect_stdout(screen):
        sitting.end()
    assert sitting.match.over
    assert "You have" in screen.getvalue()
    assert "left out" in screen.getvalue()


def test_a_game_without_a_table_of_its_own() -> None:
    with patch("importlib.util.find_spec", return_value=None):
        out = start().out
        french = start(language="fr").out
    assert "cards in the crypt: 19" in out
    assert "whose turn it is: Player\u00a01 (you)" in out
    assert "hand, by kind: Player\u00a01 (you) Scooty 1" in out
    assert "play goes against the clock: no" in out
    assert "\u202f: non" in french


def test_a_view_holds_nothing_more_than_the_table_needs() -> None:
    """The table is drawn from a view: it can show nothing that the seat may not see."""
    from manoir.games.ghooost.table import table
    from manoir.play.words import words

    match = manoir.new("ghooost", 3, 7)
    for viewer in (-1, 0, 1, 2):
        view = match.view(viewer)
        assert view_json(view)["crypt"][0] is None
        lines = table(view, viewer, words("ghooost", "en"))
        assert any("Player 1" in line for line in lines)
        assert any(line.startswith("Your hand") for line in lines) == (viewer >= 0)
        assert ("Waiting for" in lines[-1]) == (viewer != match.actor)


def test_every_game_can_be_looked_at() -> None:
    for key in keys():
        least, _ = find(key).players
        assert run("play", key, "--players", str(least), "--seed", "1").code == 0


def test_in_a_terminal_lines_can_be_edited() -> None:
    with patch.object(sys, "stdin", Terminal("quit\n")):
        assert Sitting(manoir.new("ghooost", 2, 7), 0, "en", phrases("en").say).at_home
