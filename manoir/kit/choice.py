"""Choices: the function is the effect; its name, called with the parameters alone, is the id."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from manoir.kit.record import Record
from manoir.kit.rule import generated, rule
from manoir.kit.sight import Sight, owner
from manoir.kit.signature import checked_sight, domains

P = ParamSpec("P")
R = TypeVar("R", bound=Record)


# A notation is words with {parameters}; a part in brackets is left out where its number is 0.
PARTS = r"(\{\w+\}|\[[^]]*\])"


def _pattern(part: str) -> str:
    """A part of a notation as a regular expression that reads it."""
    if part[:1] == "[":
        return f"(?:{''.join(map(_pattern, re.split(PARTS, part[1:-1])))})?"
    return f"(?P<{part[1:-1]}>\\S+?)" if part[:1] == "{" else re.escape(part)


class ChoiceKind:
    """One kind of choice. Its ids follow those of the kinds declared before it."""

    def __init__(
        self,
        fn: Callable[..., Any],
        why: str | Mapping[str, str],
        notation: str,
        at: str,
        seen: Sight,
        secret: bool,
        spoken: bool,
    ) -> None:
        self.name, self.why, self.notation, self.target = fn.__name__, why, notation, at
        self.meaning = fn.__doc__ or ""
        self.seen, self.secret, self.spoken = seen, secret, spoken
        self.effect = rule(fn)
        self.record, self.params = domains(fn)
        self._many = math.prod(map(len, self.params.values()))
        self._texts: dict[int, str] = {}
        self.first = sum(map(len, self.record.kinds))
        self.record.kinds.append(self)
        self.record.kind_of += [self] * self._many
        self.pattern = re.compile("".join(map(_pattern, re.split(PARTS, notation))))
        source = checked_sight(f"choice {self.name}", seen, "seat")
        self.seen_by: Callable[[Record, int, int], bool] = eval(f"lambda s, viewer, seat: {source}")

    def __len__(self) -> int:
        return self._many

    def __contains__(self, choice: int) -> bool:
        return self.first <= choice < self.first + self._many

    def id_source(self) -> str:
        """The parameters as the digits of a number."""
        number = "0"
        for name, domain in self.params.items():
            digit = f"{name} - {domain.lo}" if domain.lo else name
            number = digit if number == "0" else f"({number}) * {len(domain)} + {digit}"
        return f"def {self.name}({', '.join(self.params)}):\n    return {self.first} + {number}\n"

    def parts_source(self, number: str) -> list[str]:
        """The way back: each parameter as source over the number."""
        out, step = [], 1
        for domain in reversed(self.params.values()):
            out.append(f"{number} // {step} % {len(domain)} + {domain.lo}")
            step *= len(domain)
        return out[::-1]

    def values(self, choice: int) -> dict[str, int]:
        number, out = choice - self.first, {}
        for name, domain in reversed(self.params.items()):
            number, digit = divmod(number, len(domain))
            out[name] = digit + domain.lo
        return dict(reversed(out.items()))

    def shown(self, choice: int) -> dict[str, Any]:
        return {n: self.params[n].show(v) for n, v in self.values(choice).items()}

    def written(self, choice: int) -> str:
        """The notation of a choice; a table writes the same few again and again."""
        if choice not in self._texts:
            self._texts[choice] = self._written(choice)
        return self._texts[choice]

    def _written(self, choice: int) -> str:
        values, shown = self.values(choice), self.shown(choice)

        def part(text: str) -> str:
            if text[:1] == "[":
                if not any(values[name] for name in re.findall(r"\{(\w+)\}", text)):
                    return ""
                text = text[1:-1]
            return text.format(**shown)

        return "".join(map(part, re.split(PARTS, self.notation)))

    def paragraph(self, step: str) -> str:
        """The rulebook's paragraph; where one id serves several steps, that of this step."""
        return self.why if isinstance(self.why, str) else self.why.get(step, "")


def choice(
    why: str | Mapping[str, str],
    notation: str,
    at: str = "",
    seen: Sight = owner,
    secret: bool = False,
    spoken: bool = False,
) -> Callable[[Callable[Concatenate[R, P], None]], Callable[P, int]]:
    """Declares a choice by its effect.

    `why`: the paragraph that allows it, or one for each step of the game. `at`: what one clicks on
    the board. `seen`: who finds it in the history (the owner is who chose). `secret`: it is asked
    even when it is the only one, because an answer by itself would tell. `spoken`: it is a word
    given to the others, and stands even where nobody learnt a secret by it.
    """

    def make(fn: Callable[Concatenate[R, P], None]) -> Callable[P, int]:
        kind = ChoiceKind(fn, why, notation, at, seen, secret, spoken)
        made = generated(kind.record, kind.name, kind.id_source(), gives=int)
        made.kind = kind  # type: ignore[attr-defined]
        return cast(Callable[P, int], made)

    return make


def kind_of(cls: type[Record], choice: int) -> ChoiceKind:
    """The kind of a choice by its id."""
    if 0 <= choice < len(cls.kind_of):
        return cls.kind_of[choice]
    raise ValueError(f"{choice} is not one of 0..{len(cls.kind_of) - 1}")


def notation(cls: type[Record], choice: int) -> str:
    return kind_of(cls, choice).written(choice)


def target(cls: type[Record], choice: int) -> str:
    kind = kind_of(cls, choice)
    return kind.target.format(**kind.shown(choice))


def parse(cls: type[Record], text: str) -> int:
    """The id of a notation; spaces may be many, case does not matter."""
    plain = " ".join(text.lower().split())
    for kind in cls.kinds:
        if match := kind.pattern.fullmatch(plain):
            try:
                values = [
                    0 if match[name] is None else domain.read(match[name])
                    for name, domain in kind.params.items()
                ]
            except ValueError:
                continue
            number = 0
            for domain, value in zip(kind.params.values(), values, strict=True):
                number = number * len(domain) + value - domain.lo
            return kind.first + number
    raise ValueError(f"{text!r} is no choice of this game")
