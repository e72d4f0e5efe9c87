"""Chapter 7: the fearless, the scary and the special ghosts."""

from __future__ import annotations

import pytest

from tests.games.ghooost.tables import NAMES, after_midnight, before_midnight

EACH = " ".join(NAMES[1:15])


@pytest.mark.paragraph("7.1")
@pytest.mark.parametrize("top", [name for name in NAMES[1:15] if name != "skeletum"])
def test_scooty_fits_everywhere(top: str) -> None:
    """Scooty goes on any ghost, and on the 1 that then lies on top all ghosts are valid."""
    t = after_midnight("scooty", EACH.replace("scooty ", ""), "", cemetery=top)
    t.choose("play 1 scooty")
    assert t.cemetery == f"{top} scooty"
    assert t.plays == {f"1 {name}" for name in NAMES[2:15]}


@pytest.mark.paragraph("7.1", "6.1")
def test_scooty_in_twos_and_threes() -> None:
    """Given three Scooty and an Igor on top, one, two or three fit; with two, one acts again."""
    t = after_midnight("scooty scooty scooty igor", "igor", "", cemetery="igor")
    assert t.plays == {"1 scooty", "2 scooty", "3 scooty", "1 igor"}
    assert t.choose("play 2 scooty").actor == 0


@pytest.mark.paragraph("7.2")
@pytest.mark.parametrize("top", ["", "draplo", "cerberus", "igor", "faucheuse"])
def test_kitty_can_always_be_played(top: str) -> None:
    """On any ghost or none, Kitty lies beside, and the ghost on top stays the one to beat."""
    t = after_midnight("kitty scooty", "", EACH, cemetery=top)
    assert "play kitty" in t.offers
    before = after_midnight(EACH, "", "", cemetery=top).plays
    t.choose("play kitty")
    assert t.cemetery == f"{top} kitty".strip()
    assert t.plays == before


@pytest.mark.paragraph("7.2", "7.3")
def test_kitty_goes_along() -> None:
    """Scenario 8: A plays Kitty on a 9, B is skipped, C faces the 9 and takes Kitty with it."""
    t = before_midnight("kitty", "", "vampirette twist banshia igor", cemetery="pirat-os")
    t.choose("play kitty")
    assert t.told("skipped") == ["skipped 1"]
    assert t.actor == 2
    assert t.plays == {"1 banshia", "1 igor"}
    assert t.choose("take").known(2) == "kitty pirat-os"
    assert (t.actor, t.told("skipped")) == (0, [])


@pytest.mark.paragraph("7.2", "7.8")
def test_kitty_is_discarded_with_the_cemetery() -> None:
    t = after_midnight("skeletum igor", "igor", "", cemetery="kitty pirat-os").choose(
        "play 1 skeletum"
    )
    assert t.discarded == "kitty pirat-os skeletum"


@pytest.mark.paragraph("7.3")
def test_kitty_with_two_players() -> None:
    """With two players, the other is skipped and it is one's own turn again."""
    t = after_midnight("kitty igor", "igor").choose("play kitty")
    assert (t.told("skipped"), t.actor) == (["skipped 1"], 0)
    assert t.told("acts_again") == []


@pytest.mark.paragraph("7.3")
@pytest.mark.parametrize(
    ("players", "out", "backwards", "skipped", "actor"),
    [
        (3, [], 0, 1, 2),
        (3, [], 1, 2, 1),
        (3, [1], 0, 2, 0),
        (3, [2], 1, 1, 0),
        (4, [1], 0, 2, 3),
        (4, [2], 0, 1, 3),
        (4, [3], 1, 2, 1),
        (5, [1, 3], 0, 2, 4),
        (5, [4, 3], 1, 2, 1),
        (6, [1, 2, 4], 0, 3, 5),
    ],
)
def test_who_is_skipped(
    players: int, out: list[int], backwards: int, skipped: int, actor: int
) -> None:
    """The next player still in the game is skipped, in the present direction."""
    hands = ["" if p in out else "igor" for p in range(1, players)]
    t = after_midnight("kitty igor", *hands, out=out, backwards=backwards).choose("play kitty")
    assert (t.told("skipped"), t.actor) == ([f"skipped {skipped}"], actor)


