"""`manoir play`: a match in the terminal, one person against bots."""

from __future__ import annotations

import argparse
import contextlib
import itertools
import random
import sys
from pathlib import Path

from rich.table import Table

import manoir
from manoir.bots.levels import level_of
from manoir.bots.table import Chance, Player, make_choice
from manoir.cli.ask import Answer, Wish, paragraph_wanted, understood
from manoir.cli.board import TableWords, board
from manoir.cli.given import game_of, options_of, players_of, seat_of
from manoir.cli.people import level_words, names_of
from manoir.cli.phrases import Say
from manoir.cli.result import show_result
from manoir.cli.rulebook import AIM, paragraph_of
from manoir.cli.screen import Screen
from manoir.cli.story import told
from manoir.cli.text import about_file, folded, paragraph, printable, wrapped
from manoir.errors import BadOption, CannotUndo, ManoirError
from manoir.play.match import BOT, Choice, Match
from manoir.play.replay import FORMAT
from manoir.play.words import words

TOLD = 12  # choices of others that are told in full; once one is out, there may be hundreds


def run(args: argparse.Namespace, say: Say) -> int:
    game = game_of(args.game, say)
    players = players_of(args, game, say)
    seat = seat_of(args.seat, players, 0, say)
    if args.level:
        level_of(game, args.level)
    seats = ["" if p == seat else f"{BOT}{args.level}" for p in range(players)]
    match = Match(game, players, args.seed, options_of(args, say), seats)
    if args.save is not None:
        save(match, args.save, say)  # a file that cannot be written is better known now
    sitting = Sitting(match, seat, args.language, say, args.level)
    try:
        sitting.play()
    except (EOFError, KeyboardInterrupt):
        sitting.screen.print()
    sitting.end()
    if args.save is not None:
        save(match, args.save, say)
        sitting.screen.print(say("saved", file=printable(args.save)))
    return 0


def save(match: Match, file: str, say: Say) -> None:
    """Write the replay; a file that is something else stays as it is."""
    if not file or "\0" in file:
        raise BadOption(say("file-no-name"))
    path = Path(file)
    if path.is_file():
        with path.open(encoding="utf-8", errors="replace") as stream:
            begins = stream.read(len(FORMAT))
        if begins not in ("", FORMAT):
            raise BadOption(say("save-no-replay", file=file))
    path.write_text(manoir.save(match), encoding="utf-8")


def bots_of(match: Match, seat: int, level: int) -> dict[int, Player]:
    """Whoever sits on the other seats. Their luck hangs on the seed: the same match plays again."""
    others = [p for p in range(match.players) if p != seat]
    if level == 0:
        luck = random.Random(f"bots at the table of {match.seed}")
        return dict.fromkeys(others, Chance(match.game, luck))
    from manoir.bots.bot import Bot

    key, players = match.game.key, match.players
    return {p: Bot(key, level, players, match.seed + p) for p in others}


