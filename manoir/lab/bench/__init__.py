"""How fast we are, beside others: `manoir bench`.

Absolute figures depend on the machine and the hour. So peers play in the same run, on the same
core, turn and turn about with our games, and the ratio is the claim.
"""

from __future__ import annotations

from manoir.lab.bench.protocol import run

__all__ = ["run"]
