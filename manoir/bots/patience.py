"""When a mind has thought enough: clear choices at once, close ones as long as its time lasts."""

from __future__ import annotations

from collections.abc import Sequence

# Fewer simulations than this make nothing clear.
ENOUGH = 400
# How fast the lead that will do falls with time; a lower number makes a mind more hasty. With this
# one it thinks for a fifth of the limit on average.
EASE = 1.75
# What each decision adds to the time a mind has, as a part of the most that one may take.
ALLOWANCE = 0.25


def has_thought_enough(visits: Sequence[int], spent: float, limit: float) -> bool:
    """Whether to stop, by the visits of each choice (most first) and the seconds spent.

    The longer it took, the smaller a lead will do: at once only a choice that nothing comes near,
    at half the limit one that is visited three times as often as the next.
    """
    if len(visits) < 2 or spent >= limit:
        return True
    return visits[0] >= ENOUGH and visits[1] <= visits[0] * (spent / limit) ** EASE


class Purse:
    """The time a mind has for a match. Every decision puts the same into it and takes what it
    needs: what an easy one leaves is there for a hard one, and the average stays within what is
    put in. No decision takes more than `most`."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._left = most * (1 - ALLOWANCE)  # so that already the first may take the most

    def open(self) -> float:
        """For another decision: how long it may take."""
        self._left += self.most * ALLOWANCE
        return min(self.most, self._left)

    def pay(self, spent: float) -> None:
        """What it took. Where the machine stood still meanwhile, nothing is owed for that."""
        self._left = max(0.0, self._left - spent)
