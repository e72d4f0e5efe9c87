"""Taking back over the socket: free, by consent, or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from manoir.errors import CannotUndo

from .conftest import Come
from .people import BOT, ME, OPEN, Tab, here
from .prepared import choice, lay


def at_dusk(come: Come, *names: str) -> list[Tab]:
    """People at a table, one tab each; seat 0 chooses."""
    people = [come(name) for name in names]
    code = people[0].open(ME, *[OPEN] * (len(names) - 1))
    for seat, person in enumerate(people[1:], 1):
        person.sit(code, seat)
    tabs = [person.tab(code) for person in people]
    for tab in tabs:
        tab.until(lambda tab: tab.now)
    return tabs


def chosen(tabs: list[Tab], notation: str) -> None:
    tabs[0].choose(choice(notation))
    for tab in tabs:
        tab.until(lambda tab: tab.at == 1)


def test_what_tells_nothing_is_taken_back_at_once(
    come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch, cemetery=["igor"])
    tabs = at_dusk(come, "Ada", "Bea")
    before = tabs[1].view
    chosen(tabs, "take")
    assert tabs[0].next("take_back") == {"is": "take_back", "match": 1, "at": 1, "can": "free"}
    tabs[0].send(do="undo", at=1)
    for tab in tabs:
        assert tab.next("step")["entry"]["undoes"] == 1
    assert tabs[1].view == before
    assert tabs[0].choices
    assert not any('"take_back"' in frame for frame in tabs[1].frames)


def test_what_the_others_saw_needs_their_consent(
    come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch)
    tabs = at_dusk(come, "Ada", "Bea")
    chosen(tabs, "play 1 igor")
    assert tabs[0].next("take_back")["can"] == "ask"
    tabs[0].send(do="answer", yes=True)
    assert tabs[0].word() == "nothing-asked"
    tabs[0].send(do="undo", at=1)
    asked = {"what": "undo", "seat": 0, "agreed": []}
    for tab in tabs:
        tab.until(lambda tab: tab.table["ask"] == asked)
    tabs[0].send(do="answer", yes=True)
    assert tabs[0].word() == "nothing-asked"  # one does not agree with oneself
    tabs[1].send(do="answer", yes=True)
    for tab in tabs:
        tab.until(lambda tab: tab.at == 2 and tab.table["ask"] is None)
        assert tab.entries[-1]["undoes"] == 1


def test_a_refusal_ends_the_question(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch)
    tabs = at_dusk(come, "Ada", "Bea")
    chosen(tabs, "play 1 igor")
    tabs[0].send(do="undo", at=1)
    tabs[1].until(lambda tab: tab.table["ask"])
    tabs[1].send(do="answer", yes=False)
    tabs[0].until(lambda tab: tab.table["ask"]).until(lambda tab: tab.table["ask"] is None)
    assert tabs[0].settle().at == 1


def test_a_question_is_gone_once_somebody_chose(
    come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch)
    tabs = at_dusk(come, "Ada", "Bea")
    chosen(tabs, "play 1 igor")
    tabs[0].send(do="undo", at=1)
    tabs[1].until(lambda tab: tab.table["ask"])
    tabs[1].choose(tabs[1].choices[0])
    for tab in tabs:
        tab.until(lambda tab: tab.at == 2 and tab.table["ask"] is None)
    tabs[1].send(do="answer", yes=True)
    assert tabs[1].word() == "nothing-asked"
    tabs[0].send(do="undo", at=2)
    assert tabs[0].word() == "cannot-undo"


def test_everybody_must_agree(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = [{"draplo": 2, "igor": 1}, {"momicha": 1, "zombibi": 1}, {"banshia": 2}]
    lay(monkeypatch, players=3, hand=hands, mansion_n=[1, 1, 1])
    tabs = at_dusk(come, "Ada", "Bea", "Cleo")
    chosen(tabs, "play 1 igor")
    tabs[0].send(do="undo", at=1)
    tabs[2].until(lambda tab: tab.table["ask"])
    tabs[2].send(do="answer", yes=True)
    tabs[1].until(lambda tab: tab.table["ask"] and tab.table["ask"]["agreed"] == [2])
    assert tabs[0].settle().at == 1
    tabs[1].send(do="answer", yes=True)
    tabs[0].until(lambda tab: tab.at == 2)


def test_bots_do_not_mind(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch)
    ada = come("Ada")
    tab = ada.tab(ada.open(ME, BOT, pace="calm"))
    tab.until(lambda tab: tab.choices)
    tab.choose(choice("play 1 igor"))
    tab.until(lambda tab: tab.at == 1)
    tab.send(do="undo", at=1)
    tab.until(lambda tab: tab.at == 2)
    assert tab.entries[-1]["undoes"] == 1


@pytest.mark.parametrize("away", [False, True], ids=["one device", "the other left"])
def test_where_nobody_is_there_to_ask_it_is_free(
    come: Come, monkeypatch: pytest.MonkeyPatch, away: bool
) -> None:
    """On one device all have seen the wish; and who left cannot agree."""
    lay(monkeypatch)
    ada, bea = come("Ada"), come("Bea")
    code = ada.open(ME, OPEN if away else here("Grandma"))
    if away:
        bea.sit(code, 1)
        bea.leave(code, 1)
    tab = ada.tab(code, seat=0)
    tab.until(lambda tab: tab.choices)
    tab.choose(choice("play 1 igor"))
    tab.until(lambda tab: tab.at == 1)
    tab.send(do="undo", at=1)
    tab.until(lambda tab: tab.at == 2)
    assert tab.table["ask"] is None


LEARNT: dict[str, Any] = {
    "hand": [{"igor": 1, "draplo": 3}, {"momicha": 2, "zombibi": 2}],
    "mansion_n": [12, 12],
    "crypt_n": 6,
}


def test_what_was_learnt_stands(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, **LEARNT)
    tabs = at_dusk(come, "Ada", "Bea")
    tabs[0].send(do="undo", at=0)
    assert tabs[0].word() == "cannot-undo"  # nothing has been chosen yet
    chosen(tabs, "try luck")
    tabs[0].send(do="undo", at=1)
    assert tabs[0].word() == "cannot-undo"
    tabs[1].send(do="undo", at=1)
    assert tabs[1].word() == "cannot-undo"
    assert tabs[0].settle().at == 1


def test_only_ones_own_choice(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, cemetery=["igor"])
    tabs = at_dusk(come, "Ada", "Bea")
    onlooker = come("Cleo").tab(tabs[0].table["code"])
    onlooker.until(lambda tab: tab.now)
    chosen(tabs, "take")
    onlooker.until(lambda tab: tab.at == 1).send(do="undo", at=1)
    assert onlooker.word() == "not-yours"
    onlooker.send(do="answer", yes=True)
    assert onlooker.word() == "nothing-asked"
    tabs[1].send(do="undo", at=1)
    assert tabs[1].word() == "cannot-undo"
    tabs[0].send(do="undo", at=0)  # what this tab knew is not how it stands
    assert tabs[0].word() == "cannot-undo"


def test_an_undo_outlives_the_room(own_inn: Any, come: Come, monkeypatch: Any) -> None:
    """A match with something taken back is rebuilt from its entries as it stands."""
    lay(monkeypatch, cemetery=["igor"])
    ada = come("Ada", own_inn.address)
    code = ada.open(ME, here("Bea"))
    tab = ada.tab(code, seat=0)
    tab.until(lambda tab: tab.choices)
    tab.choose(choice("take"))
    tab.until(lambda tab: tab.at == 1).send(do="undo", at=1)
    tab.until(lambda tab: tab.at == 2)
    tab.choose(choice("play 1 igor"))
    tab.until(lambda tab: tab.at == 3)
    tab.close()
    own_inn.house._rooms.clear()
    again = ada.tab(code, seat=0)
    again.until(lambda tab: tab.now)
    assert (again.view, again.entries) == (tab.view, tab.entries)
    [room] = own_inn.house._rooms.values()
    with pytest.raises(CannotUndo):
        room.match.copy().undo(1)
