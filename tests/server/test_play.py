"""Playing over sockets: moves, conflicts, coming back, and slow readers."""

from __future__ import annotations

import asyncio
import json
import socket

import pytest

import manoir
from manoir.play import fairness
from manoir.server import bots
from manoir.server import client as clients
from manoir.server.client import Client

from .conftest import Come
from .houses import Inn, eventually, opened
from .people import BOT, ME, OPEN, Person, Tab, here, play_to_the_end

# ---- whole matches ----


def test_two_people_play_to_the_end(come: Come) -> None:
    ada, bea, cleo = come("Ada"), come("Bea"), come("Cleo")
    code = ada.open(ME, OPEN)
    bea.sit(code, 1)
    tabs = [ada.tab(code), bea.tab(code), cleo.tab(code)]
    made = play_to_the_end(*tabs)
    assert made > 5
    for tab, person in zip(tabs, (ada, bea, cleo), strict=True):
        tab.until(lambda tab: tab.table["stage"] == "over")
        fresh = person.tab(code)
        fresh.until(lambda tab: tab.now)
        assert fresh.view == tab.view
        assert fresh.entries == tab.entries
        assert [entry["number"] for entry in tab.entries] == list(range(1, tab.at + 1))
        assert tab.now["scores"] == tabs[0].now["scores"]
        assert tab.now["winners"]
    opening = ada.table(code)["opening"]
    promise = fairness.commitment(bytes.fromhex(opening["nonce"]), int(opening["seed"]))
    assert promise == ada.table(code)["commitment"]
    tabs[0].choose(0)
    assert tabs[0].word() == "not-playing"


def test_a_person_plays_against_bots(come: Come) -> None:
    ada = come("Ada")
    tab = ada.tab(ada.open(ME, BOT, {"kind": "bot", "level": 2}))
    play_to_the_end(tab)
    assert {entry["seat"] for entry in tab.entries} == {0, 1, 2}


def test_bots_alone_play_while_somebody_watches(come: Come) -> None:
    ada = come("Ada")
    code = ada.open(BOT, BOT)
    assert ada.table(code)["stage"] == "playing"
    tab = ada.tab(code)
    assert tab.until(lambda tab: tab.over).now["viewer"] == -1


