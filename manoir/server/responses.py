"""What each kind of call may answer when it does not do as asked, for the served description."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from manoir.server.messages import Problem


def _problem(text: str) -> ResponseSpec:
    return ResponseSpec(Problem, generate_examples=False, description=text)


SEEN = {
    400: _problem("malformed; the text says what is wrong"),
    401: _problem("GET /api/me first: it says who you are"),
    403: _problem("not allowed, or the header X-CSRFToken is missing"),
    429: _problem("too fast; wait a moment"),
}
CREATED = {**SEEN, 404: _problem("no such game or scene")}
FOUND = {**SEEN, 404: _problem("no such table, seat or match"), 409: _problem("not possible now")}
