"""Scenarios of Halloween name the paragraphs of the rulebook that they show."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "paragraph(*ids): the paragraphs of the rulebook that this scenario shows"
    )