@pytest.mark.paragraph("7.3", "8.1")
@pytest.mark.parametrize(
    ("hands", "out", "skipped", "actor"),
    [
        (["kitty", "igor", "igor"], [], 1, 2),
        (["kitty", "igor", "igor", ""], [3], 1, 2),
        (["kitty", "", "igor", "igor"], [1], 2, 3),
    ],
)
def test_out_with_kitty(hands: list[str], out: list[int], skipped: int, actor: int) -> None:
    """One gets out with Kitty, and the next player is skipped all the same."""
    t = after_midnight(
        *hands, out=out, mansions=[0 if p in [0, *out] else 1 for p in range(len(hands))]
    )
    t.choose("play kitty")
    assert t.events[1:] == [f"left 0 {len(out) + 1}", f"skipped {skipped}"]
    assert t.actor == actor


@pytest.mark.paragraph("7.4")
def test_kitty_goes_alone() -> None:
    """Given two Kitty, one is laid; together, or with Miss Copy, they are no play."""
    t = after_midnight("kitty kitty miss-copy", "igor", "igor", cemetery="igor")
    assert t.offers == {"play kitty", "take"}
    t.choose("play kitty")
    assert t.hand(0) == "kitty miss-copy"
    assert t.told("acts_again") == []
    assert t.actor == 2


@pytest.mark.paragraph("7.4")
def test_a_second_kitty_later() -> None:
    """Kitty on Kitty is welcome on a later turn; with two players, one's own next."""
    t = after_midnight("kitty kitty igor", "igor", cemetery="draplo").choose(
        "play kitty", "play kitty"
    )
    assert (t.cemetery, t.actor) == ("draplo kitty kitty", 0)


@pytest.mark.paragraph("7.5")
@pytest.mark.parametrize(
    ("top", "fits"),
    [
        ("cerberus", ["1 scooty", "1 cerberus", "1 igor", "kitty"]),
        ("igor", ["1 scooty", "1 igor", "kitty"]),
        ("draplo cerberus miss-copy=cerberus", ["1 scooty", "1 cerberus", "1 igor", "kitty"]),
        ("igor miss-copy=igor kitty", ["1 scooty", "1 igor", "kitty"]),
    ],
)
def test_scary_ghosts(top: str, fits: list[str]) -> None:
    """Scenario 6: on Cerberus only 1, 3, 12 and Kitty, on Igor only 1, 12 and Kitty."""
    assert after_midnight(f"{EACH} kitty", "", "", cemetery=top).plays == set(fits)


@pytest.mark.paragraph("7.5")
@pytest.mark.parametrize(
    ("top", "ghost", "fits"),
    [
        ("draplo", "cerberus", True),
        ("cerberus", "cerberus", True),
        ("mortimer", "cerberus", False),
        ("igor", "cerberus", False),
        ("skeletum", "igor", True),
        ("cerberus", "igor", True),
        ("igor", "igor", True),
        ("comte-croc", "igor", False),
        ("cerberus", "mortimer", False),
        ("cerberus", "faucheuse", False),
        ("igor", "comte-croc", False),
        ("igor", "faucheuse", False),
    ],
)
def test_scary_ghosts_are_laid_by_their_value(top: str, ghost: str, fits: bool) -> None:
    """Being scary does not replace the number: Cerberus is refused on a 4 and on Igor."""
    cemetery = top if top != "skeletum" else "banshia"
    assert (f"1 {ghost}" in after_midnight(ghost, "", "", cemetery=cemetery).plays) == fits


@pytest.mark.paragraph("7.6")
@pytest.mark.parametrize("hand", ["miss-copy", "miss-copy miss-copy", "kitty miss-copy"])
def test_miss_copy_is_not_played_alone(hand: str) -> None:
    """Alone, among themselves or with Kitty: no play has Miss Copy in it."""
    t = after_midnight(hand, "", "", cemetery="draplo")
    assert {play for play in t.plays if "miss-copy" in play} == set()


