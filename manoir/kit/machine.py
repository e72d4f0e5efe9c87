"""From plain rules to compiled ones, in the same process.

Each rule is copied with the compiled copies of its callees in its globals; the author's functions
are never touched, and several machines of one game (with and without events, with bounds checks)
live side by side.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from manoir.errors import BadOption
from manoir.kit import cache, quick
from manoir.kit.game import Game
from manoir.kit.layout import dtype, put
from manoir.kit.progress import Bar, Progress
from manoir.kit.record import Record
from manoir.kit.rule import HIDES, is_rule


class Machine:
    """The compiled rules of one game: `machine(fn)` is the compiled copy of a rule."""

    def __init__(
        self,
        game: Game[Any],
        events: bool = True,
        bounds_checked: bool = False,
        progress: Progress | None = None,
        also: Sequence[Callable[..., Any]] = (),
    ) -> None:
        import numba

        self.game, self.events = game, events
        self.progress = progress or Bar(f"compiling {game.key}, once for these rules")
        self.dtype = dtype(game.state, events)
        # Further entry points: what they reach counts for the key of the cache.
        self.entries = [*game.entries, *also]
        options: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy"}
        options |= {"boundscheck": bounds_checked, "no_cfunc_wrapper": True}
        # Rules make no arrays. Told so, Numba counts no references to those that it is given:
        # a search, which passes many, is nearly twice as fast.
        options["_nrt"] = False
        self.folder = self._folder(options)
        jit: Any = numba.njit
        self._jit = jit(**options)
        # Most rules are called by other rules only; a way in from Python takes long to compile.
        self._jit_inside = jit(**options, no_cpython_wrapper=True)
        self._compiled: dict[tuple[Callable[..., Any], bool], Any] = {}
        self._spaces: dict[int, dict[str, Any]] = {}
        self.record_type = numba.from_dtype(self.dtype)
        self._types = {
            game.state: self.record_type,
            int: numba.int64,
            float: numba.float64,
            bool: numba.boolean,
            type(None): numba.none,
        }

    def _folder(self, options: Mapping[str, Any]) -> Path:
        key = cache.key(self.entries, self.dtype.descr, self.events, dict(options))
        folder = cache.root() / f"{self.game.key}-{key}"
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def __call__(self, fn: Callable[..., Any]) -> Any:
        """The compiled copy of a rule, to be called from Python; it compiles when it is."""
        return self._copied(fn, inside=False)

    def _inside(self, fn: Callable[..., Any]) -> Any:
        """The compiled copy of a rule as other rules call it."""
        return self._copied(fn, inside=fn not in self.entries)

    def _copied(self, fn: Callable[..., Any], inside: bool) -> Any:
        import numba

        if (fn, inside) not in self._compiled:
            plain = fn if self.events else getattr(fn, "silent", fn)
            code = plain.__code__
            if hasattr(plain, "source"):
                code = code.replace(co_filename=str(self._written(plain)))
            copy = types.FunctionType(
                code, self._space(plain.__globals__), plain.__name__, plain.__defaults__
            )
            # Numba's cache knows a function by this name, and not whether it has a way in.
            copy.__qualname__ = plain.__qualname__ + ("_inside" if inside else "")
            # Numba asks for it when a function is decorated; another machine may have set it.
            vars(numba.config)["CACHE_DIR"] = str(self.folder)
            self._compiled[fn, inside] = (self._jit_inside if inside else self._jit)(copy)
        return self._compiled[fn, inside]

    def _written(self, fn: Any) -> Path:
        """Generated text in a file: Numba's cache wants one, and so does whoever reads it."""
        path = self.folder / f"{fn.__name__}.py"
        if not path.exists() or path.read_text() != fn.source:
            path.write_text(fn.source)
        return path

    def _space(self, names: dict[str, Any]) -> dict[str, Any]:
        """The globals of a module, with every rule in them replaced by its compiled copy."""
        if id(names) not in self._spaces:
            space = self._spaces[id(names)] = {**names, **HIDES}
            for name, value in names.items():
                if is_rule(value):
                    space[name] = self._inside(value)
        return self._spaces[id(names)]

    def compile(self, entry: Callable[..., Any]) -> Any:
        """The compiled copy of an entry point, with everything it calls compiled first.

        Each rule is compiled once, by its annotations: left to itself Numba would make a version
        for every width of number that it meets. A warm cache holds the entry point whole.
        """
        compiled = self(entry)
        done = self.folder / f"{entry.__name__}.compiled"
        if done.exists():
            return compiled
        rules = cache.reach([entry])
        for number, fn in enumerate(rules):
            self.progress(number, len(rules))
            hints = typing.get_type_hints(fn)
            copy = self._inside(fn)
            typed = "return" in hints and all(t in self._types for t in hints.values())
            if typed and not copy.signatures:
                gives = self._types[hints.pop("return")]
                copy.compile(gives(*(self._types[t] for t in hints.values())))
                copy.disable_compile()
        self.progress(len(rules), len(rules))
        done.touch()
        return compiled

    def zeros(self, n: int) -> Any:
        """A batch of empty records."""
        return np.zeros(n, self.dtype)

    def row(self, s: Record) -> Any:
        """The compiled twin of a state."""
        row = self.zeros(1)[0]
        put(s, row)
        return row

    def blank(self, players: int, options: Mapping[str, Any] | None = None) -> Any:
        return self.row(self.game.blank(players, options))

    def play_games(
        self,
        players: int,
        first_seed: int,
        count: int,
        options: Mapping[str, Any] | None = None,
        threads: int = 1,
    ) -> Any:
        """Games by random players, one a seed. A row of results: choices made, the score of each
        seat, and 1 for each seat that won."""
        if threads < 1:
            raise BadOption(f"threads: at least 1 is wanted, not {threads}")
        results = np.zeros((count, 1 + 2 * players), np.int64)
        play = self.compile(self.game.games)
        blank = self.blank(players, options)

        def part(start: int, stop: int) -> None:
            rng, out = np.zeros(quick.CELLS, np.int64), np.zeros(self.game.size + 1, np.int64)
            play(blank.copy(), first_seed + start, rng, out, results[start:stop])

        if threads == 1:
            part(0, count)
            return results
        cuts = [count * t // threads for t in range(threads + 1)]
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(part, cuts[:-1], cuts[1:]))
        return results