def test_a_bot_goes_on_after_everybody_was_away(
    inn: Inn, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page was loaded anew while the bot was about to move."""
    monkeypatch.setitem(bots.PACES, "instant", (0.2, 0.2))
    ada = come("Ada")
    code = ada.open(BOT, BOT)
    ada.tab(code).until(lambda tab: tab.now).close()
    thought = inn.house._rooms[code]._bots._task
    assert thought is not None
    eventually(thought.done)  # its move found nobody who would see it
    assert ada.tab(code).next("step")["at"] == 1


# ---- conflicts ----


def two_tabs(come: Come) -> tuple[Tab, Tab]:
    """Two tabs of somebody who is to choose."""
    ada = come("Ada")
    code = ada.open(ME, here("Bea"))
    seat = ada.table(code)["turn"]
    tabs = ada.tab(code, seat=seat), ada.tab(code, seat=seat)
    for tab in tabs:
        tab.until(lambda tab: tab.choices)
    return tabs


def test_two_tabs_both_choose_and_the_later_is_told(come: Come) -> None:
    first, second = two_tabs(come)
    wanted = first.choices[0], second.choices[-1]
    first.choose(wanted[0])
    first.until(lambda tab: tab.at == 1)
    second.send(do="choose", at=0, choice=wanted[1])
    assert second.word() == "stale"
    assert second.next("position")["at"] == 1  # the word comes first
    assert second.entries == first.entries


def test_of_many_who_choose_at_once_one_is_heard(come: Come) -> None:
    first, second = two_tabs(come)
    for _ in range(5):
        first.choose(first.choices[0])
        second.choose(second.choices[0])
    first.settle()
    second.settle()
    words = [json.loads(f) for f in first.frames + second.frames if '"is":"word"' in f]
    assert [word["code"] for word in words] == ["stale"] * 9
    assert first.at == second.at == 1


def test_a_choice_that_is_not_offered(come: Come) -> None:
    tab, other = two_tabs(come)
    impossible = next(number for number in range(200) if number not in tab.choices)
    for number in (impossible, -1, 10_000, 10**30):
        tab.choose(number)
        assert tab.word() == "illegal"
    assert tab.at == 0
    tab.choose(tab.choices[0])
    assert other.next("step")["at"] == 1


def test_who_is_not_asked_cannot_choose(come: Come) -> None:
    ada, bea, cleo = come("Ada"), come("Bea"), come("Cleo")
    code = ada.open(ME, OPEN)
    bea.sit(code, 1)
    tabs = {p: person.tab(code) for p, person in enumerate((ada, bea))}
    onlooker = cleo.tab(code)
    for tab in (*tabs.values(), onlooker):
        tab.until(lambda tab: tab.now)
    actor = tabs[0].now["actor"]
    wanted = tabs[actor].choices[0]
    tabs[1 - actor].choose(wanted)
    assert tabs[1 - actor].word() == "stale"
    onlooker.choose(wanted)
    assert onlooker.word() == "not-yours"
    assert tabs[actor].settle().at == 0


def test_one_may_answer_for_a_seat_of_ones_own_without_looking_from_there(come: Come) -> None:
    """What one sees stays that of the seat one looks from; a stranger answers for nobody."""
    ada, bea = come("Ada"), come("Bea")
    code = ada.open(ME, here("Grandma"))
    onlooker = bea.tab(code)
    onlooker.until(lambda tab: tab.now)
    actor = onlooker.now["actor"]
    with ada.tab(code, seat=actor) as deciding:
        deciding.until(lambda tab: tab.now)
        wanted = deciding.choices[0]
    looking = ada.tab(code, seat=1 - actor)
    looking.until(lambda tab: tab.now)
    onlooker.send(do="choose", at=0, choice=wanted, seat=actor)
    assert onlooker.word() == "not-yours"
    looking.send(do="choose", at=0, choice=99_999, seat=actor)
    assert looking.word() == "illegal"
    looking.send(do="choose", at=0, choice=wanted, seat=actor)
    step = looking.next("step")
    assert (step["at"], step["entry"]["seat"]) == (1, actor)
    looking.send(do="choose", at=0, choice=wanted, seat=actor)
    assert looking.word() == "stale"


def test_nobody_plays_before_the_match(come: Come) -> None:
    ada = come("Ada")
    tab = ada.tab(ada.open(ME, OPEN))
    tab.next("chat")
    for request in ({"do": "choose", "at": 0, "choice": 0}, {"do": "undo", "at": 0}):
        tab.send(**request)
        assert tab.word() == "not-playing"


# ---- coming back ----


def test_who_comes_back_is_told_what_happened_since(come: Come) -> None:
    ada = come("Ada")
    code = ada.open(ME, here("Bea"))
    tabs = ada.tab(code, seat=0), ada.tab(code, seat=1)
    play_to_the_end(*tabs)
    whole = tabs[1].entries
    match, last = tabs[1].now["match"], tabs[1].at
    half = last // 2
    assert half
    some = ada.tab(code, seat=1, match=match, since=half).next("position")
    assert some["after"] == half
    assert some["entries"] == whole[half:]
    assert some["view"] == tabs[1].view
    nothing = ada.tab(code, seat=1, match=match, since=last).next("position")
    assert (nothing["after"], nothing["entries"]) == (last, [])


@pytest.mark.parametrize(
    "query",
    [{"match": 7, "since": 3}, {"since": 3}, {"match": 1, "since": 999}, {"match": 1, "since": -3}],
)
def test_what_was_not_known_here_is_told_from_the_start(come: Come, query: dict[str, int]) -> None:
    ada = come("Ada")
    code = ada.open(ME, here("Bea"))
    play_to_the_end(ada.tab(code, seat=0), ada.tab(code, seat=1))
    position = ada.tab(code, seat=0, **query).next("position")
    assert "after" not in position
    assert position["entries"][0]["number"] == 1


def test_since_counts_from_ones_own_seat_only(come: Come) -> None:
    """Who looked on and has sat down meanwhile knows nothing yet by the numbers of that seat."""
    ada = come("Ada")
    code = ada.open(ME, here("Bea"))
    play_to_the_end(ada.tab(code, seat=0), ada.tab(code, seat=1))
    position = ada.tab(code, match=1, since=3).next("position")  # as an onlooker would ask
    assert position["viewer"] == 0
    assert "after" not in position


# ---- slow readers ----


def test_a_full_outbox_is_emptied_and_filled_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "MOST_WAITING", 3)
    sent: list[str] = []

    async def anew(client: Client) -> None:
        client.send(b"everything")

    async def send(text: str) -> None:
        sent.append(text)
        await asyncio.sleep(0)

    async def run() -> None:
        client = Client("ada", 0)
        for number in range(5):
            client.send(b"%d" % number)
        assert client.behind
        delivering = asyncio.create_task(client.deliver(send, anew))
        await asyncio.sleep(0.01)
        client.send(b"more")
        await asyncio.sleep(0.01)
        client.close()
        client.send(b"too late")
        await asyncio.wait_for(delivering, 5)

    asyncio.run(run())
    assert sent == ["everything", "more"]


def test_who_reads_slowly_holds_nobody_up_and_catches_up(own_inn: Inn, come: Come) -> None:
    ada, bea = come("Ada", own_inn.address), come("Bea", own_inn.address)
    own_inn.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
    code = ada.open(ME, here("Grandma"))
    slow = bea.tab(code)
    slow.until(lambda tab: tab.now)
    tabs = ada.tab(code, seat=0), ada.tab(code, seat=1)
    tabs[0].send(do="say", to="table", text="Hello")
    [room] = own_inn.house._rooms.values()
    theirs = next(client for client in room.clients if client.viewer == -1)

    def much_news() -> None:
        for _ in range(50):
            room.tell_table()

    fell_behind = False
    for _ in range(200):
        own_inn.loop.call_soon_threadsafe(much_news)
        tabs[0].settle()
        fell_behind = theirs.behind
        if fell_behind:
            break
    assert fell_behind
    play_to_the_end(*tabs)
    slow.until(lambda tab: tab.over and tab.lines)
    assert slow.view["hand"] == [None, None]
    fresh = bea.tab(code)
    assert fresh.until(lambda tab: tab.now).entries == slow.entries
    assert {line["text"] for line in slow.lines} == {"Hello"}


def test_a_guest_comes_home_after_the_house_was_closed(tmp_path: object) -> None:
    """The same file, another process: the same guest, seat, match and talk."""
    file = f"{tmp_path}/house.db"
    with opened(file) as first, Person(first.address, "Ada") as ada:
        code = ada.open(ME, here("Bea"))
        tab = ada.tab(code, seat=ada.table(code)["turn"])
        tab.until(lambda tab: tab.choices)
        tab.choose(tab.choices[0])
        tab.send(do="say", to="table", text="Back soon")
        tab.settle()
        cookies, known, seat = dict(ada.http.cookies), tab.entries, tab.viewer
    with opened(file) as second, Person(second.address) as again:
        for name, value in cookies.items():
            again.http.cookies.set(name, value, domain="127.0.0.1")
        assert again.get("/api/me")["name"] == "Ada"
        found = again.tab(code, seat=seat)
        found.until(lambda tab: tab.now)
        assert found.entries == known
        assert [line["text"] for line in found.lines] == ["Back soon"]


def test_the_numbers_of_choices_are_those_of_the_description(come: Come) -> None:
    """A client that knows only the served facts reads a choice as the house does."""
    ada = come("Ada")
    [game] = [g for g in ada.get("/api/games") if g["key"] == "ghooost"]
    tab, _ = two_tabs(come)
    match = manoir.new("ghooost", 2)
    for number in tab.choices:
        kind = max((k for k in game["kinds"] if k["first"] <= number), key=lambda k: k["first"])
        assert kind["name"] == match.game.kind(number).name
