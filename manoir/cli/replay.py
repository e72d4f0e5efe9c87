"""`manoir replay`: a saved match in words, entry by entry."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import manoir
from manoir.cli.board import TableWords
from manoir.cli.given import seat_of, text_of
from manoir.cli.people import names_of
from manoir.cli.phrases import Say
from manoir.cli.result import show_result
from manoir.cli.screen import Screen
from manoir.cli.story import Event, told
from manoir.cli.text import printable, wrapped
from manoir.kit.choice import notation
from manoir.play.history import Seen
from manoir.play.match import Match
from manoir.play.words import Words, words


def run(args: argparse.Namespace, say: Say) -> int:
    match = manoir.load(text_of(args.file, say))
    viewer = args.viewer
    if viewer is not None:
        seat_of(viewer, match.players, -1, say)
    telling = Telling(match, words(match.game.key, args.language), say)
    telling.head(args.language, viewer)
    begun = _begun(match)
    telling.events(begun.events if viewer is None else begun.story(viewer))
    for seen in _whole(match) if viewer is None else match.history_of(viewer):
        telling.entry(seen)
    telling.end()
    return 0


def _begun(match: Match) -> Match:
    """The same match before its first choice."""
    return Match(
        match.game,
        match.players,
        match.seed,
        match.options,
        match.seats,
        match.position,
        match.nonce,
    )


def _whole(match: Match) -> list[Seen]:
    """The history with nothing held back: who keeps the file may read it."""
    walk, seen = _begun(match), []
    for entry in match.history:
        if entry.undoes:
            walk.undo(entry.seat, consent=True)
            seen.append(Seen(entry.number, entry.seat, None, entry.undoes, ()))
        else:
            walk.play(entry.choice)
            text = notation(match.game.state, entry.choice)
            seen.append(Seen(entry.number, entry.seat, text, 0, tuple(walk.events)))
    return seen


class Telling:
    """A match told on the screen."""

    def __init__(self, match: Match, game_words: Words, say: Say) -> None:
        self.match, self.words, self.say = match, game_words, say
        self.screen = Screen()
        self.names = names_of(match, game_words, say)

    def head(self, language: str, viewer: int | None) -> None:
        match, say = self.match, self.say
        least = {"name": match.game.names[language], "rules": match.game.version}
        self.screen.print(say("replay-head", players=match.players, **least), style="bold")
        self.screen.tell(say("replay-seats", names=", ".join(self.names)))
        if match.options:
            options = ", ".join(f"{n} = {v}" for n, v in match.options.items())
            self.screen.tell(say("replay-options", options=printable(options)))
        if match.position is not None:
            self.screen.tell(say("replay-position"))
        if viewer is None:
            self.screen.tell(say("replay-whole"))
        elif viewer < 0:
            self.screen.tell(say("replay-onlooker"))
        else:
            self.screen.tell(say("replay-viewer", name=self.names[viewer]))
        self.screen.print()

    def entry(self, seen: Seen) -> None:
        name = self.names[seen.seat]
        if seen.undoes:
            self.screen.tell(
                f"{seen.number}. {self.say('took-back', name=name, number=seen.undoes)}"
            )
            return
        what = self.say("chose-unseen") if seen.notation is None else seen.notation
        self.screen.print(f"{seen.number}. {name}  {what}", style="bold")
        self.events(seen.events)

    def events(self, story: Sequence[Event]) -> None:
        for text in told(story, self.words, self.names, self.say):
            self.screen.lines(wrapped(f"    • {text}", self.screen.columns, hang=2))

    def end(self) -> None:
        self.screen.print()
        if self.match.over:
            words = TableWords(self.words, self.names, self.say)
            show_result(self.screen, self.match, words, self.say)
        else:
            turn = self.match.turn
            assert turn is not None
            self.screen.tell(self.say("replay-unfinished", name=self.names[turn]))
