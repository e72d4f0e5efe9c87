"""What can be asked for over HTTP. Its description is served at /schema/openapi.json."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import JSONBody, PathParameter, QueryParameter

from manoir import catalogue
from manoir.play import replay
from manoir.server import messages as m
from manoir.server.describe import GameFacts, describe
from manoir.server.doors import Guest, Visitor
from manoir.server.house import House
from manoir.server.refusals import Refused
from manoir.server.responses import CREATED, FOUND, SEEN
from manoir.server.story import story_of, whole_story_of

TheGuest = NamedDependency[Guest]
TheVisitor = NamedDependency[Visitor]
TheHouse = NamedDependency[House]
Code = Annotated[str, PathParameter(pattern="^[A-Z0-9]{1,12}$", description="the code of a table")]
Number = Annotated[int, PathParameter(ge=0, le=1000)]


@get("/me", responses=SEEN)
async def me(guest: TheGuest) -> m.Me:
    """Who I am here."""
    return m.Me(guest.name, guest.named)


@put("/me", responses=SEEN)
async def rename(data: JSONBody[m.Rename], guest: TheGuest) -> m.Me:
    """Choose a nickname."""
    await guest.rename(data.name)
    return m.Me(data.name, True)


@get("/games", responses=SEEN)
async def all_games() -> list[GameFacts]:
    """The games of the house, with all that is fixed about them."""
    return [describe(key) for key in catalogue()]


@get("/house", responses=SEEN)
async def lists(house: TheHouse, visitor: TheVisitor) -> m.House:
    """My tables, those that wait for people, and those to watch."""
    return await house.lists(visitor.id)


@post("/tables", responses=CREATED)
async def new_table(data: JSONBody[m.NewTable], house: TheHouse, guest: TheGuest) -> m.Table:
    """Open a table. Where no seat is open the match begins at once."""
    guest.opens_a_table()
    return await house.new_table(data, guest.id, guest.name)


@get("/tables/{code:str}", responses=FOUND)
async def table(code: Code, house: TheHouse, visitor: TheVisitor) -> m.Table:
    """A table."""
    return await house.shown(code, visitor.id)


@post("/tables/{code:str}/start", status_code=200, responses=FOUND)
async def start(code: Code, house: TheHouse, guest: TheGuest) -> m.Table:
    """Begin now: bots take the open seats."""
    return await house.start(code, guest.id)


@put("/tables/{code:str}/seats/{seat:int}", responses=FOUND)
async def set_seat(
    code: Code, seat: Number, data: JSONBody[m.NewSeat], house: TheHouse, guest: TheGuest
) -> m.Table:
    """Sit down, or give a seat to a bot or to whoever comes."""
    return await house.set_seat(code, seat, data, guest.id, guest.name)


@delete("/tables/{code:str}/seats/{seat:int}", status_code=200, responses=FOUND)
async def leave_seat(code: Code, seat: Number, house: TheHouse, guest: TheGuest) -> m.Table:
    """Leave a seat."""
    return await house.leave_seat(code, seat, guest.id)


@put("/tables/{code:str}/pace", responses=FOUND)
async def set_pace(
    code: Code, data: JSONBody[m.SetPace], house: TheHouse, guest: TheGuest
) -> m.Table:
    """How fast the bots move."""
    return await house.set_pace(code, data.pace, guest.id)


@post("/tables/{code:str}/rematch", status_code=200, responses=FOUND)
async def rematch(code: Code, house: TheHouse, guest: TheGuest) -> m.Table:
    """The same seats once more."""
    return await house.rematch(code, guest.id)


@get("/tables/{code:str}/matches/{number:int}/story", responses=FOUND)
async def story(
    code: Code,
    number: Number,
    house: TheHouse,
    visitor: TheVisitor,
    seat: Annotated[
        str,
        QueryParameter(
            pattern="^(-1|[0-9]|all)$",
            description="whose eyes: a seat of mine, -1 for an onlooker's, all when it is over",
            examples=[Example(value="-1")],
        ),
    ] = "-1",
) -> m.Story:
    """A match so far, step by step, as a viewer may know it."""
    row = await house.watched(code, visitor.id)
    _, match = await house.match(row, number)
    if seat == "all":
        if not match.over:
            raise Refused("not-over", "everything is shown only when the match is over")
        return whole_story_of(number, match)
    viewer = int(seat)
    if viewer >= match.players:
        raise Refused("no-such-seat", f"seat {viewer}: there are 0..{match.players - 1}", 404)
    if viewer >= 0 and not match.over and not visitor.plays_for(row, viewer):
        raise Refused("not-yours", "while it runs you see the match from your own seat only", 403)
    return story_of(number, match, viewer)


@get("/tables/{code:str}/matches/{number:int}/replay", media_type=MediaType.TEXT, responses=FOUND)
async def export(code: Code, number: Number, house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """A match that is over as a replay file."""
    row = await house.watched(code, visitor.id)
    _, match = await house.match(row, number)
    if not match.over:
        raise Refused("not-over", "a replay tells all: there is one once the match is over")
    name = f"{row.game}-{code}-{number}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(replay.write(match), media_type=MediaType.TEXT, headers=headers)


@post("/lessons/{game:str}/{scene:int}", responses=CREATED)
async def lesson(
    game: Annotated[str, PathParameter(max_length=40)],
    scene: Number,
    house: TheHouse,
    guest: TheGuest,
) -> m.Table:
    """A table set up from a scene of a game's lesson."""
    guest.opens_a_table()
    return await house.new_lesson(game, scene, guest.id, guest.name)


router = Router(
    "/api",
    route_handlers=[
        me,
        rename,
        all_games,
        lists,
        new_table,
        table,
        start,
        set_seat,
        leave_seat,
        set_pace,
        rematch,
        story,
        export,
        lesson,
    ],
)
