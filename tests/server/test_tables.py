"""Tables: opened, joined, left, filled, shown in the house."""

from __future__ import annotations

import asyncio
import threading

import pytest
from websockets.exceptions import ConnectionClosed

from manoir.server.client import Client
from manoir.server.room import Room

from .conftest import Come
from .houses import Inn, eventually
from .people import BOT, ME, OPEN, SHORT, here, play_to_the_end

STRONGEST = {"kind": "bot", "level": 5}


def kinds(table: dict[str, list[dict[str, object]]]) -> list[object]:
    return [seat["kind"] for seat in table["seats"]]


# ---- opening ----


def test_a_table_against_bots_plays_at_once(come: Come) -> None:
    ada = come("Ada")
    table = ada.post("/api/tables", {"game": "ghooost", "seats": [ME, BOT, BOT]})
    assert (table["stage"], table["match"], table["host"]) == ("playing", 1, True)
    assert kinds(table) == ["person", "bot", "bot"]
    assert [seat["mine"] for seat in table["seats"]] == [True, False, False]
    assert table["seats"][0]["name"] == "Ada"
    assert len(table["code"]) == 6
    assert table["pace"] == "calm"
    assert table["commitment"]
    assert table["opening"] is None


def test_a_table_with_an_open_seat_waits(come: Come) -> None:
    ada, bea = come("Ada"), come("Bea")
    code = ada.open(ME, OPEN)
    table = bea.table(code)
    assert (table["stage"], table["match"], table["host"]) == ("gathering", 0, False)
    assert table["commitment"] is None
    table = bea.sit(code, 1)
    assert (table["stage"], table["match"]) == ("playing", 1)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bea"]


def test_starting_gives_the_open_seats_to_bots(come: Come) -> None:
    ada, bea = come("Ada"), come("Bea")
    code = ada.open(ME, OPEN, OPEN)
    assert bea.refused("POST", f"/api/tables/{code}/start") == (403, "not-allowed")
    bea.sit(code, 2)
    table = ada.post(f"/api/tables/{code}/start")
    assert table["stage"] == "playing"
    assert [(s["kind"], s["level"]) for s in table["seats"]] == [
        ("person", None),
        ("bot", 3),
        ("person", None),
    ]
    assert ada.refused("POST", f"/api/tables/{code}/start") == (409, "already-begun")


def test_a_seat_that_is_given_away_gets_the_strongest_bot_that_there_is(come: Come) -> None:
    """In a game of two levels nobody of the third can be had."""
    ada = come("Ada")
    code = ada.open(ME, OPEN, OPEN, game="phantoms-of-halloween", options={})
    table = ada.put(f"/api/tables/{code}/seats/1", {"kind": "bot", "level": 3})
    assert table["seats"][1]["level"] == 2
    assert ada.post(f"/api/tables/{code}/start")["seats"][2]["level"] == 2


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"game": "chess", "seats": [ME, OPEN]}, 404, "no-such-game"),
        ({"game": "ghooost", "seats": [ME]}, 400, "bad-option"),
        ({"game": "ghooost", "seats": [ME] * 11}, 400, "malformed"),
        ({"game": "ghooost", "seats": [ME, OPEN], "options": {"luck": 1}}, 400, "bad-option"),
        ({"game": "ghooost", "seats": [ME, OPEN], "options": {"patience": "x"}}, 400, "bad-option"),
        ({"game": "ghooost", "seats": [ME, OPEN], "options": {"deck": [[]]}}, 400, "bad-option"),
        ({"game": "ghooost", "seats": [ME, {"kind": "bot", "level": 6}]}, 400, "malformed"),
        ({"game": "phantom-society", "seats": [ME, STRONGEST]}, 400, "bad-option"),
        ({"game": "ghooost", "seats": [ME, {"kind": "bot"}]}, 400, "malformed"),
        ({"game": "ghooost", "seats": [ME, {"kind": "ghost"}]}, 400, "malformed"),
        ({"game": "ghooost", "seats": [ME, OPEN], "watch": "nobody"}, 400, "malformed"),
    ],
)
def test_what_cannot_be_set_up_is_refused_in_words(
    come: Come, wanted: dict[str, object], status: int, code: str
) -> None:
    ada = come()
    assert ada.refused("POST", "/api/tables", wanted) == (status, code)
    assert ada.get("/api/house")["mine"] == []


