"""Rulebook, rules and scenarios name the same paragraphs."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from types import ModuleType

from manoir.games import halloween
from manoir.games.halloween import rules
from manoir.games.halloween.cards import CARDS, IS_COLOURED
from manoir.games.halloween.rules import end, flow, setup, table
from manoir.games.halloween.state import State
from manoir.kit.rule import is_rule

GAME = Path(halloween.__file__).parent
HERE = Path(__file__).parent
ID = re.compile(r"\b\d+\.\d+\b")


def text(language: str) -> str:
    return (GAME / f"rulebook.{language}.md").read_text(encoding="utf-8")


def ids(language: str) -> list[str]:
    """The paragraphs of a rulebook, in order."""
    return re.findall(r"^### (\d+\.\d+) ", text(language), re.MULTILINE)


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


def whys(why: str | dict[str, str]) -> set[str]:
    return {why} if isinstance(why, str) else set(why.values())


def modules() -> list[ModuleType]:
    return [getattr(rules, name) for name in rules.__all__] + [end, flow, setup, table]


def test_every_paragraph_has_a_scenario() -> None:
    paragraphs, scenarios = ids("en"), shown()
    assert len(paragraphs) == len(set(paragraphs)) == 114
    assert [p for p in paragraphs if p not in scenarios] == []
    assert [p for p in scenarios if p not in paragraphs] == []


def test_every_card_has_a_scenario_of_its_own() -> None:
    scenarios = shown()
    for card in range(1, CARDS + 1):
        own = [name for name in scenarios[f"14.{card}"] if name.startswith(f"test_{card}_")]
        assert own, card


def test_both_rulebooks_have_the_same_paragraphs() -> None:
    assert ids("fr") == ids("en")


def test_rulebooks_refer_to_paragraphs_that_exist() -> None:
    for language in ("en", "fr"):
        named = set(re.findall(r"\b(\d+\.\d+)\b", text(language)))
        assert sorted(named - set(ids("en"))) == []


def test_rulebooks_say_which_cards_are_coloured() -> None:
    for language, word in (("en", "coloured"), ("fr", "colorée")):
        found = re.findall(rf"^### 14\.(\d+) .*\n\({word}\)", text(language), re.MULTILINE)
        assert tuple(map(int, found)) == IS_COLOURED


def test_choices_and_events_say_why() -> None:
    named = {why for kind in State.kinds for why in whys(kind.why)}  # type: ignore[arg-type]
    named |= {event.paragraph for event in State.events}
    assert sorted(named - set(ids("en"))) == []


def test_docstrings_name_paragraphs_that_exist() -> None:
    named = set()
    for path in sorted(Path(rules.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                named |= set(ID.findall(ast.get_docstring(node) or ""))
    assert len(named) > 80
    assert sorted(named - set(ids("en"))) == []


def test_every_function_of_the_rules_is_a_rule() -> None:
    """Only what is marked can be compiled."""
    for module in modules():
        own = [f for f in vars(module).values() if getattr(f, "__module__", "") == module.__name__]
        assert [f.__name__ for f in own if not is_rule(f)] == []
