"""Chapter 6: Doubles, Triples and Quartets."""

from __future__ import annotations

import pytest

from tests.games.ghooost.tables import after_midnight, before_midnight


@pytest.mark.paragraph("6.1")
@pytest.mark.parametrize(
    ("play", "actor"), [("play 1 momicha", 1), ("play 2 momicha", 0), ("play 3 momicha", 0)]
)
def test_double_and_triple(play: str, actor: int) -> None:
    """Given three 6s in hand, one laid alone ends the turn; two or three, and one acts again."""
    t = after_midnight("momicha momicha momicha draplo", "igor", "igor", cemetery="zombibi")
    t.choose(play)
    assert t.actor == actor
    assert t.told("acts_again") == ([] if actor else ["acts_again 0"])
    assert t.told("quartet") == []


@pytest.mark.paragraph("6.1")
@pytest.mark.parametrize(("play", "actor"), [("play 1 momicha", 1), ("play 2 momicha", 0)])
def test_no_double_with_the_cemetery(play: str, actor: int) -> None:
    """Scenario 5: one 6 laid on a 6 is no Double, two from the hand are."""
    t = after_midnight("momicha momicha draplo", "igor", "igor", cemetery="momicha").choose(play)
    assert t.actor == actor
    assert t.discarded == ""


@pytest.mark.paragraph("6.1")
def test_acting_again_is_any_action() -> None:
    """After a Double before midnight all actions are open, also taking back what one laid."""
    t = before_midnight("momicha momicha igor draplo", "", "", crypt="igor igor igor")
    t.choose("play 2 momicha")
    assert t.offers == {"play 1 igor", "play 2 igor", "play 3 igor", "try luck", "take"}
    t.choose("take")
    assert t.hand(0) == "draplo momicha momicha igor igor igor"
    assert t.actor == 1


@pytest.mark.paragraph("6.1", "5.3")
def test_acting_again_with_an_empty_hand() -> None:
    """After midnight, a Double of one's last cards: one opens the mansion, or takes it back."""
    t = after_midnight("momicha momicha", "igor", "igor").choose("play 2 momicha")
    assert (t.actor, t.offers) == (0, {"take", "open mansion"})


@pytest.mark.paragraph("6.1")
def test_one_double_after_another() -> None:
    """Acting again can go on: two Doubles, then a single ghost, and the turn ends."""
    t = after_midnight("zombibi zombibi igor igor faucheuse", "igor", "")
    t.choose("play 2 zombibi", "play 2 igor")
    assert (t.actor, t.offers) == (0, {"take"})
    assert t.choose("take").actor == 1
    assert t.told("acts_again") == []


@pytest.mark.paragraph("6.2", "4.4", "4.5")
def test_refill_before_acting_again() -> None:
    """Scenario 11: two 6s laid, the last card drawn, midnight, and one acts with three cards."""
    t = before_midnight("momicha momicha vampirette pirat-os", "", "", crypt="scooty")
    t.choose("play 2 momicha")
    assert t.events == ["laid 0 momicha 2 0", "drew 0 scooty", "midnight", "acts_again 0"]
    assert t.hand(0) == "scooty vampirette pirat-os"
    assert t.offers == {"play 1 scooty", "play 1 vampirette", "play 1 pirat-os", "take"}


@pytest.mark.paragraph("6.2")
def test_refill_to_four_before_acting_again() -> None:
    """Given a full crypt, a Triple is followed by three cards drawn, then one acts again."""
    t = before_midnight("momicha momicha momicha igor", "", "", crypt="igor scooty scooty scooty")
    t.choose("play 3 momicha")
    assert (t.actor, t.hand(0)) == (0, "scooty scooty scooty igor")


@pytest.mark.paragraph("6.3")
@pytest.mark.parametrize("top", ["comte-croc", "faucheuse", "cerberus", "igor"])
def test_a_quartet_is_always_valid(top: str) -> None:
    """Scenario 4: on a 13, a 14 or a scary ghost three 5s are refused, four are not."""
    t = after_midnight("zombibi zombibi zombibi zombibi draplo", "igor", "", cemetery=top)
    assert t.offers == {"play 4 zombibi", "take"}
    t.choose("play 4 zombibi")
    assert t.events == ["laid 0 zombibi 4 0", "quartet 0", "swept 5", "acts_again 0"]
    assert sorted(t.discarded.split()) == sorted([top, *["zombibi"] * 4])
    assert (t.cemetery, t.actor, t.hand(0)) == ("", 0, "draplo")


