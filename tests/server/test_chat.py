"""What is said at a table: kept as plain text, and told once to those it is for."""

from __future__ import annotations

import threading

import pytest

from manoir.server.talk import plain

from .conftest import Come
from .houses import Inn
from .people import BOT, ME, OPEN, Person, Tab, here


def test_a_line_is_told_to_everybody_and_kept(come: Come) -> None:
    ada, bea, cleo = come("Ada"), come("Bea"), come("Cleo")
    code = ada.open(ME, OPEN, OPEN)
    bea.sit(code, 2)
    tabs = [person.tab(code) for person in (ada, bea, cleo)]
    for tab, text in zip(tabs, ("Boo!", "<b>Boo</b> & co", "I only watch"), strict=True):
        tab.send(do="say", to="table", text=text)
        for other in tabs:
            other.heard(text)
    lines = tabs[0].lines
    assert [(line["name"], line["seat"]) for line in lines] == [
        ("Ada", 0),
        ("Bea", 2),
        ("Cleo", None),
    ]
    assert [line["to"] for line in lines] == ["table"] * 3
    assert all(line["at"].endswith("Z") for line in lines)
    later = come("Dora").tab(code)
    later.next("chat")
    assert later.lines == tabs[0].lines == tabs[2].lines


def test_a_whisper_waits_for_the_seat_it_is_for_where_two_share_a_device(come: Come) -> None:
    ada, cleo, dora = come("Ada"), come("Cleo"), come("Dora")
    chairs = ME, here("Bea"), OPEN, OPEN
    code = ada.open(*chairs, game="phantom-society", options={"shuffled": True})
    cleo.sit(code, 2)
    dora.sit(code, 3)
    shared, partner = ada.tab(code, seat=0), dora.tab(code)
    partner.until(lambda tab: tab.now).send(do="say", to="team", text="for Bea")
    partner.heard("for Bea")
    assert "for Bea" not in "".join(shared.settle().frames)
    shared.send(do="look", seat=1)
    shared.heard("for Bea")


def test_what_cannot_be_seen_is_left_out() -> None:
    assert plain("  a\tb\n\nc\x00\x1b[31m ") == "a b c [31m"
    assert plain("pay \u202e05\u202c now") == "pay 05 now"
    assert plain("👨‍👩‍👧 naïve עברית") == "👨‍👩‍👧 naïve עברית"
    assert plain("\x00\u202e \n") == ""


def test_a_zero_byte_harms_nobody(come: Come) -> None:
    ada = come("Ada")
    tab = ada.tab(ada.open(ME, BOT))
    tab.send(do="say", to="table", text="a\x00b")
    assert tab.until(lambda tab: tab.lines).lines[0]["text"] == "a b"


def test_who_never_came_in_only_listens(inn: Inn, come: Come) -> None:
    code = come("Ada").open(ME, OPEN)
    with Tab(inn.address, code) as stranger:
        stranger.send(do="say", to="table", text="Boo!")
        assert stranger.word() == "not-allowed"


def test_many_talk_at_once_and_each_line_is_heard_once(come: Come) -> None:
    people = [come(f"Guest {n}") for n in range(3)]
    code = people[0].open(ME, OPEN)
    tabs = [person.tab(code) for person in people]

    def chatter(tab: Tab) -> None:
        for number in range(10):
            tab.send(do="say", to="table", text=f"{number}")

    threads = [threading.Thread(target=chatter, args=(tab,)) for tab in tabs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    for tab in tabs:
        tab.until(lambda tab: len(tab.lines) >= 30)
        numbers = [line["number"] for line in tab.settle().lines]
        assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("game", ["ghooost", "phantom-society"])
def test_where_nobody_is_on_ones_side_there_is_no_secret_talk(come: Come, game: str) -> None:
    """Because there are no teams, or because of two players each is one."""
    ada: Person = come("Ada")
    tab = ada.tab(ada.open(ME, BOT, game=game, options={}))
    tab.send(do="say", to="team", text="psst")
    assert tab.word() == "no-team"
