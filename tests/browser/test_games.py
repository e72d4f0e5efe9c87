"""Whole games against bots, as people play them."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.hands import by_keys, by_mouse, by_numbers, by_touch, play_now, play_to_the_end
from tests.browser.house import BOT, ME, SHORT, House, open_table


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


def test_a_whole_game_by_keyboard_alone(visit: Visit, house: House) -> None:
    page = visit("/")
    short_table(house, page)
    play_to_the_end(page, by_keys)


def test_number_keys_choose_too(visit: Visit, house: House) -> None:
    page = visit("/")
    short_table(house, page)
    play_to_the_end(page, by_numbers)


def test_a_whole_game_on_a_phone_in_french(visit: Visit, house: House) -> None:
    page = visit("/", phone=True, french=True)
    short_table(house, page)
    play_to_the_end(page, by_touch)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
