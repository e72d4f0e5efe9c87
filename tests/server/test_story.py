"""A match from its start: for the slider while it runs, for everybody once it is over."""

from __future__ import annotations

from typing import Any

import pytest

import manoir
from manoir.play import replay

from .conftest import Come
from .people import ME, OPEN, Person, Tab, here, play_to_the_end
from .prepared import choice, lay


def told(person: Person, code: str, seat: str, match: int = 1) -> Any:
    return person.get(f"/api/tables/{code}/matches/{match}/story?seat={seat}")


def added_up(story: Any) -> dict[str, Any]:
    view: dict[str, Any] = dict(story["view"])
    for step in story["steps"]:
        view.update(step["changes"])
    return view


@pytest.fixture
def over(come: Come) -> tuple[Person, Person, str, list[Tab]]:
    """Ada and Bea have played; Cleo, who comes later, has watched nothing."""
    ada, bea = come("Ada"), come("Bea")
    code = ada.open(ME, OPEN)
    bea.sit(code, 1)
    tabs = [ada.tab(code), bea.tab(code)]
    play_to_the_end(*tabs)
    return ada, bea, code, tabs


def test_a_running_match_is_told_from_ones_own_seat(come: Come) -> None:
    ada, bea, cleo = come("Ada"), come("Bea"), come("Cleo")
    code = ada.open(ME, OPEN)
    bea.sit(code, 1)
    tabs = {seat: person.tab(code) for seat, person in enumerate((ada, bea))}
    watching = cleo.tab(code)
    actor = tabs[0].until(lambda tab: tab.now).now["actor"]
    tabs[actor].until(lambda tab: tab.choices)
    tabs[actor].choose(tabs[actor].choices[0])
    for tab in (*tabs.values(), watching):
        tab.until(lambda tab: tab.now and tab.at == 1)
    for person, seat, tab in ((ada, "0", tabs[0]), (bea, "1", tabs[1]), (cleo, "-1", watching)):
        story = told(person, code, seat)
        assert added_up(story) == tab.view
        assert [step["entry"] for step in story["steps"]] == tab.entries
    path = f"/api/tables/{code}/matches/1/"
    assert ada.refused("GET", path + "story?seat=1") == (403, "not-yours")
    assert cleo.refused("GET", path + "story?seat=0") == (403, "not-yours")
    assert ada.refused("GET", path + "story?seat=all") == (409, "not-over")
    assert ada.refused("GET", path + "story?seat=5") == (404, "no-such-seat")
    assert ada.refused("GET", path + "story?seat=-2") == (400, "malformed")
    assert ada.refused("GET", path + "replay") == (409, "not-over")


def test_once_it_is_over_everybody_may_see_it_from_every_seat(
    over: tuple[Person, Person, str, list[Tab]], come: Come
) -> None:
    ada, bea, code, tabs = over
    cleo = come("Cleo")
    for person in (ada, bea, cleo):
        for seat, tab in enumerate(tabs):
            story = told(person, code, str(seat))
            assert added_up(story) == tab.view
            assert [step["entry"] for step in story["steps"]] == tab.entries
    whole = told(cleo, code, "all")
    assert whole["viewer"] == "all"
    view = added_up(whole)
    for seat, tab in enumerate(tabs):
        assert view["hand"][seat] == tab.view["hand"][seat]
    assert whole["view"]["crypt"]  # nothing is held back
    assert whole["steps"][-1]["over"]
    assert whole["steps"][-1]["scores"] == tabs[0].now["scores"]


def test_the_replay_is_the_match(over: tuple[Person, Person, str, list[Tab]]) -> None:
    ada, _, code, tabs = over
    answer = ada.ask("GET", f"/api/tables/{code}/matches/1/replay")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f"ghooost-{code}-1.txt" in answer.headers["content-disposition"]
    match = manoir.load(answer.text)
    assert match.over
    assert match.seats == ["Ada", "Bea"]
    assert match.scores == tabs[0].now["scores"]
    assert match.commitment == ada.table(code)["commitment"]
    assert replay.write(match) == answer.text


def test_a_rematch_leaves_the_earlier_match_to_be_read(
    over: tuple[Person, Person, str, list[Tab]],
) -> None:
    ada, bea, code, tabs = over
    before = told(ada, code, "all")
    tabs[0].until(lambda tab: tab.table["stage"] == "over")
    ada.post(f"/api/tables/{code}/rematch")
    bea.leave(code, 1)
    ada.put(f"/api/tables/{code}/seats/1", {"kind": "bot", "level": 1})
    assert told(bea, code, "all") == before
    assert ada.refused("GET", f"/api/tables/{code}/matches/2/story?seat=all") == (409, "not-over")
    text = ada.ask("GET", f"/api/tables/{code}/matches/1/replay").text
    assert manoir.load(text).seats == ["Ada", "Bea"]  # and not who sits there now


def test_what_was_taken_back_is_told_too(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, cemetery=["igor"])
    ada = come("Ada")
    code = ada.open(ME, here("Bea"))
    tab = ada.tab(code, seat=0)
    tab.until(lambda tab: tab.choices).choose(choice("take"))
    tab.until(lambda tab: tab.at == 1).send(do="undo", at=1)
    tab.until(lambda tab: tab.at == 2)
    story = told(ada, code, "0")
    assert [step["entry"]["undoes"] for step in story["steps"]] == [0, 1]
    assert added_up(story) == tab.view == story["view"]


def test_a_lesson_is_a_table_set_up_from_a_scene(come: Come) -> None:
    ada = come("Ada")
    [game] = [g for g in ada.get("/api/games") if g["key"] == "ghooost"]
    assert game["scenes"] > 0
    for scene in range(game["scenes"]):
        table = ada.post(f"/api/lessons/ghooost/{scene}")
        assert (table["lesson"], table["stage"], table["watch"]) == (scene, "playing", "seated")
        assert sum(seat["mine"] for seat in table["seats"]) == 1
    scenes = game["scenes"]
    assert ada.refused("POST", f"/api/lessons/ghooost/{scenes}") == (404, "no-such-scene")
    assert ada.refused("POST", "/api/lessons/chess/0") == (404, "no-such-game")
    assert ada.get("/api/house")["mine"] == []
