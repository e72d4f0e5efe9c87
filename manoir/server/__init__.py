"""Tables that people sit at: HTTP, WebSocket and storage around `manoir.play`.

A table is a `Room` in every process that somebody looks at it from; what happened at it lies in the
database, and nowhere else for sure. See docs/serving.md and docs/protocol.md.
"""
