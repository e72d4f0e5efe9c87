"""What a machine can say about the page: accessibility, bytes, layout shift."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from manoir.games import find
from manoir.server.page import FOLDER
from tests.browser.conftest import FLAGS, Visit, chromium, node
from tests.browser.hands import (
    ASKED,
    again,
    be_asked,
    by_mouse,
    by_numbers,
    play_now,
    play_to_the_end,
)
from tests.browser.house import BOT, ME, SHORT, House, open_table

BUDGET = 200_000
BOARDS = [path.parent.name for path in sorted(Path("web/src/games").glob("*/index.ts"))]
LIGHTHOUSE = Path(__file__).parent / "lighthouse/node_modules/lighthouse/cli/index.js"
SHIFTS = """() => new Promise(done => {
  let sum = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 300);
})"""


# Things that may be chosen and are cut off by the edge of the board.
# What is partly outside the stage; a page that one can swipe to is wholly outside.
CUT_OFF = """() => {
  const stage = document.querySelector(".place").getBoundingClientRect();
  const overlap = (low, high, from, to) => Math.min(high, to) - Math.max(low, from);
  return [...document.querySelectorAll(".place [data-may]")].filter(thing => {
    const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
    const across = overlap(left, right, stage.left, stage.right);
    const down = overlap(top, bottom, stage.top, stage.bottom);
    return across > 1 && down > 1 && (across < width - 3 || down < height - 3);
  }).map(thing => thing.dataset.target);
}"""


def screens(page: Page, house: House) -> Iterator[str]:
    """Every screen of the house, one after the other."""
    yield "home"
    page.goto("/play/ghooost")
    page.wait_for_selector("[role=dialog], dialog")
    yield "play"
    page.goto("/rules/ghooost")
    page.wait_for_selector("h2")
    yield "rules"
    page.goto("/learn/ghooost")
    page.wait_for_selector("[data-target]")
    yield "lesson"
    code = open_table(house, page, ME, BOT, options=SHORT, pace="instant")
    page.goto(f"/t/{code}")
    for _ in range(4):
        page.wait_for_selector(".choice")
        by_mouse(page)
    expect(page.locator(".choice").or_(again(page)).first).to_be_visible()
    yield "table"
    play_to_the_end(page, by_numbers)
    yield "result"
    page.goto(f"/t/{code}/replay/1")
    page.wait_for_selector("[data-place]")
    yield "replay"
    page.goto("/t/ZZZZZZ")
    page.wait_for_selector("h1")
    yield "no such table"


@pytest.mark.parametrize("light", [False, True], ids=["night", "dawn"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_any_screen(
    visit: Visit, house: House, phone: bool, light: bool
) -> None:
    page = visit("/", phone=phone, light=light, french=light)
    page.wait_for_selector("h1")
    for name in screens(page, house):
        found = Axe().run(page)
        assert found.violations_count == 0, f"{name}\n{found.generate_report()}"


@pytest.mark.parametrize("game", BOARDS)
def test_all_scripts_of_a_game_keep_to_the_budget(visit: Visit, game: str) -> None:
    """The front of the house, the table, the lesson and the rulebook of a game together."""
    page = visit("/")
    sizes: dict[str, int] = {}
    page.on("response", lambda answer: sizes.update({answer.url: packed_size(answer.url)}))
    for path in ("/", f"/learn/{game}", f"/rules/{game}"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) > 50_000
    assert sum(sizes.values()) <= BUDGET


def packed_size(url: str) -> int:
    """What a script of the page weighs when it is sent; 0 for anything else."""
    name = url.rpartition("/")[2]
    path = Path(FOLDER) / "assets" / name
    return len(gzip.compress(path.read_bytes(), 9)) if name.endswith(".js") else 0


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_nothing_jumps(visit: Visit, phone: bool) -> None:
    page = visit("/", phone=phone, motion=True)
    page.wait_for_selector("h1")
    assert page.evaluate(SHIFTS) < 0.1
    play_now(page)
    page.wait_for_selector(".choice")
    assert page.evaluate(SHIFTS) < 0.1


@pytest.mark.parametrize("size", [(360, 640), (667, 375), (844, 390)], ids=str)
@pytest.mark.parametrize("game", BOARDS)
def test_a_small_phone_shows_all_that_may_be_chosen(
    visit: Visit, house: House, game: str, size: tuple[int, int]
) -> None:
    """Upright and lying: beside what is asked the board has room, and none of it is cut off."""
    page = visit("/", phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    seats = [ME, *[BOT] * (find(game).players[0] - 1)]
    page.goto(f"/t/{open_table(house, page, *seats, game=game, pace='instant')}")
    for _ in range(4):
        be_asked(page)
        expect(page.locator(f"{ASKED} .choice").first).to_be_in_viewport()
        board = page.locator(".place").bounding_box()
        assert board
        assert board["width"] >= 300
        assert board["height"] >= 220
        assert page.evaluate(CUT_OFF) == []
        by_mouse(page)


@pytest.mark.parametrize("path", ["/", "/rules/ghooost"], ids=["home", "rules"])
def test_lighthouse_finds_the_page_accessible(
    house: House, path: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """Its score for performance depends on the machine, so it is only told."""
    command = [node(), str(LIGHTHOUSE), f"{house.address}{path}", "--quiet", "--output=json"]
    command += [f"--output-path={tmp_path / 'report.json'}", "--preset=desktop"]
    command += ["--only-categories=accessibility,performance"]
    command += [f"--chrome-flags=--headless=new {' '.join(FLAGS[:-1])}"]
    report = reported(command, tmp_path / "report.json")
    scores = {name: round(100 * c["score"]) for name, c in report["categories"].items()}
    record_property("performance", scores["performance"])
    print(f"Lighthouse, {path}: {scores}")
    assert scores["accessibility"] == 100


def reported(command: list[str], path: Path) -> Any:
    """The report that Lighthouse writes. Now and then it misses the beginning of the page in the
    browser's trace, and says itself that it wants to be run again."""
    env = {**os.environ, "CHROME_PATH": chromium()}
    for _ in range(3):
        if subprocess.run(command, check=False, timeout=120, env=env).returncode == 0:
            return json.loads(path.read_text(encoding="utf-8"))
    raise AssertionError("Lighthouse has failed three times")
