"""Phantoms of Halloween in a browser: by mouse, by keys, on a phone, by wishes; its lesson."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import be_asked, by_keys, by_mouse, by_touch, play_to_the_end
from tests.browser.house import BOT, ME, House, open_table

KEY = "phantoms-of-halloween"
# A party of two rounds among three: every guest brings three characters.
SHORT = {"begin_with": "fast", "rounds": 2}


def sit_down(house: House, page: Page, **options: Any) -> str:
    code = open_table(
        house, page, ME, BOT, BOT, game=KEY, options={**SHORT, **options}, pace="instant"
    )
    page.goto(f"/t/{code}")
    return code


def test_a_whole_party_by_mouse_and_its_replay(visit: Visit, house: House) -> None:
    page = visit("/")
    code = sit_down(house, page)
    play_to_the_end(page, by_mouse)
    page.goto(f"/t/{code}/replay/1")
    slider = page.locator("input[type=range]")
    slider.press("End")
    expect(page.locator(".ending")).to_be_visible()
    slider.press("Home")
    expect(page.locator(".ending")).to_have_count(0)


def test_by_keys_alone_and_axe_finds_nothing_in_the_middle(visit: Visit, house: House) -> None:
    page = visit("/", light=True)
    sit_down(house, page)
    be_asked(page)
    by_keys(page)
    be_asked(page)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    play_to_the_end(page, by_keys)


def test_on_a_phone_in_french(visit: Visit, house: House) -> None:
    page = visit("/", phone=True, french=True)
    sit_down(house, page, rounds=1)
    play_to_the_end(page, by_touch)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_cards_dragged_are_re_paired_when_the_rules_allow_and_nobody_is_asked(
    visit: Visit, house: House
) -> None:
    """The first question is the square to begin on; then comes the first turn, and with it the
    first moment for re-pairing."""
    page = visit("/")
    sit_down(house, page)
    be_asked(page)
    cards = page.locator("[data-mine]")
    seals = [seal.inner_text() for seal in page.locator("[data-mine] .seal").all()]
    other = next(i for i, seal in enumerate(seals) if seal != seals[0])
    cards.nth(0).drag_to(cards.nth(other))
    swapped = seals.copy()
    swapped[0], swapped[other] = seals[other], seals[0]
    expect(page.locator("[data-mine] .seal")).to_have_text(swapped)
    expect(page.locator(".seal.changes")).to_have_count(2)
    page.locator(".choice").first.click()
    expect(page.locator(".seal.changes")).to_have_count(0)
    be_asked(page)
    expect(page.locator("[data-mine] .seal")).to_have_text(swapped)


def test_the_lesson_is_done_by_what_it_says(visit: Visit) -> None:
    """Two of its scenes as a newcomer does them: a limit for an auction, and points re-paired."""
    page = visit(f"/learn/{KEY}/4")
    for _ in range(2):
        page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Up to 7 for me").click()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_role("link", name="Next scene")).to_be_visible()
    page.goto(f"/learn/{KEY}/6")
    page.get_by_role("button", name="+30 on Werewolf").press("Enter")
    page.get_by_role("button", name="10 on Skeleton").press("Enter")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_role("link", name="Next scene")).to_be_visible()