def test_a_problem_names_the_field(come: Come) -> None:
    wanted = {"game": "ghooost", "seats": [ME, OPEN], "options": {"patience": 1}}
    assert come().ask("POST", "/api/tables", wanted).json()["field"] == "patience"


def test_no_such_table_seat_or_match(come: Come) -> None:
    ada = come()
    code = ada.open(ME, BOT)
    assert ada.refused("GET", "/api/tables/NONE22") == (404, "no-such-table")
    assert ada.refused("GET", "/api/tables/none") == (400, "malformed")
    assert ada.refused("PUT", f"/api/tables/{code}/seats/2", ME) == (404, "no-such-seat")
    assert ada.refused("GET", f"/api/tables/{code}/matches/2/story") == (404, "no-such-match")
    assert ada.refused("GET", f"/api/tables/{code}/matches/0/replay") == (404, "no-such-match")


# ---- seats ----


def test_one_seat_is_enough_and_a_taken_seat_is_taken(come: Come) -> None:
    ada, bea = come("Ada"), come("Bea")
    code = ada.open(ME, OPEN, OPEN)
    assert bea.refused("PUT", f"/api/tables/{code}/seats/0", ME) == (409, "seat-taken")
    assert ada.refused("PUT", f"/api/tables/{code}/seats/1", ME) == (409, "already-seated")
    assert bea.sit(code, 1) == bea.sit(code, 1)


def test_two_reach_for_the_same_seat(come: Come) -> None:
    ada, others = come("Ada"), [come(f"Guest {n}") for n in range(4)]
    code = ada.open(ME, OPEN, OPEN)
    codes: list[int] = []

    def reach(person: object) -> None:
        codes.append(person.ask("PUT", f"/api/tables/{code}/seats/1", ME).status_code)  # type: ignore[attr-defined]

    threads = [threading.Thread(target=reach, args=(person,)) for person in others]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert sorted(codes) == [200, 409, 409, 409]


def test_before_the_match_who_leaves_frees_the_seat(come: Come) -> None:
    ada, bea = come("Ada"), come("Bea")
    code = ada.open(ME, OPEN, OPEN)
    bea.sit(code, 1)
    assert ada.refused("DELETE", f"/api/tables/{code}/seats/1") == (403, "not-allowed")
    assert kinds(bea.leave(code, 1)) == ["person", "open", "open"]
    assert kinds(bea.sit(code, 2)) == ["person", "open", "person"]


def test_in_the_match_who_leaves_can_come_back(come: Come) -> None:
    ada, bea, cleo = come("Ada"), come("Bea"), come("Cleo")
    code = ada.open(ME, OPEN)
    bea.sit(code, 1)
    seat = bea.leave(code, 1)["seats"][1]
    assert (seat["kind"], seat["name"], seat["left"], seat["mine"]) == (
        "person",
        "Bea",
        True,
        False,
    )
    assert cleo.refused("PUT", f"/api/tables/{code}/seats/1", ME) == (409, "seat-taken")
    seat = bea.sit(code, 1)["seats"][1]
    assert (seat["left"], seat["mine"]) == (False, True)


def test_a_bot_plays_for_whoever_left_until_they_come_back(come: Come) -> None:
    ada, bea, cleo = come("Ada"), come("Bea"), come("Cleo")
    code = ada.open(ME, OPEN, OPEN)
    bea.sit(code, 1)
    cleo.sit(code, 2)
    bea.leave(code, 1)
    path = f"/api/tables/{code}/seats/1"
    assert kinds(cleo.put(path, BOT)) == ["person", "bot", "person"]
    assert kinds(bea.sit(code, 1)) == ["person", "person", "person"]


