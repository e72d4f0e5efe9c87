"""What a bot likes and hopes for, without compiling anything."""

from __future__ import annotations

import random
from typing import Any

import pytest

from manoir.bots.compiled import bind
from manoir.games.halloween import HALLOWEEN
from manoir.games.halloween.cards import CARDS
from manoir.games.halloween.worth import PARTNERS, TOGETHER, end_points
from manoir.kit.choice import notation, parse
from tests.games.halloween.tables import Night, grand_master, night

OWN = bind(HALLOWEEN)


def noted(s: Any) -> list[float]:
    """The weights as they count at a table."""
    weights = [*HALLOWEEN.mind.weights, *[0.0] * HALLOWEEN.mind.notes]
    OWN["ponder"](s, weights, [], [])
    return weights


def liked(t: Night, text: str) -> float:
    return float(OWN["preference"](t.state, noted(t.state), parse(HALLOWEEN.state, text)))


def by_habit(t: Night, many: int) -> list[str]:
    """What a bot does that only follows its habits."""
    done = []
    for _ in range(many):
        weights = noted(t.state)
        legal = HALLOWEEN.legal(t.state)
        best = max(legal, key=lambda c: float(OWN["preference"](t.state, weights, c)))
        done.append(notation(HALLOWEEN.state, best))
        HALLOWEEN.apply(t.state, best)
    return done


def features(s: Any, seat: int) -> dict[str, float]:
    x = [0.0] * len(HALLOWEEN.mind.estimate)
    OWN["features"](s, seat, x)
    return dict(zip(HALLOWEEN.mind.features_named, x, strict=True))


def played(seed: int, habit: int) -> Any:
    """A game of two: one follows the habits of the game, the other plays at random."""
    luck, s = random.Random(seed), HALLOWEEN.new(2, seed)
    weights = noted(s)
    while not HALLOWEEN.over(s):
        legal = HALLOWEEN.legal(s)
        if HALLOWEEN.decider(s) == habit:
            taste = {c: OWN["preference"](s, weights, c) + luck.random() for c in legal}
            HALLOWEEN.apply(s, max(legal, key=taste.__getitem__))
        else:
            HALLOWEEN.apply(s, luck.choice(legal))
    return s


def test_habits_beat_chance() -> None:
    games = [(habit, played(seed, habit)) for seed in range(12) for habit in (0, 1)]
    assert sum(HALLOWEEN.wins(s, habit) for habit, s in games) >= 18


def test_a_red_haunting_is_liked_more_than_a_blue_one() -> None:
    t = night({"church": "blue red"}, levels="red blue blue").choose("first haunt")
    assert liked(t, "haunt red church") > liked(t, "haunt blue church")


def test_a_good_chance_is_liked_more_than_a_poor_one() -> None:
    t = night({"church": "blue green red", "police": "blue"}, levels="green green green")
    t.choose("first fight", "attack with green church")
    assert liked(t, "attack blue church") > liked(t, "attack red church")
    t = night({"church": "yellow", "police": "blue"}, cards=[23], levels="yellow blue blue")
    t.choose("first move", "move yellow church", "to school")
    assert liked(t, "guess 4") > liked(t, "guess 1")
    assert liked(t, "guess 4") > liked(t, "guess 8")


@pytest.mark.parametrize("points", [0, 30])
def test_prospects_are_read_from_the_table(points: int) -> None:
    """Points, Fear, what cards would score now, and each card one occupies."""
    t = night(cards=[21, 51], fear=9, points=[points], tokens="blue red", levels="red blue blue")
    x = features(t.state, 0)
    assert (x["points"], x["fear"], x["end-points"]) == (points / 10, 0.9, 0.6)
    assert (x["top"], x["tokens"], x["turn"]) == (1.0, 0.4, 1.0)
    assert x["card-21"] == x["card-51"] == pytest.approx(0.6)
    assert sum(x[f"card-{card}"] > 0 for card in range(1, CARDS + 1)) == 2
    assert x["partners"] == pytest.approx(2 * 0.6)


def test_what_is_left_of_a_round_is_read_from_the_table() -> None:
    """Who has played has nothing ahead in this round, who plays a part, who comes later all."""
    t = grand_master(first=2, done="first")
    ahead = [features(t.state, p)["master-ahead"] for p in range(3)]
    assert ahead == [0.75, 1.0, 0.0]


def test_a_grand_master_hopes_for_the_set_that_was_begun() -> None:
    """One set of three, and two tokens of the next: 5 points, and two thirds of 5."""
    t = grand_master(tokens="blue blue green green yellow")
    x = features(t.state, 0)
    assert end_points(t.state, 0) == 5
    assert x["master-end-points"] == pytest.approx((5 + 10 / 3) / 10)
    assert all(x[name] == 0 for name in x if not name.startswith("master-"))


def test_what_is_asked_tells_plans_apart() -> None:
    t = night()
    before = OWN["outcome"](t.state)
    assert OWN["outcome"](t.choose("first scare").state) != before


# ---- a whole turn --------------------------------------------------------------------------------


def test_a_turn_is_played_in_the_best_order() -> None:
    """First the ghost grows, then the section haunts that rose by it and has not acted yet."""
    t = night({"church": "yellow", "police": "blue"}, fear=4, levels="yellow blue blue")
    assert by_habit(t, 5) == [
        "first evolve",
        "evolve yellow church",
        "raise second",
        "second haunt",
        "haunt orange church",
    ]


