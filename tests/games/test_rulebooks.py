"""Of every game, rulebook, rules and scenarios name the same paragraphs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from manoir.games import find, keys
from manoir.kit.rule import is_rule

from .folders import folder, name_of

HERE = Path(__file__).parent
ID = re.compile(r"\b\d+\.\d+\b")

every_game = pytest.mark.parametrize("key", keys())


def rulebook(key: str, language: str) -> str:
    name = f"rulebook.{language}.md"
    return (folder(key) / name).read_text(encoding="utf-8")


def ids(key: str, language: str = "en") -> list[str]:
    """The paragraphs of a rulebook, in order."""
    return re.findall(r"^### (\d+\.\d+) ", rulebook(key, language), re.MULTILINE)


def shown(key: str) -> dict[str, list[str]]:
    """The scenarios of each paragraph, read from the markers in the game's tests."""
    found: dict[str, list[str]] = {}
    for path in (HERE / key.replace("-", "_")).glob("test_*.py"):
        for function in functions(path):
            for mark in function.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith(".paragraph"):
                    for arg in mark.args:
                        found.setdefault(ast.literal_eval(arg), []).append(function.name)
    return found


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield node


def modules(key: str) -> list[ModuleType]:
    """The rules: one file, or a folder of them."""
    parts = sorted((folder(key) / "rules").glob("[a-z]*.py"))
    names = [f"rules.{path.stem}" for path in parts] or ["rules"]
    return [import_module(f"{name_of(key)}.{name}") for name in names]


@every_game
def test_every_paragraph_has_a_scenario(key: str) -> None:
    paragraphs = ids(key)
    assert len(paragraphs) == len(set(paragraphs)) > 0
    assert set(paragraphs) ^ shown(key).keys() == set()


@every_game
def test_both_rulebooks_have_the_same_paragraphs(key: str) -> None:
    assert ids(key, "fr") == ids(key, "en")


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_rulebooks_refer_to_paragraphs_that_exist(key: str, language: str) -> None:
    named = set(re.findall(r"\((\d+\.\d+)", rulebook(key, language)))
    assert named - set(ids(key)) == set()


@every_game
def test_choices_and_events_say_why(key: str) -> None:
    state = find(key).state
    whys = {event.paragraph for event in state.events}
    for kind in state.kinds:
        whys |= {kind.why} if isinstance(kind.why, str) else set(kind.why.values())
    assert whys - set(ids(key)) == set()


@every_game
def test_docstrings_name_paragraphs_that_exist(key: str) -> None:
    named = set()
    for module in modules(key):
        for function in functions(Path(module.__file__ or "")):
            named |= set(ID.findall(ast.get_docstring(function) or ""))
    assert named
    assert named - set(ids(key)) == set()


@every_game
def test_every_function_of_the_rules_is_a_rule(key: str) -> None:
    """Only what is marked can be compiled."""
    for module in modules(key):
        own = [f for f in vars(module).values() if getattr(f, "__module__", "") == module.__name__]
        assert [f.__name__ for f in own if not is_rule(f)] == []
