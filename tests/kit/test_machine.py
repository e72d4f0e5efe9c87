"""Compiled rules: kept by what they depend on, side by side, the same as the plain ones."""

from __future__ import annotations

import importlib
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from manoir.kit import cache, dice, quick
from manoir.kit import progress as progress_module
from manoir.kit.field import Grid
from manoir.kit.game import Game
from manoir.kit.machine import Machine
from manoir.kit.progress import Bar
from tests.toys import pebbles
from tests.toys.pebbles import PEBBLES

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def calls() -> list[tuple[int, int]]:
    """What the first machine said of its progress."""
    return []


@pytest.fixture(scope="module")
def cold(
    tmp_path_factory: pytest.TempPathFactory, calls: list[tuple[int, int]]
) -> Iterator[Machine]:
    """The first machine of a house in which nothing was ever compiled."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MANOIR_CACHE", str(tmp_path_factory.mktemp("cache")))
        machine = Machine(PEBBLES, progress=lambda done, of: calls.append((done, of)))
        machine.play_games(2, 0, 1)
        yield machine


def interpreted(players: int, first: int, count: int) -> list[list[int]]:
    results = Grid([0] * (1 + 2 * players) for _ in range(count))
    s, rng = PEBBLES.blank(players), [0] * quick.CELLS
    PEBBLES.games(s, first, rng, [0] * (PEBBLES.size + 1), results)
    return [list(row) for row in results]


# ---- games in bulk ------------------------------------------------------------------------------


def test_compiled_games_are_interpreted_games(cold: Machine) -> None:
    for players in (2, 3):
        assert cold.play_games(players, 7, 40).tolist() == interpreted(players, 7, 40)


def test_threads_change_nothing(cold: Machine) -> None:
    alone = cold.play_games(3, 11, 30)
    for threads in (2, 3, 7, 40):
        assert (cold.play_games(3, 11, 30, threads=threads) == alone).all()
    assert cold.play_games(2, 0, 0, threads=2).shape == (0, 5)


def test_a_stretch_of_seeds_is_part_of_a_longer_one(cold: Machine) -> None:
    assert (cold.play_games(2, 0, 20)[5:] == cold.play_games(2, 5, 15)).all()


# ---- the cache ----------------------------------------------------------------------------------


def test_progress_rises_to_its_end(cold: Machine, calls: list[tuple[int, int]]) -> None:
    steps = len(cache.reach([PEBBLES.games]))
    assert calls == [(n, steps) for n in range(steps + 1)]


def test_a_second_machine_finds_everything_made(cold: Machine) -> None:
    said: list[int] = []
    warm = Machine(PEBBLES, progress=lambda done, of: said.append(done))
    assert warm.folder == cold.folder
    assert (warm.play_games(2, 3, 9) == cold.play_games(2, 3, 9)).all()
    assert said == []
    stats = warm(PEBBLES.games).stats
    assert (stats.cache_hits.total(), stats.cache_misses.total()) == (1, 0)


def test_generated_rules_can_be_read_beside_their_code(cold: Machine) -> None:
    text = (cold.folder / "apply.py").read_text()
    assert text == PEBBLES.apply.source  # type: ignore[attr-defined]
    assert "do_take(s, choice // 1 % 3 + 1)" in text


def test_machines_live_side_by_side(cold: Machine) -> None:
    """Each keeps to its own folder, whatever was made in between; the plain rules stay plain."""
    quiet = Machine(PEBBLES, events=False)
    checked = Machine(PEBBLES, bounds_checked=True)
    assert len({cold.folder, quiet.folder, checked.folder}) == 3
    wanted = cold.play_games(2, 5, 12)
    for machine in (quiet, checked, Machine(PEBBLES)):
        assert (machine.play_games(2, 5, 12) == wanted).all()
        assert machine(PEBBLES.games).stats.cache_path.startswith(str(machine.folder))
        assert (machine.folder / "games.compiled").exists()
    assert "log" in (cold.dtype.names or ())
    assert "log" not in (quiet.dtype.names or ())
    assert PEBBLES.choices is pebbles.choices
    assert isinstance(PEBBLES.choices, types.FunctionType)


def test_a_checked_machine_checks_though_an_unchecked_one_compiled_first(cold: Machine) -> None:
    plain, checked = Machine(PEBBLES), Machine(PEBBLES, bounds_checked=True)
    row = plain.row(PEBBLES.new(2, 1))
    room = np.zeros(8, np.int64)
    short = room[:2]  # one offer fits, three are made; behind it lies room that is ours
    plain(PEBBLES.choices)(row, short)
    assert room[0] == 3
    room[:] = 0
    with pytest.raises(IndexError):
        checked(PEBBLES.choices)(row, short)


def test_one_copy_of_each_rule(cold: Machine) -> None:
    assert cold(PEBBLES.over) is cold(PEBBLES.over)
    assert cold(PEBBLES.over) is not PEBBLES.over


def test_events_are_told_unless_nobody_listens(cold: Machine) -> None:
    quiet, s = Machine(PEBBLES, events=False), PEBBLES.new(2, 1)
    for machine, told in ((cold, 1), (quiet, 0)):
        row = machine.row(s)
        machine(PEBBLES.apply)(row, 2)
        assert (row["told"], row["heap"]) == (told, s.heap - 3)


@pytest.mark.parametrize(
    "rng", [[0, 0, 0], [2**32 - 1, 2**31, 2**62], [0x13198A2E, 0x03707344, 0x243F6A88]]
)
def test_compiled_dice_are_the_same_dice(cold: Machine, rng: list[int]) -> None:
    """No number may turn into floating point on its way."""
    for fn, arguments in ((dice.bits, []), (dice.below, [62]), (dice.roll, [6])):
        plain, compiled = rng[:], np.array(rng)
        wanted = [fn(plain, *arguments) for _ in range(20)]
        assert [cold(fn)(compiled, *arguments) for _ in range(20)] == wanted
        assert compiled.tolist() == plain


def test_compiled_quick_numbers_are_the_same(cold: Machine) -> None:
    for number in (0, 2**32 - 1, 2**63 - 1):
        plain, compiled = [0, 0], np.zeros(2, np.int64)
        quick.quick_seed(plain, number)
        cold(quick.quick_seed)(compiled, number)
        wanted = [quick.quick_below(plain, 62) for _ in range(20)]
        assert [cold(quick.quick_below)(compiled, 62) for _ in range(20)] == wanted
        assert compiled.tolist() == plain


# ---- the key ------------------------------------------------------------------------------------

FILES = {
    "table.py": "HEAPS = (5, 7, 9)\nSPEED = 1\nUNUSED = 4\n",
    "helper.py": """\
