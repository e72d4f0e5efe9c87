"""What a person does at a table, with a mouse, with keys, or by touching."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

LONG = 500
ASKED = "section.decide"
# Where a person would click: cards in a hand overlap, so the middle of one may lie under another.
# A card that has been chosen lights the places where it may go.
SOMETHING_LIT = """() => {
  const card = document.querySelector("[data-chosen]")?.dataset.target;
  const places = card ? `[data-target^="${card}/"]` : "";
  const lit = document.querySelectorAll(`[data-may]${places}`);
  if (!lit.length) return null;
  for (const thing of lit) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7])
      for (const across of [0.5, 0.3, 0.15, 0.07]) {
        const [x, y] = [left + across * width, top + down * height];
        if (document.elementFromPoint(x, y)?.closest("[data-may]") === thing) return [x, y];
      }
  }
  throw new Error("all that is lit on the board is covered");
}"""
# What is asked, and how many moves were made: the same may be asked twice.
MOMENT = """(where) => [
  document.querySelector(where)?.innerText, document.querySelector("input[type=range]")?.max
].join()"""
Choose = Callable[[Page], None]


def play_now(page: Page) -> None:
    """From the front of the house to a running game: two clicks."""
    page.get_by_role("link", name=re.compile("Ghooost!")).first.click()
    page.get_by_role("button", name=re.compile("^(Play now|Jouer)")).click()
    expect(page.locator("[data-target]").first).to_be_visible()


def play_to_the_end(page: Page, choose: Choose) -> None:
    """Choose whenever asked, until the match is over."""
    assert is_over_after(page, choose, LONG), f"not over after {LONG} choices"


def is_over_after(page: Page, choose: Choose, choices: int) -> bool:
    """Choose so many times; whether the match is over then."""
    for _ in range(choices):
        expect(
            page.locator(f"{ASKED} .choice").or_(go_on(page)).or_(again(page)).first
        ).to_be_visible()
        if again(page).count():
            return True
        asked = page.evaluate(MOMENT, ASKED)
        if go_on(page).count():
            go_on(page).click()
        else:
            choose(page)
        page.wait_for_function(f"([where, was]) => ({MOMENT})(where) !== was", arg=[ASKED, asked])
    return False


def be_asked(page: Page) -> None:
    """Wait for a question; whoever looked away is first told what happened."""
    expect(page.locator(f"{ASKED} .choice").or_(go_on(page)).first).to_be_visible()
    if go_on(page).count():
        go_on(page).click()
    page.wait_for_selector(f"{ASKED} .choice")


def go_on(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^(Go on|Continuer)"))


def again(page: Page) -> Locator:
    """The button that is there when a match is over."""
    return page.get_by_role("button", name=re.compile("^(Play again|Rejouer)"))


def by_mouse(page: Page) -> None:
    """Click a thing on the board that is lit; of several choices about it, the first. Where nothing
    on the board is, click the first choice in the bar."""
    lit = page.evaluate(SOMETHING_LIT)
    if lit is None:
        page.locator(f"{ASKED} .choice").first.click()
        return
    page.mouse.click(*lit)
    if page.get_by_role("menuitem").count():
        page.get_by_role("menuitem").first.click()
    elif page.locator("[data-chosen]").count():
        page.mouse.click(*page.evaluate(SOMETHING_LIT))


def by_touch(page: Page) -> None:
    page.locator(f"{ASKED} .choice").first.tap()
    if page.get_by_role("menuitem").count():
        page.get_by_role("menuitem").first.tap()


def by_keys(page: Page) -> None:
    """The arrows find something lit, Enter takes it; in a menu, Enter takes the first. Where a card
    may go stands below it in the bar."""
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if page.get_by_role("menuitem").count():
        page.keyboard.press("Enter")
    elif page.locator("[data-chosen]").count():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")


def by_numbers(page: Page) -> None:
    page.keyboard.press("1")
