"""Code for a GPU, made where there is none."""

from __future__ import annotations

import json
import os
import sys
import types
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from manoir.games import find, keys
from manoir.kit.gpu.run import Kernels, array, batch_of_records
from manoir.kit.layout import dtype
from tests.toys.pebbles import PEBBLES
from tests.toys.vigil import VIGIL

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The kernels of a game for an H200."""
    pytest.importorskip("numba_cuda")
    from manoir.kit.gpu.make import make

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MANOIR_CACHE", str(tmp_path_factory.mktemp("gpu")))
        made = make(VIGIL)
        before = {path: path.stat().st_mtime_ns for path in made.iterdir()}
        assert make(VIGIL) == made
        assert {path: path.stat().st_mtime_ns for path in made.iterdir()} == before  # made once
        yield made


@pytest.mark.parametrize(
    ("name", "template", "registers"),
    [("deal", "deal", 48), ("games", "games_together", 64), ("step", "step", 48)],
)
def test_each_kernel_is_made_without_a_gpu(
    folder: Path, name: str, template: str, registers: int
) -> None:
    text = (folder / f"{name}.ptx").read_text()
    entry = json.loads((folder / "kernels.json").read_text())["entries"][name]
    assert ".target sm_90" in text
    assert f".visible .entry {entry}(" in text
    assert text.count(f".maxnreg {registers}\n{{") == 1
    assert template in entry
    # Limits on registers stand between the parameters and the body, or the driver refuses them.
    assert text.index(f".visible .entry {entry}(") < text.index(".maxnreg") < text.index("ret;")


def test_a_game_that_does_not_say_what_is_asked_is_played_alone(folder: Path) -> None:
    from manoir.kit.gpu.make import make

    made = make(PEBBLES)
    text = (made / "games.ptx").read_text()
    note = json.loads((made / "kernels.json").read_text())
    assert "games_together" not in note["entries"]["games"]
    assert note["blocks"] == {"deal": 128, "games": 128, "step": 128}
    assert text.count(".maxnreg 48\n{") == 1


@pytest.mark.skipif("MANOIR_SOAK" not in os.environ, reason="up to a minute a game: make soak")
@pytest.mark.parametrize("key", keys())
def test_the_kernels_of_every_game_are_made(folder: Path, key: str) -> None:
    from manoir.kit.gpu.make import make

    made = make(find(key))
    note = json.loads((made / "kernels.json").read_text())
    for name, entry in note["entries"].items():
        assert f".visible .entry {entry}(" in (made / f"{name}.ptx").read_text()


def test_the_note_says_what_the_runner_must_know(folder: Path) -> None:
    note = json.loads((folder / "kernels.json").read_text())
    assert (note["game"], note["rules"], note["events"]) == ("vigil", "1", False)
    assert note["blocks"] == {"deal": 128, "games": 1024, "step": 128}
    assert (note["record"], note["size"]) == (dtype(VIGIL.state, False).itemsize, VIGIL.size)


def test_kernels_of_other_rules_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cupy", types.ModuleType("cupy"))
    note = {"record": dtype(VIGIL.state, False).itemsize, "size": VIGIL.size}
    for wrong in ({**note, "record": 1}, {**note, "size": 1}):
        about = {**wrong, "events": False, "entries": {}}
        (tmp_path / "kernels.json").write_text(json.dumps(about))
        with pytest.raises(ValueError, match="made for other rules; make them anew"):
            Kernels(VIGIL, tmp_path)


class OnDevice:
    """Stands for an array of CuPy: it lies somewhere, and knows its shape."""

    def __init__(self, host: np.ndarray[tuple[int, ...], np.dtype[np.generic]]) -> None:
        self.data = types.SimpleNamespace(ptr=0xBEEF)
        self.shape, self.ndim, self.size = host.shape, host.ndim, host.size
        self.itemsize, self.nbytes = host.itemsize, host.nbytes

    def __len__(self) -> int:
        return self.shape[0]


@pytest.mark.parametrize(
    ("host", "lay", "wanted"),
    [
        # owner, parent, items, item size, data, shape, strides
        (np.zeros(5, np.int32), array, (0, 0, 5, 4, 0xBEEF, 5, 4)),
        (np.zeros(7, np.int8), array, (0, 0, 7, 1, 0xBEEF, 7, 1)),
        (np.zeros((3, 144), np.uint8), batch_of_records, (0, 0, 3, 144, 0xBEEF, 3, 144)),
        (np.zeros((3, 9), np.int32), array, (0, 0, 27, 4, 0xBEEF, 3, 9, 36, 4)),
        (np.zeros((3, 1), np.int8), array, (0, 0, 3, 1, 0xBEEF, 3, 1, 1, 1)),
        (np.zeros((0, 144), np.uint8), batch_of_records, (0, 0, 0, 144, 0xBEEF, 0, 144)),
    ],
    ids=["numbers", "flags", "records", "table", "a game of one choice", "nothing"],
)
def test_an_array_as_a_kernel_takes_it(
    host: np.ndarray[tuple[int, ...], np.dtype[np.generic]],
    lay: Callable[[object], tuple[np.integer, ...]],
    wanted: tuple[int, ...],
) -> None:
    made = lay(OnDevice(host))
    assert made == wanted
    assert all(part.itemsize == 8 for part in made)
