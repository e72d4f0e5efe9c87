"""Whole games against bots, as people play them."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import (
    Choose,
    by_keys,
    by_mouse,
    by_numbers,
    by_touch,
    is_over_after,
    play_now,
    play_to_the_end,
)
from tests.browser.house import BOT, BY_KEYS, BY_MOUSE, ME, SHORT, House, Short, open_table


def short_table(house: House, page: Page) -> None:
    """Sit down with a bot and a small deck."""
    code = open_table(house, page, ME, BOT, options=SHORT, pace="instant")
    page.goto(f"/t/{code}")


def test_a_newcomer_plays_a_whole_game_by_mouse(visit: Visit) -> None:
    """Two clicks from the front door to a running game; then every choice is one click."""
    page = visit("/")
    play_now(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_label("Pace of the bots").select_option("instant")
    page.keyboard.press("Escape")
    play_to_the_end(page, by_mouse)


@pytest.mark.parametrize("game", BY_MOUSE)
def test_a_whole_game_by_mouse_and_again_with_the_slider(
    visit: Visit, house: House, game: str
) -> None:
    """By night. Axe looks at the middle of it."""
    page = visit("/")
    play_with_a_look_at_the_middle(house, page, game, BY_MOUSE[game], by_mouse)
    slider = page.get_by_role("slider")
    last = slider.get_attribute("max") or ""
    assert int(last) > BY_MOUSE[game].middle
    slider.focus()
    for key, moment in (("Home", "0"), ("ArrowRight", "1"), ("End", last)):
        slider.press(key)
        expect(slider).to_have_value(moment)


@pytest.mark.parametrize("game", BY_KEYS)
def test_a_whole_game_by_keyboard_alone(visit: Visit, house: House, game: str) -> None:
    """At dawn. Axe looks at the middle of it."""
    page = visit("/", light=True, french=True)
    play_with_a_look_at_the_middle(house, page, game, BY_KEYS[game], by_keys)


def play_with_a_look_at_the_middle(
    house: House, page: Page, game: str, short: Short, choose: Choose
) -> None:
    code = open_table(house, page, *short.seats, game=game, options=short.options, pace="instant")
    page.goto(f"/t/{code}")
    assert not is_over_after(page, choose, short.middle)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    play_to_the_end(page, choose)


def test_number_keys_choose_too(visit: Visit, house: House) -> None:
    page = visit("/")
    short_table(house, page)
    play_to_the_end(page, by_numbers)


def test_a_whole_game_on_a_phone_in_french(visit: Visit, house: House) -> None:
    page = visit("/", phone=True, french=True)
    short_table(house, page)
    play_to_the_end(page, by_touch)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