@pytest.mark.paragraph("7.6")
def test_miss_copy_joins_any_number() -> None:
    """Given two 5s and two Miss Copy: every mixture with at least one 5 in it."""
    t = after_midnight("zombibi zombibi miss-copy miss-copy draplo", "", "", cemetery="mortimer")
    assert t.plays == {
        "1 zombibi",
        "2 zombibi",
        "1 zombibi + 1 miss-copy",
        "1 zombibi + 2 miss-copy",
        "2 zombibi + 1 miss-copy",
        "2 zombibi + 2 miss-copy",
    }
    t.choose("play 1 zombibi + 2 miss-copy")
    assert t.cemetery == "mortimer zombibi miss-copy=zombibi miss-copy=zombibi"
    assert t.hand(0) == "draplo zombibi"
    assert t.actor == 0


@pytest.mark.paragraph("7.6")
@pytest.mark.parametrize("top", ["scooty", "draplo", "faucheuse"])
def test_miss_copy_does_not_make_a_ghost_scarier(top: str) -> None:
    """With Miss Copy a ghost still has to be valid, the lowest and the highest alike."""
    t = after_midnight("scooty draplo faucheuse miss-copy", "", "", cemetery=top)
    plays = {p for p in t.plays if "miss-copy" in p}
    fits = ["scooty", *(g for g in ("draplo", "faucheuse") if NAMES.index(g) >= NAMES.index(top))]
    assert plays == {f"1 {g} + 1 miss-copy" for g in fits}


@pytest.mark.paragraph("7.6", "7.5", "6.1")
def test_miss_copy_as_igor() -> None:
    """Igor and Miss Copy are a Double of Igors: she frightens like him."""
    t = after_midnight("igor miss-copy comte-croc", "", "", cemetery="draplo")
    t.choose("play 1 igor + 1 miss-copy")
    assert (t.actor, t.plays) == (0, set())


@pytest.mark.paragraph("7.6", "7.1")
def test_miss_copy_as_scooty() -> None:
    """With Scooty she fits everywhere, and then the top is a 1."""
    t = after_midnight("scooty miss-copy draplo", "", "", cemetery="igor")
    t.choose("play 1 scooty + 1 miss-copy")
    assert t.plays == {"1 draplo"}


@pytest.mark.paragraph("7.6", "7.7")
def test_miss_copy_as_twist() -> None:
    """With Twist she is part of one play: it turns round once, and one acts again."""
    t = after_midnight("twist miss-copy igor", "", "").choose("play 1 twist + 1 miss-copy")
    assert t.events == ["laid 0 twist 1 1", "twisted", "acts_again 0"]
    assert t.choose("play 1 igor").actor == 2


@pytest.mark.paragraph("7.6", "7.8")
def test_miss_copy_as_skeletum() -> None:
    """With Skeletum she sweeps, and lies in the discard as Miss Copy."""
    t = after_midnight("skeletum miss-copy igor", "", "", cemetery="banshia")
    t.choose("play 1 skeletum + 1 miss-copy")
    assert t.events == ["laid 0 skeletum 1 1", "swept 3", "acts_again 0"]
    assert t.discarded == "banshia skeletum miss-copy"


@pytest.mark.paragraph("7.6", "1.4")
def test_miss_copy_comes_back_as_herself() -> None:
    """Taken into a hand she is Miss Copy again, and everybody knows it."""
    t = after_midnight("draplo", "", "", cemetery="igor miss-copy=igor").choose("take")
    assert t.known(0) == "igor miss-copy"
    assert t.hand(0) == "draplo igor miss-copy"


@pytest.mark.paragraph("7.6")
def test_an_old_copy_leaves_no_trace() -> None:
    """Where Miss Copy lay as a 12, a 2 laid after the pile was taken is just a 2."""
    t = after_midnight("draplo", "mortimer cerberus", "", cemetery="igor miss-copy=igor")
    t.choose("take", "play 1 cerberus")
    assert t.cemetery == "cerberus"


@pytest.mark.paragraph("7.7")
@pytest.mark.parametrize(
    ("backwards", "play", "actor"),
    [
        (0, "play 1 twist", 3),
        (1, "play 1 twist", 1),
        (0, "play 2 twist", 0),
        (1, "play 3 twist", 0),
    ],
)
def test_twist(backwards: int, play: str, actor: int) -> None:
    """Scenario 10: A lays one Twist and D is next, or B if play was backwards already."""
    t = after_midnight("twist twist twist igor", "igor", "igor", "igor", backwards=backwards)
    t.choose(play)
    assert (t.actor, t.told("twisted")) == (actor, ["twisted"])
    assert t.state.backwards == 1 - backwards


