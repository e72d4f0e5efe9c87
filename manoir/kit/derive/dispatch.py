"""From the id of a choice to its effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manoir.kit.derive.cells import STEP

if TYPE_CHECKING:
    from manoir.kit.choice import ChoiceKind
    from manoir.kit.record import Record


def apply_source(cls: type[Record], after: bool) -> str:
    """A balanced tree of comparisons: a game with a hundred kinds dispatches in seven.

    What follows every choice is called once, behind the tree: compilers copy small functions to
    where they are called, and the end of a turn in every choice would be a large program.
    """

    def tree(kinds: list[ChoiceKind], pad: str) -> str:
        if len(kinds) == 1:
            kind = kinds[0]
            number = f"(choice - {kind.first})" if kind.first else "choice"
            return f"{pad}do_{kind.name}({', '.join(['s', *kind.parts_source(number)])})\n"
        half = len(kinds) // 2
        low, high = tree(kinds[:half], pad + STEP), tree(kinds[half:], pad + STEP)
        return f"{pad}if choice < {kinds[half].first}:\n{low}{pad}else:\n{high}"

    end = f"{STEP}after(s)\n" if after else ""
    return f"def apply(s, choice):\n{STEP}s.told = 0\n{tree(cls.kinds, STEP)}{end}"
