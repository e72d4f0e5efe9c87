"""What must not change unnoticed: ids, who sees what, whole playthroughs, and old replays.

`MANOIR_UPDATE_GOLDEN=1 pytest tests/golden` writes the files anew; review what git then shows. A
changed playthrough means changed rules: give the game a new version, and keep the old replays.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import manoir
from manoir.conform.sample import any_choice
from manoir.errors import BadOption, CannotUndo
from manoir.games import find, keys
from manoir.kit.choice import notation
from manoir.kit.derive.sights import sights
from manoir.kit.game import Game
from manoir.kit.sight import ONLOOKER
from manoir.play.match import Match

HERE = Path(__file__).parent
ARCHIVE = HERE / "archive"
UPDATE = os.environ.get("MANOIR_UPDATE_GOLDEN") == "1"
SHOWN = 40


def variants(game: Game[Any]) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every variant once, with the fewest players it takes, the standard game with the most, and
    with the fewest every suggestion that is printed: a preset not of our making."""
    least, most = game.players
    for name, options in game.variants.items():
        for players in range(least, most + 1):
            try:
                game.blank(players, options)
            except BadOption:
                continue
            yield name, players, dict(options)
            break
    if most > least:
        yield "standard", most, {}
    for option, preset in suggestions(game):
        yield preset, least, {option: preset}


def suggestions(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """Options and their presets, but for those that are a variant by themselves or the rule."""
    for option in game.state.options().values():
        for preset, value in option.presets.items():
            is_new = value != option.default and {option.name: preset} not in game.variants.values()
            if is_new and not option.reconstructed:
                yield option.name, preset


ALL = [(key, *variant) for key in keys() for variant in variants(find(key))]
every_variant = pytest.mark.parametrize(
    ("key", "name", "players", "options"), ALL, ids=[f"{k}-{n}-{p}" for k, n, p, _ in ALL]
)


def compare(path: Path, text: str) -> None:
    if UPDATE:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{path.name} is missing: MANOIR_UPDATE_GOLDEN=1 writes it"
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("key", keys())
def test_ids_keep_their_meaning(key: str) -> None:
    game = find(key)
    lines = [f"{choice} {notation(game.state, choice)}\n" for choice in range(game.size)]
    compare(HERE / f"{key}.choices.txt", "".join(lines))


@pytest.mark.parametrize("key", keys())
def test_who_sees_what(key: str) -> None:
    compare(HERE / f"{key}.sights.txt", sights(find(key).state))


def played(match: Match, luck: random.Random, shown: int) -> Iterator[str]:
    """A match as everybody lives it: what is possible, what is chosen, what each one learns."""
    while not match.over:
        if len(match.history) < shown:
            yield f"  possible: {', '.join(c.notation for c in match.choices())}"
        seat = match.actor
        choice = any_choice(match.game, match.state, luck)
        match.play(choice)
        yield f"{len(match.history)}. seat {seat}: {notation(match.game.state, choice)}"
        if len(match.history) <= shown:
            for viewer in (ONLOOKER, *range(match.players)):
                yield f"  {viewer} is told {match.story(viewer)}"
    yield f"scores {match.scores}, won by {match.winners}, digest {match.state.digest()}"


@every_variant
def test_playthrough(key: str, name: str, players: int, options: dict[str, Any]) -> None:
    match = manoir.new(key, players, seed=20, options=options)
    shown = SHOWN if name in find(key).variants else 0
    text = "\n".join(played(match, random.Random(20), shown)) + "\n"
    compare(HERE / f"{key}.{name}.{players}.txt", text)


@every_variant
def test_the_archive_holds_every_variant(
    key: str, name: str, players: int, options: dict[str, Any]
) -> None:
    """A replay once archived is never written again: it is what an old program left behind."""
    path = ARCHIVE / f"{key}.{find(key).version}.{name}.{players}.txt"
    if UPDATE and not path.exists():
        luck = random.Random(30)
        match = Match(find(key), players, 30, options, nonce=bytes(32))
        while not match.over:
            match.play(any_choice(match.game, match.state, luck))
            if luck.random() < 0.05:
                try:
                    match.undo(consent=True)
                except CannotUndo:
                    continue
        path.parent.mkdir(exist_ok=True)
        path.write_text(manoir.save(match), encoding="utf-8")
    assert path.exists()


@pytest.mark.parametrize("path", sorted(ARCHIVE.glob("*.txt")), ids=lambda p: p.name)
def test_old_replays_still_lead_where_they_led(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert manoir.save(manoir.load(text)) == text
