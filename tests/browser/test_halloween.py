"""Halloween on a phone: four pages side by side, and the page of the question comes into sight."""

from __future__ import annotations

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import ASKED, be_asked, by_touch, is_over_after, play_to_the_end
from tests.browser.house import BOT, ME, House, open_table

SHORT = {"rounds": 1, "cards": "casper"}


def test_town_board_cards_and_others_are_one_swipe_apart(visit: Visit, house: House) -> None:
    page = visit("/", phone=True, french=True, light=True)
    code = open_table(house, page, ME, BOT, game="halloween", options=SHORT, pace="instant")
    page.goto(f"/t/{code}")
    be_asked(page)
    here = page.locator(".pages nav [aria-current]")
    expect(here).to_have_text("Mon plateau")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    page.locator(".pages nav button", has_text="Cartes").tap()
    expect(page.get_by_text("Chaque action Peur vous donne 1 Peur de plus.")).to_be_in_viewport()
    page.get_by_role("button", name=re.compile("Section 1.: Déplacement")).first.tap()
    expect(here).to_have_text("Ville")
    play_to_the_end(page, by_touch)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# The most dice that lay at once.
WATCH_DICE = """() => {
  window.most = 0;
  const dice = () => document.querySelectorAll(".airborne .piece.die").length;
  const count = () => (window.most = Math.max(most, dice()));
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}"""


def prefer(page: Page, *wishes: str) -> None:
    """Choose the first thing that is wished for, or the first at all."""
    for wanted in (*wishes, ""):
        found = page.locator(f"{ASKED} .choice").filter(has_text=re.compile(wanted))
        if found.count():
            found.first.click()
            return


def by_fighting(page: Page) -> None:
    """Fight where one can; else let a ghost grow, so that there are two colours."""
    prefer(page, "Fight|Attack", "Evolve|evolves|Raise")


def by_haunting(page: Page) -> None:
    prefer(page, "Haunt")


def by_resting(page: Page) -> None:
    prefer(page, "rest")


def sit_down_to_fight(page: Page, house: House) -> None:
    """Two players, the cards that change the least. A fourth of such games has no fight within four
    rounds, none of 300 had none within twelve, so no end is agreed on."""
    casper = {"cards": "casper"}
    code = open_table(house, page, ME, BOT, game="halloween", options=casper, pace="instant")
    page.goto(f"/t/{code}")
    be_asked(page)


def test_both_dice_lie_and_the_board_keeps_its_place(visit: Visit, house: House) -> None:
    page = visit("/", motion=True)
    sit_down_to_fight(page, house)
    page.evaluate(WATCH_DICE)
    heights = set()
    while not page.evaluate("() => most"):
        assert not is_over_after(page, by_fighting, 1)
        heights.add(page.locator(".place").evaluate("place => place.clientHeight"))
    page.wait_for_function("() => most === 2")
    assert len(heights) == 1, heights


def test_on_a_phone_an_own_attack_is_told_where_one_is_asked(visit: Visit, house: House) -> None:
    page = visit("/", phone=True)
    sit_down_to_fight(page, house)
    told = page.locator(f"{ASKED}.mine .outcome")
    heights = set()
    while not told.count():
        assert not is_over_after(page, by_fighting, 1)
        be_asked(page)
        heights.add(page.locator(".place").evaluate("place => place.clientHeight"))
    expect(told).to_be_in_viewport()
    expect(told).to_have_text(re.compile(r"(Won|Not won), \d+ against \d+"))
    expect(told.locator(".piece.die")).to_have_count(2)
    assert len(heights) == 1, heights


def test_the_end_tells_where_the_points_came_from(visit: Visit, house: House) -> None:
    page = visit("/")
    code = open_table(house, page, ME, BOT, game="halloween", options=SHORT, pace="instant")
    page.goto(f"/t/{code}")
    play_to_the_end(page, by_haunting)
    page.get_by_role("button", name="Where the points came from").click()
    haunting = page.get_by_role("row", name="Hauntings")
    expect(haunting.get_by_role("cell").first).not_to_have_text("0")
    rows = [row.get_by_role("cell").all_inner_texts() for row in page.locator("tbody tr").all()]
    sums = [str(sum(int(points) for points in seat)) for seat in zip(*rows, strict=True)]
    assert sums == page.locator("tfoot td").all_inner_texts()
    assert sums == page.locator(".scores b").all_inner_texts()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_a_table_with_eight_chosen_cards_and_the_points_of_ones_own_board(visit: Visit) -> None:
    page = visit("/play/halloween")
    page.get_by_role("button", name="Open a table with friends").click()
    page.get_by_label("Seat 2").select_option("Bot, level 1: Whisper")
    page.get_by_text("Options of the game").click()
    page.get_by_label("Cards on display").select_option("Your own…")
    chosen = [51, 3, 12, 40, 27, 6, 18]
    places = page.get_by_role("group", name="Cards on display").get_by_role("combobox")
    expect(places).to_have_count(8)
    for place, card in enumerate(chosen):
        places.nth(place).select_option(str(card))
    page.get_by_label("Points for haunting").select_option("Your own…")
    page.get_by_role("group", name="Points for haunting").get_by_label("yellow").fill("7")
    places.nth(7).select_option("51")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("Cards on display: every card"))
    expect(page.get_by_role("alert")).to_be_in_viewport()
    places.nth(7).select_option("0")
    page.get_by_role("button", name="Open the table").click()
    be_asked(page)
    shown = page.locator("[data-place^='card/']").evaluate_all(
        "cards => cards.map(card => Number(card.dataset.place.slice(5)))"
    )
    assert len(set(shown)) == 8
    assert set(chosen) < set(shown)
    expect(page.locator("[data-target='haunt/church/yellow']")).to_have_text("7")


