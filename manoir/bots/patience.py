"""When a mind has thought enough: clear choices at once, close ones up to the limit."""

from __future__ import annotations

from collections.abc import Sequence

# Fewer simulations than this make nothing clear.
ENOUGH = 400
# How fast the lead that will do falls with time; a lower number makes a mind more hasty. With this
# one it thinks for a quarter of the limit on average.
EASE = 1.75


def has_thought_enough(visits: Sequence[int], spent: float, limit: float) -> bool:
    """Whether to stop, by the visits of each choice (most first) and the seconds spent.

    The longer it took, the smaller a lead will do: at once only a choice that nothing comes near,
    at half the limit one that is visited three times as often as the next.
    """
    if len(visits) < 2 or spent >= limit:
        return True
    return visits[0] >= ENOUGH and visits[1] <= visits[0] * (spent / limit) ** EASE
