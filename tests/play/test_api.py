"""What `import manoir` offers."""

from __future__ import annotations

import inspect
import pkgutil

import pytest

import manoir
from manoir.errors import BadOption, ImpossiblePosition, Malformed, UnknownGame
from manoir.play.match import Match

from .tables import DUSK


def test_the_games() -> None:
    assert "ghooost" in manoir.catalogue()
    assert manoir.catalogue() == sorted(manoir.catalogue())


def test_no_room_of_the_house_takes_the_name_of_a_function() -> None:
    """Once imported, `manoir.play` is the room: a function of that name would be gone."""
    rooms = {module.name for module in pkgutil.iter_modules(manoir.__path__)}
    functions = {name for name, value in vars(manoir).items() if inspect.isfunction(value)}
    assert functions == {"catalogue", "load", "new", "save", "set_up"}
    assert not functions & rooms


def test_a_new_match() -> None:
    match = manoir.new("ghooost", 3, 7, {"hand_size": 2}, ["Ada"])
    assert isinstance(match, Match)
    assert (match.players, match.seed, match.seats) == (3, 7, ["Ada", "", ""])
    assert match.state.hand_n[:3] == [2, 2, 2]
    assert match.options == {"hand_size": 2}
    assert manoir.new("ghooost", players=2).seed != manoir.new("ghooost", players=2).seed


def test_a_prepared_match() -> None:
    match = manoir.set_up("ghooost", DUSK, seed=3, seats=["Ada", "Bea"])
    assert (match.players, match.seats, match.actor) == (2, ["Ada", "Bea"], 0)
    assert match.position == DUSK
    for players in (None, "2", 2.0):
        with pytest.raises(ImpossiblePosition, match="players: say how many sit at the table"):
            manoir.set_up("ghooost", {**DUSK, "players": players})


def test_what_is_left_open_is_dealt_by_the_seed() -> None:
    one, two, other = (manoir.set_up("ghooost", DUSK, seed=seed) for seed in (1, 1, 2))
    assert one.state == two.state
    assert one.state.mansion != other.state.mansion


def test_saving_and_loading() -> None:
    match = manoir.new("ghooost", 2, seed=5).play("try luck")
    assert manoir.load(manoir.save(match)).digest == match.digest
    with pytest.raises(Malformed):
        manoir.load("a letter")


@pytest.mark.parametrize("key", ["chess", "", "Ghooost", "ghooost.rules", "../ghooost", "__init__"])
def test_an_unknown_game(key: str) -> None:
    with pytest.raises(UnknownGame, match=r"there are .*ghooost"):
        manoir.new(key, 2)
    with pytest.raises(UnknownGame):
        manoir.set_up(key, {"players": 2})


def test_what_cannot_be_played() -> None:
    with pytest.raises(BadOption, match="for 2 to 6 players, not 7"):
        manoir.new("ghooost", 7)


def test_the_version() -> None:
    assert manoir.__version__.count(".") == 2