from manoir.kit import rule
from NAME.table import SPEED

@rule
def slower(n: int) -> int:
    return n - SPEED
""",
    "game.py": Path(pebbles.__file__)
    .read_text()
    .replace(
        "HEAPS = (5, 7, 9)\n", "from NAME.table import HEAPS\nfrom NAME.helper import slower\n"
    )
    .replace("    s.heap -= many\n", "    s.heap -= slower(many + 1)\n"),
}


def game_of(folder: Path, name: str, file: str = "", old: str = "", new: str = "") -> Game[Any]:
    """Pebbles over several files, with one piece of text replaced."""
    package = folder / name
    package.mkdir()
    (package / "__init__.py").write_text("")
    for path, text in FILES.items():
        if path == file:
            assert old in text
        changed = text.replace(old, new) if path == file else text
        (package / path).write_text(changed.replace("NAME", name))
    importlib.invalidate_caches()
    game: Game[Any] = importlib.import_module(f"{name}.game").PEBBLES
    return game


CHANGES = {
    "as_it_was": ("", "", "", True),
    "a_comment": ("helper.py", "return n", "# slowly\n    return n", True),
    "a_table": ("table.py", "(5, 7, 9)", "(5, 7, 8)", False),
    "a_constant": ("table.py", "SPEED = 1", "SPEED = 2", False),
    "an_unused_constant": ("table.py", "UNUSED = 4", "UNUSED = 5", True),
    "a_rule_elsewhere": ("helper.py", "n - SPEED", "n + SPEED", False),
    "a_choice": ("game.py", "% s.players", "% 2", False),
    "a_field": ("game.py", "upto(9)", "upto(200)", False),
    "a_parameter": ("game.py", "between(1, 3)", "between(1, 4)", False),
}


@pytest.mark.parametrize("change", CHANGES)
def test_the_key_follows_whatever_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    """Numba's own cache would miss what is in another file."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("MANOIR_CACHE", str(tmp_path / "cache"))
    file, old, new, same = CHANGES[change]
    before = Machine(game_of(tmp_path, f"sound_{change}")).folder
    after = Machine(game_of(tmp_path, f"changed_{change}", file, old, new)).folder
    assert (before == after) == same
    for module in [m for m in sys.modules if m.startswith(("sound_", "changed_"))]:
        monkeypatch.delitem(sys.modules, module)


def test_callees_come_first() -> None:
    rules = cache.reach([PEBBLES.games])
    names = [fn.__name__ for fn in rules]
    assert names.index("bits") < names.index("below") < names.index("set_up")
    assert names.index("set_up") < names.index("start") < names.index("games")
    assert len(set(rules)) == len(rules)


def test_where_things_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANOIR_CACHE", "/chosen")
    assert cache.root() == Path("/chosen")
    monkeypatch.delenv("MANOIR_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/elsewhere")
    assert cache.root() == Path("/elsewhere/manoir")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/home/ada")
    assert cache.root() == Path("/home/ada/.cache/manoir")


# ---- a word to whoever waits --------------------------------------------------------------------


def test_what_is_quick_is_silent(capsys: pytest.CaptureFixture[str]) -> None:
    bar = Bar("compiling")
    for done in range(4):
        bar(done, 3)
    assert capsys.readouterr() == ("", "")


BARS = [f"\rcompiling {'█' * n}{'·' * (30 - n)} {n // 15}/2" for n in (0, 15, 30)]


@pytest.mark.parametrize(
    ("terminal", "wanted"), [(False, "compiling …\n"), (True, "".join([*BARS, "\n"]))]
)
def test_what_takes_long_says_a_word(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, terminal: bool, wanted: str
) -> None:
    monkeypatch.setattr(progress_module, "PATIENCE", 0)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    bar = Bar("compiling")
    for done in range(3):
        bar(done, 2)
    assert capsys.readouterr() == ("", wanted)
