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

R = TypeVar("R", bound=Record)
Floats = list[float]


@dataclass
class Mind(Generic[R]):
    """`preferences[name](s, weights, *parameters)` for kinds of choices by their name.

    `features(s, seat, x)` writes `len(estimate)` numbers. They estimate the chance to be last where
    `last_loses`, else the chance to win. `win_only`: the end is worth 1 to whoever wins, by however
    little, and nothing to the others; a shared win is shared. `outcome(s)` is a small number for
    what was just turned up, so that a search can tell such worlds apart. `forget(s, viewer, share,
    salt)` takes from a view some of what a careless player would no longer know.
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
