"""The messages of the command line: the same in every language, all of them used."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import manoir.cli
from manoir.cli.parser import COMMANDS
from manoir.cli.phrases import Phrases, chosen_language, phrases

FOLDER = Path(manoir.cli.__file__).parent
SOURCES = sorted(FOLDER.glob("*.py"))
ENGLISH, FRENCH = phrases("en"), phrases("fr")


def constants() -> set[str]:
    """Every text that stands in the code of the command line."""
    nodes = (node for path in SOURCES for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    found = {node.value for node in nodes if isinstance(node, ast.Constant)}
    return {text for text in found if isinstance(text, str)}


def said() -> set[str]:
    """Every id with which a message is asked for by name."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in ("say", "cli"):
                    texts = (n for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant))
                    found |= {t.value for t in texts if isinstance(t.value, str)}
    return found


def test_both_languages_have_the_same_messages() -> None:
    assert list(ENGLISH.texts) == list(FRENCH.texts)
    for message, text in ENGLISH.texts.items():
        assert values(text) == values(FRENCH.texts[message]), message


def values(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


def test_every_message_is_used_and_every_one_used_exists() -> None:
    abouts = {f"about-{command}" for command in COMMANDS}
    assert set(ENGLISH.texts) - constants() - abouts == set()
    game_words = {"game-tagline", "about-"}  # a game's own message, and the beginning of `abouts`
    assert (said() | abouts) - set(ENGLISH.texts) - game_words == set()


@pytest.mark.parametrize("found", [ENGLISH, FRENCH], ids=["en", "fr"])
def test_every_message_can_be_said(found: Phrases) -> None:
    for message, text in found.texts.items():
        given = dict.fromkeys(values(text), 2)
        assert found.say(message, **given).strip(), message
        assert "$" not in found.say(message, **given), message


def test_the_file_holds_nothing_that_was_not_found() -> None:
    for language, found in (("en", ENGLISH), ("fr", FRENCH)):
        text = (FOLDER / f"words.{language}.ftl").read_text("utf-8")
        written = re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)
        assert written == list(found.texts)


def test_french_spaces() -> None:
    """A narrow no-break space before ; : ! ? » % and after «, and typographic apostrophes."""
    for message, text in FRENCH.texts.items():
        plain = re.sub(r"\{[^{}]*\}", "x", text.partition("=")[2])
        assert not re.search(r"[^\u202f][;:!?»%]|«[^\u202f]|\w'\w", plain), (message, plain)


def test_the_language_is_that_of_the_system_unless_one_is_given() -> None:
    assert chosen_language([], {}) == "en"
    assert chosen_language([], {"LANG": "fr_CA.UTF-8"}) == "fr"
    assert chosen_language([], {"LC_ALL": "C", "LANG": "fr_FR"}) == "en"
    assert chosen_language([], {"LC_ALL": "", "LANG": "fr_FR"}) == "fr"
    assert chosen_language(["play", "--language", "fr"], {}) == "fr"
    assert chosen_language(["play", "--language=fr"], {"LANG": "en_GB"}) == "fr"
    assert chosen_language(["play", "--language"], {"LANG": "fr"}) == "fr"
    assert chosen_language(["--language-of-the-dead", "fr"], {}) == "en"
