"""The long checks: the conformance suite with its full numbers, a server that is killed again and
again, the code of every game for a GPU, and mutation of the rules.

    make soak                     everything
    python -m tests.soak games    only the conformance suite
    python -m tests.soak kills    only the server
    python -m tests.soak kernels  only the code for a GPU
    python -m tests.soak mutants  only mutation
    python -m tests.soak mutants phantom 80    of one game, and only so many mutants
    python -m tests.soak mutants phantom 80 2  so many drawn anew: the second draw

Mutation changes one thing at a time in a game's rules (a comparison, a number, a sign) and demands
that a scenario test notices; what is played at random does not count. It works on a copy of the
tree.
"""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from manoir.games import keys

ROOT = Path(__file__).parent.parent
# The least share of mutants that the scenario tests of a game must kill. In Halloween, the largest,
# one mutant in ten changes nothing that could be noticed (docs/mutation.md).
GOAL = 0.90
GOALS = {"halloween": 0.80}
ALL = 0

CONFIG = """
[cosmic-ray]
module-path = [{modules}]
timeout = 60.0
excluded-modules = []
test-command = "{python} -m pytest -x -q -p no:cacheprovider tests/games/{folder} --deselect \
tests/games/{folder}/test_properties.py --ignore tests/games/{folder}/test_page.py \
--ignore-glob */test_every_*.py"

[cosmic-ray.distributor]
name = "local"

# Without its decorator a rule still runs interpreted; `is` for `==` is the same for small numbers.
[cosmic-ray.filters.operators-filter]
exclude-operators = ["core/RemoveDecorator", "core/ReplaceComparisonOperator_.*_Is(Not)?"]
"""


def games() -> bool:
    """A thousand games for each number of players, and hundreds of states for every other check."""
    print("The conformance suite with its full numbers: about an hour a game on two cores.")
    return _in_full("-n", "2", "tests/conformance")


def kills() -> bool:
    """A server killed thirty times while two hundred matches run."""
    print("A server that is killed again and again: about 20 minutes on two cores.")
    return _in_full("tests/server/test_killed.py")


def kernels() -> bool:
    """PTX of every game; where numba-cuda is missing there is nothing to do."""
    print("Code for a GPU: a few minutes on one core.")
    return _in_full("tests/kit/test_gpu.py")


def _in_full(*words: str) -> bool:
    """Tests with their full numbers."""
    pytest = [sys.executable, "-m", "pytest", "-q", *words]
    env = {**os.environ, "MANOIR_SOAK": "1"}
    done = subprocess.run(pytest, cwd=ROOT, env=env, check=False)  # noqa: S603 our own tests
    return done.returncode == 0


def mutants(words: Sequence[str] = ()) -> bool:
    """The rules of the games named, or of all, mutated; a number is how many mutants of each, a
    second one which draw of so many."""
    print("Mutation: from 20 minutes to some hours a game on one core.")
    chosen = [key for key in keys() if key in words] or keys()
    numbers = [int(word) for word in words if word.isdigit()]
    if len(numbers) > 2:
        print("At most two numbers: how many mutants, and which draw.")
        return False
    sample = numbers[0] if numbers else ALL
    draw = numbers[1] if len(numbers) == 2 else 1
    shares = {key: killed(key, sample, draw) for key in chosen}
    return all(share >= GOALS.get(key, GOAL) for key, share in shares.items())


def killed(key: str, sample: int, draw: int) -> float:
    """The share of a game's mutants that its scenarios kill; the survivors are printed."""
    folder = key.replace("-", "_")
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place)
        for part in ("manoir", "tests", "pyproject.toml"):
            source = ROOT / part
            copy = shutil.copytree if source.is_dir() else shutil.copy
            copy(source, tree / part)
        rules = sorted(p.relative_to(tree) for p in tree.glob(f"manoir/games/{folder}/rules*/*.py"))
        rules = rules or [Path(f"manoir/games/{folder}/rules.py")]
        modules = ", ".join(f'"{path}"' for path in rules)
        config = CONFIG.format(modules=modules, folder=folder, python=sys.executable)
        (tree / "mutation.toml").write_text(config, encoding="utf-8")
        # Where the rules as they are fail a test, every mutant would seem to be killed.
        _run(["cosmic-ray", "baseline", "mutation.toml"], tree)
        _run(["cosmic-ray", "init", "mutation.toml", "mutants.sqlite"], tree)
        _run(["cr-filter-operators", "mutants.sqlite", "mutation.toml"], tree)
        if sample != ALL:
            _keep_some(tree / "mutants.sqlite", sample, draw)
        _run(["cosmic-ray", "exec", "mutation.toml", "mutants.sqlite"], tree)
        report = _run(["cr-report", "--show-diff", "--surviving-only", "mutants.sqlite"], tree)
        rate = _run(["cr-rate", "mutants.sqlite"], tree)
    share = 1 - float(rate.split()[-1]) / 100
    print(report)
    print(f"{key}: {share:.1%} of the mutants killed, {GOALS.get(key, GOAL):.0%} wanted")
    return share


def _keep_some(mutants: Path, sample: int, draw: int) -> None:
    """A sample of those that are still to be tried: for each number of a draw the same."""
    with contextlib.closing(sqlite3.connect(mutants)) as base, base:
        waiting = base.execute(
            "SELECT job_id FROM work_items WHERE job_id NOT IN (SELECT job_id FROM work_results) "
            "ORDER BY rowid"
        ).fetchall()
        kept = set(random.Random(draw).sample(waiting, min(sample, len(waiting))))
        for table in ("mutation_specs", "work_results", "work_items"):
            for (job,) in base.execute(f"SELECT job_id FROM {table}").fetchall():  # noqa: S608
                if (job,) not in kept:
                    base.execute(f"DELETE FROM {table} WHERE job_id = ?", (job,))  # noqa: S608


def _run(command: list[str], tree: Path) -> str:
    program = str(Path(sys.executable).with_name(command[0]))
    env = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(  # noqa: S603 programs of our own environment
        [program, *command[1:]], cwd=tree, env=env, check=True, capture_output=True, text=True
    )
    return done.stdout


def main(chosen: list[str]) -> int:
    began, fine = time.monotonic(), True
    for part in (games, kills, kernels):
        if not chosen or part.__name__ in chosen:
            fine = part() and fine
    if not chosen or mutants.__name__ in chosen:
        fine = mutants(chosen) and fine
    print(f"{'All well' if fine else 'Something failed'} after {time.monotonic() - began:.0f} s.")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
