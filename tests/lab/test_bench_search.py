"""Search beside OpenSpiel's: what is counted, and what is made of it."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from manoir.lab.bench.beside import CHOICES, SIMULATIONS, claimed, meetings
from manoir.lab.bench.figure import Figure
from manoir.lab.bench.place import Place
from manoir.lab.bench.race import Race
from manoir.lab.bench.report import Tables
from manoir.lab.bench.search import OurSearch, OurTextbook, SpielSearch


@pytest.mark.parametrize("kind", [OurSearch, OurTextbook])
def test_our_search_counts_its_simulations_and_the_choices_in_them(kind: type[OurSearch]) -> None:
    ours = kind("ghooost", 4, simulations=5)
    ours.warm_up()
    assert ours.batch() == 5 * 12
    assert ours.choices_each > 3


def test_openspiels_search_is_counted_alike() -> None:
    theirs = SpielSearch("euchre", 4, simulations=5)
    theirs.warm_up()
    assert theirs.batch() == 5 * 12
    assert 3 < theirs.choices_each < 21


def test_ratios_are_taken_of_what_is_alike(capsys: pytest.CaptureFixture[str]) -> None:
    (bulk, _), (ours, peers), (textbook, _), _ = met = meetings("ghooost")
    hearts = peers[0]
    with ExitStack() as held:
        race = Race(Tables(), {}, held)
    race.rates = {bulk: [9.0, 9.0], ours: [300.0, 320.0], textbook: [10.0, 10.0]}
    race.rates[hearts] = [100.0, 80.0]
    race.choices_each = {ours: 10.0, textbook: 500.0, hearts: 25.0}
    figures = race.figures(met)
    ratios = {f.what: f for f in figures if f.ratio_to == hearts.label}
    assert ratios[SIMULATIONS].values == [3.0, 4.0]
    assert ratios[CHOICES].values == [1.2, 1.6]
    assert ratios["ratio of simulations by the textbook"].values == [0.1, 0.125]
    assert claimed(SIMULATIONS, "ghooost", hearts.label) == 3
    assert claimed("ratio", "ghooost", hearts.label) is None
    tables = Tables()
    tables.begin(Place("here", {}, None, "today"))
    tables.figures([Figure("search, cold", "ghooost", 4, "s", [9.0]), *figures])
    said = capsys.readouterr().out
    assert "simulations a second on one core" in said
    assert "at least 3: yes" in said
    assert "at least 2.5: no" in said
