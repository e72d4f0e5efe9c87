"""What goes over the wire. docs/protocol.md describes it for whoever writes a client."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Watch = Literal["anyone", "seated"]
Pace = Literal["calm", "brisk", "instant"]
Stage = Literal["gathering", "playing", "over"]
Channel = Literal["table", "team"]

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Level = Annotated[int, Meta(ge=1, le=5)]
Options = Annotated[dict[str, Any], Meta(max_length=40)]


class Problem(Struct, omit_defaults=True):
    """Why something was refused: `code` for programs, `text` for people."""

    code: str
    text: str
    field: str = ""


# ---- what is asked for over HTTP ----


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class MySeat(Struct, tag_field="kind", tag="me", forbid_unknown_fields=True):
    """I sit here."""


class OpenSeat(Struct, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """Whoever has the link may sit here."""


class BotSeat(Struct, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    level: Level


class HereSeat(Struct, tag_field="kind", tag="here", forbid_unknown_fields=True):
    """Somebody beside me on the same device."""

    name: Name


AnySeat = MySeat | OpenSeat | BotSeat | HereSeat
NewSeat = MySeat | OpenSeat | BotSeat


class NewTable(Struct, forbid_unknown_fields=True):
    """`aids`: whether the page may work out for people what they could work out themselves."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[AnySeat], Meta(min_length=1, max_length=10)]
    options: Options = {}
    watch: Watch = "anyone"
    pace: Pace = "calm"
    aids: bool = True


class SetPace(Struct, forbid_unknown_fields=True):
    pace: Pace


# ---- what comes back ----


class Me(Struct):
    name: str
    named: bool


class Seat(Struct):
    """`here`: connected now. `left`: the person went away and may come back."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: int | None
    here: bool
    mine: bool
    left: bool


class Opening(Struct):
    """What lies behind the commitment. The seed is text: it has more digits than a float."""

    nonce: str
    seed: str


class Ask(Struct):
    """Somebody asks the others for something."""

    what: Literal["undo"]
    seat: int
    agreed: list[int]


class Table(Struct):
    code: str
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    watch: Watch
    pace: Pace
    aids: bool
    stage: Stage
    host: bool
    match: int
    seats: list[Seat]
    watchers: int
    turn: int | None
    commitment: str | None
    opening: Opening | None
    ask: Ask | None
    lesson: int | None


class House(Struct):
    mine: list[Table]
    open: list[Table]
    live: list[Table]
    people: int


class Entry(Struct):
    number: int
    seat: int
    notation: str | None
    undoes: int
    events: list[dict[str, Any]]


class StoryStep(Struct):
    entry: Entry
    changes: dict[str, Any]
    actor: int | None
    turn: int | None
    over: bool
    scores: list[int] | None
    winners: list[int]


class Story(Struct):
    match: int
    viewer: int | Literal["all"]
    view: dict[str, Any]
    begin: list[dict[str, Any]]
    steps: list[StoryStep]


# ---- from the server, over the socket ----


class TableNews(Struct, tag_field="is", tag="table"):
    table: Table


class Position(Struct, tag_field="is", tag="position", kw_only=True):
    """Everything anew; with `since`, only the entries after it (`after` says which)."""

    match: int
    viewer: int
    at: int
    view: dict[str, Any]
    begin: list[dict[str, Any]]
    entries: list[Entry]
    after: int | UnsetType = UNSET
    actor: int | None
    turn: int | None
    step: str
    choices: list[int]
    over: bool
    scores: list[int] | None
    winners: list[int]


class StepNews(Struct, tag_field="is", tag="step"):
    match: int
    at: int
    entry: Entry | None
    changes: dict[str, Any]
    actor: int | None
    turn: int | None
    step: str
    choices: list[int]
    over: bool
    scores: list[int] | None
    winners: list[int]


class TakeBack(Struct, tag_field="is", tag="take_back"):
    match: int
    at: int
    can: Literal["free", "ask"]


class ChatLine(Struct):
    number: int
    seat: int | None
    name: str
    to: Channel
    text: str
    at: str


class ChatNews(Struct, tag_field="is", tag="chat"):
    lines: list[ChatLine]


class Word(Struct, tag_field="is", tag="word"):
    """Something that was sent did not work."""

    code: str
    text: str


class Pong(Struct, tag_field="is", tag="pong"):
    pass


News = TableNews | Position | StepNews | TakeBack | ChatNews | Word | Pong


# ---- to the server, over the socket ----


class Choose(Struct, tag_field="do", tag="choose", forbid_unknown_fields=True):
    at: int
    choice: int
    seat: int | None = None


class Undo(Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    at: int


class Answer(Struct, tag_field="do", tag="answer", forbid_unknown_fields=True):
    yes: bool


class Say(Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    to: Channel
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Look(Struct, tag_field="do", tag="look", forbid_unknown_fields=True):
    seat: int


class Ping(Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    pass


Request = Choose | Undo | Answer | Say | Look | Ping
