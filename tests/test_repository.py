"""What holds for the repository as a whole."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
NODE_LOCKS = [
    p for p in sorted(ROOT.glob("*/**/package-lock.json")) if "node_modules" not in p.parts
]
GAMES = [p for p in sorted((ROOT / "manoir" / "games").iterdir()) if (p / "__init__.py").exists()]


@pytest.mark.parametrize("path", LOCKS, ids=lambda p: p.name)
def test_a_lock_names_versions_and_hashes_and_no_address(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "://" not in text
    pinned = re.findall(r"^[a-z0-9][\w.\[\],-]*==\S+", text, flags=re.MULTILINE)
    assert pinned
    assert text.count("--hash=sha256:") >= len(pinned)


@pytest.mark.parametrize("path", NODE_LOCKS, ids=lambda p: p.parent.name)
def test_a_lock_of_node_names_no_registry(path: Path) -> None:
    lock = json.loads(path.read_text(encoding="utf-8"))
    pinned = [name for name in lock["packages"] if name]
    assert pinned
    assert all("resolved" not in lock["packages"][name] for name in pinned)
    assert all("integrity" in lock["packages"][name] for name in pinned)


@pytest.mark.parametrize("folder", GAMES, ids=lambda p: p.name)
def test_a_game_has_the_shape_of_its_box(folder: Path) -> None:
    """Components, state, rules, words and rulebook in both languages, mind and mini."""
    parts = ["components.py", "state.py", "mind.py", "mini.py"]
    parts += [f"{name}.{language}" for name in ("words", "rulebook") for language in ("en", "fr")]
    found = {p.name.removesuffix(".ftl").removesuffix(".md") for p in folder.iterdir()}
    assert set(parts) <= found
    assert found & {"rules.py", "rules"}


@pytest.mark.parametrize("name", ["play", "test", "soak", "bench"])
def test_the_commands_of_the_readme_exist(name: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"^{name}:.*## ", makefile, flags=re.MULTILINE)
