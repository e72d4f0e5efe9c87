"""The numbers that players may change, and the changes that do not go together."""

from __future__ import annotations

from typing import Any

import pytest

import manoir
from manoir.errors import BadOption
from tests.games.ghooost.tables import NAMES, after_midnight, before_midnight


@pytest.mark.paragraph("1.3")
def test_the_other_deck() -> None:
    """Two Miss Copy and four Kitty are 62 cards as well."""
    s = manoir.new("ghooost", 3, seed=1, options={"deck": "two-copies"}).state
    assert (s.deck[0], s.deck[15], sum(s.deck)) == (4, 2, 62)
    assert s.census() == {f"Ghost {name}": 2 if name == "miss-copy" else 4 for name in NAMES}
    assert s.crypt_n == 20


@pytest.mark.paragraph("1.3", "2.3")
def test_a_deck_of_ones_own() -> None:
    """Say only what differs: without Kitty and with one Igor, the crypt is five cards smaller."""
    s = manoir.new("ghooost", 3, seed=1, options={"deck": {"kitty": 0, "igor": 1}}).state
    assert sum(s.census().values()) == 57
    assert s.census()["Ghost igor"] == 1
    assert s.crypt_n == 15


@pytest.mark.paragraph("1.3")
def test_the_largest_deck() -> None:
    """Four of every kind is the largest deck."""
    s = manoir.new("ghooost", 2, seed=1, options={"deck": dict.fromkeys(NAMES, 4)}).state
    assert sum(s.census().values()) == 64
    assert s.crypt_n == 32


@pytest.mark.paragraph("2.2", "2.3")
@pytest.mark.parametrize(("size", "crypt"), [(1, 47), (5, 35), (12, 14)])
def test_mansion_size(size: int, crypt: int) -> None:
    """Larger mansions leave a smaller crypt."""
    s = manoir.new("ghooost", 3, seed=1, options={"mansion_size": size}).state
    assert (s.mansion_n[:3], s.crypt_n) == ([size] * 3, crypt)


@pytest.mark.paragraph("2.1", "4.4")
@pytest.mark.parametrize("size", [1, 3, 6])
def test_hand_size(size: int) -> None:
    """So many cards are dealt, and to so many a hand is refilled."""
    s = manoir.new("ghooost", 3, seed=1, options={"hand_size": size}).state
    assert s.hand_n[:3] == [size] * 3
    t = before_midnight("igor", "", "", hand_size=size).choose("play 1 igor")
    assert (t.state.hand_n[0], len(t.told("drew"))) == (size, 1)


@pytest.mark.paragraph("8.3")
@pytest.mark.parametrize("patience", [6, 500])
def test_patience(patience: int) -> None:
    """The least and the most patience hold exactly."""
    for idle, ends in ((patience - 2, False), (patience - 1, True)):
        t = after_midnight("draplo igor", "igor", "igor", patience=patience, idle=idle)
        assert (t.choose("play 1 draplo").actor is None) == ends


@pytest.mark.paragraph("9.1")
def test_several_deals_is_an_option() -> None:
    """By default there is one deal."""
    assert manoir.new("ghooost", 3, seed=1).state.several_deals == 0
    assert (
        manoir.new("ghooost", 3, seed=1, options={"several_deals": True}).state.several_deals == 1
    )


@pytest.mark.paragraph("2.3", "4.5")
@pytest.mark.parametrize(("igors", "crypt"), [(4, 1), (3, 0)])
def test_just_enough_cards(igors: int, crypt: int) -> None:
    """Sixty cards for six players with six in the mansion: the deal begins after midnight."""
    options = {"deck": {"kitty": 1, "igor": igors}, "mansion_size": 6}
    match = manoir.new("ghooost", 6, seed=1, options=options)
    assert match.state.crypt_n == crypt
    assert ("try luck" in [c.notation for c in match.choices()]) == bool(crypt)
    assert [e["event"] for e in match.events].count("midnight") == (not crypt)


@pytest.mark.paragraph("2.2")
def test_one_card_too_few() -> None:
    """Sixty are dealt: with 59 in the box nobody can play."""
    options = {"deck": {"kitty": 0, "igor": 3}, "mansion_size": 6}
    with pytest.raises(BadOption, match="59 cards are too few, 6 players are dealt 60"):
        manoir.new("ghooost", 6, seed=1, options=options)


IMPOSSIBLE: list[tuple[int, dict[str, Any], str]] = [
    (2, {"several_deals": True}, "several_deals: a match for points needs three players or more"),
    (1, {}, "for 2 to 6 players, not 1"),
    (7, {}, "for 2 to 6 players, not 7"),
    (6, {"mansion_size": 7}, "62 cards are too few, 6 players are dealt 66"),
    (3, {"deck": {"igor": 5}}, r"deck\[igor\]: 5 is not one of 0..4"),
    (3, {"deck": {"dracula": 1}}, r"deck\[dracula\]: not one of"),
    (3, {"deck": "three-copies"}, "'three-copies' is no preset"),
    (3, {"hand_size": 0}, "hand_size: 0 is not one of 1..6"),
    (3, {"hand_size": 7}, "hand_size: 7 is not one of 1..6"),
    (3, {"mansion_size": 0}, "mansion_size: 0 is not one of 1..12"),
    (3, {"mansion_size": 13}, "mansion_size: 13 is not one of 1..12"),
    (3, {"patience": 5}, "patience: 5 is not one of 6..500"),
    (3, {"patience": 501}, "patience: 501 is not one of 6..500"),
    (3, {"speed": 1}, "speed: no such option"),
]


@pytest.mark.paragraph("1.3", "2.2", "9.1")
@pytest.mark.parametrize(("players", "options", "words"), IMPOSSIBLE)
def test_refused_in_words(players: int, options: dict[str, Any], words: str) -> None:
    """What cannot be played is refused, and the message says why."""
    with pytest.raises(BadOption, match=words):
        manoir.new("ghooost", players, seed=1, options=options)
