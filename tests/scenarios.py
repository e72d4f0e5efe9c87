"""Scenario tests read as players tell them: given this table, when this choice, then that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from manoir.errors import IllegalChoice
from manoir.games import find
from manoir.kit.choice import notation, parse
from manoir.kit.event import whole_story
from manoir.play.position import lay


class Table:
    """A prepared position in which nothing goes by itself: a choice is asked even if it is alone.

    After every choice all values must lie in their domains and every piece still be there.
    """

    def __init__(self, key: str, position: Mapping[str, Any], seed: int = 1) -> None:
        self.game = find(key)
        self.state = lay(self.game, position, seed)
        self.pieces = self.state.census()

    @property
    def actor(self) -> int | None:
        """The seat that decides, None when all is over."""
        return None if self.game.over(self.state) else self.game.decider(self.state)

    @property
    def offers(self) -> set[str]:
        """The notations of what the actor may do; in which order they come is no rule."""
        return {notation(self.game.state, number) for number in self.game.legal(self.state)}

    def choose(self, *texts: str) -> Self:
        """Make these choices, one after the other, whoever is the actor."""
        for text in texts:
            number = parse(self.game.state, text)
            if self.actor is None or number not in self.game.legal(self.state):
                raise IllegalChoice(f"{text!r} is not possible", sorted(self.offers))
            self.game.apply(self.state, number)
            self.state.check()
            assert self.state.census() == self.pieces
        return self

    @property
    def events(self) -> list[str]:
        """What the last choice did: the name of each event and its parameters, in words."""
        return [_line(event) for event in whole_story(self.state)]

    def why(self, name: str) -> set[str]:
        """The paragraphs with which the last choice told the events of this name."""
        return {line["why"] for line in whole_story(self.state) if line["event"] == name}

    def paragraph(self, text: str) -> str:
        """The paragraph that allows a choice."""
        kind = self.game.kind(parse(self.game.state, text))
        return kind.paragraph(self.game.step(self.state))

    def told(self, name: str) -> list[str]:
        """Only the events of this name."""
        return [line for line in self.events if line.split()[0] == name]

    @property
    def scores(self) -> list[int]:
        return [self.game.score(self.state, p) for p in range(self.state.players)]

    @property
    def winners(self) -> list[int]:
        return self.game.winners(self.state)


def _line(event: Mapping[str, Any]) -> str:
    return " ".join(str(value) for name, value in event.items() if name != "why")


def counts(words: str) -> dict[str, int]:
    """`igor igor scooty` as pieces by kind."""
    found: dict[str, int] = {}
    for word in words.split():
        found[word] = found.get(word, 0) + 1
    return found


def in_words(many: Iterable[int], names: Iterable[str]) -> str:
    """Pieces by kind as `scooty igor igor`, in the order of the kinds."""
    return " ".join(" ".join([name] * n) for n, name in zip(many, names, strict=True) if n)
