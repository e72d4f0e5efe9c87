"""`python -m bench.mind NAME`: play one of the matches, and keep what came of it."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

from manoir.lab.bench import place

NAMES = ("textbook", "openspiel", "budgets", "clock", "exploitability", "reuse")
RESULTS = Path(__file__).parents[1] / "results"


def main() -> None:
    name, *numbers = sys.argv[1:] or [""]
    if name not in NAMES:
        sys.exit(f"python -m bench.mind NAME [HOW MANY], where NAME is one of {', '.join(NAMES)}")
    found = importlib.import_module(f"bench.mind.{name}").run(*map(int, numbers))
    where = place.here(["numba", "numpy", "open_spiel"], {})
    about = {"machine": where.machine, "versions": where.versions, "commit": where.commit}
    text = json.dumps({**about, "date": where.date, **found}, indent=1)
    (RESULTS / f"mind-{name}.json").write_text(text + "\n", encoding="utf-8")


main()
