"""Makes the PTX of a game: its rules and the kernels, compiled for one GPU generation.

No GPU is needed for it. What is made is a folder with the PTX and a note of what the runner must
know, so that it can be carried to a machine that has CuPy and no Numba.
"""

from __future__ import annotations

import importlib
import json
import re
import types
from pathlib import Path
from typing import Any

from manoir.kit import cache, quick
from manoir.kit.game import Game
from manoir.kit.gpu import kernels
from manoir.kit.gpu.tables import GpuMachine
from manoir.kit.machine import Machine
from manoir.kit.rule import bound

HOPPER = (9, 0)
KERNELS = ("deal", "games", "step")

# Threads of a block, and registers of a thread. Left alone, the compiler takes so many registers
# that few games fit on the device at once. With 48 it holds five times as many, and is more than
# twice as fast (Ghooost! on an H200).
ALONE = (128, 48)
# Many games in one block make long heaps, and these whole warps of one mind.
TOGETHER = (1024, 64)


def make(game: Game[Any], cc: tuple[int, int] = HOPPER, events: bool = False) -> Path:
    """The folder with the PTX of each kernel and `kernels.json`, beside the compiled rules."""
    machine = (GpuMachine if game.asked else Machine)(game, events)
    plans = {name: _plan(game, name) for name in KERNELS}
    rules = [template for template, _ in plans.values()] + ([game.asked] if game.asked else [])
    sizes = [size for _, size in plans.values()]
    key = cache.key(rules, sizes, type(machine).__name__)
    folder = machine.folder / f"cc{cc[0]}{cc[1]}-{key}"
    note = folder / "kernels.json"
    if not note.exists():
        folder.mkdir(exist_ok=True)
        about = {
            "game": game.key,
            "rules": game.version,
            "events": events,
            "record": machine.dtype.itemsize,
            "size": game.size,
            "blocks": {name: threads for name, (_, (threads, _)) in plans.items()},
            "entries": {name: _ptx(machine, name, cc, folder) for name in KERNELS},
        }
        note.write_text(json.dumps(about, indent=1) + "\n")
    return folder


def _plan(game: Game[Any], name: str) -> tuple[Any, tuple[int, int]]:
    """The template of a kernel, and its threads and registers."""
    if name == "games" and game.asked:
        return kernels.games_together, TOGETHER
    return getattr(kernels, name), ALONE


def _ptx(machine: Machine, name: str, cc: tuple[int, int], folder: Path) -> str:
    """Compile one kernel into the folder; the name of its entry point."""
    from numba import types as t

    cuda: Any = importlib.import_module("numba.cuda")
    dispatcher: Any = importlib.import_module("numba.cuda.dispatcher")
    # It asks which GPU is present before a kernel may call a function; here none need be.
    present = types.SimpleNamespace(compute_capability=cc)
    dispatcher.get_current_device = lambda: present
    record: Any = machine.record_type
    index = t.int64
    arguments = {
        "deal": (t.Array(record, 1, "C"), index),
        "games": (t.Array(record, 1, "C"), index, t.Array(t.int32, 2, "C")),
        "step": (
            t.Array(record, 1, "C"),
            t.Array(t.int32, 1, "C"),
            t.Array(t.int8, 2, "C"),
            t.Array(t.int8, 1, "C"),
        ),
    }[name]
    template, (_, registers) = _plan(machine.game, name)
    text, _ = cuda.compile(
        _kernel(machine, template, cuda),
        t.void(*arguments),
        cc=cc,
        device=False,
        output="ptx",
        abi="numba",
    )
    text = text.decode() if isinstance(text, bytes) else text
    text = re.sub(r"\)\n\{", f")\n.maxnreg {registers}\n{{", text, count=1)
    (folder / f"{name}.ptx").write_text(text)
    found = re.search(r"\.visible \.entry (\S+)\(", text)
    assert found is not None
    return found[1]


def _kernel(machine: Machine, template: Any, cuda: Any) -> Any:
    from numba import types as t

    game = machine.game
    own = {
        "cuda": cuda,
        "state_type": machine.record_type,
        "rng_type": t.int64,
        "offers_type": t.int16,
        "place_type": t.int32,
        "size": game.size,
        "room": game.size + 1,
    }
    names = ("start", "choices", "apply", "over", "score", "wins", "mask")
    own |= {n: machine(getattr(game, n)) for n in names}
    own |= {"asked": machine(game.asked)} if game.asked else {}
    own |= {n: machine(getattr(quick, n)) for n in ("quick_below", "quick_seed")}
    return bound(template, own)
