"""Phantoms of Halloween: what the page answers by itself, and the table on a phone."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import be_asked, by_touch, play_to_the_end
from tests.browser.house import BOT, ME, House, open_table

KEY = "phantoms-of-halloween"


def sit_down(house: House, page: Page) -> None:
    options = {"begin_with": "fast", "rounds": 1}
    code = open_table(house, page, ME, BOT, BOT, game=KEY, options=options, pace="instant")
    page.goto(f"/t/{code}")


def test_a_party_on_a_phone(visit: Visit, house: House) -> None:
    page = visit("/", phone=True, french=True)
    sit_down(house, page)
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
    cards, seals = page.locator("[data-mine]"), page.locator("[data-mine] .seal")
    before = seals.all_inner_texts()
    other = next(i for i, seal in enumerate(before) if seal != before[0])
    cards.nth(0).drag_to(cards.nth(other))
    after = before.copy()
    after[0], after[other] = before[other], before[0]
    expect(seals).to_have_text(after)
    expect(page.locator(".seal.changes")).to_have_count(2)
    page.locator(".choice").first.click()
    expect(page.locator(".seal.changes")).to_have_count(0)
    be_asked(page)
    expect(seals).to_have_text(after)


def test_a_limit_and_a_swap_are_left_to_the_page(visit: Visit) -> None:
    """In the lesson, where it is known what the others do."""
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
