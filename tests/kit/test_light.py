"""Rules run, and start fast, without what compiles them."""

from __future__ import annotations

import subprocess
import sys

PLAY = """
import sys
import manoir
from manoir.kit.jsonform import view_json
match = manoir.new("ghooost", players=3, seed=7)
match.play(match.choices()[0])
view_json(match.view(0))
manoir.load(manoir.save(match))
print(*sorted({"numba", "numpy", "fluent", "rich", "llvmlite"} & set(sys.modules)))
print(match.choices()[0].words)
print(*sorted({"numba", "numpy", "llvmlite"} & set(sys.modules)))
"""


def test_a_match_needs_neither_numba_nor_numpy() -> None:
    done = subprocess.run(  # noqa: S603 our own words
        [sys.executable, "-c", PLAY], capture_output=True, text=True, check=True
    )
    loaded, words, loaded_then, *_ = done.stdout.split("\n")
    assert (loaded, loaded_then) == ("", "")
    assert words