def test_one_touch_haunts_a_window(visit: Visit) -> None:
    """A finger, once; nothing waits and nothing tries again."""
    page = visit("/learn/halloween/7", phone=True)
    page.get_by_role("button", name="Next").tap()
    page.get_by_role("button", name=re.compile("Section 2: Haunt")).tap()
    window = page.locator("[data-target='haunt/cinema/yellow'][data-may]")
    expect(window).to_be_in_viewport()
    box = window.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.get_by_role("button", name="Next").tap()
    # It is over, but nobody was told where the points came from that lay there at the beginning.
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()
    expect(page.get_by_role("button", name="Where the points came from")).to_have_count(0)


def test_where_nothing_moves_a_disc_just_placed_is_outlined(visit: Visit, house: House) -> None:
    page = visit("/")
    code = open_table(house, page, ME, BOT, game="halloween", options=SHORT, pace="instant")
    page.goto(f"/t/{code}")
    be_asked(page)
    prefer(page, "Section 2: Scare")
    expect(page.locator(".slot.fresh[data-target='slot/second/scare']")).to_have_count(1)


def test_what_the_mouse_points_at_is_read_in_the_list(visit: Visit, house: House) -> None:
    page = visit("/")
    code = open_table(house, page, ME, BOT, game="halloween", options=SHORT, pace="instant")
    page.goto(f"/t/{code}")
    be_asked(page)
    for slot in ("third/scare", "first/scare", "third/scare"):
        page.locator(f"[data-target='slot/{slot}'][data-may]").hover()
        expect(page.locator(f"{ASKED} .choice.hot")).to_be_in_viewport(ratio=1)


def test_a_building_out_of_reach_says_so_and_the_word_is_in_nobodys_way(
    visit: Visit, house: House
) -> None:
    page = visit("/")
    code = open_table(house, page, ME, BOT, game="halloween", options=SHORT, pace="instant")
    page.goto(f"/t/{code}")
    be_asked(page)
    prefer(page, "Section 1: Move")
    lit = page.locator("[data-target^='building/'][data-may]")
    expect(lit.or_(page.locator("[data-target^='ghost/'][data-may]")).first).to_be_visible()
    if not lit.count():  # a bot has begun, and there are several ghosts
        prefer(page)
        expect(lit.first).to_be_visible()
    page.locator("[data-target^='building/']:not([data-may])").first.click()
    word = page.locator(".toast p")
    expect(word).to_contain_text("(7.1)")
    box = word.bounding_box()
    assert box
    page.mouse.click(box["x"] + 20, box["y"] + box["height"] / 2)
    expect(page.locator(".toast", has_text="(7.1)")).to_have_count(0)
    expect(word).to_contain_text("(13.")  # the card below it answers


# The pages of a phone that came into sight.
WATCH_PAGES = """() => {
  window.turned = [];
  const tabs = document.querySelector(".pages nav");
  const note = () => turned.push(tabs.querySelector("[aria-current]")?.textContent);
  new MutationObserver(note).observe(tabs, { subtree: true, attributeFilter: ["aria-current"] });
}"""


def test_a_page_stays_in_sight_whoever_comes_to_the_table(visit: Visit, house: House) -> None:
    page = visit("/", phone=True)
    code = open_table(house, page, ME, BOT, game="halloween", options=SHORT, pace="instant")
    page.goto(f"/t/{code}")
    be_asked(page)
    page.locator(".pages nav button", has_text="Cards").tap()
    here = page.locator(".pages nav [aria-current]")
    expect(here).to_have_text("Cards")
    page.evaluate(WATCH_PAGES)
    onlooker = visit(f"/t/{code}")
    expect(onlooker.locator("[data-place]").first).to_be_visible()
    page.wait_for_timeout(500)
    assert page.evaluate("turned") == []
    expect(here).to_have_text("Cards")


def test_the_town_is_in_sight_while_others_play(visit: Visit, house: House) -> None:
    page = visit("/", phone=True)
    options = {"rounds": 2, "cards": "casper"}
    code = open_table(house, page, ME, BOT, BOT, game="halloween", options=options, pace="instant")
    page.goto(f"/t/{code}")
    be_asked(page)
    page.evaluate(WATCH_PAGES)
    assert not is_over_after(page, by_resting, 3)
    page.wait_for_function("() => turned.includes('Town')")
