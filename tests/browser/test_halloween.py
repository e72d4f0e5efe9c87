"""Halloween in a real browser: a game by mouse and its replay, one by keys, the lesson, a phone."""

from __future__ import annotations

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from manoir.server.lessons import scenes
from tests.browser.conftest import Visit
from tests.browser.hands import be_asked, by_keys, by_mouse, by_touch, play_to_the_end
from tests.browser.house import BOT, ME, House, open_table

# A round each: six sections act, and cards score at the end.
SHORT = {"rounds": 1, "cards": "casper"}
STEPS_TO_THE_MIDDLE = 3


def sit(house: House, page: Page, **options: object) -> None:
    code = open_table(house, page, ME, BOT, game="halloween", options=options, pace="instant")
    page.goto(f"/t/{code}")


def is_clean(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_a_game_by_mouse_axe_in_its_middle_and_its_replay(visit: Visit, house: House) -> None:
    page = visit("/")
    sit(house, page, rounds=2, cards="casper")
    for _ in range(STEPS_TO_THE_MIDDLE):
        be_asked(page)
        by_mouse(page)
        page.wait_for_timeout(150)
    be_asked(page)
    is_clean(page)
    play_to_the_end(page, by_mouse)
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    slider.focus()
    slider.press("Home")
    expect(page.get_by_role("img", name="3 blue ghosts in the police station")).to_be_visible()
    slider.press("End")
    expect(slider).to_have_value(str(last))


def test_a_game_of_grand_masters_by_keyboard(visit: Visit, house: House) -> None:
    page = visit("/")
    sit(house, page, rounds=1, grand_master=True)
    play_to_the_end(page, by_keys)


def test_town_board_cards_and_others_are_one_swipe_apart(visit: Visit, house: House) -> None:
    page = visit("/", phone=True, french=True, light=True)
    sit(house, page, **SHORT)
    be_asked(page)
    nav = page.locator(".pages nav button")
    here = page.locator(".pages nav [aria-current]")
    expect(here).to_have_text("Mon plateau")
    is_clean(page)
    nav.filter(has_text="Cartes").tap()
    expect(page.get_by_text("Chaque action Peur vous donne 1 Peur de plus.")).to_be_in_viewport()
    page.get_by_role("button", name=re.compile("Section 1.: Déplacement")).first.tap()
    expect(here).to_have_text("Ville")
    play_to_the_end(page, by_touch)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_lesson_is_done_to_its_end(visit: Visit) -> None:
    page = visit("/learn/halloween")
    for number, scene in enumerate(scenes("halloween")):
        for step in scene["steps"]:
            wanted = step["wait"] if isinstance(step["wait"], str) else step["wait"][0]
            if wanted == "next":
                page.get_by_role("button", name="Next", exact=True).click()
                continue
            be_asked(page)
            for thing in step.get("show", []):
                expect(page.locator(f"[data-shown][data-target='{thing}']").first).to_be_visible()
            if wanted == "any":
                by_mouse(page)
            else:
                page.keyboard.press("/")
                page.keyboard.type(wanted)
                page.keyboard.press("Enter")
        if number < len(scenes("halloween")) - 1:
            page.get_by_role("link", name="Next scene").click()
            page.wait_for_url(f"**/learn/halloween/{number + 2}")
    expect(page.get_by_role("link", name="Play now")).to_be_visible()
