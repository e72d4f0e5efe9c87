"""Two browsers at one table, with somebody who watches."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import ASKED, by_mouse, go_on
from tests.browser.house import BOT, ME, OPEN, SHORT, House, open_table

LAID = {"shuffled": True}
AGREE, TAKEN_BACK = re.compile("Agree|Yes|agree"), re.compile("take[ns]? .*back|took back")


# What the reader is called by is written down.
CALLED = """
window.called = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, { body }) { window.called.push(`${title}: ${body}`); }
  close() {}
};
for (const { prototype } of [AudioBufferSourceNode, AudioScheduledSourceNode]) {
  const start = prototype.start;
  prototype.start = function (...at) {
    window.called.push("sound");
    start.apply(this, at);
  };
}
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""


def sit_together(visit: Visit, house: House) -> tuple[Page, Page, str]:
    """Ada opens a table, Bea follows the link and sits down: the match begins."""
    ada, bea = visit("/"), visit("/")
    code = open_table(house, ada, ME, OPEN, options=SHORT)
    ada.goto(f"/t/{code}")
    bea.goto(f"/t/{code}")
    bea.get_by_role("button", name=re.compile("Sit")).first.click()
    for page in (ada, bea):
        expect(page.locator("[data-place]").first).to_be_visible()
    return ada, bea, code


def on_turn(*pages: Page) -> Page:
    """The one of them that is asked; whoever missed something is told first."""
    for _ in range(100):
        for page in pages:
            if go_on(page).count():
                go_on(page).click()
            if page.locator(".choice").count():
                return page
        pages[0].wait_for_timeout(100)
    seen = [page.locator(ASKED).inner_text() for page in pages]
    raise AssertionError(f"nobody is asked anything, but sees {seen}")


def log_of(page: Page) -> str:
    return page.get_by_role("tabpanel").inner_text()


def test_what_one_does_the_other_and_an_onlooker_see(visit: Visit, house: House) -> None:
    ada, bea, code = sit_together(visit, house)
    onlooker = visit(f"/t/{code}")
    expect(onlooker.locator("[data-place]").first).to_be_visible()
    for _ in range(4):
        page = on_turn(ada, bea)
        before = len(log_of(onlooker))
        by_mouse(page)
        onlooker.wait_for_function(
            "n => document.querySelector('[role=tabpanel]').innerText.length > n", arg=before
        )
    assert onlooker.locator(".choice").count() == 0


def test_a_page_that_loses_its_server_goes_on_by_itself(visit: Visit, house: House) -> None:
    ada, bea, _ = sit_together(visit, house)
    by_mouse(on_turn(ada, bea))
    told = log_of(ada)
    house.kill()
    expect(ada.get_by_text("The house does not answer")).to_be_visible()
    house.open()
    for page in (ada, bea):  # each knocks when its own patience tells it to
        expect(page.get_by_text("The house does not answer")).to_have_count(0)
    for _ in range(5):  # what is clicked before the page has caught up is not yet a choice
        by_mouse(on_turn(ada, bea))
        ada.wait_for_timeout(2000)
        if len(log_of(ada)) > len(told):
            return
    raise AssertionError("the match does not go on")


def test_people_talk(visit: Visit, house: House) -> None:
    ada, bea, _ = sit_together(visit, house)
    for page in (ada, bea):
        page.get_by_role("tab", name=re.compile("Chat")).click()
    say(ada, "<b>Boo!</b> & good luck")
    expect(bea.get_by_text("<b>Boo!</b> & good luck")).to_be_visible()


def test_what_was_said_long_ago_is_read_by_scrolling_up(visit: Visit, house: House) -> None:
    ada, bea, _ = sit_together(visit, house)
    for page in (ada, bea):
        page.get_by_role("tab", name=re.compile("Chat")).click()
    for number in range(30):
        say(ada, f"Line {number} of a long evening")
    lines = bea.get_by_role("listitem").filter(has_text="of a long evening")
    expect(lines).to_have_count(30)
    expect(lines.last).to_be_in_viewport()
    lines.first.scroll_into_view_if_needed()
    expect(lines.first).to_be_in_viewport()
    say(ada, "One more")
    expect(bea.get_by_text("One more")).to_be_attached()
    expect(lines.first).to_be_in_viewport()


def test_partners_whisper(visit: Visit, house: House) -> None:
    """Ada and Bea are a team, Cleo is not: she hears only what was said aloud, and that came later.
    Whoever comes back still finds what was whispered."""
    ada, bea, cleo = visit("/"), visit("/", phone=True), visit("/")
    code = open_table(house, ada, ME, BOT, OPEN, OPEN, game="phantom-society", options=LAID)
    ada.goto(f"/t/{code}")
    for page in (bea, cleo):
        page.goto(f"/t/{code}")
    # Both may still see two chairs, and must not want the same.
    bea.get_by_role("button", name=re.compile("Sit")).first.click()
    cleo.get_by_role("button", name=re.compile("Sit")).last.click()
    for page in (ada, bea, cleo):
        page.get_by_role("tab", name=re.compile("Chat")).click()
    ada.get_by_role("combobox", name="Who hears it").select_option("team")
    expect(ada.get_by_role("textbox", name="Whisper to your team")).to_be_visible()
    say(ada, "Under the bath!")
    expect(bea.get_by_text("Under the bath!")).to_be_visible()
    say(bea, "Good hunting, all")
    expect(cleo.get_by_text("Good hunting, all")).to_be_visible()
    expect(cleo.get_by_text("Under the bath!")).to_have_count(0)
    bea.reload()
    bea.get_by_role("tab", name=re.compile("Chat")).click()
    expect(bea.get_by_text("Under the bath!")).to_be_visible()


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox").fill(text)
    page.keyboard.press("Enter")


def test_a_shown_card_is_taken_back_if_the_other_agrees(visit: Visit, house: House) -> None:
    ada, bea, _ = sit_together(visit, house)
    for _ in range(12):
        page = on_turn(ada, bea)
        by_mouse(page)
        page.wait_for_timeout(600)  # it is worked out in a quiet moment
        ask = page.get_by_role("button", name="Ask to take back")
        if ask.count():
            break
    ask.first.click()
    other = bea if page is ada else ada
    other.get_by_role("button", name=AGREE).click()
    expect(page.get_by_text(TAKEN_BACK).first).to_be_visible()


def test_who_wishes_hears_what_happens_and_is_called_when_away(visit: Visit, house: House) -> None:
    pages = sit_together(visit, house)[:2]
    page = on_turn(*pages)
    other = next(p for p in pages if p is not page)
    other.add_init_script(CALLED)
    other.reload()
    other.get_by_role("button", name="Settings").click()
    other.get_by_role("checkbox", name="Sound").check()
    other.get_by_role("checkbox", name="Notify me").check()
    other.keyboard.press("Escape")
    expect(other).not_to_have_title(re.compile("Your turn"))
    other.evaluate("window.called = []")
    by_mouse(page)
    # By the clock: a page behind another one draws no frames.
    other.wait_for_function("() => window.called.includes('sound')", polling=100)
    while on_turn(*pages) is other:
        by_mouse(other)
        other.wait_for_timeout(300)
    other.evaluate("window.away = true")
    while "Your turn" not in other.title():
        if page.locator(".choice").count():
            by_mouse(page)
        other.wait_for_timeout(300)
    other.wait_for_function(
        "() => window.called.includes('Your turn: Ghooost!: the table waits for you.')", polling=100
    )