def test_another_is_given_the_seat_of_whoever_left(come: Come) -> None:
    ada, bea, cleo = come("Ada"), come("Bea"), come("Cleo")
    code = ada.open(ME, OPEN)
    bea.sit(code, 1)
    bea.leave(code, 1)
    path = f"/api/tables/{code}/seats/1"
    assert cleo.refused("PUT", path, OPEN) == (403, "not-allowed")
    assert kinds(ada.put(path, OPEN)) == ["person", "open"]
    assert cleo.sit(code, 1)["seats"][1]["name"] == "Cleo"
    assert bea.refused("PUT", path, ME) == (409, "seat-taken")


def test_who_has_a_seat_takes_no_second_one(come: Come) -> None:
    """Else one could leave a seat, take another and come back: two hands in one head."""
    ada, bea, cleo = come("Ada"), come("Bea"), come("Cleo")
    code = ada.open(ME, OPEN, OPEN)
    bea.sit(code, 1)
    cleo.sit(code, 2)
    bea.leave(code, 1)
    cleo.leave(code, 2)
    ada.put(f"/api/tables/{code}/seats/2", OPEN)
    assert bea.refused("PUT", f"/api/tables/{code}/seats/2", ME) == (409, "already-seated")


def test_a_seat_is_not_given_away_under_its_person(come: Come) -> None:
    ada, bea = come("Ada"), come("Bea")
    code = ada.open(ME, OPEN, BOT)
    bea.sit(code, 1)
    bea.tab(code).next("position")
    assert ada.refused("PUT", f"/api/tables/{code}/seats/1", BOT) == (409, "seat-taken")
    assert bea.refused("PUT", f"/api/tables/{code}/seats/0", BOT) == (403, "not-allowed")
    assert bea.refused("PUT", f"/api/tables/{code}/seats/2", OPEN) == (403, "not-allowed")


def test_who_opened_the_table_need_not_wait_for_somebody_who_vanished(come: Come) -> None:
    ada, bea = come("Ada"), come("Bea")
    code = ada.open(ME, OPEN)
    bea.sit(code, 1)
    tab = bea.tab(code)
    tab.next("position")
    tab.close()
    eventually(lambda: not ada.table(code)["seats"][1]["here"])
    assert kinds(ada.put(f"/api/tables/{code}/seats/1", BOT)) == ["person", "bot"]
    assert kinds(bea.sit(code, 1)) == ["person", "person"]


def test_who_loses_a_seat_sees_its_hand_no_longer(come: Come) -> None:
    """The tab stays open, and looks on; whoever sits down there now sees the hand."""
    ada, bea, cleo = come("Ada"), come("Bea"), come("Cleo")
    code = ada.open(ME, OPEN)
    bea.sit(code, 1)
    tab = bea.tab(code)
    assert tab.next("position")["viewer"] == 1
    watching = cleo.tab(code)
    assert watching.next("position")["viewer"] == -1
    bea.leave(code, 1)
    assert tab.next("position")["viewer"] == -1
    assert tab.view["hand"][1] is None
    ada.put(f"/api/tables/{code}/seats/1", OPEN)
    cleo.sit(code, 1)
    assert watching.next("position")["viewer"] == 1
    tab.send(do="look", seat=1)
    assert tab.word() == "not-yours"
    tab.send(do="choose", at=tab.at, choice=0)
    assert tab.word() == "not-yours"


