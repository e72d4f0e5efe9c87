"""Who somebody is: a signed cookie, a nickname, and nothing that another could borrow."""

from __future__ import annotations

from http.cookies import SimpleCookie

import httpx
import pytest

from manoir.server import guests

from .conftest import Come
from .houses import SECRET, Inn
from .people import ME, OPEN


def test_asking_who_one_is_makes_one_a_guest(inn: Inn) -> None:
    answer = httpx.get(f"{inn.address}/api/me")
    assert answer.json()["name"].startswith("Guest ")
    assert answer.json()["named"] is False
    cookies = SimpleCookie()
    for header in answer.headers.get_list("set-cookie"):
        cookies.load(header)
    ours = cookies[guests.COOKIE]
    assert ours["httponly"] is True
    assert ours["samesite"] == "lax"
    assert cookies["csrftoken"]["httponly"] == ""  # the page must read it


def test_a_guest_stays_the_same_and_may_choose_a_name(come: Come) -> None:
    ada = come()
    first = ada.get("/api/me")
    assert ada.get("/api/me") == first
    assert ada.put("/api/me", {"name": "Ada Ⅱ 👻"}) == {"name": "Ada Ⅱ 👻", "named": True}
    assert ada.get("/api/me")["name"] == "Ada Ⅱ 👻"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "malformed"),
        (" Ada", "bad-name"),
        ("A" * 25, "malformed"),
        ("Ada\n", "bad-name"),
        ("A\x00da", "bad-name"),
        ("\u202eadA", "bad-name"),  # written from right to left
        ("bot:5", "bad-name"),  # a match would take it for a bot, and ask nobody's consent
    ],
)
def test_a_name_is_one_line_that_can_be_shown(come: Come, name: str, code: str) -> None:
    ada = come("Ada")
    assert ada.refused("PUT", "/api/me", {"name": name}) == (400, code)
    seats = [ME, {"kind": "here", "name": name}]
    assert ada.refused("POST", "/api/tables", {"game": "ghooost", "seats": seats})[1] == code
    assert ada.get("/api/me")["name"] == "Ada"


def test_a_forged_cookie_is_nobody(inn: Inn, come: Come) -> None:
    ada = come("Ada")
    genuine = ada.http.cookies[guests.COOKIE]
    guest, _, mark = genuine.rpartition(".")
    assert genuine == guests.signed(SECRET, guest)
    for forged in (guest, f"{guest}.", f"{guest}.{mark[:-1]}0", f"x{genuine}", f".{mark}", "é.é"):
        if forged != genuine:
            assert guests.read(SECRET, forged) is None
    assert guests.read("another secret", genuine) is None
    other = come()
    other.http.cookies.set(guests.COOKIE, f"{guest}.{'0' * 32}", domain="127.0.0.1")
    assert other.refused("PUT", "/api/me", {"name": "Not Ada"}) == (401, "who-are-you")
    assert ada.get("/api/me")["name"] == "Ada"


def test_who_never_came_in_changes_nothing(inn: Inn) -> None:
    with httpx.Client(base_url=inn.address) as stranger:
        token = stranger.get("/api/house").cookies["csrftoken"]
        wanted = {"game": "ghooost", "seats": [ME, OPEN]}
        answer = stranger.post("/api/tables", json=wanted, headers={"X-CSRFToken": token})
        assert (answer.status_code, answer.json()["code"]) == (401, "who-are-you")


@pytest.mark.parametrize("token", [None, "", "made-up"])
def test_what_changes_something_needs_the_header_of_our_page(come: Come, token: str | None) -> None:
    ada = come("Ada")
    headers = {} if token is None else {"X-CSRFToken": token}
    answer = ada.http.put("/api/me", json={"name": "Mallory"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
    assert ada.get("/api/me")["name"] == "Ada"
