"""What a designer looks at in a match of Phantom: which cards are laid, and which are of no use.

The revision names four aims: no dead cards in hand, a balanced choice between laying few cards and
many, effects of like reach, more to decide. How wide a decision is can be counted for every game;
the rest is counted here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from manoir.games.phantom import PHANTOM
from manoir.games.phantom.components import (
    GHOSTS,
    KIND,
    KIND_OF,
    LAY,
    LINKED_FROM,
    LINKED_TO,
    NONE,
    PLACES,
    SHIELD,
    ZONES,
)
from manoir.games.phantom.rules.laying import (
    lay_ghost,
    may_lay_ghost,
    may_lay_place,
    stop,
)
from manoir.games.phantom.state import State
from manoir.kit.choice import kind_of
from manoir.kit.event import told

BOUND, BETWEEN, THROUGH = "bound", "between", "through"


class Watch:
    def __init__(self) -> None:
        self.laid: Counter[str] = Counter()
        self.vain: Counter[str] = Counter()
        self.cards: dict[int, int] = {}  # by the number of the turn
        self.dead: list[bool] = []
        self.idle: list[bool] = []
        self.stops: list[bool] = []

    def chose(self, s: State, legal: Sequence[int], choice: int) -> None:
        if s.step != LAY:
            return
        if s.turns not in self.cards:
            self.cards[s.turns] = 0
            self._look_at_hand(s)
        if choice == stop():
            self.stops.append(len(legal) > 1)
            return
        self.cards[s.turns] += 1
        kind = kind_of(State, choice)
        card = kind.values(choice)
        if kind.name == "lay_place":
            self.laid[sort_of(card["place"])] += 1
        else:
            name = KIND.names[KIND_OF[card["ghost"]]]
            self.laid[name] += 1
            self.vain[name] += is_in_vain(s, card["ghost"], card["zone"])

    def _look_at_hand(self, s: State) -> None:
        """When a turn begins."""
        for place in range(PLACES):
            if s.hand_places[s.actor][place] == 1:
                self.dead.append(not any(may_lay_place(s, place, z) for z in range(ZONES)))
        for ghost in range(GHOSTS):
            if s.hand_ghosts[s.actor][ghost] == 1:
                zones = [z for z in range(ZONES) if may_lay_ghost(s, ghost, z)]
                self.dead.append(not zones)
                self.idle.append(all(is_in_vain(s, ghost, zone) for zone in zones))

    def found(self) -> dict[str, float]:
        """`dead`: of the cards in hand when a turn begins, the share that fits nowhere. `idle`: of
        the ghosts there, the share that would do nothing anywhere. `at will`: of the turns ended
        before the last zone was done, the share in which another card could have been laid."""
        cards = list(self.cards.values())
        sorts = [*KIND.names, BOUND, BETWEEN, THROUGH]
        return {
            "dead": share(self.dead),
            "idle": share(self.idle),
            "at will": share(self.stops),
            "cards a turn": sum(cards) / len(cards),
            **{f"turns of {n}": share([many == n for many in cards]) for n in range(ZONES + 1)},
            **{f"laid {sort}": self.laid[sort] for sort in sorts},
            **{f"in vain {kind}": self.vain[kind] for kind in KIND.names},
        }


def sort_of(place: int) -> str:
    if SHIELD[place] != NONE:
        return THROUGH
    return BOUND if LINKED_FROM[place] == LINKED_TO[place] else BETWEEN


def is_in_vain(s: State, ghost: int, zone: int) -> bool:
    """Whether this ghost would find nothing to act on."""
    after = PHANTOM.applied(s, lay_ghost(ghost, zone))
    return any(kind.name == "in_vain" for kind, _ in told(after))


def share(cases: Sequence[bool]) -> float:
    return sum(cases) / max(1, len(cases))
