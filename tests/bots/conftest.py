"""One compiled search for all tests of a worker."""

from __future__ import annotations

import pytest

from manoir.bots.compiled import Thinker
from manoir.games import find


@pytest.fixture(scope="session")
def thinker() -> Thinker:
    return Thinker(find("ghooost"))