@pytest.mark.paragraph("7.7")
def test_two_twists_turn_once() -> None:
    """Scenario 10: two Twists: A acts again, then D; another Twist by D, and A is next."""
    t = after_midnight("twist twist igor", "igor", "igor", "igor scooty").choose(
        "play 2 twist", "play 1 igor"
    )
    assert t.actor == 3
    assert t.choose("play 1 scooty").actor == 2


@pytest.mark.paragraph("7.7")
def test_twist_with_two_players() -> None:
    """With two players it makes no difference who is next."""
    t = after_midnight("twist igor", "igor").choose("play 1 twist")
    assert (t.actor, t.state.backwards) == (1, 1)
    assert t.choose("play 1 igor").actor == 0


@pytest.mark.paragraph("7.7", "8.1")
@pytest.mark.parametrize(
    ("actor", "out", "backwards", "following"),
    [
        (0, [1], 0, 2),
        (0, [1, 2], 0, 3),
        (3, [0, 1], 0, 2),
        (2, [3, 0], 0, 1),
        (0, [3], 1, 2),
        (0, [3, 2], 1, 1),
        (1, [0], 1, 3),
        (1, [0, 3], 1, 2),
    ],
)
def test_those_who_are_out_are_passed_over(
    actor: int, out: list[int], backwards: int, following: int
) -> None:
    """Given four seats, some out: the next is the first still in, in the direction of play."""
    hands = ["" if p in out else "igor draplo" for p in range(4)]
    t = after_midnight(*hands, out=out, actor=actor, backwards=backwards).choose("play 1 draplo")
    assert t.actor == following


@pytest.mark.paragraph("7.7", "3.2")
def test_twist_has_to_be_valid() -> None:
    """On an 8 it fits, on a 9 it does not."""
    assert after_midnight("twist", "", "", cemetery="twist").plays == {"1 twist"}
    assert after_midnight("twist", "", "", cemetery="pirat-os").plays == set()


@pytest.mark.paragraph("7.8")
@pytest.mark.parametrize("many", [1, 2, 3])
def test_skeletum_sweeps(many: int) -> None:
    """Scenario 7: on a 9 it sends all to the discard, once, and one acts again, once."""
    t = after_midnight("skeletum skeletum skeletum draplo", "igor", "", cemetery="pirat-os kitty")
    t.choose(f"play {many} skeletum")
    assert t.events == [f"laid 0 skeletum {many} 0", f"swept {2 + many}", "acts_again 0"]
    assert t.discarded == "kitty pirat-os" + " skeletum" * many
    assert t.choose("play 1 draplo").actor == 1


@pytest.mark.paragraph("7.8")
@pytest.mark.parametrize(
    ("top", "fits"),
    [
        ("banshia", True),
        ("igor", False),
        ("comte-croc", False),
        ("faucheuse", False),
        ("cerberus", False),
        ("", True),
    ],
)
def test_skeletum_has_to_be_valid(top: str, fits: bool) -> None:
    """Scenario 7: not on a 12, 13 or 14, and not on Cerberus, though he is a 3."""
    t = after_midnight("skeletum", "", "", cemetery=top)
    assert t.plays == ({"1 skeletum"} if fits else set())


@pytest.mark.paragraph("7.9")
def test_discarded_ghosts_stay_away() -> None:
    """What was swept is in no pile to be taken, and everyone sees it in the discard."""
    t = after_midnight("skeletum igor", "draplo", "", cemetery="pirat-os").choose("play 1 skeletum")
    assert "take" not in t.offers
    t.choose("play 1 igor", "take")
    assert t.hand(1) == "draplo igor"
    assert t.state.view(-1).discard == t.state.discard


@pytest.mark.paragraph("7.8", "3.2")
def test_what_was_swept_no_longer_counts() -> None:
    """Twist lay there before Skeletum; on the two Draplo that come now, Momicha fits."""
    t = after_midnight(
        "skeletum draplo draplo momicha", "", "", cemetery="scooty banshia zombibi twist"
    )
    t.choose("play 1 skeletum").choose("play 2 draplo")
    assert "play 1 momicha" in t.offers
