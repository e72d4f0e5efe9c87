"""An exact solver for the printed small floor: the whole game as a tree of what everybody sees.

The hunter knows the node, the master the node and the hiding. CFR+ plays the two against each other
over all sixteen hidings at once; the best answer to each side's average play brackets the value of
the game. Edges of the tree lie in flat arrays, so that a round is a few dozen sums.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from manoir.games.phantom_society import PHANTOM_SOCIETY
from manoir.games.phantom_society.mini import PRINTED
from manoir.games.phantom_society.rules import hide
from manoir.games.phantom_society.state import State
from manoir.play.position import lay

END = -1


def hidings(target: int) -> list[State]:
    """The printed floor with its ghosts hidden, once for every way to hide them."""
    start = lay(PHANTOM_SOCIETY, {**PRINTED, "target": target, "goal": target}, 0)
    blue, red = (
        [p for p in range(1, 37) if start.room[p] and (start.room[p] - 1) // 6 == colour]
        for colour in (0, 1)
    )
    worlds = []
    for one in blue:
        for other in red:
            first = PHANTOM_SOCIETY.applied(start, hide(one))
            worlds.append(PHANTOM_SOCIETY.applied(first, hide(other)))
    return worlds


class Tree:
    """`edges` by depth; an edge is a choice in one world: its node, its world, the information set
    of whoever chooses, the choice's own variable, the node it leads to and what that is worth."""

    def __init__(self, target: int) -> None:
        self.worlds = hidings(target)
        self.layers: list[dict[str, Any]] = []
        self.nodes = self.sets = self.variables = self.ends = 0
        self.decisions = [0, 0]  # of the hunter, of the master, world by world
        layer = {0: dict(enumerate(self.worlds))}
        self.nodes = 1
        while layer:
            layer = self._grow(layer)

    def _grow(self, layer: dict[int, dict[int, State]]) -> dict[int, dict[int, State]]:
        below: dict[int, dict[int, State]] = {}
        rows: list[tuple[int, ...]] = []
        for node, worlds in layer.items():
            masters = int(PHANTOM_SOCIETY.turn(next(iter(worlds.values()))) == 1)
            self.decisions[masters] += len(worlds)
            children: dict[tuple[int, ...], int] = {}
            own_sets: dict[int, int] = {}
            own_variables: dict[tuple[int, int], int] = {}
            for world, s in worlds.items():
                mind = world if masters else 0
                for choice in PHANTOM_SOCIETY.legal(s):
                    after = PHANTOM_SOCIETY.applied(s, choice)
                    child, worth = END, 0
                    if after.over:
                        worth, self.ends = int(PHANTOM_SOCIETY.wins(after, 1)), self.ends + 1
                    else:
                        seen = (after.turns, *after.fell, *after.revealed)
                        if seen not in children:
                            children[seen] = self.nodes
                            self.nodes += 1
                        child = children[seen]
                        below.setdefault(child, {})[world] = after
                    in_set = own_sets.setdefault(mind, self.sets + len(own_sets))
                    variable = own_variables.setdefault(
                        (mind, choice), self.variables + len(own_variables)
                    )
                    rows.append((node, world, masters, in_set, variable, child, worth))
            self.sets += len(own_sets)
            self.variables += len(own_variables)
        names = ("node", "world", "masters", "set", "variable", "child", "worth")
        self.layers.append(dict(zip(names, np.array(rows).T, strict=True)))
        return below


