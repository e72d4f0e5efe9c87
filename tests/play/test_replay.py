"""Replays: readable text, checked choice by choice; whatever is wrong is named with its line."""

from __future__ import annotations

import json
from typing import Any

import pytest

import manoir
from manoir.errors import Malformed, UnknownGame, UnknownRules
from manoir.play.match import Match
from manoir.play.replay import LONGEST, read, write
from tests.toys.pebbles import PEBBLES
from tests.toys.vigil import VIGIL

from .tables import NONCE, dusk, pebbles

pytestmark = pytest.mark.usefixtures("toys")

GOLDEN = """\
manoir replay 1
game: pebbles
rules: 1
players: 2
seat 0: Ada
seat 1: bot:random
position: {"players": 2, "heap": 9}
seed: 42
commitment: 79513579350efb53b172672fa2478769a02f7b595f13be455a85140eba3b7951

1. 0 take 1
2. 0 undo 1
3. 0 take 3
4. 1 take 2
5. 0 take 3

result: 0 1
opening: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
digest: 19b36f678f03d0da80cf419590172681
"""


def golden() -> Match:
    match = pebbles(9, seats=["Ada", "bot:random"])
    return match.play("take 1").undo().play("take 3").play("take 2").play("take 3")


def test_a_replay_reads_like_this() -> None:
    assert write(golden()) == GOLDEN


def test_a_replay_leads_back_to_the_match() -> None:
    match = read(GOLDEN)
    assert (match.digest, match.history, match.seats) == (
        *(golden().digest, golden().history),
        ["Ada", "bot:random"],
    )
    assert (match.seed, match.nonce, match.winners, match.position) == (
        *(42, NONCE, [1]),
        {"players": 2, "heap": 9},
    )
    assert write(match) == GOLDEN


def test_a_match_goes_on_from_its_replay() -> None:
    match = Match(VIGIL, 4, 3, options={"days": 2}).play("pledge 1").play("pledge 2")
    again = read(write(match))
    assert again.options == {"days": 2}
    for one in (match, again):
        one.play("pledge 3").play("pledge 1").play("point at hall")
    assert again.digest == match.digest
    assert again.story(2) == match.story(2)


def test_an_untouched_match_is_a_replay() -> None:
    match = Match(PEBBLES, 2, 0)
    assert "\nresult: unfinished\n" in write(match)
    assert read(write(match)).history == []


def test_comments_blank_lines_and_spaces_do_not_matter() -> None:
    lines = GOLDEN.splitlines()
    spaced = "\r\n\r\n".join(f"  {line}  \r\n# a comment: {line}" for line in lines[1:])
    assert read(f"{lines[0]} \n{spaced}").digest == golden().digest
    moved = [lines[0], *lines[-3:], *lines[1:-3]]  # values may stand anywhere
    assert read("\n".join(moved)).digest == golden().digest


def test_any_seats_any_language() -> None:
    match = pebbles(9, seats=["Zoé: la 1ère", "# 幽霊"])
    assert read(write(match)).seats == match.seats


# ---- what is wrong ------------------------------------------------------------------------------

