"""What a game knows of playing itself well. All of it is optional; without it bots play weaker.

A preference says how much a seat would like a choice, as a number that only has to rank; there is
one for each kind of choice, with the parameters of that kind. Features describe a seat's prospects;
their weights are fitted from played games. Both are rules, compiled with the game, and both look
only at what their seat may see, or at a world that was imagined from that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from manoir.kit.record import Record
from manoir.kit.rule import Row

R = TypeVar("R", bound=Record)
Floats = list[float]


def all_count(s: Record) -> slice:
    return slice(None)


@dataclass
class Mind(Generic[R]):
    """`preferences[name](s, weights, *parameters)` for kinds of choices by their name.

    `features(s, seat, x)` writes `len(estimate)` numbers. They estimate the chance to be last where
    `last_loses`, else the chance to win. `win_only`: the end is worth 1 to whoever wins, by however
    little, and nothing to the others; a shared win is shared. `outcome(s)` is a small number for
    what was just turned up, so that a search can tell such worlds apart. `forget(s, viewer, share,
    salt)` takes from a view some of what a careless player would no longer know.

    `by_habit(s, viewer, seat)`: when `viewer` thinks ahead, this decision of `seat` is made by
    preference and not searched: because there is nothing to search, or because whoever decides
    knows less than the viewer, and a search would let it act on what it cannot know. It looks at
    what all see.

    `ponder(s, weights, left, pool)` is called once before the preferences of a decision: what they
    have in common it leaves in the `notes` places behind the weights. `left` and `pool` are room to
    think in, as for `determinise`: rules make no arrays. `foresight`, if not 0, is the one of these
    places that holds 1 for whoever looks ahead and 0 for whoever plays by preference alone: some
    things are wise only for those who will think.

    `counting(s)` says which of the weights count at a table, where forms of a game have their own.

    `levels`: how many levels of bots can be told apart, where more thought does not play better.
    """

    weights: Sequence[float] = ()
    estimate: Sequence[float] = ()
    preferences: Mapping[str, Callable[..., float]] = field(default_factory=dict)
    features: Callable[..., None] | None = None
    # What the features are called in the file that keeps their weights.
    features_named: Sequence[str] = ()
    last_loses: bool = False
    # The scores that are worth 0 and 1, where the bounds of the game are wider than one match.
    worth: tuple[int, int] | None = None
    win_only: bool = False
    outcome: Callable[[R], int] | None = None
    forget: Callable[..., None] | None = None
    by_habit: Callable[[R, int, int], bool] | None = None
    ponder: Callable[[R, Floats, Row, Row], None] | None = None
    notes: int = 0
    foresight: int = 0
    counting: Callable[[R], slice] = all_count
    levels: int = 5
