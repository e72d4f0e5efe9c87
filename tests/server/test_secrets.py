"""Non-interference on the bytes: what leaves the server depends only on what its reader may know.

Two tables stand alike for a viewer, and everything that the viewer may not know is dealt anew at
one of them. Whatever the server sends that viewer, over the socket or over HTTP, while the same
things happen at both, must be the same bytes.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast

import pytest

import manoir
from manoir.conform.secrets import imagined
from manoir.games import find
from manoir.kit.game import Game
from manoir.kit.jsonform import full_json, view_json
from manoir.kit.sight import ONLOOKER
from manoir.play.history import Seen
from manoir.play.match import Match
from manoir.play.outlook import Now, Step
from manoir.server import room as rooms
from manoir.server.client import Client

from .conftest import Come
from .houses import Inn
from .people import ME, OPEN, SHORT, Person, Tab, play_to_the_end
from .prepared import TEAMS, begin_from, register_the_toy

ROUNDS, MOST_TRIES = 4, 100
# The code of a table and the promise of its seed are drawn by lot.
BY_LOT = re.compile(r'"(code|commitment)":"[A-Za-z0-9]+"')

SETTINGS = [("ghooost", 2), ("ghooost", 3), ("vigil", 2), ("vigil", 4)]


def game_of(key: str) -> Game[Any]:
    return TEAMS if key == "vigil" else find(key)


def worlds(key: str, players: int, viewer: int, luck: random.Random) -> list[dict[str, Any]]:
    """A position in the middle of a match, and another that looks the same to a viewer; if it can
    be found soon, one in which something can happen that tells the viewer nothing hidden."""
    game = game_of(key)
    for tries in itertools.count():
        options = {"patience": 20, "mansion_size": 2} if key == "ghooost" else {}
        match = Match(game, players, luck.getrandbits(60), options)
        for _ in range(luck.randrange(12)):
            if not match.over:
                match.play(luck.choice(match.choices()))
        if match.over or (match.actor == viewer and tries < MOST_TRIES):
            continue
        both = [full_json(match.state), full_json(imagined(game, match.state, viewer, luck))]
        here, there = (Match(game, players, 1, position=position) for position in both)
        if harmless(here, there, viewer) or tries >= MOST_TRIES:
            return both
    raise AssertionError


def common(here: Match, there: Match) -> list[int]:
    """What whoever decides may choose at both tables."""
    if here.actor is None or here.actor != there.actor:
        return []
    both = [{c.id for c in match.choices()} for match in (here, there)]
    return sorted(both[0] & both[1])


def harmless(here: Match, there: Match, viewer: int) -> list[int]:
    """Those of them after which the two tables still look the same to a viewer."""
    choices = common(here, there)
    return [c for c in choices if alike(here.copy().play(c), there.copy().play(c), viewer)]


def alike(here: Match, there: Match, viewer: int) -> bool:
    """Whether the viewer has learnt the same at both tables."""
    return bool(
        here.view(viewer) == there.view(viewer) and here.story(viewer) == there.story(viewer)
    )


@dataclass
class Sitting:
    """A table with everybody there; `eyes` is the tab of the viewer, opened last."""

    code: str
    tabs: dict[int, Tab]
    eyes: Tab
    reader: Person
    match: Match

    def calm(self) -> None:
        for tab in self.tabs.values():
            tab.settle()

    def sent(self) -> str:
        """All that the viewer was sent since the last time."""
        self.calm()
        frames, self.eyes.frames = self.eyes.frames, []
        return BY_LOT.sub("", "\n".join(frames))

    def told(self, viewer: int) -> str:
        """All that the viewer can ask for over HTTP."""
        others = [seat for seat in (*range(self.match.players), "all") if seat != viewer]
        asked = [f"story?seat={seat}" for seat in (viewer, *others)] + ["replay"]
        paths = [f"/api/tables/{self.code}/matches/1/{path}" for path in asked]
        paths.append(f"/api/tables/{self.code}")
        answers = [self.reader.ask("GET", path) for path in paths]
        return BY_LOT.sub("", "\n".join(f"{a.status_code} {a.text}" for a in answers))


def sit_down(inn: Inn, people: list[Person], key: str, players: int, viewer: int) -> Sitting:
    """Everybody sits at a new table; one more looks on."""
    code = people[0].open(ME, *[OPEN] * (players - 1), game=key, options={})
    for seat in range(1, players):
        people[seat].sit(code, seat)
    order = [seat for seat in (*range(players), ONLOOKER) if seat != viewer]
    tabs = {seat: people[seat].tab(code).until(lambda tab: tab.now) for seat in (*order, viewer)}
    match = inn.house._rooms[code].match
    assert match is not None
    return Sitting(code, tabs, tabs[viewer], people[viewer], match)


@pytest.mark.parametrize(("key", "players"), SETTINGS)
def test_what_is_sent_depends_on_nothing_hidden(
    inn: Inn, come: Come, monkeypatch: pytest.MonkeyPatch, key: str, players: int
) -> None:
    register_the_toy(monkeypatch)
    monkeypatch.setattr(rooms, "QUIET", 1000.0)  # or it would depend on how fast this machine is
    luck = random.Random(f"{key} {players}")
    people = [come(f"Guest {n}") for n in range(players + 1)]  # the last one looks on
    compared = 0
    for viewer in (ONLOOKER, *range(players)):
        sittings = []
        for position in worlds(key, players, viewer, luck):
            begin_from(monkeypatch, position)
            sittings.append(sit_down(inn, people, key, players, viewer))
        here, there = sittings
        for _ in range(ROUNDS):
            assert here.sent() == there.sent()
            assert here.told(viewer) == there.told(viewer)
            compared += 1
            for sitting in sittings:
                misbehave(sitting, luck.getrandbits(10) if sitting is here else 7)
            assert here.sent() == there.sent()
            if not act_alike(here, there, viewer, luck):
                break
        for person in people:
            for tab in person.tabs:
                tab.close()
            person.tabs.clear()
    assert compared > players + 1


def misbehave(sitting: Sitting, impossible: int) -> None:
    """All that must be refused is refused in the same words."""
    eyes = sitting.eyes
    eyes.choose(10_000 + impossible)
    eyes.send(do="choose", at=eyes.at + 1, choice=0)
    eyes.send(do="look", seat=9)
    eyes.send(do="answer", yes=True)
    eyes.send(do="undo", at=eyes.at)
    eyes.send(do="say", to="team", text="")
    eyes.settle()


def act_alike(here: Sitting, there: Sitting, viewer: int, luck: random.Random) -> bool:
    """Whoever decides makes the same choice at both tables; False where there is none, or where
    the viewer then sees what was hidden."""
    choices = harmless(here.match, there.match, viewer) or common(here.match, there.match)
    if not choices:
        return False
    chosen = luck.choice(choices)
    for sitting in (here, there):
        sitting.calm()
        sitting.tabs[sitting.match.actor or 0].choose(chosen)
        sitting.calm()
    return alike(here.match, there.match, viewer)


@pytest.mark.parametrize(("key", "players"), [("ghooost", 3), ("vigil", 4)])
def test_a_viewers_stream_is_the_match_as_that_viewer_may_know_it(
    inn: Inn, come: Come, monkeypatch: pytest.MonkeyPatch, key: str, players: int
) -> None:
    """Every frame of a whole match, for everybody, against the match played again here."""
    register_the_toy(monkeypatch)
    people = [come(f"Guest {n}") for n in range(players + 1)]
    code = people[0].open(ME, *[OPEN] * (players - 1), game=key, options=SHORT_OF[key])
    for seat in range(1, players):
        people[seat].sit(code, seat)
    tabs = {seat: people[seat].tab(code) for seat in (*range(players), ONLOOKER)}
    play_everybody(inn, code, tabs)
    true = inn.house._rooms[code].match
    assert true is not None
    for viewer, tab in tabs.items():
        walk, heard = true.from_start(), known(tab)
        assert heard.pop(0) == view_json(walk.view(viewer))
        seen = [view_json(walk.view(viewer))]
        for entry in true.history:
            walk.play(entry.choice)
            seen.append(view_json(walk.view(viewer)))
        assert [view for n, view in enumerate(seen[1:]) if view != seen[n]] == distinct(heard)
        expected = [(e.number, e.notation, list(e.events)) for e in true.history_of(viewer)]
        assert [(e["number"], e["notation"], e["events"]) for e in tab.entries] == expected
        assert not any('"ply"' in frame for frame in tab.frames)
    if key == "vigil":
        assert tabs[ONLOOKER].at < len(true.history)  # so the numbers are not the ply


SHORT_OF: dict[str, dict[str, Any]] = {"ghooost": SHORT, "vigil": {}}


def play_everybody(inn: Inn, code: str, tabs: dict[int, Tab]) -> None:
    """To the end; whose choice it is only the house knows for sure."""
    luck = random.Random(5)
    for tab in tabs.values():
        tab.until(lambda tab: tab.now)
    match = inn.house._rooms[code].match
    assert match is not None
    for _ in range(500):
        if match.over:
            break
        assert match.actor is not None
        tab = tabs[match.actor].settle()
        tab.choose(luck.choice(tab.choices))
        tab.settle()
    for tab in tabs.values():
        tab.settle()
        assert tab.over


def known(tab: Tab) -> list[dict[str, Any]]:
    """The views that the frames add up to, one by one."""
    views: list[dict[str, Any]] = []
    for frame in map(json.loads, tab.frames):
        if frame["is"] == "position":
            views.append(frame["view"])
        elif frame["is"] == "step":
            views.append({**views[-1], **frame["changes"]})
    return views


def distinct(views: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [view for n, view in enumerate(views) if n == 0 or view != views[n - 1]]


def test_nobody_is_sent_anothers_cards(come: Come) -> None:
    """The plain search, beside the comparisons: no hand, crypt or mansion before the end."""
    people = [come(f"Guest {n}") for n in range(3)]
    code = people[0].open(ME, OPEN, OPEN)
    for seat in (1, 2):
        people[seat].sit(code, seat)
    watching = come("Cleo").tab(code)
    tabs = [person.tab(code) for person in people]
    play_to_the_end(*tabs, watching)
    for viewer, tab in ((-1, watching), *enumerate(tabs)):
        searched = 0
        for frame in map(json.loads, tab.frames):
            if frame.get("over"):
                break
            shown = {**frame.get("view", {}), **frame.get("changes", {})}
            assert not any(shown.get("crypt") or [])
            assert not any(card for mansion in shown.get("mansion", []) for card in mansion or [])
            for seat, hand in enumerate(shown.get("hand", [])):
                assert (hand is None) == (seat != viewer)
                searched += 1
            for entry in [*frame.get("entries", []), frame.get("entry") or {"events": []}]:
                for event in entry["events"]:
                    if event["event"] == "drew":
                        assert (event["ghost"] is None) == (event["seat"] != viewer)
        assert searched >= 3


def test_the_secret_talk_of_a_team_stays_in_it(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    register_the_toy(monkeypatch)
    people = [come(f"Guest {n}") for n in range(4)]
    code = people[0].open(ME, OPEN, OPEN, OPEN, game="vigil", options={})
    for seat in (1, 2, 3):
        people[seat].sit(code, seat)
    watching = come("Cleo").tab(code)
    tabs = [person.tab(code) for person in people]
    tabs[0].send(do="say", to="team", text="psst")
    assert tabs[2].until(lambda tab: tab.lines).lines[0]["to"] == "team"
    tabs[3].send(do="say", to="team", text="hush")
    tabs[1].heard("hush")
    watching.until(lambda tab: tab.now).send(do="say", to="team", text="me too")
    assert watching.word() == "no-team"
    again = people[1].tab(code)
    for tab in (tabs[1], tabs[3], watching, again):
        assert "psst" not in "".join(tab.settle().frames)
    for tab in (tabs[0], tabs[2], watching):
        assert "hush" not in "".join(tab.settle().frames)
    assert people[0].tab(code).next("chat")["lines"][0]["text"] == "psst"


def test_what_changes_nothing_for_a_viewer_is_not_told() -> None:
    """How often something happens of which one learns nothing could tell something."""
    now = Now(None, 0, "", [], False, None, [])
    mine = now._replace(actor=1, step="visit", choices=[7])
    sent: dict[int, list[str]] = {}

    async def tell() -> None:
        room = rooms.Room(*[cast("Any", None)] * 4)
        room._match_row = cast("Any", SimpleNamespace(number=1))
        clients = [Client("guest", viewer) for viewer in (-1, 0, 1)]
        room.clients.update(clients)
        seen = Seen(4, 0, "bury owl", 0, ())
        steps = {-1: Step(3, None, {}, now), 0: Step(4, seen, {}, now), 1: Step(2, None, {}, mine)}
        room._tell(steps)
        for client in clients:
            sent[client.viewer] = [message.decode() for message in client._waiting]

    asyncio.run(tell())
    assert {viewer: len(messages) for viewer, messages in sent.items()} == {-1: 0, 0: 1, 1: 1}
    assert '"entry":null' in sent[1][0]  # nothing is learnt, but something is asked


def test_what_a_match_is_made_of_is_told_only_when_it_is_over(inn: Inn, come: Come) -> None:
    """The seed and the nonce leave the server with the last step, and not before."""
    ada, bea = come("Ada"), come("Bea")
    code = ada.open(ME, OPEN)
    bea.sit(code, 1)
    tabs = ada.tab(code), bea.tab(code)
    tabs[0].until(lambda tab: tab.now)
    match = inn.house._rooms[code].match
    assert match is not None
    play_to_the_end(*tabs)
    tabs[0].until(lambda tab: tab.table["stage"] == "over")
    telling = [n for n, f in enumerate(tabs[0].frames) if str(match.seed) in f]
    ended = next(n for n, f in enumerate(tabs[0].frames) if '"over":true' in f)
    assert telling
    assert min(telling) > ended
    assert (
        manoir.load(ada.ask("GET", f"/api/tables/{code}/matches/1/replay").text).seed == match.seed
    )
