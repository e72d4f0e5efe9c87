"""`manoir serve`: the house in a browser."""

from __future__ import annotations

import argparse
import logging
import sys
import webbrowser
from pathlib import Path

from manoir.cli.phrases import Say


def run(args: argparse.Namespace, say: Say) -> int:
    from manoir.server import serve, upgrade
    from manoir.server.store import Database

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    url = args.database or serve.usual_database()
    database = Database(url)
    with database.engine.begin() as connection:
        if args.export_old:
            for path in upgrade.export_unplayable(connection, Path(args.export_old)):
                print(say("serve-exported", path=str(path)))
        upgrade.refuse_unplayable(connection)
    at = serve.listening(args.host, args.port)
    address = serve.address(at)

    def ready() -> None:
        print(say("serve-address", address=address), flush=True)
        if not database.shared:
            print(say("serve-kept", path=url), flush=True)
        print(say("serve-stop"), flush=True)
        if not args.no_open and sys.stdout.isatty():
            webbrowser.open(address)

    serve.run(database, at, ready)
    return 0
