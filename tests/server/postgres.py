"""A PostgreSQL that is thrown away after the tests."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

ROOT = Path(__file__).parent.parent.parent
INSTALL = ROOT / "tools" / "postgresql"
USER = "manoir"


def folder_of_programs() -> Path:
    """Where initdb and pg_ctl lie; they are installed where they are missing."""
    done = subprocess.run([INSTALL], capture_output=True, text=True, check=False)  # noqa: S603 ours
    assert done.returncode == 0, f"PostgreSQL is missing, and {INSTALL.name} failed: {done.stderr}"
    return Path(done.stdout.strip())


@contextmanager
def started() -> Iterator[str]:
    """The address of a server without a database yet, on a free port of this machine."""
    programs, folder = folder_of_programs(), Path(tempfile.mkdtemp(prefix="pg"))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    def run(program: str, *words: str) -> None:
        """It refuses to run as root, so then it runs as its own user."""
        me = "postgres" if os.geteuid() == 0 else None
        done = subprocess.run(  # noqa: S603 programs of PostgreSQL
            [programs / program, *words],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            user=me,
            group=me,
            extra_groups=[] if me else None,
            cwd=folder,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, done.stderr.decode()

    if os.geteuid() == 0:
        owner = pwd.getpwnam("postgres")
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    data = str(folder / "data")
    quick = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    quick += " -c fsync=off -c shared_buffers=16MB -c max_connections=100"
    try:
        run(
            "initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"
        )
        run("pg_ctl", "start", "-w", "-D", data, "-l", str(folder / "log"), "-o", quick)
        try:
            yield f"postgresql://{USER}@127.0.0.1:{port}"
        finally:
            run("pg_ctl", "stop", "-D", data, "-m", "immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_database(server: str) -> str:
    name = f"house_{secrets.token_hex(4)}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"create database {name}".encode())
    return f"{server}/{name}"
