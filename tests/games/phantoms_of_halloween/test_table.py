"""The table as lines of text, in both languages."""

from __future__ import annotations

import pytest

import manoir
from manoir.games.phantoms_of_halloween.state import STEP
from manoir.games.phantoms_of_halloween.table import table
from manoir.play.words import words
from tests.games.phantoms_of_halloween.tables import KEY, Party, arriving, party

ENGLISH = words(KEY, "en")


def lines(t: Party, viewer: int) -> str:
    return "\n".join(table(t.state.view(viewer), viewer, ENGLISH)).replace("\u00a0", " ")


def test_one_reads_what_one_knows() -> None:
    t = arriving(9, "witch+5 bat-10", "ogre+30", "").choose("hide bat")
    assert "[Witch +5] [Bat -10]" in lines(t, 0)
    assert "[Witch +5] [Bat ?]" in lines(t, 1)
    assert "[Witch +5] [Bat ?]" in lines(t, -1)


def test_what_was_once_stands_in_brackets() -> None:
    t = arriving(9, "witch+5 bat-10", "ogre+30", "").choose("hide bat", "re-pair")
    assert "[Witch (+5)] [Bat ?]" in lines(t, 1)
    assert "[Witch ?] [Bat ?]" in lines(t, -1)


def test_an_auction_shows_the_lot_and_the_highest_bid() -> None:
    t = arriving(2, "", "", "", stump="ogre+30 bat-10")
    assert "For sale  [Bat ?]  no bid yet" in lines(t, 0)
    assert "For sale  [Bat ?]  3 by Player 1" in lines(t.choose("bid 3"), 2)


def test_the_empty_stump_and_missed_turns() -> None:
    t = party("", "", "", misses=[0, 1, 0], stump="")
    assert lines(t, 0).startswith("Round 1 · The stump is empty: the exits are open")
    assert "misses a turn" in lines(t, 0)
    assert "Stump 5 characters" in lines(party("", "", ""), 0)


def test_before_the_first_square_no_pawn_stands_anywhere() -> None:
    match = manoir.new(KEY, 3, seed=1)
    assert not any("Square" in line for line in table(match.view(0), 0, ENGLISH))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("step", STEP.names[1:])
def test_every_question_has_words(language: str, step: str) -> None:
    t = party("witch+5", "ogre+30", "")
    t.state.step = STEP.names.index(step)
    for viewer in (0, 1):
        text = table(t.state.view(viewer), viewer, words(KEY, language))[-1]
        assert text
        assert "prompt" not in text


def test_at_the_end_nobody_is_asked() -> None:
    t = party("witch+5", "", "", at=[16], dice=[6], stump="").choose("try for six")
    assert "Waiting" not in lines(t, 1)
    assert "[Witch +5]" in lines(t, 1)
