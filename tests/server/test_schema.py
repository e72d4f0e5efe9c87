"""The served description of the API, held against the API: no 5xx, nothing that it does not say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from manoir.server.app import make_app
from manoir.server.settings import Settings

from .houses import SECRET, opened
from .people import BOT, ME, OPEN, Person, here, play_to_the_end

if TYPE_CHECKING:
    from manoir.server.store import Database

CALLS = 30
# Refused for what it means in a game or for a reader: no schema says that.
MEANING = {"bad-name", "bad-option"}


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody in a house with a table of every kind."""
    file = tmp_path_factory.mktemp("schema") / "house.db"
    with opened(str(file)) as inn, Person(inn.address, "Ada") as ada:
        yield ada


@pytest.fixture(scope="module")
def codes(guest: Person) -> list[str]:
    found = [guest.open(ME, OPEN), guest.open(ME, BOT), guest.open(ME, here("Bea"))]
    play_to_the_end(guest.tab(found[-1], seat=0), guest.tab(found[-1], seat=1))
    return found


def described() -> dict[str, Any]:
    """The description as the server makes it; nobody comes in."""
    app = make_app(cast("Database", None), Settings(SECRET))
    return dict(app.openapi_schema.to_schema())


ALL: list[Any] = list(schemathesis.openapi.from_dict(described()).get_all_operations())
OPERATIONS = [found.ok() for found in ALL]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_the_api_is_as_described(operation: Any, guest: Person, codes: list[str]) -> None:
    """Calls by a guest of the house, as described and not; most name a table that there is."""
    anything = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if operation.body or any(True for _ in operation.iter_parameters()):
        anything |= operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    answered = set()

    @given(case=anything, code=st.sampled_from([*codes, ""]))
    @settings(max_examples=CALLS, derandomize=True, suppress_health_check=list(HealthCheck))
    def call(case: Case[Any], code: str) -> None:
        if code and "code" in case.path_parameters:
            case.path_parameters["code"] = code
        headers = {"X-CSRFToken": guest.http.cookies["csrftoken"]}
        cookies = dict(guest.http.cookies)
        answer = case.call(base_url=guest.address, headers=headers, cookies=cookies)
        refused = answer.json().get("code") if answer.status_code == 400 else None
        excused: list[Any] = [positive_data_acceptance] if refused in MEANING else []
        case.validate_response(answer, excluded_checks=excused)
        answered.add(answer.status_code)

    call()
    assert answered


def test_the_description_is_served(guest: Person) -> None:
    assert guest.get("/schema/openapi.json") == json.loads(json.dumps(described()))


def test_every_call_of_the_protocol_is_described(guest: Person) -> None:
    paths: dict[str, dict[str, Any]] = guest.get("/schema/openapi.json")["paths"]
    table = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
    assert {f"{method.upper()} {path}" for path, calls in paths.items() for method in calls} == {
        "GET /api/me",
        "PUT /api/me",
        "GET /api/games",
        "GET /api/house",
        "POST /api/tables",
        "GET /api/tables/{code}",
        "POST /api/tables/{code}/start",
        "PUT /api/tables/{code}/seats/{seat}",
        "DELETE /api/tables/{code}/seats/{seat}",
        "PUT /api/tables/{code}/pace",
        "POST /api/tables/{code}/rematch",
        "GET /api/tables/{code}/matches/{number}/story",
        "GET /api/tables/{code}/matches/{number}/replay",
        "POST /api/lessons/{game}/{scene}",
    }
    assert "/schema/openapi.json" in table.read_text(encoding="utf-8")