def test_who_sits_down_looks_from_there(come: Come) -> None:
    """The page was open before there was a seat; the match begins under its eyes."""
    ada, bea = come("Ada"), come("Bea")
    code = ada.open(ME, OPEN)
    tab = bea.tab(code)
    tab.next("table")
    bea.sit(code, 1)
    assert tab.next("position")["viewer"] == 1


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Whoever opens a socket comes in only when this is set."""
    enter, may_come = Room.enter, threading.Event()

    async def enter_late(room: Room, client: Client, *known: int) -> None:
        await asyncio.to_thread(may_come.wait, 10)
        await enter(room, client, *known)

    monkeypatch.setattr(Room, "enter", enter_late)
    return may_come


def test_who_sits_down_before_they_have_come_in_looks_from_there(
    come: Come, door: threading.Event
) -> None:
    ada, bea = come("Ada"), come("Bea")
    code = ada.open(ME, OPEN)
    tab = bea.tab(code)
    bea.sit(code, 1)
    door.set()
    assert tab.next("position")["viewer"] == 1


def test_the_table_is_full_before_an_onlooker_has_come_in(
    come: Come, door: threading.Event
) -> None:
    """The match has begun meanwhile, and only those who sit there see it."""
    ada, bea, cleo = come("Ada"), come("Bea"), come("Cleo")
    code = ada.open(ME, OPEN, watch="seated")
    watching = cleo.tab(code)
    bea.sit(code, 1)
    door.set()
    with pytest.raises(ConnectionClosed):
        watching.next("table", "position")


def test_a_table_may_do_without_aids(come: Come) -> None:
    """By choice of who opens it, for everybody there."""
    ada, bea = come("Ada"), come("Bea")
    assert ada.table(ada.open(ME, OPEN))["aids"]
    code = ada.open(ME, OPEN, aids=False)
    assert not bea.table(code)["aids"]


# ---- watching ----


def test_onlookers_are_counted_and_see_no_hand(come: Come) -> None:
    ada, bea = come("Ada"), come("Bea")
    code = ada.open(ME, BOT, BOT)
    mine, watching = ada.tab(code), bea.tab(code)
    assert watching.next("position")["viewer"] == -1
    assert watching.view["hand"] == [None, None, None]
    assert watching.choices == []
    mine.until(lambda tab: tab.table["watchers"] == 1)
    watching.close()
    mine.until(lambda tab: tab.table["watchers"] == 0)
    assert mine.table["seats"][0]["here"]


def test_a_table_for_those_who_sit_at_it(come: Come) -> None:
    ada, bea, cleo = come("Ada"), come("Bea"), come("Cleo")
    code = ada.open(ME, OPEN, watch="seated")
    assert cleo.table(code)["stage"] == "gathering"  # who has the link finds the seat
    waiting = cleo.tab(code)
    assert waiting.next("table")
    bea.sit(code, 1)
    with pytest.raises(ConnectionClosed) as closed:
        waiting.next("position")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert cleo.refused("GET", f"/api/tables/{code}") == (403, "not-allowed")
    assert cleo.refused("GET", f"/api/tables/{code}/matches/1/story") == (403, "not-allowed")
    assert cleo.refused("GET", f"/api/tables/{code}/matches/1/replay") == (403, "not-allowed")
    again = cleo.tab(code)
    with pytest.raises(ConnectionClosed):
        again.next("table", "position")
    assert bea.tab(code).next("position")["viewer"] == 1


# ---- one device ----


def test_two_on_one_device(come: Come) -> None:
    """Both seats are mine; the page looks from one at a time, and plays only for that one."""
    ada, bea = come("Ada"), come("Bea")
    code = ada.open(ME, here("Grandma"))
    table = ada.table(code)
    assert [(s["name"], s["mine"]) for s in table["seats"]] == [("Ada", True), ("Grandma", True)]
    tab = ada.tab(code, seat=1)
    assert tab.next("position")["viewer"] == 1
    assert tab.view["hand"][0] is None
    first = tab.now["actor"]
    tab.send(do="look", seat=1 - first)
    tab.until(lambda tab: tab.viewer == 1 - first)
    assert tab.choices == []
    tab.choose(0)
    assert tab.word() == "stale"
    tab.send(do="look", seat=first)
    tab.until(lambda tab: tab.viewer == first and tab.choices)
    tab.choose(tab.choices[0])
    assert tab.next("step")["at"] == 1
    other = bea.tab(code)
    other.next("position")
    other.send(do="look", seat=1)
    assert other.word() == "not-yours"


# ---- the house ----


def test_the_house_lists_what_is_mine_open_and_live(own_inn: Inn, come: Come) -> None:
    ada, bea = come("Ada", own_inn.address), come("Bea", own_inn.address)
    waiting, playing = ada.open(ME, OPEN), ada.open(ME, BOT)
    secret = bea.open(ME, BOT, watch="seated")
    mine = ada.get("/api/house")
    assert {t["code"] for t in mine["mine"]} == {waiting, playing}
    assert [t["code"] for t in mine["open"]] == [waiting]
    assert [t["code"] for t in mine["live"]] == [playing]
    assert [t["code"] for t in bea.get("/api/house")["mine"]] == [secret]
    assert mine["people"] == 0
    ada.tab(playing).next("position")
    bea.tab(playing).next("position")
    assert ada.get("/api/house")["people"] == 2


def test_where_it_is_my_turn_comes_first(own_inn: Inn, come: Come) -> None:
    ada, bea = come("Ada", own_inn.address), come("Bea", own_inn.address)
    turns: list[int] = []
    while 0 not in turns or turns[-1] == 0:  # until the newest is not the one that comes first
        code = ada.open(ME, OPEN, OPEN)
        bea.sit(code, 1)
        ada.post(f"/api/tables/{code}/start")
        turns.append(ada.table(code)["turn"])
    found = ada.get("/api/house")["mine"]
    awaited = [table["turn"] == 0 for table in found]
    assert len(found) == len(turns)
    assert awaited == sorted(awaited, reverse=True)


def test_a_match_that_is_over_is_mine_no_more(own_inn: Inn, come: Come) -> None:
    ada = come("Ada", own_inn.address)
    code = ada.open(ME, here("Bea"))
    play_to_the_end(ada.tab(code, seat=0), ada.tab(code, seat=1))
    eventually(lambda: ada.get("/api/house")["mine"] == [])


# ---- pace and rematch ----


def test_those_at_the_table_set_its_pace(come: Come) -> None:
    ada, bea = come("Ada"), come("Bea")
    code = ada.open(ME, BOT)
    tab = ada.tab(code)
    assert ada.put(f"/api/tables/{code}/pace", {"pace": "brisk"})["pace"] == "brisk"
    tab.until(lambda tab: tab.table["pace"] == "brisk")
    assert bea.refused("PUT", f"/api/tables/{code}/pace", {"pace": "calm"})[0] == 403
    assert ada.refused("PUT", f"/api/tables/{code}/pace", {"pace": "rushed"})[0] == 400


def test_two_ask_for_a_rematch_at_once_and_get_one(come: Come) -> None:
    ada, bea, cleo = come("Ada"), come("Bea"), come("Cleo")
    code = ada.open(ME, OPEN)
    bea.sit(code, 1)
    tabs = ada.tab(code), bea.tab(code)
    path = f"/api/tables/{code}/rematch"
    assert ada.refused("POST", path) == (409, "not-over")
    play_to_the_end(*tabs)
    tabs[0].until(lambda tab: tab.table["stage"] == "over")
    assert cleo.refused("POST", path) == (403, "not-allowed")
    before = ada.table(code)
    codes: list[int] = []
    threads = [
        threading.Thread(target=lambda p=p: codes.append(p.ask("POST", path).status_code))
        for p in (ada, bea)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert set(codes) <= {200, 409}
    assert 200 in codes
    table = ada.table(code)
    assert (table["match"], table["stage"]) == (2, "playing")
    assert table["commitment"] != before["commitment"]
    assert table["options"] == SHORT
    for tab in tabs:
        tab.until(lambda tab: tab.now["match"] == 2)
        assert not tab.over
    assert play_to_the_end(*tabs) > 0
