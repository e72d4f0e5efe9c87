"""Rulebook, rules and scenarios name the same paragraphs."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Mapping
from pathlib import Path

from manoir.games import phantoms_of_halloween
from manoir.games.phantoms_of_halloween.state import State
from manoir.kit.rule import is_rule

GAME = Path(phantoms_of_halloween.__file__).parent
HERE = Path(__file__).parent
ID = re.compile(r"\b\d+\.\d+\b")


def ids(language: str) -> list[str]:
    """The paragraphs of a rulebook, in order."""
    text = (GAME / f"rulebook.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^### (\d+\.\d+) ", text, re.MULTILINE)


def shown() -> dict[str, list[str]]:
    """The scenarios of each paragraph, read from the markers in this folder."""
    found: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith(".paragraph"):
                        for arg in mark.args:
                            found.setdefault(ast.literal_eval(arg), []).append(node.name)
    return found


def test_every_paragraph_has_a_scenario() -> None:
    paragraphs, scenarios = ids("en"), shown()
    assert len(paragraphs) == len(set(paragraphs)) == 40
    assert [p for p in paragraphs if p not in scenarios] == []
    assert [p for p in scenarios if p not in paragraphs] == []


def test_both_rulebooks_have_the_same_paragraphs() -> None:
    assert ids("fr") == ids("en")


def test_rulebooks_refer_to_paragraphs_that_exist() -> None:
    for language in ("en", "fr"):
        text = (GAME / f"rulebook.{language}.md").read_text(encoding="utf-8")
        assert [p for p in re.findall(r"\((\d+\.\d+)", text) if p not in ids("en")] == []


def test_choices_and_events_say_why() -> None:
    whys = [(kind.name, why) for kind in State.kinds for why in _reasons(kind.why)]
    whys += [(event.name, event.paragraph) for event in State.events]
    assert [(name, why) for name, why in whys if why not in ids("en")] == []


def _reasons(why: str | Mapping[str, str]) -> list[str]:
    return [why] if isinstance(why, str) else list(why.values())


def test_docstrings_name_paragraphs_that_exist() -> None:
    named = set()
    for path in (GAME / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                named |= set(ID.findall(ast.get_docstring(node) or ""))
    assert len(named) > 20
    assert sorted(named - set(ids("en"))) == []


def test_every_function_of_the_rules_is_a_rule() -> None:
    """Only what is marked can be compiled."""
    own = []
    for path in (GAME / "rules").glob("*.py"):
        part = f"{phantoms_of_halloween.__name__}.rules.{path.stem}".removesuffix(".__init__")
        module = importlib.import_module(part)
        own += [f for f in vars(module).values() if getattr(f, "__module__", "") == part]
    assert len(own) > 60
    assert [f.__name__ for f in own if not is_rule(f)] == []
