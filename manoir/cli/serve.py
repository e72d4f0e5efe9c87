"""`manoir serve`: the house in a browser."""

from __future__ import annotations

import argparse
import logging
import sys
import webbrowser
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from manoir.cli.phrases import Say

if TYPE_CHECKING:
    from manoir.server.store import Database


def run(args: argparse.Namespace, say: Say) -> int:
    from manoir.server import serve, upgrade
    from manoir.server.store import Database

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    url = args.database or serve.usual_database()
    with closing(Database(url)) as database:
        with database.engine.begin() as connection:
            if args.export_old:
                for path in upgrade.export_unplayable(connection, Path(args.export_old)):
                    print(say("serve-exported", path=str(path)))
            upgrade.refuse_unplayable(connection)
        return _serve(database, url, args, say)


def _serve(database: Database, url: str, args: argparse.Namespace, say: Say) -> int:
    from manoir.server import serve

    at = serve.listening(args.host, args.port)
    address = serve.address(at)

    def ready() -> None:
        print(say("serve-address", address=address), flush=True)
        if not database.shared:
            print(say("serve-kept", path=url), flush=True)
        print(say("serve-stop"), flush=True)
        if not args.no_open and sys.stdout.isatty():
            webbrowser.open(address)

    if (args.processes or 1) > 1:
        serve.run_wings(url, at, args.processes, ready)
    else:
        serve.run(database, at, ready)
    return 0
