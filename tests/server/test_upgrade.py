"""What another version of the program left behind: refused in words, or set aside without loss."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text, update
from websockets.exceptions import ConnectionClosed

from manoir.games import find
from manoir.play import replay
from manoir.play.match import Match
from manoir.server import upgrade
from manoir.server.store import Database, NoDatabase, matches
from manoir.server.store.migrate import FOLDER
from manoir.server.store.schema import matches as match_table
from manoir.server.store.schema import metadata
from tests.cli.running import run

from .houses import opened
from .people import ME, Person, here, play_to_the_end

OLD = "0-before"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    found: str = request.getfixturevalue("postgresql")
    return found


@pytest.fixture
def left_behind(tmp_path: Path) -> tuple[str, str, dict[str, str]]:
    """A house in which a match runs by rules that this program does not have."""
    file = str(tmp_path / "house.db")
    with opened(file) as inn, Person(inn.address, "Ada") as ada:
        code = ada.open(ME, here("Bea"))
        tab = ada.tab(code, seat=ada.table(code)["turn"])
        tab.until(lambda tab: tab.choices).choose(tab.choices[0])
        tab.until(lambda tab: tab.at == 1)
        cookies = dict(ada.http.cookies)
    database = Database(file)
    with database.engine.begin() as connection:
        connection.execute(update(match_table).values(rules=OLD))
    database.close()
    return file, code, cookies


def test_the_migrations_lead_to_the_schema(url: str) -> None:
    database = Database(url)
    try:
        with database.engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, metadata) == []
    finally:
        database.close()


def test_a_database_that_is_up_to_date_is_left_alone(url: str) -> None:
    newest = max(path.name for path in FOLDER.glob("versions/0*.py"))
    for _ in range(2):
        database = Database(url)
        with database.engine.connect() as connection:
            revision = MigrationContext.configure(connection).get_current_revision()
            assert revision == newest.partition("_")[0]
        database.close()


def test_a_newer_database_is_refused(url: str) -> None:
    database = Database(url)
    with database.engine.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '9999'")
    database.close()
    with pytest.raises(NoDatabase, match="newer program"):
        Database(url)


def test_a_match_of_other_rules_is_refused_before_anything_is_served(
    left_behind: tuple[str, str, dict[str, str]],
) -> None:
    file, _, _ = left_behind
    complaint = run("serve", "--no-open", "--port", "0", "--database", file).complaint
    assert f"1 of ghooost (rules {OLD})" in complaint
    assert "--export-old" in complaint


def test_it_is_exported_and_set_aside(
    left_behind: tuple[str, str, dict[str, str]], tmp_path: Path
) -> None:
    file, code, cookies = left_behind
    database = Database(file)
    with database.engine.begin() as connection:
        [path] = upgrade.export_unplayable(connection, tmp_path / "old")
        assert upgrade.unplayable(connection) == {}
        [row] = [r for r in [matches.find(connection, 1, 1)] if r]
        entries = matches.history(connection, row.id)
    database.close()
    lines = path.read_text(encoding="utf-8").splitlines()
    assert {f"rules: {OLD}", f"seed: {row.seed}"} <= set(lines)
    assert f"1. {entries[0].seat} {entries[0].what}" in lines
    with opened(file) as inn, Person(inn.address) as ada:
        for name, value in cookies.items():
            ada.http.cookies.set(name, value, domain="127.0.0.1")
        assert ada.get("/api/house")["mine"] == []
        assert ada.refused("GET", f"/api/tables/{code}") == (409, "other-rules")
        tab = ada.tab(code)
        with pytest.raises(ConnectionClosed) as closed:
            tab.next("position")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        assert OLD in closed.value.rcvd.reason


def test_an_exported_match_is_a_replay_but_for_its_digest(
    left_behind: tuple[str, str, dict[str, str]],
) -> None:
    """Whoever has the rules has the whole match."""
    database = Database(left_behind[0])
    with database.engine.connect() as connection:
        row = matches.find(connection, 1, 1)
        assert row is not None
        ours = upgrade.as_replay(row, matches.history(connection, row.id))
        entries = matches.history(connection, row.id)
    database.close()
    match = Match(find("ghooost"), 2, row.seed, row.options, row.names, nonce=row.nonce)
    for entry in entries:
        match.play(entry.what)
    whole = replay.write(match).replace(f"rules: {match.game.version}", f"rules: {OLD}")
    assert whole == f"{ours}digest: {match.digest}\n"


def test_a_match_that_ended_unnoticed_can_be_played_again(tmp_path: Path) -> None:
    """The server was killed between the last choice and writing down that the match is over."""
    file = str(tmp_path / "house.db")
    with opened(file) as inn, Person(inn.address, "Ada") as ada:
        codes = [ada.open(ME, here("Bea")) for _ in range(2)]
        for code in codes:
            play_to_the_end(ada.tab(code, seat=0), ada.tab(code, seat=1))
        cookies = dict(ada.http.cookies)
    database = Database(file)
    with database.engine.begin() as connection:
        connection.execute(text("update matches set over = false"))
        connection.execute(text("update tables set stage = 'playing'"))
    database.close()
    with opened(file) as inn, Person(inn.address) as ada:
        for name, value in cookies.items():
            ada.http.cookies.set(name, value, domain="127.0.0.1")
        tab = ada.tab(codes[0])
        tab.until(lambda tab: tab.table["stage"] == "over")
        for code in codes:
            assert ada.post(f"/api/tables/{code}/rematch")["match"] == 2