@pytest.mark.paragraph("6.3", "7.6")
@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        ("draplo draplo miss-copy", []),
        ("draplo draplo miss-copy miss-copy", ["2 draplo + 2 miss-copy"]),
        ("draplo draplo draplo miss-copy", ["3 draplo + 1 miss-copy"]),
        (
            "draplo draplo draplo miss-copy miss-copy",
            ["2 draplo + 2 miss-copy", "3 draplo + 1 miss-copy", "3 draplo + 2 miss-copy"],
        ),
        (
            "draplo miss-copy miss-copy miss-copy miss-copy",
            ["1 draplo + 3 miss-copy", "1 draplo + 4 miss-copy"],
        ),
    ],
)
def test_miss_copy_fills_a_quartet(hand: str, plays: list[str]) -> None:
    """On The Reaper, 2s and Miss Copies fit only if they are four or more together."""
    assert after_midnight(hand, "", "", cemetery="faucheuse").plays == set(plays)


@pytest.mark.paragraph("6.3", "6.4", "7.6")
@pytest.mark.parametrize(
    ("cemetery", "play"),
    [
        ("igor", "play 3 draplo + 2 miss-copy"),
        ("draplo", "play 3 draplo + 1 miss-copy"),
        ("draplo miss-copy=draplo miss-copy=draplo", "play 2 draplo"),
        ("draplo miss-copy=draplo miss-copy=draplo", "play 3 draplo + 2 miss-copy"),
    ],
)
def test_more_than_four_are_a_quartet_too(cemetery: str, play: str) -> None:
    """Five, or even eight: with Miss Copy there can be more than four alike."""
    hand = "draplo draplo draplo miss-copy miss-copy igor"
    t = after_midnight(hand, "igor", "", cemetery=cemetery).choose(play)
    assert (t.told("quartet"), t.cemetery, t.actor) == (["quartet 0"], "", 0)


@pytest.mark.paragraph("6.4", "6.5")
def test_a_quartet_with_the_cemetery() -> None:
    """Scenario 3: a 10 on top and three 10s laid: all is discarded, one refills and acts again."""
    t = before_midnight(
        "banshia banshia banshia igor", "", "", cemetery="zombibi kitty banshia", crypt=8
    )
    t.choose("play 3 banshia")
    assert t.told("quartet") == ["quartet 0"]
    assert t.discarded == "kitty zombibi banshia banshia banshia banshia"
    assert (t.state.hand_n[0], t.actor, t.cemetery) == (4, 0, "")
    assert t.state.discard_n == sum(t.state.discard)


@pytest.mark.paragraph("6.4")
@pytest.mark.parametrize(
    ("cemetery", "many", "is_quartet"),
    [
        ("momicha momicha momicha", 1, True),
        ("momicha momicha", 1, False),
        ("momicha momicha", 2, True),
        ("momicha", 2, False),
        ("momicha", 3, True),
        ("", 3, False),
        ("momicha draplo momicha momicha", 1, False),
        ("momicha momicha momicha draplo", 1, False),
        ("momicha momicha kitty momicha", 1, True),
        ("momicha kitty kitty momicha momicha", 1, True),
        ("momicha momicha momicha kitty", 1, True),
        ("draplo kitty momicha momicha", 1, False),
        ("momicha miss-copy=momicha momicha", 1, True),
        ("momicha miss-copy=momicha miss-copy=momicha", 1, True),
        ("momicha momicha draplo miss-copy=draplo", 1, False),
        ("draplo miss-copy=draplo momicha momicha", 1, False),
        ("momicha momicha zombibi miss-copy=zombibi momicha", 1, False),
        ("momicha miss-copy=momicha", 2, True),
    ],
)
def test_what_lies_on_top_counts(cemetery: str, many: int, is_quartet: bool) -> None:
    """Four equal ghosts on top, Kitty left aside, Miss Copy as what she copied, none in between."""
    t = after_midnight("momicha " * many + "igor", "igor", "", cemetery=cemetery)
    t.choose(f"play {many} momicha")
    assert t.told("quartet") == (["quartet 0"] if is_quartet else [])
    assert (t.cemetery == "") == is_quartet
    assert t.actor == (0 if is_quartet or many > 1 else 1)


