"""What came of a run: a line of JSON for each figure, and a table to read."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.server.side import HERE, LABELS, MANOIR, NODE, OTHER
from manoir.games import find
from manoir.lab.bench import place
from manoir.lab.bench.place import ROOT

# How each round of a side is read: what it is, its unit, and where the load wrote it.
Reader = Callable[[dict[str, Any]], float]
READ: dict[str, tuple[str, Reader]] = {
    "moves": ("moves/s", lambda seen: seen["moves"] / seen["seconds"]),
    "p50": ("ms", lambda seen: seen["p50"]),
    "p99": ("ms", lambda seen: seen["p99"]),
    "server": ("microseconds of processor a move", lambda seen: seen["server"]),
    "generator": ("microseconds of processor a move", lambda seen: seen["generator"]),
}
BESIDE, RATIOS = "Manoir to boardgame.io", ("ratio of moves", "ratio of p99")
Runs = dict[tuple[str, int], list[dict[str, Any]]]


def about(cores: list[int], processes: int) -> dict[str, Any]:
    """Where, with what and when."""
    where = place.here(
        ["litestar", "msgspec", "sqlalchemy", "uvicorn", "uvloop", "websockets"],
        {"rules of ghooost": find("ghooost").version},
    )
    versions = {**where.versions, "node": _node_version()}
    for name in ("boardgame.io", "socket.io", "ws"):
        text = (HERE / "node_modules" / name / "package.json").read_text(encoding="utf-8")
        versions[name] = json.loads(text)["version"]
    machine = where.machine.rpartition(", ")[0]
    return {
        "machine": f"{machine}, two cores used (numbers {', '.join(map(str, cores))})",
        "processes of Manoir": processes,
        "a flush to the disk, ms": round(_flush() * 1000, 3),
        "versions": versions,
        "commit": where.commit,
        "date": where.date,
    }


def _node_version() -> str:
    asked = subprocess.run([*NODE, "--version"], capture_output=True, text=True, check=True)  # noqa: S603
    return asked.stdout.strip().removeprefix("v")


def _flush() -> float:
    """Seconds until a page is on the disk: what no durable move can be faster than."""
    path, times = ROOT / "build" / "flush.tmp", []
    path.parent.mkdir(exist_ok=True)
    with path.open("wb", buffering=0) as file:
        for _ in range(50):
            file.write(bytes(4096))
            began = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    path.unlink()
    return median(times)


def figures(runs: Runs) -> Iterator[dict[str, Any]]:
    """Each figure of each side, then the ratios of each round: noise of the machine cancels."""
    for (side, matches), seen in runs.items():
        for what, (unit, read) in READ.items():
            yield _figure(what, LABELS[side], matches, unit, [read(s) for s in seen])
    for matches in dict.fromkeys(matches for _, matches in runs):
        pairs = list(zip(runs[MANOIR, matches], runs[OTHER, matches], strict=True))
        for what in RATIOS:
            read = READ[what.removeprefix("ratio of ")][1]
            values = [read(ours) / read(theirs) for ours, theirs in pairs]
            yield _figure(what, BESIDE, matches, "times", values)


def _figure(what: str, side: str, matches: int, unit: str, values: list[float]) -> dict[str, Any]:
    return {
        "what": what,
        "side": side,
        "matches": matches,
        "unit": unit,
        "median": round(median(values), 3),
        "low": round(min(values), 3),
        "high": round(max(values), 3),
        "rounds": len(values),
    }


def keep(found: list[dict[str, Any]], where: dict[str, Any], path: Path) -> None:
    lines = (json.dumps({**figure, **where}, ensure_ascii=False) for figure in found)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def show(found: list[dict[str, Any]]) -> None:
    median_of = {(f["what"], f["side"], f["matches"]): f["median"] for f in found}
    table = Table(box=SIMPLE_HEAD, title="from a move to the opponent seeing it, medians")
    for head in ("matches", "", "moves/s", "p50 ms", "p99 ms", "server µs", "generator µs"):
        table.add_column(head, justify="left" if not head else "right")
    table.add_column("moves, times", justify="right")
    table.add_column("p99, times", justify="right")
    for matches in dict.fromkeys(f["matches"] for f in found):
        for side in (OTHER, MANOIR):
            rate, p50, p99, *spent = (median_of[what, LABELS[side], matches] for what in READ)
            texts = [f"{rate:,.0f}", f"{p50:.2f}", f"{p99:.1f}", *(f"{x:.0f}" for x in spent)]
            if side == MANOIR:
                texts += [f"{median_of[what, BESIDE, matches]:.2f}" for what in RATIOS]
            table.add_row(str(matches), LABELS[side], *texts)
    Console(width=120).print(table)
