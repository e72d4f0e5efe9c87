"""Where and with what a figure was measured: without that it says nothing."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import manoir

ROOT = Path(manoir.__file__).parents[1]


@dataclass(frozen=True)
class Place:
    """What holds for every figure of a run; `commit` is missing where there is no repository."""

    machine: str
    versions: dict[str, str]
    commit: str | None
    date: str


def core() -> int | None:
    """The core that everybody plays on in turn; None where a process cannot choose."""
    return max(os.sched_getaffinity(0)) if sys.platform == "linux" else None


def _cpu() -> str:
    facts = Path("/proc/cpuinfo")
    if facts.exists():
        for line in facts.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _machine() -> str:
    pinned = "not bound to a core" if core() is None else f"one core used (number {core()})"
    system = f"{platform.system()} {platform.machine()}"
    return f"{_cpu()}, {os.cpu_count()} cores, {system}, {pinned}"


def _versions(packages: Iterable[str]) -> dict[str, str]:
    """Of those that are installed."""
    found = {"python": platform.python_version(), "manoir": manoir.__version__}
    for package in packages:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def commit() -> str | None:
    """Only of our own repository: a package installed below somebody else's has no commit."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        return None
    asked = subprocess.run(  # noqa: S603 - fixed words
        [git, "-C", str(ROOT), "describe", "--always", "--dirty", "--exclude=*"],
        capture_output=True,
        text=True,
        check=False,
    )
    return asked.stdout.strip() or None


def here(packages: Iterable[str], rules: dict[str, str]) -> Place:
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return Place(_machine(), _versions(packages) | rules, commit(), now)