class Sitting:
    """A person at one seat of a match."""

    def __init__(self, match: Match, seat: int, language: str, say: Say, level: int = 0) -> None:
        self.match, self.seat, self.language, self.say = match, seat, language, say
        self.screen = Screen()
        self.words = words(match.game.key, language)
        self.names = names_of(match, self.words, say)
        labels = [
            say("seat-you" if p == seat else "seat-bot", name=name)
            for p, name in enumerate(self.names)
        ]
        self.table_words = TableWords(self.words, labels, say)
        self.level = level
        self.bots = bots_of(match, seat, level)
        self.since: list[list[str]] = []  # paragraphs, choice by choice
        self.at_home = sys.stdin is not None and sys.stdin.isatty()
        if self.at_home:
            with contextlib.suppress(ImportError):  # line editing, where there is any
                import readline  # noqa: F401

    def play(self) -> None:
        """Until the match is over or the person leaves."""
        self._welcome()
        self._listen()
        while not self.match.over:
            if self.match.actor != self.seat:
                self._bot_chooses()
            elif not self._my_turn():
                return

    def end(self) -> None:
        """What there is to say when the person gets up."""
        if self.match.over:
            self._show_since()
            self.screen.print()
            show_result(self.screen, self.match, self.table_words, self.say)
            won = self.seat in self.match.winners
            self.screen.print(self.say("you-won" if won else "you-lost"), style="bold")
        else:
            self.screen.print(self.say("unfinished"))
        seed = str(self.match.seed)
        self.screen.tell(self.say("seed-again", seed=seed), "dim")

    # ---- what happens ----

    def _choose(self, choice: Choice) -> None:
        make_choice(self.match, choice.id, self.bots)
        self._listen()

    def _bot_chooses(self) -> None:
        """A bot is given the view of its seat, and nothing else."""
        actor = self.match.actor
        assert actor is not None
        choice = self.bots[actor].choose(self.match.view(actor), actor)
        make_choice(self.match, choice, self.bots)
        self._listen()

    def _listen(self) -> None:
        """Remember what happened by the last choice, as this seat learnt it."""
        story = self.match.story(self.seat)
        self.since.append(told(story, self.words, self.names, self.say))

    def _my_turn(self) -> bool:
        """Ask until a choice is made; False when the person leaves."""
        choices = self.match.choices()
        self._show_turn(choices)
        while True:
            answer = understood(self._read(), choices, self.say)
            if answer.choice is not None:
                self.since = []
                self._choose(answer.choice)
                return True
            if answer.wish is Wish.QUIT:
                return False
            if answer.wish is Wish.UNDO and self._undo():
                return True
            self._answer(answer, choices)

    def _read(self) -> str:
        if sys.stdin is None:
            raise EOFError
        line = input(f"{self.say('ask')} ")
        if not self.at_home:
            self.screen.print(printable(line))  # where input is fed, the answer would be missing
        return line

    def _answer(self, answer: Answer, choices: list[Choice]) -> None:
        if answer.wish is Wish.WHY:
            self._why(paragraph_wanted(answer.text, choices))
        elif answer.wish is Wish.HELP:
            self._help()
        elif answer.wish is Wish.SAVE:
            self._save(answer.text)
        elif answer.wish is Wish.IMPOSSIBLE:
            self.screen.tell(self.say("impossible", text=printable(answer.text)))
        elif answer.wish is Wish.UNCLEAR:
            self.screen.tell(
                self.say("unclear", text=printable(answer.text[:60]), last=len(choices))
            )

    def _undo(self) -> bool:
        try:
            self.match.undo(self.seat)
        except CannotUndo:
            self.screen.tell(self.say("undo-refused"))
            return False
        self.since = [[self.say("undone")]]
        return True

    def _save(self, file: str) -> None:
        try:
            save(self.match, file, self.say)
        except OSError as error:
            self.screen.tell(printable(about_file(error, self.say)))
        except ManoirError as error:
            self.screen.tell(printable(str(error)))
        else:
            self.screen.tell(self.say("saved", file=printable(file)))

    # ---- what is shown ----

    def _welcome(self) -> None:
        self.screen.rule(self.match.game.names[self.language])
        self.screen.tell(self.words.say("game-tagline") if self.words.has("game-tagline") else "")
        self._rule(AIM)
        self.screen.print()
        bots = [name for p, name in enumerate(self.names) if p != self.seat]
        kind = level_words(self.level, self.language)
        welcome = {"name": self.names[self.seat], "bots": ", ".join(bots), "kind": kind}
        self.screen.tell(self.say("welcome", **welcome, level=self.level))

    def _show_turn(self, choices: list[Choice]) -> None:
        self.screen.print()
        self.screen.rule(self.say("your-turn", name=self.names[self.seat]), style="bold")
        self._show_since()
        self.screen.print()
        view = self.match.view(self.seat)
        self.screen.lines(board(self.match.game, view, self.seat, self.table_words))
        self.screen.print()
        self._show_choices(choices)

    def _show_since(self) -> None:
        if not self.since:
            return
        self.screen.print(self.say("since"), style="bold")
        earlier = len(self.since) - TOLD
        if earlier > 0:
            self.screen.tell(self.say("since-earlier", n=earlier))
        for text in itertools.chain(*self.since[-TOLD:]):
            self.screen.lines(wrapped(f"• {text}", self.screen.columns, hang=2))
        self.since = []

    def _show_choices(self, choices: list[Choice]) -> None:
        self.screen.print(self.say("choices"), style="bold")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column()
        grid.add_column(style="dim")
        left = self.screen.columns - max(len(c.notation) for c in choices) - 6
        for number, choice in enumerate(choices, 1):
            grid.add_row(f"{number}", folded(choice.say(self.language), left), choice.notation)
        self.screen.print(grid)

    def _why(self, number: str) -> None:
        if not self._rule(number):
            self.screen.tell(self.say("why-nothing", text=printable(number[:20])))

    def _rule(self, number: str) -> bool:
        title, *lines = paragraph_of(self.match.game, number, self.language) or [""]
        if not title:
            return False
        self.screen.print(f"\n{title}", style="bold")
        self.screen.lines(paragraph(lines, self.screen.columns))
        return True

    def _help(self) -> None:
        grid = Table.grid(padding=(0, 2))
        for typed, meaning in (
            ("1", "help-number"),
            (self.match.choices()[0].notation, "help-notation"),
            (f"{self.say('word-why')} 1", "help-why"),
            (self.say("word-undo"), "help-undo"),
            (f"{self.say('word-save')} {self.say('name-file')}", "help-save-now"),
            (self.say("word-quit"), "help-quit"),
        ):
            grid.add_row(typed, folded(self.say(meaning), self.screen.columns - 24))
        self.screen.print(grid)
        self._rule(AIM)
