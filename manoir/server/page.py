"""The page, as it was built: every file in memory, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State

FOLDER = Path(__file__).with_name("page")
NOT_THE_PAGES = ("api/", "assets/", "schema/", "ws/")
FOREVER = "public, max-age=31536000, immutable"
MISSING = (
    "<!doctype html><html lang=en><title>Manoir</title>"
    "<p>The page has not been built. Run <code>make page</code>, then start the server again."
)


@dataclass(frozen=True)
class File:
    body: bytes
    packed: bytes
    kind: str
    tag: str
    fixed: bool  # its name changes with its content


@cache
def files() -> dict[str, File]:
    """By their path in the page."""
    found = {
        path.relative_to(FOLDER).as_posix(): _file(path)
        for path in sorted(FOLDER.rglob("*"))
        if path.is_file()
    }
    return found or {"index.html": _made(MISSING.encode(), "text/html; charset=utf-8", False)}


def _file(path: Path) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json")):
        kind += "; charset=utf-8"
    return _made(path.read_bytes(), kind, path.parent.name == "assets")


def _made(body: bytes, kind: str, fixed: bool) -> File:
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    return File(body, gzip.compress(body, 9, mtime=0), kind, tag, fixed)


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False
)
async def page(request: Request[Any, Any, State]) -> Response[bytes]:
    """A file of the page; every other address is one of the page's own."""
    name = request.url.path.lstrip("/")
    if f"{name}/".startswith(NOT_THE_PAGES) and name not in files():
        return Response(b"", status_code=404)
    file = files().get(name) or files()["index.html"]
    headers = {
        "Cache-Control": FOREVER if file.fixed else "no-cache",
        "ETag": file.tag,
        "Vary": "Accept-Encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if "gzip" in request.headers.get("accept-encoding", "") and len(file.packed) < len(body):
        body, headers["Content-Encoding"] = file.packed, "gzip"
    return Response(body, media_type=file.kind, headers=headers)
