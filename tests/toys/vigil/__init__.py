"""VIGIL: a toy for two or four, in two teams."""

from __future__ import annotations

from manoir.kit import Game, by_step
from tests.toys.vigil import rules
from tests.toys.vigil.state import CARD, RELIC, STEP, State

VIGIL = Game(
    key="vigil",
    state=State,
    version="1",
    names={"en": "Vigil", "fr": "Veillée"},
    players=(2, 4),
    longest=lambda s: s.players * (1 + 2 * s.days),
    scores=(-3, 3),
    set_up=rules.set_up,
    choices=rules.choices,
    decider=rules.decider,
    turn=rules.on_turn,
    after=rules.next_turn,
    over=rules.is_over,
    score=rules.score,
    step=lambda s: str(STEP.show(s.step)),
    asked=by_step,
    refuses=lambda players, options: "teams: two or four sit down" if players == 3 else "",
    variants={"standard": {}, "long": {"days": 3}},
    box={CARD: rules.cards_in_box, RELIC: rules.relics_in_box},
    determinise=rules.imagine,
)
