"""The JSON of a view in other languages: a JSON Schema that holds, TypeScript that is reviewed."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError

from manoir.conform.sample import Setting, states
from manoir.games import find
from manoir.kit.derive.schema import schema
from manoir.kit.derive.typescript import typescript
from manoir.kit.game import Game
from manoir.kit.jsonform import view_json
from tests.toys.pebbles import PEBBLES
from tests.toys.vigil import VIGIL

from .shelf import Shelf, example


def validator(cls: Any) -> Draft202012Validator:
    Draft202012Validator.check_schema(schema(cls))
    return Draft202012Validator(schema(cls))


@pytest.mark.parametrize("game", [VIGIL, PEBBLES, find("ghooost")], ids=lambda game: game.key)
def test_every_view_fits_its_schema(game: Game[Any]) -> None:
    valid, luck = validator(game.state), random.Random(1)
    for players in game.players:
        for s in states(Setting(game, players), 8, luck):
            for viewer in range(-1, players):
                valid.validate(json.loads(json.dumps(view_json(s.view(viewer)))))


def test_the_whole_table_fits_too() -> None:
    valid = validator(Shelf)
    for viewer in (-1, 0, 1):
        valid.validate(view_json(example().view(viewer)))
    s = example()
    s.done = 1
    valid.validate(view_json(s))


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("actor", 3),
        ("actor", None),  # everyone sees it: it is never null
        ("done", 1),
        ("level", -4),
        ("row", ["emu"]),
        ("row", [None]),
        ("row", ["owl"] * 5),
        ("hand", [{"owl": 1}]),
        ("hand", [{"owl": 1, "raven": 0, "jay": 6}]),
        ("known", [None]),
        ("steps", [{"attic": [0, 0]}]),
        ("steps", [None]),
        ("stock", {"owl": 1, "raven": 1, "jay": 1, "emu": 1}),
        ("wings", 2),
    ],
)
def test_what_no_view_can_be_does_not_fit(name: str, wrong: Any) -> None:
    view = copy.deepcopy(view_json(example().view(0)))
    view[name] = wrong
    with pytest.raises(ValidationError):
        validator(Shelf).validate(view)


def test_every_field_is_required_and_says_what_it_means() -> None:
    made = schema(Shelf)
    assert made["required"] == list(made["properties"]) == list(view_json(example()))
    assert made["properties"]["level"] == {
        "description": "how deep",
        "type": "integer",
        "minimum": -3,
        "maximum": 3,
    }


VIGIL_TYPES = """\
export type Step = "pledge" | "visit" | "peek" | "bury";
export type Team = "living" | "dead";
export type Card = "owl" | "bat" | "cat";
export type Room = "attic" | "cellar" | "hall";
export type Relic = "bell" | "book" | "candle";
export interface View {
  /** seats taken */
  players: number;
  /** days of the vigil */
  days: number;
  /** the seat on turn */
  turn: number;
  /** what is asked */
  step: Step;
  /** days gone by */
  day: number;
  /** the vigil is over */
  over: boolean;
  /** who holds with whom */
  teams: Team[];
  /** relics promised */
  bid: (number | null)[];
  /** the word for the door */
  watchword: (Card | null);
  /** the die by room and day */
  trace: Record<Room, number[]>[];
  /** cards in the deck */
  deck_n: number;
  /** the deck, top last */
  deck: (Card | null)[];
  /** cards in hand */
  hand_n: number[];
  /** hand, by kind */
  hand: (Record<Card, (number | null)> | null)[];
  /** cards buried */
  grave_n: number;
  /** the grave */
  grave: (Card | null)[];
  /** who keeps the relic of a room */
  keeper: number[];
  /** who looked at it, a bit a seat */
  peeked: number[];
  /** relics in the house */
  relics_n: number;
  /** the relics by room */
  relics: (Relic | null)[];
}
export type Event =
  | { event: "drew"; seat: number; card: Card | null; why: string }
  | { event: "pledged"; seat: number | null; bid: number | null; why: string }
  | { event: "visited"; seat: number; room: Room; die: number; why: string }
  | { event: "found"; seat: number; room: Room; relic: Relic | null; why: string }
  | { event: "kept"; seat: number; bid: number; why: string };
"""


def test_typescript_of_a_small_game() -> None:
    assert typescript(VIGIL.state) == VIGIL_TYPES
