"""How a match ended, as a table."""

from __future__ import annotations

from manoir.cli.board import TableWords
from manoir.cli.phrases import Say
from manoir.cli.screen import Screen, plain_table
from manoir.play.match import Match


def show_result(screen: Screen, match: Match, words: TableWords, say: Say) -> None:
    screen.print(say("over"), style="bold")
    table = plain_table(say("column-seat"), say("column-score"), "", right=(1,))
    for seat, score in enumerate(match.scores):
        won = say("winner") if seat in match.winners else ""
        table.add_row(words.seat(seat), str(score), won)
    screen.print(table)
