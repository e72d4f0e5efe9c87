"""Where the match went on in a tree that was grown before: what was thought there still counts.

A mind is told of each choice what its seat may know of it, and how the table looks to its seat
then. Where the tree has no such choice, or what was turned up is not in it, the trail is lost, and
the next thought begins anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from manoir.bots.templates import SEATS
from manoir.kit.game import Game
from manoir.kit.sight import Peeked

LOST = -1


class Trail:
    """A place in a tree; 0 is its root, where the last thought began."""

    def __init__(self, game: Game[Any], outcome: Callable[[Any], int], tree: Any) -> None:
        self.game, self._outcome, self._tree = game, outcome, tree
        self._view: Any = None
        self.node = LOST

    def begin(self) -> None:
        """A thought begins here, at the root."""
        self.node, self._view = 0, None

    def follow(self, choice: int | None, view: Any) -> None:
        """A choice was made: which, if the seat knows it, and what the seat sees now."""
        self._view = view
        if self.node != LOST:
            key = None if choice is None else self._key(view)
            edge = 0 if key is None else self._find(self.node, choice)
            self.node = (self._settled(edge, key) if edge else 0) or LOST

    def leads_to(self, view: Any) -> bool:
        """Whether the trail ends where the seat now stands: not where a choice was taken back."""
        return self.node > 0 and view == self._view

    def _key(self, view: Any) -> int | None:
        """How the tree calls this situation; the seat may not know, or the match be over."""
        try:
            if self.game.over(view):
                return None
            return int(self._outcome(view)) * SEATS + int(self.game.decider(view))
        except Peeked:
            return None

    def _below(self, entry: int) -> Iterator[int]:
        entry = int(self._tree[entry].first)
        while entry:
            yield entry
            entry = int(self._tree[entry].next)

    def _find(self, node: int, key: int | None) -> int:
        return next((entry for entry in self._below(node) if self._tree[entry].key == key), 0)

    def _settled(self, edge: int, key: int | None) -> int:
        """The situation after a choice and after whatever then went by itself."""
        for node in self._below(edge):
            edges = list(self._below(node))
            if len(edges) == 1 and not self.game.kind(int(self._tree[edges[0]].key)).secret:
                if found := self._settled(edges[0], key):
                    return found
            elif self._tree[node].key == key:
                return node
        return 0
