"""What the command line says, in the language of whoever reads it.

A file of messages is cut into messages, and each is parsed when it is first said: parsing all of
them would take longer than a list of games may.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

from manoir.play.words import LANGUAGES

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=.*\n(?:(?:[ \t}].*)?\n)*", re.MULTILINE)


class Say(Protocol):
    """A message by its id, with the values that stand in it."""

    def __call__(self, message: str, /, **values: object) -> str: ...


class Phrases:
    """One file of messages."""

    def __init__(self, path: Path, language: str) -> None:
        from fluent.runtime import FluentBundle

        text = path.read_text(encoding="utf-8") if path.exists() else ""
        self.language = language
        self.texts = {found[1]: found[0] for found in MESSAGE.finditer(text)}
        self._bundle = FluentBundle([language], use_isolating=False)

    def has(self, message: str) -> bool:
        return message in self.texts

    def say(self, message: str, /, **values: object) -> str:
        """A message by its id. An id that does not exist is an error of ours: tests find it."""
        from fluent.runtime import FluentResource

        if not self._bundle.has_message(message):
            self._bundle.add_resource(FluentResource(self.texts[message]))
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, _ = self._bundle.format_pattern(pattern, values)
        return str(text)


@cache
def phrases(language: str) -> Phrases:
    """The command line's own messages."""
    return Phrases(Path(__file__).with_name(f"words.{language}.ftl"), language)


def chosen_language(argv: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """Wanted before the arguments are parsed, because what is wrong with them is said in it."""
    for word, after in zip(argv, [*argv[1:], ""], strict=False):
        given = after if word == "--language" else word.removeprefix("--language=")
        if word.startswith("--language") and given in LANGUAGES:
            return given
    local = environment.get("LC_ALL") or environment.get("LANG") or ""
    return "fr" if local.lower().startswith("fr") else "en"
