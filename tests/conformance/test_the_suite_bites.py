"""Games that are broken on purpose must be caught, each by the check that is made for it."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import manoir.games.ghooost as sound
from manoir.conform import Broken, facts, processes, secrets, undo
from manoir.conform.sample import Setting
from manoir.kit.game import Game

FACTS: Callable[[Setting], None] = lambda setting: facts.check_facts(setting, 6)  # noqa: E731
SECRETS: Callable[[Setting], None] = lambda setting: secrets.check_secrets(setting, 60)  # noqa: E731
DIVERSITY: Callable[[Setting], None] = lambda s: secrets.check_diversity(s, 2)  # noqa: E731
UNDO: Callable[[Setting], None] = lambda setting: undo.check_undo(setting, 60)  # noqa: E731

LOSE = "    s.known[p, ghost] = max(0, s.known[p, ghost] - many)\n"

BREAKS = {
    "a lost card": (
        "rules.py",
        LOSE,
        LOSE + "    s.crypt_n -= s.crypt_n > 0 and many == 2\n",
        FACTS,
        "lost or made",
    ),
    "choices that look into a mansion": (
        "rules.py",
        "    if s.hand[p, KITTY] > 0:\n        offer",
        "    if s.hand[p, KITTY] > 0 and s.mansion[p, 0] >= 0:\n        offer",
        SECRETS,
        "depend on what",
    ),
    "an event that tells a drawn card": (
        "story.py",
        '@event("4.4", everyone, ghost=owner)',
        '@event("4.4", everyone)',
        SECRETS,
        "tells what the view hides",
    ),
    "knowledge of what nobody saw": (
        "rules.py",
        "    drew(s, p, ghost)\n",
        "    drew(s, p, ghost)\n    s.known[p, ghost] += 1\n",
        SECRETS,
        "silence|depends|hidden",
    ),
    "knowledge that outlives the card": ("rules.py", LOSE, "", FACTS, "less than known"),
    "a card turned in silence": (
        "rules.py",
        "    tried_luck(s, p, ghost)\n",
        "",
        SECRETS,
        "silence",
    ),
    "a value out of its domain": (
        "state.py",
        '"actions since the deal last moved on", of=upto(500)',
        '"actions since the deal last moved on", of=upto(20)',
        FACTS,
        "outside 0..20",
    ),
    "choices out of order": (
        "rules.py",
        "    for ghost in range(LOWEST, HIGHEST + 1):",
        "    for ghost in range(HIGHEST, LOWEST - 1, -1):",
        FACTS,
        "ascending",
    ),
    "a score out of its bounds": (
        "__init__.py",
        "scores=(-1, 2 * MOST_DEALS)",
        "scores=(0, 2 * MOST_DEALS)",
        FACTS,
        "out of its bounds",
    ),
    "a game longer than it says": (
        "__init__.py",
        "    return (3 * CARDS + s.players)",
        "    return 0 * (3 * CARDS + s.players)",
        FACTS,
        "longer than",
    ),
}

CHEAT = """
def cheat(s, viewer, rng, left, pool):
    {body}
"""

CHEATS = {
    # Given a view it would leave the backs as they are; given the table it changes nothing.
    "returns what it is given": ("pass", SECRETS, "impossible world|uses or leaves"),
    # Deals fairly from a view, but keeps the true crypt where it can see it.
    "peeks at the crypt": (
        """true = s.crypt[:]
    honest(s, viewer, rng, left, pool)
    s.crypt[:] = [c if type(c) is int else s.crypt[i] for i, c in enumerate(true)]""",
        SECRETS,
        "looks at what is hidden|impossible|loses",
    ),
    "imagines one world only": (
        "honest(s, viewer, [1, 1], left, pool)",
        DIVERSITY,
        "same world",
    ),
}


def broken_game(folder: Path, name: str, file: str, old: str, new: str) -> Game[Any]:
    """Ghooost! under another name with one piece of its text replaced."""
    source = Path(sound.__file__).parent
    package = folder / name
    package.mkdir()
    for path in source.iterdir():
        if path.suffix in (".py", ".json"):
            text = path.read_text(encoding="utf-8").replace("manoir.games.ghooost", name)
            if path.name == file:
                assert old in text, f"{file} no longer holds {old!r}"
                text = text.replace(old, new)
            (package / path.name).write_text(text, encoding="utf-8")
    importlib.invalidate_caches()
    game: Game[Any] = importlib.import_module(name).GHOOOST
    return game


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def module_name(what: str) -> str:
    return "broken_" + "".join(c if c.isalpha() else "_" for c in what)


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_game_is_caught(what: str, folder: Path) -> None:
    file, old, new, check, words = BREAKS[what]
    game = broken_game(folder, module_name(what), file, old, new)
    with pytest.raises(Broken, match=words):
        check(Setting(game, 3))


def test_a_leak_in_a_view_is_caught(folder: Path) -> None:
    game = broken_game(folder, "broken_view", "", "", "")
    honest = game.state.redact

    def leaky(s: Any, viewer: int, out: Any) -> None:
        honest(s, viewer, out)
        out.hand = s.copy().hand

    game.state.redact = staticmethod(leaky)
    with pytest.raises(Broken, match="a view depends on what is hidden"):
        SECRETS(Setting(game, 3))


@pytest.mark.parametrize("what", CHEATS)
def test_a_cheating_determinisation_is_caught(what: str, folder: Path) -> None:
    body, check, words = CHEATS[what]
    game = broken_game(folder, module_name(what), "", "", "")
    space: dict[str, Any] = {"honest": game.determinise}
    exec(CHEAT.format(body=body), space)  # noqa: S102 the cheat is ours
    game.determinise = space["cheat"]
    with pytest.raises(Broken, match=words):
        check(Setting(game, 3))


def test_undo_that_forgets_what_was_learnt_is_caught(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from manoir.play.lesson import Lesson

    game = broken_game(folder, "broken_undo", "", "", "")
    monkeypatch.setattr(undo, "lesson", lambda *_: Lesson.NOTHING)
    with pytest.raises(Broken, match="undo would take back"):
        UNDO(Setting(game, 3))


def test_a_dependence_on_hash_order_is_caught(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = broken_game(
        folder,
        "broken_order",
        "rules.py",
        "    deal(s, below(s.rng, s.players))\n",
        "    deal(s, hash('who begins') % s.players)\n",
    )
    monkeypatch.setenv("PYTHONPATH", str(folder))
    with pytest.raises(Broken, match="another process"):
        processes.check_processes(Setting(game, 6), "broken_order:GHOOOST")


def test_the_sound_game_passes(folder: Path) -> None:
    game = broken_game(folder, "not_broken", "", "", "")
    for check in (FACTS, SECRETS, DIVERSITY, UNDO):
        check(Setting(game, 3))
    assert "not_broken" in sys.modules