@pytest.mark.paragraph("6.4", "4.3")
def test_what_was_taken_lies_there_no_longer() -> None:
    """Given a 2 on top that A takes, when B lays the three others, they are just a Triple."""
    t = after_midnight("", "draplo draplo draplo", "", cemetery="igor igor igor draplo")
    t.choose("take", "play 3 draplo")
    assert t.events == ["laid 1 draplo 3 0", "acts_again 1"]


@pytest.mark.paragraph("6.4", "7.6")
def test_miss_copy_now_and_before() -> None:
    """Scenario 15: 5 and Miss Copy are a Double; another player's 5s make the Quartet."""
    t = after_midnight(
        "zombibi miss-copy scooty", "zombibi zombibi igor", "igor", cemetery="mortimer"
    )
    t.choose("play 1 zombibi + 1 miss-copy")
    assert t.events == ["laid 0 zombibi 1 1", "acts_again 0"]
    assert t.cemetery == "mortimer zombibi miss-copy=zombibi"
    t = after_midnight(
        "zombibi zombibi igor", "igor", "", cemetery="mortimer zombibi miss-copy=zombibi"
    )
    t.choose("play 2 zombibi")
    assert t.discarded == "mortimer zombibi zombibi zombibi miss-copy"
    assert t.actor == 0


@pytest.mark.paragraph("6.4", "7.6")
def test_miss_copy_as_the_fourth() -> None:
    """Given two 7s on top, a 7 with Miss Copy makes four."""
    t = after_midnight("vampirette miss-copy igor", "igor", "", cemetery="vampirette vampirette")
    t.choose("play 1 vampirette + 1 miss-copy")
    assert t.events == ["laid 0 vampirette 1 1", "quartet 0", "swept 4", "acts_again 0"]


@pytest.mark.paragraph("6.4", "7.6")
def test_miss_copy_copies_nothing_that_lies_there() -> None:
    """Given three 7s on top and Miss Copy with a 9: no Quartet, she is a 9."""
    t = after_midnight("pirat-os miss-copy igor", "igor", "", cemetery="vampirette " * 3)
    t.choose("play 1 pirat-os + 1 miss-copy")
    assert t.told("quartet") == []
    assert t.cemetery.endswith("pirat-os miss-copy=pirat-os")


@pytest.mark.paragraph("6.5", "7.9")
def test_a_quartet_sweeps_clean() -> None:
    """All of the cemetery goes, Kitties and own cards too, and Miss Copy as herself."""
    t = after_midnight(
        "draplo draplo miss-copy miss-copy scooty",
        "igor",
        "",
        cemetery="kitty igor miss-copy=igor kitty",
    )
    t.choose("play 2 draplo + 2 miss-copy")
    assert t.discarded == "kitty kitty draplo draplo igor miss-copy miss-copy miss-copy"
    assert t.told("swept") == ["swept 8"]
    assert t.offers == {"play 1 scooty"}


@pytest.mark.paragraph("6.5", "7.7")
def test_a_quartet_of_twists() -> None:
    """It also turns the play round, once; a Quartet of Igors just sweeps."""
    t = after_midnight("twist twist twist twist draplo", "igor", "igor", "", cemetery="igor")
    t.choose("play 4 twist")
    assert t.events == ["laid 0 twist 4 0", "twisted", "quartet 0", "swept 5", "acts_again 0"]
    assert t.choose("play 1 draplo").actor == 3
    t = after_midnight("igor igor igor igor draplo", "scooty", "").choose("play 4 igor")
    assert t.events == ["laid 0 igor 4 0", "quartet 0", "swept 4", "acts_again 0"]


@pytest.mark.paragraph("6.5", "7.8")
def test_a_quartet_of_skeletums_sweeps_once() -> None:
    """Four Skeletums go even on a 14: one sweep, and one acts again."""
    t = after_midnight("skeletum skeletum skeletum skeletum draplo", "", "", cemetery="faucheuse")
    assert t.plays == {"4 skeletum"}
    t.choose("play 4 skeletum")
    assert t.events == ["laid 0 skeletum 4 0", "quartet 0", "swept 5", "acts_again 0"]
