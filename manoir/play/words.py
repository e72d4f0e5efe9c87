"""Choices and events in words, from the message files that lie in a game's folder."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from manoir.errors import BadOption
from manoir.kit.choice import ChoiceKind
from manoir.kit.domain import Domain
from manoir.kit.game import Game

LANGUAGES = ("en", "fr")
SEAT_NAMES = {"en": "Player {}", "fr": "Joueur {}"}


class Words:
    """One game in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.game, self.language = game, language
        self._bundle = FluentBundle([language], use_isolating=False)
        module = importlib.import_module(game.state.__module__)
        path = Path(str(module.__file__)).with_name(f"words.{language}.ftl")
        if path.exists():
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **values: Any) -> str:
        """A message by its id; the id itself where there is none."""
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            return message
        text, _ = self._bundle.format_pattern(pattern, values)
        return str(text)

    def value(self, domain: Domain, shown: Any) -> Any:
        """The name of a value: `igor` is Igor, a number stays a number."""
        message = f"{domain.key.lower()}-{shown}"
        return self.say(message) if domain.names and self.has(message) else shown

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        given = names[seat] if seat < len(names) else ""
        return given or SEAT_NAMES[self.language].format(seat + 1)

    def choice(self, kind: ChoiceKind, choice: int, step: str = "") -> str:
        message = f"choice-{dashed(kind.name)}"
        if not self.has(message):
            return kind.written(choice)
        values = {n: self.value(kind.params[n], v) for n, v in kind.shown(choice).items()}
        return self.say(message, step=step, **values)

    def event(self, told: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """A line of the story; where something of it is hidden, its `-unseen` message."""
        kind = next(k for k in self.game.state.events if k.name == told["event"])
        message = f"event-{dashed(kind.name)}"
        if any(told[name] is None for name in kind.params) and self.has(f"{message}-unseen"):
            message += "-unseen"
        values = {}
        for name, domain in kind.params.items():
            if told[name] is not None:
                named = self.seat(told[name], names) if domain.seat else None
                values[name] = named or self.value(domain, told[name])
        return self.say(message, **values) if self.has(message) else kind.meaning or message


def dashed(name: str) -> str:
    return name.replace("_", "-")


@cache
def words(key: str, language: str) -> Words:
    """The words of a game by its key."""
    from manoir.games import find

    if language not in LANGUAGES:
        raise BadOption(f"language {language!r}: there are {', '.join(LANGUAGES)}")
    return Words(find(key), language)
