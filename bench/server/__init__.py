"""How fast the server is, beside boardgame.io: `python -m bench.server`."""
