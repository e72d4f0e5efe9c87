"""Choices and events in words, in every language."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from manoir.errors import BadOption
from manoir.games import find, keys
from manoir.games.ghooost.components import GHOST
from manoir.kit.event import EventKind
from manoir.play.words import LANGUAGES, Words, dashed, words

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("key", keys())


def sound(text: str) -> bool:
    return bool(text.strip()) and "{" not in text and "$" not in text and "None" not in text


def told(kind: EventKind, low: bool = True) -> dict[str, Any]:
    """An event of this kind, with the least or the greatest values."""
    values = {n: d.show(d.lo if low else d.hi) for n, d in kind.params.items()}
    return {"event": kind.name, **values, "why": kind.paragraph}


@every_game
@every_language
def test_every_choice_has_words(key: str, language: str) -> None:
    game, say = find(key), words(key, language)
    for kind in game.state.kinds:
        assert say.has(f"choice-{dashed(kind.name)}"), kind.name
    for number in range(game.size):
        kind = game.kind(number)
        assert sound(say.choice(kind, number)), kind.written(number)


@every_game
@every_language
def test_every_event_has_words(key: str, language: str) -> None:
    game, say = find(key), words(key, language)
    for kind in game.state.events:
        assert say.has(f"event-{dashed(kind.name)}"), kind.name
        for low in (True, False):
            assert sound(say.event(told(kind, low)))


@every_game
@every_language
def test_every_event_of_which_something_may_be_hidden_says_so(key: str, language: str) -> None:
    game, say = find(key), words(key, language)
    for kind in game.state.events:
        for viewer in range(-1, 2):
            s = game.blank(game.players[0])
            seen = kind.as_seen(s, [d.lo for d in kind.params.values()], viewer)
            if seen is not None and None in seen.values():
                assert say.has(f"event-{dashed(kind.name)}-unseen"), kind.name
                assert sound(say.event(seen))


@every_game
def test_the_languages_have_the_same_messages(key: str) -> None:
    folder = Path(str(sys.modules[find(key).state.__module__].__file__)).parent
    found = []
    for language in LANGUAGES:
        text = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
        body = FluentParser().parse(text).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        found.append([entry.id.name for entry in body if isinstance(entry, ast.Message)])
    assert found[0] == found[1]


def test_the_unseen_is_worded_without_it() -> None:
    line = {"event": "drew", "seat": 0, "ghost": "igor", "why": "4.4"}
    english, french = words("ghooost", "en"), words("ghooost", "fr")
    assert english.event(line, ["Ada"]) == "Ada draws Igor."
    assert english.event({**line, "ghost": None}, ["Ada"]) == "Ada draws a card."
    assert "Igor" in french.event(line)
    assert "Igor" not in french.event({**line, "ghost": None})


def test_seats_have_names_or_numbers() -> None:
    english, french = words("ghooost", "en"), words("ghooost", "fr")
    assert [english.seat(p, ["Ada", ""]) for p in range(3)] == ["Ada", "Player 2", "Player 3"]
    assert french.seat(0) == "Joueur 1"
    line = {"event": "lost", "seat": 1, "why": "8.2"}
    assert english.event(line).startswith("Player 2 ")
    assert french.event(line, ["Ada", "Zoé"]).startswith("Zoé ")


def test_values_have_names() -> None:
    say = words("ghooost", "en")
    assert say.value(GHOST, "comte-croc") == "Count Croc"
    assert say.value(GHOST, "nobody") == "nobody"
    assert say.say("game-name") == "Ghooost!"


def test_what_has_no_words_is_its_own() -> None:
    say = words("ghooost", "en")
    assert not say.has("choice-fly")
    assert say.say("choice-fly") == "choice-fly"


@pytest.mark.usefixtures("toys")
def test_a_game_without_words_shows_its_notation() -> None:
    from tests.toys.pebbles import PEBBLES, take

    say = Words(PEBBLES, "fr")
    assert say.choice(PEBBLES.kind(take(2)), take(2)) == "take 2"
    assert say.event({"event": "took", "seat": 0, "many": 1, "why": "1"}) == "Pebbles go."
    assert words("pebbles", "en").choice(PEBBLES.kind(0), 0) == "take 1"


@pytest.mark.usefixtures("toys")
def test_words_may_depend_on_the_step() -> None:
    from tests.toys.vigil.rules import point

    say = words("vigil", "en")
    kind = say.game.kind(point(1))
    assert say.choice(kind, point(1), "peek") == "Look at what lies in the cellar"
    assert say.choice(kind, point(1), "visit") == say.choice(kind, point(1)) == "Go to the cellar"


def test_an_unknown_language() -> None:
    with pytest.raises(BadOption, match="language 'de': there are en, fr"):
        words("ghooost", "de")


def test_words_are_read_once() -> None:
    assert words("ghooost", "en") is words("ghooost", "en")
