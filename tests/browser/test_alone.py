"""What else one person does: undo, rematch, replay, the lesson, the rulebook, a second person on
the same device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from manoir.server.lessons import scenes
from tests.browser.conftest import Visit
from tests.browser.hands import (
    again,
    be_asked,
    by_mouse,
    by_numbers,
    is_over_after,
    play_to_the_end,
)
from tests.browser.house import BOT, ME, SHORT, House, open_table


def test_rematch_and_replay_with_the_slider(visit: Visit, house: House) -> None:
    page = visit("/")
    code = open_table(house, page, ME, BOT, options=SHORT, pace="instant")
    page.goto(f"/t/{code}")
    play_to_the_end(page, by_numbers)
    lines: list[str] = []
    page.on("websocket", lambda line: lines.append(line.url))
    page.get_by_role("link", name="Watch the replay").click()
    leave = page.get_by_role("button", name="Leave the replay").first
    expect(leave).to_be_visible()
    page.go_back()
    expect(leave).to_have_count(0)
    expect(again(page)).to_be_visible()
    assert not lines  # it is the same table all the time
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 5
    slider.focus()
    slider.press("Home")
    expect(slider).to_have_value("0")
    slider.press("ArrowRight")
    expect(slider).to_have_value("1")
    with page.expect_response(re.compile("seat=all")):
        page.get_by_role("button", name=re.compile("All seats")).click()
    expect(page.get_by_role("button", name=re.compile("All seats"))).to_have_attribute(
        "aria-pressed", "true"
    )
    slider.press("End")
    expect(slider).to_have_value(str(last))
    with page.expect_download() as saved:
        page.get_by_role("link", name="Text file").click()
    assert saved.value.path().read_text(encoding="utf-8").startswith("manoir replay 1")
    leave.click()
    again(page).click()
    expect(again(page)).to_have_count(0)
    expect(page.get_by_text("match 2")).to_be_visible()


def test_every_line_of_the_log_says_why(visit: Visit, house: House) -> None:
    page = visit("/")
    code = open_table(house, page, ME, BOT, options=SHORT, pace="instant")
    page.goto(f"/t/{code}")
    page.wait_for_selector(".choice")
    by_mouse(page)
    page.get_by_role("tabpanel").get_by_role("button").first.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


def test_nothing_stays_lying_about_where_a_replay_is_paused(visit: Visit, house: House) -> None:
    page = visit("/", motion=True)
    code = open_table(house, page, ME, BOT, pace="instant")
    page.goto(f"/t/{code}")
    assert not is_over_after(page, by_numbers, 3)
    page.get_by_role("button", name="To the beginning").click()
    flying = page.locator(".airborne")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(flying.first).to_be_attached()
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(flying).to_have_count(0)


def test_the_log_follows_also_in_a_window_that_became_lower(visit: Visit, house: House) -> None:
    page = visit("/")
    code = open_table(house, page, ME, BOT, pace="instant")
    page.goto(f"/t/{code}")
    assert not is_over_after(page, by_numbers, 12)
    page.set_viewport_size({"width": 1440, "height": 600})
    assert not is_over_after(page, by_numbers, 1)
    log = page.get_by_role("tabpanel").get_by_role("listitem")
    assert log.count() > 15
    expect(log.last).to_be_in_viewport()


def test_a_choice_is_typed_in_the_words_of_the_list(visit: Visit, house: House) -> None:
    page = visit("/", french=True)
    page.goto(f"/t/{open_table(house, page, ME, BOT, game='halloween', pace='instant')}")
    be_asked(page)
    page.keyboard.press("/")
    page.keyboard.type("deplacement")
    fitting = page.get_by_role("dialog").get_by_role("listitem")
    expect(fitting).to_have_count(3)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Plusieurs choix conviennent")).to_be_visible()
    fitting.last.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_rulebook_is_searched_and_linked(visit: Visit) -> None:
    page = visit("/rules/ghooost#4.2")
    expect(page.get_by_role("heading", name=re.compile("4.2"))).to_be_in_viewport()
    page.get_by_role("searchbox").fill("Miss Copy")
    expect(page.get_by_text("Miss Copy").first).to_be_visible()


def test_two_people_share_a_device_behind_a_curtain(visit: Visit, house: House) -> None:
    page = visit("/")
    here = {"kind": "here", "name": "Bea"}
    code = open_table(house, page, ME, here, options=SHORT)
    page.goto(f"/t/{code}")
    drawn = 0
    for _ in range(4):
        curtain = page.get_by_role("button", name=re.compile("open the curtain"))
        expect(curtain.or_(page.locator(".choice")).first).to_be_visible()
        if curtain.count():
            assert not page.locator("[data-target^='hand/']").count()
            drawn += 1
            curtain.click()
        be_asked(page)
        by_mouse(page)
    assert drawn


def test_where_nothing_is_secret_a_shared_device_has_no_curtain(visit: Visit, house: House) -> None:
    page = visit("/")
    here = {"kind": "here", "name": "Bea"}
    page.goto(f"/t/{open_table(house, page, ME, here, game='halloween')}")
    rests = page.locator(".choice", has_text=re.compile("rest"))
    seen = set()
    for _ in range(6):
        expect(rests.first).to_be_visible()
        seen.add(page.locator(".seat.turn .who b").inner_text())
        left = rests.count()
        rests.first.click()
        expect(rests).to_have_count(left - 1 if left > 1 else 3)
    assert len(seen) == 2
    assert "Bea" in seen


def test_a_lesson_goes_back_with_a_choice_that_is_taken_back(visit: Visit) -> None:
    page = visit("/learn/halloween/2")
    for _ in range(2):
        expect(page.get_by_text("Which action?")).to_be_visible()
        page.keyboard.press("/")
        page.keyboard.type("first evolve")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Who grows?")).to_be_visible()
        page.get_by_role("button", name="Take back").first.click()


@pytest.mark.parametrize(
    "game", ["ghooost", "phantom-society", "phantom", "phantoms-of-halloween", "halloween"]
)
def test_the_lesson_is_done_to_its_end(visit: Visit, game: str) -> None:
    """Read, go on, type what is waited for; at the end one is invited to play."""
    page = visit(f"/learn/{game}")
    for number, scene in enumerate(scenes(game)):
        for step in scene["steps"]:
            wanted = step["wait"] if isinstance(step["wait"], str) else step["wait"][0]
            if wanted == "next":
                page.get_by_role("button", name="Next", exact=True).click()
            else:
                be_asked(page)
                if wanted == "any":
                    by_mouse(page)
                else:
                    page.keyboard.press("/")
                    page.keyboard.type(wanted)
                    page.keyboard.press("Enter")
        if number < len(scenes(game)) - 1:
            page.get_by_role("link", name="Next scene").click()
            page.wait_for_url(f"**/learn/{game}/{number + 2}")
    expect(page.get_by_role("link", name="Play now")).to_be_visible()
