"""The numbers that players may change, and the changes that do not go together."""

from __future__ import annotations

from typing import Any

import pytest

import manoir
from manoir.errors import BadOption
from manoir.games import find
from manoir.games.phantoms_of_halloween.components import AMOUNTS, TRACK
from tests.games.phantoms_of_halloween.tables import KEY, party

SHORT = ["black", "green", "auction", "draw", "red", "exchange", "halloween", "phew"]


@pytest.mark.paragraph("1.5")
def test_the_track_has_two_equal_halves() -> None:
    """32 squares, two of them black and opposite, and no green beside a green."""
    track, amounts = TRACK[:32], AMOUNTS[:32]
    assert track[:16] == track[16:]
    assert amounts[:16] == amounts[16:]
    assert [i for i, square in enumerate(track) if square == 0] == [0, 16]
    assert [track.count(kind) for kind in range(10)] == [2, 6, 4, 6, 4, 2, 2, 2, 2, 2]
    assert not any(track[i] == track[i - 1] == 1 for i in range(32))


@pytest.mark.paragraph("1.5")
def test_a_track_of_ones_own() -> None:
    """One green square leaves nothing to choose; the track goes round after eight squares."""
    options: dict[str, Any] = {"squares": 8, "track": SHORT, "amounts": [0, 7, 0, 2, 1]}
    match = manoir.new(KEY, 3, seed=1, options=options)
    assert match.state.place[:3] == [1, 1, 1]
    t = party("", "", "", at=[6], dice=[3], **options)
    assert t.choose("roll").cash[0] == 27
    assert t.places[0] == 1


@pytest.mark.paragraph("1.3", "2.2")
def test_fewer_cards_and_other_money() -> None:
    s = find(KEY).new(3, 1, {"cards": {"+30": 0, "-25": 0}, "money": 7})
    assert s.stump_n == 22
    assert s.cash[:3] == [7, 7, 7]
    assert all(s.owner[c] == -1 and c not in s.stump[: s.stump_n] for c in (23, 24, 25))


IMPOSSIBLE: list[tuple[int, dict[str, Any], str]] = [
    (2, {}, "for 3 to 6 players, not 2"),
    (7, {}, "for 3 to 6 players, not 7"),
    (3, {"cards": {"-25": 2}}, "cards: the box holds 1 of -25, not 2"),
    (
        6,
        {"cards": {"-5": 0, "-10": 0, "-15": 0}, "begin_with": "fast"},
        "17 are too few, 6 players draw 18",
    ),
    (3, {"track": ["black"] * 32}, "needs a green square"),
    (3, {"track": ["green"] * 32}, "needs a black square"),
    (3, {"squares": 9, "track": ["black", "green", *["red"] * 4, "black"]}, "more than a roll"),
    (3, {"track": ["purple"]}, r"track\[0\]: 'purple' is not one of"),
    (3, {"amounts": [10]}, r"amounts\[0\]: 10 is not one of 0..9"),
    (3, {"squares": 6}, "squares: 6 is not one of 7..40"),
    (3, {"rounds": 0}, "rounds: 0 is not one of 1..200"),
    (3, {"begin_with": 5}, "begin_with: 5 is not one of 1..4"),
]


@pytest.mark.paragraph("1.3", "1.5")
@pytest.mark.parametrize(("players", "options", "words"), IMPOSSIBLE)
def test_refused_in_words(players: int, options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        manoir.new(KEY, players, seed=1, options=options)
