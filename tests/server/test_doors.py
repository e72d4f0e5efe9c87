"""What comes in is small, slow and from our page; what goes out carries its headers."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from manoir.server.limits import Bucket, Buckets, Limit
from manoir.server.socket import LONGEST

from .conftest import Come
from .houses import Inn, opened
from .people import BOT, ME, OPEN, Person, Tab

# ---- headers ----


@pytest.mark.parametrize("path", ["/", "/t/ABC", "/api/me", "/api/tables/NONE", "/schema/none"])
def test_every_answer_carries_the_headers(inn: Inn, path: str) -> None:
    headers = httpx.get(inn.address + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy  # so scripts are ours only, and none stands in the page
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_a_refusal_before_the_handler_carries_them_too(inn: Inn) -> None:
    answer = httpx.put(f"{inn.address}/api/me", json={"name": "Ada"})
    assert answer.status_code == 403
    assert "content-security-policy" in answer.headers


# ---- sizes ----


def test_a_large_body_is_refused(come: Come) -> None:
    ada = come()
    answer = ada.ask("PUT", "/api/me", {"name": "A" * 70_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"name": 7}',
        b'{"name": "Ada", "more": 1}',
        b'{"name": "\xff"}',
        b'{"x": ' + b"[" * 5_000 + b"]" * 5_000 + b"}",
    ],
    ids=["empty", "cut", "list", "number", "unknown", "bytes", "deep"],
)
def test_a_malformed_body_is_refused(come: Come, body: bytes) -> None:
    ada = come()
    headers = {"X-CSRFToken": ada.http.cookies["csrftoken"], "Content-Type": "application/json"}
    answer = ada.http.put("/api/me", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


# ---- the socket ----


def status_of(address: str, code: str, **headers: str) -> int:
    uri = f"{address.replace('http', 'ws')}/ws/{code}"
    with pytest.raises(InvalidStatus) as refused, connect(uri, additional_headers=headers):
        pass
    return refused.value.response.status_code


def test_only_our_own_page_opens_a_socket(inn: Inn, come: Come) -> None:
    ada = come()
    code = ada.open(ME, OPEN)
    for origin in ("http://elsewhere.example", "null", "http://[", inn.address + "1"):
        assert status_of(inn.address, code, Cookie=ada.cookies, Origin=origin) == 403
    headers = {"Cookie": ada.cookies, "Origin": inn.address}
    uri = f"{inn.address.replace('http', 'ws')}/ws/{code}"
    with connect(uri, additional_headers=headers) as ours:
        assert json.loads(ours.recv(5))["is"] == "table"


def closed_with(tab: Tab) -> int:
    with tab, pytest.raises(ConnectionClosed) as closed:
        tab.next("never")
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


@pytest.mark.parametrize("code", ["NONE22", "A" * 500, "%00", "%F0%9F%91%BB", "a.b"])
def test_a_table_that_does_not_exist(inn: Inn, code: str) -> None:
    assert closed_with(Tab(inn.address, code)) == 4404


@pytest.mark.parametrize("query", ["seat=²", "seat=--1", "since=x", "match=9999999999", "seat=7"])
def test_nonsense_in_the_address_is_ignored(inn: Inn, come: Come, query: str) -> None:
    ada = come()
    code = ada.open(ME, BOT)
    name, value = query.split("=")
    tab = ada.tab(code, **{name: value})  # type: ignore[arg-type]
    assert tab.next("position")["viewer"] == 0


MALFORMED: list[tuple[str | bytes, str]] = [
    ("", "malformed"),
    ("nonsense", "malformed"),
    ("[]", "malformed"),
    ('{"do":"dance"}', "malformed"),
    ('{"do":"ping","more":1}', "malformed"),
    ('{"do":"choose","at":"0","choice":0}', "malformed"),
    ('{"do":"choose","at":0,"choice":1e400}', "malformed"),
    ('{"do":"say","to":"table","text":""}', "malformed"),
    ('{"do":"say","to":"table","text":" \\u0000 "}', "malformed"),
    ('{"do":"say","to":"nobody","text":"x"}', "malformed"),
    ('{"x":' + "[" * 2_000 + "]" * 2_000 + ',"do":"ping"}', "malformed"),
    (b'{"do":"say","to":"table","text":"\xff"}', "malformed"),
    ('{"do":"say","to":"table","text":"' + "x" * 501 + '"}', "malformed"),
    ('{"do":"say","to":"table","text":"' + "x" * LONGEST + '"}', "too-long"),
    ('{"do":"say","to":"team","text":"x"}', "no-team"),
    ('{"do":"answer","yes":true}', "nothing-asked"),
    ('{"do":"look","seat":1}', "not-yours"),
    ('{"do":"look","seat":-2}', "not-yours"),
]


def test_what_cannot_be_read_gets_a_word_and_nothing_is_lost(come: Come) -> None:
    ada = come()
    tab = ada.tab(ada.open(ME, BOT))
    tab.next("position")
    for text, code in MALFORMED:
        tab.socket.send(text)
        assert tab.word() == code, text[:60]
    assert tab.ping() < 5


def test_a_frame_too_large_closes_only_its_own_socket(come: Come) -> None:
    ada = come()
    code = ada.open(ME, BOT)
    big, small = ada.tab(code), ada.tab(code)
    big.socket.send("x" * 70_000)
    assert closed_with(big) == 1009
    assert small.ping() < 5


# ---- rates ----


@pytest.fixture
def slow_inn(tmp_path: Path) -> Iterator[Inn]:
    """Allows ten calls, five requests over a socket and two tables; more only after an hour."""
    hour = 1 / 3600
    limits = Limit(hour, 5), Limit(hour, 10), Limit(hour, 2)
    with opened(str(tmp_path / "slow.db"), *limits) as found:
        yield found


def test_who_calls_too_fast_waits_and_others_do_not(slow_inn: Inn) -> None:
    with Person(slow_inn.address) as ada, Person(slow_inn.address) as bea:
        answers = [ada.ask("GET", "/api/me") for _ in range(12)]
        assert [a.status_code for a in answers] == [200] * 10 + [429] * 2
        assert answers[-1].json()["code"] == "too-fast"
        assert bea.ask("GET", "/api/me").status_code == 200


def test_nobody_opens_tables_without_end(slow_inn: Inn) -> None:
    with Person(slow_inn.address) as ada:
        ada.open(ME, OPEN)
        ada.open(ME, OPEN)
        wanted = {"game": "ghooost", "seats": [ME, OPEN]}
        assert ada.refused("POST", "/api/tables", wanted) == (429, "too-fast")


def test_a_socket_too_fast_is_told_so_and_stays_open(slow_inn: Inn) -> None:
    with Person(slow_inn.address) as ada:
        tab = ada.tab(ada.open(ME, OPEN))
        for _ in range(7):
            tab.send(do="ping")
        kinds = [tab.next("pong", "word")["is"] for _ in range(7)]
        assert kinds == ["pong"] * 5 + ["word"] * 2


def test_who_comes_in_again_and_again_must_wait(slow_inn: Inn) -> None:
    with Person(slow_inn.address) as ada:
        code = ada.open(ME, OPEN)
        tabs = [ada.tab(code) for _ in range(10)]
        assert closed_with(tabs[-1]) == 1013
        assert json.loads(tabs[0].socket.recv(5))["is"] == "table"


def test_tokens_come_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("manoir.server.limits.time.monotonic", lambda: clock[0])
    bucket = Bucket(Limit(rate=2, burst=3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoir.server.limits.MOST_KNOWN", 2)
    buckets = Buckets(Limit(rate=1 / 3600, burst=1))
    assert [buckets.take(who) for who in "aab"] == [True, False, True]
    assert buckets.take("c")
    assert [buckets.take("b"), buckets.take("a")] == [False, True]


# ---- the page ----


def test_the_page_is_packed_kept_and_asked_for_again(inn: Inn) -> None:
    with httpx.Client(base_url=inn.address) as browser:
        first = browser.get("/")
        assert first.headers["content-type"].startswith("text/html")
        assert first.headers["cache-control"] == "no-cache"
        again = browser.get("/", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert browser.get("/t/ABCDEF").text == first.text
        assert browser.head("/").status_code == 200


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/none.js", "/ws/", "/schema/none.json"])
def test_what_is_not_the_pages_is_not_found(inn: Inn, path: str) -> None:
    assert httpx.get(inn.address + path).status_code == 404


def test_no_file_outside_the_page_is_served(inn: Inn) -> None:
    host, _, port = inn.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), 5) as raw:
        raw.sendall(b"GET /../app.py HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: raw.recv(65_536), b""))
    assert b"def make_app" not in answer
