"""What a designer counts in a match: on tables where the numbers can be told by looking."""

from __future__ import annotations

from manoir.games.phantom.watch import Watch
from manoir.kit.choice import parse
from tests.games.phantom.tables import House, house


def watched(t: House, *texts: str) -> dict[str, float]:
    watch = Watch()
    for text in texts:
        watch.chose(t.state, t.game.legal(t.state), parse(t.game.state, text))
        t.choose(text)
    return watch.found()


def test_cards_are_counted_by_what_they_are() -> None:
    found = watched(
        house("tunnel wiring attic soul-knocker", mine={"basement": "laundry"}),
        "lay attic first",
        "lay wiring ground",
        "lay tunnel garden",
        "lay soul-knocker basement",
    )
    laid = {name: n for name, n in found.items() if name.startswith("laid ") and n}
    assert laid == {"laid bound": 1, "laid through": 1, "laid between": 1, "laid knocker": 1}
    assert (found["in vain knocker"], found["turns of 4"], found["cards a turn"]) == (1, 1, 4)


def test_a_card_is_dead_that_fits_nowhere_and_a_ghost_idle_that_does_nothing_anywhere() -> None:
    """Mary keeps a Revenant out; of the two others a Knocker finds nobody, a Charmer somebody."""
    t = house(
        "revenant-howler soul-knocker soul-charmer attic",
        mine={"garden": "old-well"},
        here={"garden": "mary"},
    )
    found = watched(t, "stop")
    assert found["dead"] == 1 / 4
    assert found["idle"] == 2 / 3
    assert (found["at will"], found["turns of 0"]) == (1, 1)


def test_who_has_nothing_to_lay_does_not_stop_at_will() -> None:
    assert watched(house("soul-knocker"), "stop")["at will"] == 0
