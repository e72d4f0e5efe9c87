"""A house with several wings: processes that share the tables, behind one door."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from manoir.server.doorkeeper import Doorkeeper
from manoir.server.refusals import CannotServe
from manoir.server.serve import listening
from manoir.server.wing import wing_of

from .houses import Serving, eventually, serving
from .people import ME, OPEN, Person, play_to_the_end

WINGS = 2


def wing(code: str) -> int | None:
    return wing_of(f"GET /ws/{code} HTTP/1.1\r\n".encode(), WINGS)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(str(tmp_path_factory.mktemp("wings") / "house.db"), WINGS) as found:
        yield found


@pytest.fixture
def two(house: Serving) -> Iterator[tuple[Person, Person]]:
    with Person(house.address, "Ann") as ann, Person(house.address, "Bob") as bob:
        yield ann, bob


def a_table_in(number: int, two: tuple[Person, Person]) -> str:
    """A table of both, in this wing."""
    ann, bob = two
    code = next(code for code in iter(lambda: ann.open(ME, OPEN), "") if wing(code) == number)
    bob.sit(code, 1)
    return code


def processes(house: Serving) -> list[int]:
    """The wings as the system knows them, in their order."""
    path = Path(f"/proc/{house.process.pid}/task/{house.process.pid}/children")
    lines = {int(p): Path(f"/proc/{p}/cmdline").read_bytes() for p in path.read_text().split()}
    return [p for p, line in lines.items() if b"spawn_main" in line]


# ---- which wing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    ["GET /ws/ABC234?seat=1", "GET /api/tables/ABC234", "PUT /api/tables/abc234/seats/1"],
)
def test_whatever_is_about_a_table_goes_to_its_wing(line: str) -> None:
    assert wing_of(f"{line} HTTP/1.1\r\nHost: x".encode(), WINGS) == wing("ABC234")


@pytest.mark.parametrize("line", ["GET /", "POST /api/tables", "GET /api/house", "nonsense", ""])
def test_anything_else_can_be_answered_anywhere(line: str) -> None:
    assert wing_of(f"{line} HTTP/1.1\r\n".encode(), WINGS) is None


def test_tables_lie_in_all_wings() -> None:
    assert {wing(f"TABLE{n}") for n in range(20)} == set(range(WINGS))


# ---- people in several wings ---------------------------------------------------------------------


@pytest.mark.parametrize("number", range(WINGS))
def test_a_match_is_played_in_its_wing(two: tuple[Person, Person], number: int) -> None:
    code = a_table_in(number, two)
    tabs = [person.tab(code) for person in two]
    assert play_to_the_end(*tabs) > 0
    eventually(lambda: two[0].table(code)["stage"] == "over")


def test_who_is_here_is_known_whoever_asks(house: Serving, two: tuple[Person, Person]) -> None:
    """The seat of somebody who is here cannot be taken, though the question comes over a
    connection that was opened for something else."""
    code = a_table_in(0, two)
    two[1].tab(code).settle()
    with Person(house.address, "Eve") as eve:
        for _ in range(2 * WINGS):
            eve.get("/api/house")
            assert eve.refused("PUT", f"/api/tables/{code}/seats/1", ME) == (409, "seat-taken")
        assert eve.table(code)["seats"][1]["here"]
        assert eve.ask("GET", "/api/house").headers["connection"] == "close"


def test_people_are_counted_in_all_wings(house: Serving, two: tuple[Person, Person]) -> None:
    for number, person in enumerate(two):
        person.tab(a_table_in(number, two)).settle()
    counted = [two[0].get("/api/house")["people"] for _ in range(2 * WINGS)]
    assert counted == [2] * (2 * WINGS)


# ---- the door ------------------------------------------------------------------------------------


def test_who_says_nothing_holds_nobody_up(house: Serving, two: tuple[Person, Person]) -> None:
    with socket.create_connection(("127.0.0.1", house.port)):
        assert two[0].get("/api/house")


def test_who_speaks_slowly_is_heard_out(house: Serving, two: tuple[Person, Person]) -> None:
    code = a_table_in(1, two)
    with socket.create_connection(("127.0.0.1", house.port), timeout=10) as slow:
        for part in (f"GET /api/tables/{code}", " HTTP/1.1\r\nHost: x\r\n", "\r\n"):
            slow.sendall(part.encode())
            time.sleep(0.1)
        assert slow.recv(100).startswith(b"HTTP/1.1 200")


# ---- what falls ----------------------------------------------------------------------------------


def test_a_wing_that_falls_is_built_again(house: Serving, two: tuple[Person, Person]) -> None:
    """Nobody else notices, and the match goes on where it was."""
    fallen, standing = (a_table_in(number, two) for number in range(WINGS))
    tabs = [person.tab(fallen) for person in two]
    elsewhere = two[0].tab(standing)
    deciding = next(tab for tab in tabs if tab.until(lambda tab: tab.now).choices)
    deciding.choose(deciding.choices[0])
    for tab in tabs:
        tab.past(0)
    known = tabs[0].entries
    before = processes(house)
    os.kill(before[0], signal.SIGKILL)
    eventually(lambda: len(set(processes(house)) - set(before)) == 1)
    assert elsewhere.ping() < 10
    again = [person.tab(fallen) for person in two]
    assert again[0].until(lambda tab: tab.now).entries[: len(known)] == known
    assert play_to_the_end(*again) > 0


def test_all_wings_close_with_the_house(tmp_path: Path) -> None:
    with serving(str(tmp_path / "house.db"), WINGS) as house:
        wings = processes(house)
        assert len(wings) == WINGS
    assert house.process.returncode == 0
    assert not any(Path(f"/proc/{wing}").exists() for wing in wings)


def test_wings_close_when_the_doorkeeper_is_killed(tmp_path: Path) -> None:
    with serving(str(tmp_path / "house.db"), WINGS) as house:
        wings = processes(house)
        house.kill()
        eventually(lambda: not any(Path(f"/proc/{wing}").exists() for wing in wings))


def falls(*_: object) -> None:
    raise SystemExit(3)


def test_a_house_whose_wings_cannot_open_says_so() -> None:
    async def keep(at: socket.socket) -> None:
        await Doorkeeper(at, "", WINGS, falls).keep(lambda: pytest.fail("it is not open"))

    with listening("127.0.0.1", 0) as at, pytest.raises(CannotServe, match="could not start"):
        asyncio.run(keep(at))
