"""The pictures in the docs, taken from tables that were really played: `make pictures`."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import DESKTOP, FLAGS, PHONE, chromium, node
from tests.browser.hands import again, be_asked, by_numbers, go_on, play_to_the_end
from tests.browser.house import ME, SHORT, House, open_table

HERE = Path(__file__).parent.parent.parent / "docs" / "pictures"
BOTS = [{"kind": "bot", "level": level} for level in (2, 1, 2)]
LONG_ENOUGH = 9  # choices of one's own, until the table looks like one in use
# Games, and how many bots sit at their tables.
OTHER_TABLES = {"halloween": 3, "phantom-society": 3, "phantoms-of-halloween": 3, "phantom": 1}


def main() -> None:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node())
    HERE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            take_all(browser, house, "desktop", light=False, french=False)
            take_all(browser, house, "phone", light=True, french=True)
        finally:
            browser.close()
            house.close()


def take_all(browser: Browser, house: House, name: str, light: bool, french: bool) -> None:
    context = browser.new_context(
        viewport=PHONE if name == "phone" else DESKTOP,  # type: ignore[arg-type]
        device_scale_factor=2 if name == "phone" else 1,
        locale="fr-FR" if french else "en-GB",
        color_scheme="light" if light else "dark",
        reduced_motion="reduce",
        base_url=house.address,
    )
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("h1")
    take(page, f"home-{name}")
    take_table(page, house, "ghooost", 3, f"table-{name}")
    for game, bots in OTHER_TABLES.items():
        take_table(page, house, game, bots, f"{game}-{name}")
    page.goto(f"/t/{open_table(house, page, ME, BOTS[0], pace='instant', options=SHORT)}")
    play_to_the_end(page, by_numbers)
    again(page).wait_for()
    page.goto(f"{page.url}/replay/1")
    page.wait_for_selector("[data-place]")
    take(page, f"replay-{name}")
    page.goto("/learn/ghooost")
    page.wait_for_selector(".lesson")
    if go_on(page).count():
        go_on(page).click()
    take(page, f"lesson-{name}")
    context.close()


def take_table(page: Page, house: House, game: str, bots: int, name: str) -> None:
    page.goto(f"/t/{open_table(house, page, ME, *BOTS[:bots], game=game, pace='instant')}")
    for _ in range(LONG_ENOUGH):
        be_asked(page)
        page.locator(".choice").first.click()
        page.wait_for_timeout(400)
    be_asked(page)
    page.locator(".choice").first.hover()
    take(page, name)


def take(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    page.screenshot(path=HERE / f"{name}.png")
    print(HERE / f"{name}.png")


if __name__ == "__main__":
    main()