class Solver:
    """CFR+ with linear averaging; the master's first decision is the hiding itself."""

    def __init__(self, target: int) -> None:
        self.tree = Tree(target)
        many = len(self.tree.worlds)
        self.set_of = np.zeros(self.tree.variables, int)
        for e in self.tree.layers:
            self.set_of[e["variable"]] = e["set"]
        self.regret, self.sum = np.zeros(self.tree.variables), np.zeros(self.tree.variables)
        self.hiding_regret, self.hiding_sum = np.zeros(many), np.zeros(many)
        self.rounds = 0

    def _matched(self, weights: Any) -> Any:
        """Play in proportion to the weights; where there are none, anything alike."""
        positive = np.maximum(weights, 0)
        total = np.bincount(self.set_of, positive, self.tree.sets)[self.set_of]
        many = np.bincount(self.set_of, minlength=self.tree.sets)[self.set_of]
        return np.where(total > 0, positive / np.where(total > 0, total, 1), 1 / many)

    def _reach(self, play: Any, hidden: Any) -> tuple[Any, Any]:
        """How likely each side plays to each node, world by world."""
        master = np.zeros((self.tree.nodes, len(self.tree.worlds)))
        hunter = np.zeros(self.tree.nodes)
        master[0], hunter[0] = hidden, 1.0
        for e in self.tree.layers:
            on = e["child"] != END
            node, world, child, mine = (e[k][on] for k in ("node", "world", "child", "masters"))
            chosen = play[e["variable"][on]]
            master[child, world] = master[node, world] * np.where(mine, chosen, 1.0)
            hunter[child] = hunter[node] * np.where(mine, 1.0, chosen)
        return master, hunter

    def round(self) -> None:
        """The master adapts to the hunter, then the hunter to the master."""
        self.rounds += 1
        for masters in (1, 0):
            self._adapt(masters)

    def _adapt(self, masters: int) -> None:
        play, hidden = self._matched(self.regret), _shares(self.hiding_regret)
        master, hunter = self._reach(play, hidden)
        value = np.zeros((self.tree.nodes, len(self.tree.worlds)))
        gain = np.zeros(self.tree.variables)
        for e in reversed(self.tree.layers):
            place, variable = (e["node"], e["world"]), e["variable"]
            worth = self._worth(e, value)
            np.add.at(value, place, play[variable] * worth)
            better, mine = worth - value[place], e["masters"] == masters
            reached = hunter[e["node"]] if masters else -master[place]
            np.add.at(gain, variable, np.where(mine, reached * better, 0.0))
            own = master[place] if masters else hunter[e["node"]]
            self.sum[variable[mine]] += self.rounds * (own * play[variable])[mine]
        self.regret = np.maximum(self.regret + gain, 0)
        if masters:
            self.hiding_sum += self.rounds * hidden
            self.hiding_regret = np.maximum(self.hiding_regret + value[0] - hidden @ value[0], 0)

    def _worth(self, e: Any, value: Any) -> Any:
        return np.where(e["child"] == END, e["worth"], value[e["child"], e["world"]])

    def bracket(self) -> tuple[float, float]:
        """What the master's average play is sure to win, and what the hunter's is sure to allow."""
        play, hidden = self._matched(self.sum), _shares(self.hiding_sum)
        master, _ = self._reach(play, hidden)
        low = np.zeros((self.tree.nodes, len(self.tree.worlds)))
        high = np.zeros_like(low)
        for e in reversed(self.tree.layers):
            place = e["node"], e["world"]
            best = self._best(e, self._worth(e, low) * -master[place], masters=0)
            np.add.at(
                low, place, np.where(e["masters"], play[e["variable"]], best) * self._worth(e, low)
            )
            best = self._best(e, self._worth(e, high), masters=1)
            np.add.at(
                high,
                place,
                np.where(e["masters"], best, play[e["variable"]]) * self._worth(e, high),
            )
        return float(hidden @ low[0]), float(high[0].max())

    def _best(self, e: Any, gain: Any, masters: int) -> Any:
        """1 for the edges of the best choice in each information set of a side, else 0."""
        total = np.bincount(e["variable"], gain, self.tree.variables)
        variables = np.unique(e["variable"])
        order = variables[np.lexsort((-total[variables], self.set_of[variables]))]
        _, first = np.unique(self.set_of[order], return_index=True)
        chosen = np.zeros(self.tree.variables)
        chosen[order[first]] = 1.0
        return chosen[e["variable"]]


def _shares(weights: Any) -> Any:
    total = weights.sum()
    return weights / total if total > 0 else np.full(len(weights), 1 / len(weights))
