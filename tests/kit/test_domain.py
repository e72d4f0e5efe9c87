"""What a number can be: width, names, reading and showing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoir.kit import FLAG, Domain, between, named, seats, upto

BIRD = named("Bird", "owl raven jay")


@pytest.mark.parametrize(
    ("lo", "hi", "code"),
    [
        (0, 0, "i1"),
        (0, 127, "i1"),
        (-127, 127, "i1"),
        (-128, 0, "i2"),  # the least value of a width means hidden
        (0, 128, "i2"),
        (-(2**15) + 1, 2**15 - 1, "i2"),
        (-(2**15), 0, "i4"),
        (0, 2**31 - 1, "i4"),
        (0, 2**31, "i8"),
        (0, 2**63 - 1, "i8"),
    ],
)
def test_the_width_holds_every_value_and_the_hidden_one(lo: int, hi: int, code: str) -> None:
    domain = between(lo, hi)
    assert domain.code == code
    assert domain.hidden == -(2 ** (8 * int(code[1]) - 1))
    assert domain.hidden not in domain


def test_how_many_and_which() -> None:
    assert (len(upto(4)), len(between(-1, 1)), len(seats(6)), len(BIRD), len(FLAG)) == (
        *(5, 3, 6),
        *(3, 2),
    )
    assert 0 in upto(4)
    assert 5 not in upto(4)
    assert -1 in between(-1, 1)
    assert "owl" not in BIRD
    assert 1.0 not in upto(4)
    assert seats(2).seat
    assert not upto(1).seat


def test_a_slice_is_a_stretch_of_the_same_numbers() -> None:
    late = BIRD[1:3]
    assert (late.lo, late.hi, len(late), late.key, late.names) == (1, 2, 2, "Bird", BIRD.names)
    assert late.read("jay") == 2
    assert late.show(1) == "raven"
    with pytest.raises(ValueError, match="'owl' is not one of raven, jay"):
        late.read("owl")
    assert seats(4)[0:2].seat


def test_names_are_said_in_words() -> None:
    assert repr(BIRD) == "Bird owl, raven, jay"
    assert repr(BIRD[1:2]) == "Bird raven"
    assert repr(between(-1, 3)) == "number -1..3"
    assert repr(seats(3)) == "Seat 0..2"


@given(st.integers(-(2**62), 2**62), st.integers(0, 2**20), st.integers(0, 2**20))
def test_numbers_come_back_from_what_is_shown(lo: int, span: int, at: int) -> None:
    domain, value = between(lo, lo + span), lo + min(at, span)
    assert domain.read(domain.show(value)) == value
    if len(str(value)) < 20:
        assert domain.read(str(value)) == value


@pytest.mark.parametrize("domain", [BIRD, BIRD[1:3], FLAG, seats(3), between(-2, 2)])
def test_every_value_comes_back_from_what_is_shown(domain: Domain) -> None:
    for value in range(domain.lo, domain.hi + 1):
        assert domain.read(domain.show(value)) == value
        assert domain.read(str(domain.show(value))) == value


def test_a_flag_is_true_or_false() -> None:
    assert (FLAG.show(0), FLAG.show(1)) == (False, True)
    assert [FLAG.read(x) for x in (True, False, 1, 0, "true", "FALSE", "1")] == [
        1,
        0,
        1,
        0,
        1,
        0,
        1,
    ]
    assert all(type(FLAG.read(x)) is int for x in (True, False))


NO_NUMBERS: list[object] = [
    *(-1, 5, "5", "-1", "--1", "-", "", " 1", "1.0", 1.0, float("nan"), True, None, "two", "²"),
    *("9" * 30, [], {}, [1], b"1"),
]


@pytest.mark.parametrize("wrong", NO_NUMBERS, ids=repr)
def test_what_is_no_number_is_refused(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"is not one of 0\.\.4$"):
        upto(4).read(wrong)


@pytest.mark.parametrize("wrong", [0, "0", "OWL", "", None, True, 1.0, ["owl"]], ids=repr)
def test_what_is_no_name_is_refused(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"is not one of owl, raven, jay$"):
        BIRD.read(wrong)


@pytest.mark.parametrize("wrong", [2, "yes", "", None, 1.0], ids=repr)
def test_what_is_no_flag_is_refused(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"is not one of 0\.\.1$"):
        FLAG.read(wrong)
