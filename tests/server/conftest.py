from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from .houses import Inn, opened
from .people import Person
from .postgres import new_database, started

Come = Callable[..., Person]


@pytest.fixture(scope="package")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A house without limits, for all tests that leave it as they found it."""
    with opened(str(tmp_path_factory.mktemp("house") / "house.db")) as found:
        yield found


@pytest.fixture
def own_inn(tmp_path: Path) -> Iterator[Inn]:
    """A house for one test alone."""
    with opened(str(tmp_path / "house.db")) as found:
        yield found


@pytest.fixture
def come(inn: Inn) -> Iterator[Come]:
    """People who come into the house; they go home after the test."""
    with ExitStack() as all_of_them:

        def arrive(name: str = "", address: str = "") -> Person:
            return all_of_them.enter_context(Person(address or inn.address, name))

        yield arrive


@pytest.fixture(scope="package")
def postgresql_server() -> Iterator[str]:
    with started() as address:
        yield address


@pytest.fixture
def postgresql(postgresql_server: str) -> str:
    """The address of an empty database."""
    return new_database(postgresql_server)
