from __future__ import annotations

from pathlib import Path

import pytest

import manoir

from .running import short_match


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    """The file of a match that was played to its end."""
    path = tmp_path / "match.manoir"
    path.write_text(manoir.save(short_match()), encoding="utf-8")
    return path