def test_the_strong_section_is_kept_for_what_only_it_can_do() -> None:
    t = night(levels="red blue blue")
    assert liked(t, "second summon") > liked(t, "first summon")
    assert liked(t, "second rest") > liked(t, "first rest")


def test_a_grand_master_has_habits_of_another_kind() -> None:
    """Weights of their own; and a token is worth most that the next set of three lacks."""
    free, bound = night(), grand_master()
    assert liked(free, "first scare") != liked(bound, "first scare")
    town = {"church": "blue blue", "school": "green green"}
    t = grand_master(town, levels="green " * 4, tokens="green green").choose("first summon")
    assert liked(t, "summon blue church") > liked(t, "summon green school")


# ---- what a card is worth with the other seven ---------------------------------------------------


def test_partners_are_partners_of_each_other() -> None:
    assert all(0 < card <= CARDS for pair in TOGETHER for side in pair for card in side)
    for one in range(1, CARDS + 1):
        for other in range(1, CARDS + 1):
            assert (PARTNERS[one] >> other) & 1 == (PARTNERS[other] >> one) & 1


@pytest.mark.parametrize(("card", "partner", "stranger"), [(13, 29, 45), (12, 28, 51), (20, 3, 9)])
def test_a_card_is_worth_more_beside_those_that_go_with_it(
    card: int, partner: int, stranger: int
) -> None:
    """Cheap evolutions beside points for them, points for coloured cards beside one, fights beside
    what they bring; most of all if one has that card."""
    tokens = "blue green yellow"
    alone = liked(night(tokens=tokens, shown=[card, stranger]), f"occupy {card}")
    beside = liked(night(tokens=tokens, shown=[card, partner]), f"occupy {card}")
    assert beside > alone
    held = liked(night(tokens=tokens, cards=[partner], shown=[card]), f"occupy {card}")
    without = liked(night(tokens=tokens, cards=[stranger], shown=[card]), f"occupy {card}")
    assert held > without


def test_near_the_end_a_card_is_worth_what_it_scores() -> None:
    """Card 21 scores Fear, card 29 needs time."""
    early = night(tokens="blue green yellow", fear=9, shown=[21, 29])
    late = night(tokens="blue green yellow", fear=9, shown=[21, 29], ending=1)
    assert liked(early, "occupy 29") > liked(early, "occupy 21")
    assert liked(late, "occupy 21") > liked(late, "occupy 29")


# ---- when to end the game ------------------------------------------------------------------------


@pytest.mark.parametrize("ending", [0, 1])
def test_who_leads_wants_the_fifth_card_and_who_does_not_waits(ending: int) -> None:
    """Once the last round is on, it makes no difference any more."""
    four: dict[str, Any] = {
        "tokens": "blue green yellow",
        "cards": [5, 7, 16, 27],
        "shown": [30],
        "ending": ending,
    }
    ahead = liked(night(points=[30, 10, 10], **four), "occupy 30")
    behind = liked(night(points=[10, 30, 10], **four), "occupy 30")
    assert ahead == behind if ending else ahead > behind + 1


def test_who_leads_wants_to_place_the_last_haunt_token() -> None:
    five = "school blue, hospital blue, town-hall green, police green, cinema green"
    town = {"church": "orange", "police": "blue"}

    def last(*points: int) -> float:
        t = night(town, levels="orange blue blue", haunts={0: five}, points=list(points))
        return liked(t, "first haunt")

    assert last(40, 20, 20) > last(20, 40, 20) + 1


def test_a_grand_master_who_leads_wants_to_empty_the_second_pile() -> None:
    def last(*points: int) -> float:
        others = {1: {"tokens": "blue " * 5 + "green " * 6}, 2: {"tokens": "green " * 6}}
        t = grand_master(tokens="blue " * 6, points=list(points), others=others)
        return liked(t.choose("first summon"), "summon blue police")

    assert last(40, 20, 20) > last(20, 40, 20) + 1


@pytest.mark.parametrize(
    ("card", "ghosts", "foe"),
    [
        (25, {"church": "green blue", "police": "blue"}, "blue church"),
        (5, {"church": "green yellow", "police": "blue"}, "yellow church"),
    ],
)
def test_a_card_that_helps_to_win_is_reckoned_with(
    card: int, ghosts: dict[str, str], foe: str
) -> None:
    liking = []
    for cards in ([], [card]):
        t = night(ghosts, levels="green green green", cards=cards)
        before = liked(t.choose("first fight"), "attack with green church")
        after = liked(t.choose("attack with green church"), f"attack {foe}")
        liking.append((before, after))
    assert liking[1][0] > liking[0][0]
    assert liking[1][1] > liking[0][1]


def test_with_card_35_foes_elsewhere_are_looked_for() -> None:
    t = night({"church": "green", "police": "blue"}, levels="green blue blue", cards=[35])
    assert liked(t.choose("first fight"), "attack with green church") > 0


def test_card_41_reckons_with_what_other_cards_score() -> None:
    t = night(cards=[21, 41], fear=9, points=[4])
    assert end_points(t.state, 0) == 7  # 6 for nine Fear, and so a full ten
