"""`manoir serve` from the command line: what it refuses it refuses in one line."""

from __future__ import annotations

import re
import signal
import socket
from pathlib import Path

import httpx
import pytest

from manoir.server import serve
from manoir.server.refusals import CannotServe
from tests.cli.running import run

from .houses import Serving

EVERYWHERE = "0.0.0.0"  # noqa: S104


def refused(tmp_path: Path, *words: str) -> str:
    database = () if "--database" in words else ("--database", str(tmp_path / "house.db"))
    return run("serve", "--no-open", *database, *words).complaint


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://somebody@host/house", "SQLite in a file and PostgreSQL"),
        ("nonsense://", "SQLite in a file and PostgreSQL"),
        ("postgresql://somebody@host:port/house", "is no database: give a file"),
        ("postgresql://somebody@127.0.0.1:1/house", "cannot be used"),
        ("sqlite://", "SQLite in a file"),
        ("/dev/null/house.db", "/dev/null"),
    ],
)
def test_a_database_that_cannot_be_used(tmp_path: Path, url: str, words: str) -> None:
    assert words in refused(tmp_path, "--database", url)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Bea, come at midnight. " * 100, encoding="utf-8")
    assert "not a database" in refused(tmp_path, "--database", str(file))
    assert "unable to open" in refused(tmp_path, "--database", str(tmp_path))


def test_a_port_that_is_used(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        complaint = refused(tmp_path, "--port", port)
    assert f"127.0.0.1:{port} cannot be used" in complaint
    assert "--port" in complaint


@pytest.mark.parametrize("host", ["no.such.host.invalid", "..", "x" * 300])
def test_a_host_that_does_not_exist(tmp_path: Path, host: str) -> None:
    assert "there is no host" in refused(tmp_path, "--host", host, "--port", "0")


@pytest.mark.parametrize("port", ["-1", "65536", "x"])
def test_a_port_that_is_none(tmp_path: Path, port: str) -> None:
    assert "--port" in refused(tmp_path, "--port", port)


def test_without_a_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        used = other.getsockname()[1]
        monkeypatch.setattr(serve, "PORT", used)
        with serve.listening("127.0.0.1", None) as found:
            assert used < found.getsockname()[1] < used + serve.TRIED


def test_several_processes_are_refused_where_they_cannot_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(socket, "send_fds")
    with (
        serve.listening("127.0.0.1", 0) as at,
        pytest.raises(CannotServe, match="leave out --processes"),
    ):
        serve.run_wings("", at, 2, lambda: None)


def test_two_that_start_at_once_never_share_a_port() -> None:
    with serve.listening("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(CannotServe):
            serve.listening("127.0.0.1", port)


def test_small_messages_do_not_wait_for_each_other() -> None:
    """asyncio switches Nagle's algorithm off only where the socket names its protocol."""
    with serve.listening("127.0.0.1", 0) as found:
        assert found.proto == socket.IPPROTO_TCP


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "127.0.0.1"), (EVERYWHERE, "127.0.0.1"), ("::1", r"\[::1\]")]
)
def test_the_address_is_one_that_a_browser_opens(host: str, shown: str) -> None:
    with serve.listening(host, 0) as found:
        assert re.fullmatch(rf"http://{shown}:\d+/", serve.address(found))


def test_the_usual_database_lies_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert serve.usual_database() == str(tmp_path / "manoir" / "manoir.db")


def test_it_says_where_it_is_answers_and_stops(tmp_path: Path) -> None:
    """The folder of the database is made; limits are on unless they are lifted."""
    server = Serving(str(tmp_path / "deep" / "house.db"))
    server.start()
    try:
        server.ready()
        assert httpx.get(f"{server.address}/api/me").status_code == 200
        assert httpx.get(f"{server.address}/schema/openapi.json").json()["openapi"]
        assert (tmp_path / "deep" / "house.db").exists()
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(15) in {0, 2, -signal.SIGINT}
    finally:
        server.stop()
