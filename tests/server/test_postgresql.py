"""Several servers on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

from manoir.server import bots
from manoir.server.store import EntryRow, Notice, notices
from manoir.server.store.scribe import Scribe

from .conftest import Come
from .houses import Inn, Serving, eventually, opened
from .people import BOT, ME, OPEN, Person, Tab, here, play_to_the_end
from .prepared import choice, lay


@pytest.fixture
def inns(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Inn, Inn]]:
    """Two houses on one database, which hear of each other only through it."""
    monkeypatch.setattr(notices, "PATIENCE", 0.2)  # they need not wait long to be closed
    with opened(postgresql) as one, opened(postgresql) as two:
        yield one, two


def also_at(inn: Inn, person: Person) -> Person:
    """The same guest at another server: the cookie is good for both."""
    again = Person(inn.address)
    again.http.cookies.clear()
    for name, value in person.http.cookies.items():
        again.http.cookies.set(name, value, domain="127.0.0.1")
    return again


# ---- processes ----


def test_two_servers_start_at_once_and_play_one_table_to_its_end(postgresql: str) -> None:
    """The database is empty: both want to set it up, and one waits for the other."""
    servers = Serving(postgresql), Serving(postgresql)
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.ready()
        addresses = [server.address for server in servers]
        with (
            Person(addresses[0], "Ada") as ada,
            Person(addresses[1], "Bea") as bea,
            Person(addresses[1], "Cleo") as cleo,
        ):
            code = ada.open(ME, OPEN, BOT)
            bea.sit(code, 1)
            tabs = ada.tab(code), bea.tab(code), cleo.tab(code)
            play_to_the_end(*tabs)
            for tab in tabs[1:]:
                assert chosen(tab) == chosen(tabs[0])
                assert tab.now["scores"] == tabs[0].now["scores"]
            story = f"/api/tables/{code}/matches/1/story?seat=all"
            assert ada.get(story) == bea.get(story)
    finally:
        for server in servers:
            server.stop()


def chosen(tab: Tab) -> list[str]:
    return [entry["notation"] for entry in tab.entries]


# ---- across ----


def test_seats_and_talk_arrive_at_the_other_side(inns: tuple[Inn, Inn], come: Come) -> None:
    ada, bea = come("Ada", inns[0].address), come("Bea", inns[1].address)
    code = ada.open(ME, OPEN, OPEN)
    tabs = ada.tab(code), bea.tab(code)
    bea.sit(code, 1)
    tabs[0].until(lambda tab: [s["name"] for s in tab.table["seats"]] == ["Ada", "Bea", ""])
    ada.post(f"/api/tables/{code}/start")
    assert tabs[1].next("position")["viewer"] == 1
    for number in range(3):
        tabs[number % 2].send(do="say", to="table", text=f"{number}")
        for tab in tabs:
            tab.heard(f"{number}")
    bea.leave(code, 1)
    tabs[0].until(lambda tab: tab.table["seats"][1]["left"])
    for tab in tabs:
        assert [line["text"] for line in tab.settle().lines] == ["0", "1", "2"]


def test_who_is_here_is_known_at_the_other_side(inns: tuple[Inn, Inn], come: Come) -> None:
    ada = come("Ada", inns[0].address)
    bea, cleo = (come(name, inns[1].address) for name in ("Bea", "Cleo"))
    code = ada.open(ME, OPEN)
    bea.sit(code, 1)
    at_one, at_two, watching = ada.tab(code), bea.tab(code), cleo.tab(code)
    for tab in (at_one, at_two, watching):
        tab.until(lambda tab: all(s["here"] for s in tab.table["seats"]))
        tab.until(lambda tab: tab.table["watchers"] == 1)
    assert ada.get("/api/house")["people"] == cleo.get("/api/house")["people"] == 3
    assert ada.refused("PUT", f"/api/tables/{code}/seats/1", BOT) == (409, "seat-taken")
    at_two.close()
    watching.close()
    at_one.until(lambda tab: not tab.table["seats"][1]["here"])
    at_one.until(lambda tab: tab.table["watchers"] == 0)
    ada.put(f"/api/tables/{code}/seats/1", BOT)


def test_who_comes_later_hears_who_is_here(postgresql: str) -> None:
    with opened(postgresql) as one, Person(one.address, "Ada") as ada:
        code = ada.open(ME, OPEN)
        with (
            ada.tab(code) as tab,
            opened(postgresql) as two,
            Person(two.address, "Bea") as bea,
        ):
            eventually(lambda: bea.table(code)["seats"][0]["here"])
            bea.sit(code, 1)
            bea.tab(code).settle()
            tab.until(lambda tab: tab.table["seats"][1]["here"])
        with ada.tab(code) as tab:  # the other server has closed
            tab.until(lambda tab: not tab.table["seats"][1]["here"])


def test_an_undo_is_asked_for_at_one_and_allowed_at_the_other(
    inns: tuple[Inn, Inn], come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch)
    ada, bea = come("Ada", inns[0].address), come("Bea", inns[1].address)
    code = ada.open(ME, OPEN)
    bea.sit(code, 1)
    tabs = ada.tab(code), bea.tab(code)
    tabs[0].until(lambda tab: tab.choices).choose(choice("play 1 igor"))
    tabs[0].until(lambda tab: tab.at == 1).send(do="undo", at=1)
    tabs[1].until(lambda tab: tab.table["ask"] and tab.at == 1).send(do="answer", yes=True)
    for tab in tabs:
        tab.until(lambda tab: tab.at == 2 and tab.table["ask"] is None)
        assert tab.entries[-1]["undoes"] == 1


def two_tabs(inns: tuple[Inn, Inn], ada: Person) -> tuple[Tab, Tab, Tab]:
    """Somebody plays for both seats: at the first house for both, at the second for the first."""
    code = ada.open(ME, here("Bea"))
    seat = ada.table(code)["turn"]
    with also_at(inns[1], ada) as again:
        there = Tab(inns[1].address, code, again.cookies, seat=seat)
    tabs = ada.tab(code, seat=seat), there, ada.tab(code, seat=1 - seat)
    ada.tabs.append(there)
    for tab in tabs:
        tab.until(lambda tab: tab.now)
    return tabs


def test_of_two_choices_at_the_same_place_one_stands(
    inns: tuple[Inn, Inn], come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second house is deaf for a while, so only the key of the history stops it."""
    here_, there, _ = two_tabs(inns, come("Ada", inns[0].address))
    monkeypatch.setattr(inns[1].database._listener, "_heard", lambda notice: None)
    here_.choose(here_.choices[0])
    here_.until(lambda tab: tab.at == 1)
    there.choose(there.choices[-1])
    assert there.next("step")["entry"] == here_.entries[0]
    assert there.word() == "stale"
    assert there.next("position")["at"] == 1
    assert here_.settle().entries == there.entries