WRONG: dict[str, tuple[str, str, int, str]] = {
    "another format": ("manoir replay 1", "manoir replay 2", 1, "begins with 'manoir replay 1'"),
    "no first line": ("manoir replay 1\n", "", 1, "a replay begins with"),
    "an unknown key": ("seed: 42", "seeds: 42", 8, "neither 'name: value' nor"),
    "no key at all": ("seed: 42", "42", 8, "neither 'name: value' nor"),
    "a key said twice": ("seed: 42", "seed: 42\nseed: 42", 9, "seed is said twice"),
    "a seat said twice": ("seat 1:", "seat 0:", 6, "seat 0 is said twice"),
    "a seat too many": ("seat 1:", "seat 2:", 6, "seat 2: there are 2 players"),
    "no number of players": ("players: 2", "players: two", 4, "players: a whole number is wanted"),
    "a huge number": ("seed: 42", f"seed: {'9' * 30}", 8, "seed: a whole number is wanted"),
    "a negative seed": ("seed: 42", "seed: -42", 8, "seed: a whole number is wanted"),
    "an entry left out": ("1. 0 take 1\n", "", 11, "entry 1 is expected, not 2"),
    "an entry twice": ("3. 0 take 3", "2. 0 take 3", 13, "entry 3 is expected, not 2"),
    "another seat": ("3. 0 take 3", "3. 1 take 3", 13, "seat 0 decides here, not 1"),
    "an unknown choice": ("3. 0 take 3", "3. 0 take 4", 13, "'take 4' is no choice"),
    "an illegal choice": (
        "2\n5. 0 take 3",
        "3\n5. 0 take 1\n6. 1 take 3",
        16,
        "'take 3' is not possi",
    ),
    "a choice after the end": ("5. 0 take 3", "5. 0 take 3\n6. 1 take 1", 16, "decides"),
    "an undo of another entry": ("2. 0 undo 1", "2. 0 undo 0", 12, "the last choice is 1"),
    "an undo by another seat": ("2. 0 undo 1", "2. 1 undo 1", 12, "another seat has chosen since"),
    "an undo of nothing": ("1. 0 take 1", "1. 0 undo 1", 11, "nothing has been chosen yet"),
    "an undo with no number": ("2. 0 undo 1", "2. 0 undo", 12, "seat 1 decides here"),
    "no JSON": ('{"players": 2, "heap": 9}', '{"players": 2,', 7, "position: no JSON"),
    "no JSON object": (
        '{"players": 2, "heap": 9}',
        "[2, 9]",
        7,
        "position: a JSON object is wanted",
    ),
    "deep JSON": ('{"players": 2, "heap": 9}', "[" * 100000, 7, "position: no JSON"),
    "no hexadecimal digits": ("opening: 0001", "opening: xyz1", 18, "opening: hexadecimal digits"),
    "half a byte": ("opening: 0001", "opening: 001", 18, "opening: hexadecimal digits"),
    "another result": ("result: 0 1", "result: 1 0", 17, "result: the choices lead to '0 1'"),
    "an end that is none": ("result: 0 1", "result: unfinished", 17, "result: the choices lead to"),
    "another digest": ("digest: ", "digest: 0", 19, "digest: the choices lead to another position"),
    "another promise": (
        "commitment: ",
        "commitment: 0",
        9,
        "commitment: seed and opening do not fit",
    ),
    "another opening": ("opening: 0001", "opening: 0002", 9, "commitment: seed and opening do not"),
    "another seed": ("seed: 42", "seed: 43", 19, "digest: the choices lead to another position"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_named_with_its_line(what: str) -> None:
    old, new, line, words = WRONG[what]
    assert old in GOLDEN
    with pytest.raises(Malformed, match=words) as error:
        read(GOLDEN.replace(old, new, 1))
    assert error.value.line == line
    assert str(error.value).startswith(f"line {line}: ")


def test_a_seed_tampered_with_is_found_though_the_digest_is_mended() -> None:
    """Whoever recomputes the digest still cannot keep the promise that was made before."""
    match = pebbles(9, seats=["Ada", "bot:random"])
    match.seed = 43
    match._begin()
    match.play("take 1").undo().play("take 3").play("take 2").play("take 3")
    promised = golden().commitment
    forged = write(match).replace(match.commitment, promised)
    with pytest.raises(Malformed, match="the dice were not fixed beforehand") as error:
        read(forged)
    assert error.value.line == 9


@pytest.mark.parametrize(
    "key", ["game", "rules", "players", "seed", "commitment", "result", "opening", "digest"]
)
def test_what_is_missing_is_named(key: str) -> None:
    lines = [line for line in GOLDEN.splitlines() if not line.startswith(f"{key}:")]
    with pytest.raises(Malformed, match=f"^{key} is missing"):
        read("\n".join(lines))


def test_other_rules_and_other_games() -> None:
    with pytest.raises(UnknownRules, match="made by rules '0' of pebbles; this program has '1'"):
        read(GOLDEN.replace("rules: 1", "rules: 0"))
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are .*ghooost"):
        read(GOLDEN.replace("game: pebbles", "game: chess"))


@pytest.mark.parametrize(
    "text", ["", "\n", "manoir replay 1", "\0", "manoir replay 1\n# only words"]
)
def test_what_is_hardly_anything(text: str) -> None:
    with pytest.raises(Malformed):
        read(text)


def test_a_text_too_long_is_not_even_looked_at() -> None:
    with pytest.raises(Malformed, match="20000001 characters; a replay has at most 20000000"):
        read("x" * (LONGEST + 1))


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("options", {"speed": 1}, "speed: no such option"),
        ("options", {"patience": 1}, "patience: 1 is not one of"),
        ("options", {"deck": {"igor": None}}, r"deck\[igor\]: None is not one of"),
        ("position", {"players": 2, "hand": [{"igor": 9}]}, r"hand\[0\]\[igor\]: 9 is not one of"),
        ("position", {}, "players: say how many"),
    ],
)
def test_what_cannot_begin_is_malformed(key: str, value: Any, words: str) -> None:
    text = manoir.save(manoir.new("ghooost", 2, seed=1))
    changed = text.replace("seed: 1\n", f"{key}: {json.dumps(value)}\nseed: 1\n")
    with pytest.raises(Malformed, match=words):
        read(changed)


def test_a_replay_keeps_what_was_taken_back_by_consent() -> None:
    match = dusk("Ada", "Bea").play("play 1 igor").undo(0, consent=True).play("play 1 draplo")
    assert read(write(match)).digest == match.digest
