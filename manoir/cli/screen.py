"""Where the commands print: rich, but text stays as it is."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from manoir.cli.text import WIDEST, wrapped


class Screen(Console):
    """Names and choices may hold brackets and colons: they are text, never markup."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, highlight=False, emoji=False)

    def on_broken_pipe(self) -> None:
        """rich would end the program in silence; `main` says what happened."""
        raise BrokenPipeError

    @property
    def columns(self) -> int:
        return min(self.width, WIDEST)

    def tell(self, text: str, style: str | None = None) -> None:
        """A paragraph, cut to the width of the screen."""
        self.lines(wrapped(text, self.columns), style)

    def lines(self, lines: list[str], style: str | None = None) -> None:
        for line in lines:
            self.print(line, style=style, soft_wrap=True)


def plain_table(*heads: str, right: tuple[int, ...] = ()) -> Table:
    """A table without frills; `right` are the columns of numbers."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for at, head in enumerate(heads):
        if at in right:
            table.add_column(head, justify="right", no_wrap=True)
        else:
            table.add_column(head, overflow="fold")
    return table