def test_both_choose_again_and_again(inns: tuple[Inn, Inn], come: Come) -> None:
    """Whoever wins, the history is one, and each loser hears of it."""
    here_, there, other = two_tabs(inns, come("Ada", inns[0].address))
    with ThreadPoolExecutor(2) as pool:
        for _ in range(20):
            if here_.over:
                break
            if not here_.choices:
                before = other.at
                other.until(lambda tab: tab.choices).choose(other.choices[0])
                other.past(before)
            else:
                list(pool.map(lambda tab: tab.choose(tab.choices[-1]), (here_, there)))
            for tab in (other, here_, there):
                latest = max(t.settle().at for t in (here_, there, other))
                tab.past(latest - 1)
    assert here_.entries == there.entries
    assert len(here_.entries) >= 10
    words = [f for tab in (here_, there) for f in tab.frames if '"is":"word"' in f]
    assert words
    assert all('"stale"' in word for word in words)


# ---- late and lost ----


def test_news_of_the_answer_may_overtake_the_own_acknowledgement(
    inns: tuple[Inn, Inn], come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first house learns late that its entry is written; the second has heard of it, and
    somebody there has answered."""
    lay(monkeypatch)
    ada, bea = come("Ada", inns[0].address), come("Bea", inns[1].address)
    code = ada.open(ME, OPEN)
    bea.sit(code, 1)
    tabs = ada.tab(code), bea.tab(code)
    for tab in tabs:
        tab.until(lambda tab: tab.now)
    slow = inns[0].database.scribe
    append = slow.append

    async def late(entry: EntryRow) -> bool:
        done = await append(entry)
        await asyncio.sleep(0.5)
        return done

    monkeypatch.setattr(slow, "append", late)
    tabs[0].choose(choice("play 1 igor"))
    assert tabs[1].until(lambda tab: tab.at == 1).choices
    tabs[1].choose(tabs[1].choices[0])
    for tab in tabs:
        tab.until(lambda tab: tab.at == 2)
        assert [entry["number"] for entry in tab.entries] == [1, 2]
        assert [frame for frame in tab.frames if '"is":"word"' in frame] == []


def test_a_match_that_ends_late_here_does_not_end_the_rematch(
    inns: tuple[Inn, Inn], come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second house hears of the end only when the rematch has begun."""
    ada = come("Ada", inns[0].address)
    here_, there, other = two_tabs(inns, ada)
    missed: list[Notice] = []
    monkeypatch.setattr(inns[1].database._listener, "_heard", missed.append)
    play_to_the_end(here_, other)
    here_.until(lambda tab: tab.table["stage"] == "over")
    code = here_.table["code"]
    ada.post(f"/api/tables/{code}/rematch")
    here_.until(lambda tab: tab.now["match"] == 2)
    for _ in range(100):
        if missed:
            break
        time.sleep(0.05)
    assert missed
    for notice in missed:
        inns[1].loop.call_soon_threadsafe(inns[1].house._heard, notice)
    there.until(lambda tab: tab.now["match"] == 2 and tab.table["match"] == 2)
    assert ada.table(code)["stage"] == there.settle().table["stage"] == "playing"


def test_who_lost_the_line_to_the_database_looks_again(
    inns: tuple[Inn, Inn], come: Come, postgresql: str
) -> None:
    here_, there, _ = two_tabs(inns, come("Ada", inns[0].address))
    with psycopg.connect(postgresql, autocommit=True) as connection:
        query = "select pg_terminate_backend(pid) from pg_stat_activity where query = %s"
        cut = connection.execute(query, [f"listen {notices.CHANNEL}"]).fetchall()
    assert len(cut) == 2
    here_.choose(here_.choices[0])
    here_.send(do="say", to="table", text="Do you hear me?")
    for tab in (here_, there):
        tab.until(lambda tab: tab.at == 1 and tab.lines)
    assert there.entries == here_.entries


def test_many_matches_are_announced_in_several_notices() -> None:
    rows = [EntryRow(10**12 + n, 100_000, 0, "take", 0) for n in range(1_000)]
    texts = notices.payloads(rows)
    assert len(texts) > 1
    assert max(map(len, texts)) < 8_000
    pairs = [pair for text in texts for pair in notices.read(text).matches]
    assert pairs == [(row.match_id, row.ply) for row in rows]


# ---- bots ----


def test_a_bot_is_asked_by_one_house_and_by_the_other_if_that_one_is_gone(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "GRACE", 0.5)
    monkeypatch.setitem(bots.PACES, "instant", (0.2, 0.2))
    with opened(postgresql) as two:
        with opened(postgresql) as one, Person(one.address, "Ada") as ada:
            code = ada.open(BOT, BOT, options={"patience": 500})
            tab = ada.tab(code)
            tab.until(lambda tab: tab.now and tab.at >= 2)
            with also_at(two, ada) as again:
                watching = Tab(two.address, code, again.cookies)
            watching.until(lambda tab: tab.now and tab.at >= 4)
        with watching:
            before = watching.settle().at
            watching.until(lambda tab: tab.at >= before + 3)
            numbers = [entry["number"] for entry in watching.entries]
            assert numbers == list(range(1, watching.at + 1))


# ---- the scribe ----


def test_one_conflict_does_not_stop_the_others(inns: tuple[Inn, Inn], come: Come) -> None:
    """A batch with two entries for one place, one for a place that is taken and one good: each
    hears of its own."""
    ada = come("Ada", inns[0].address)
    for _ in range(2):
        ada.open(ME, here("Bea"))
    scribe: Scribe = inns[0].database.scribe
    rows = [EntryRow(1, 1, 0, "take", 0), EntryRow(1, 1, 1, "take", 0), EntryRow(2, 1, 0, "x", 0)]

    async def write() -> list[bool]:
        blocked = threading.Event()
        waiting = asyncio.create_task(scribe.do(lambda _: blocked.wait(5)))
        await asyncio.sleep(0.1)  # the scribe is busy: the rest becomes one batch
        batch = [asyncio.create_task(scribe.append(row)) for row in rows]
        await asyncio.sleep(0.1)
        blocked.set()
        await waiting
        results = await asyncio.gather(*batch)
        return [*results, await scribe.append(rows[1])]

    assert asyncio.run(write()) == [True, False, True, False]


def test_an_error_in_one_work_is_told_to_who_asked(inns: tuple[Inn, Inn]) -> None:
    scribe: Scribe = inns[0].database.scribe

    async def write() -> int:
        with pytest.raises(ZeroDivisionError):
            await scribe.do(lambda _: 1 // 0)
        return await scribe.do(lambda _: 7)

    assert asyncio.run(write()) == 7
    eventually(scribe._queue.empty)
