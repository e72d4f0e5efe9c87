"""Events: how rules tell their story.

An event is declared by a signature and told by calling it. It costs a few stores into the record;
what each viewer learns of it follows from the sights of its parameters.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from string import Formatter
from typing import Any, ParamSpec, cast

from manoir.kit.record import LOG, WIDTH, Record
from manoir.kit.rule import generated
from manoir.kit.sight import ONLOOKER, Sight, everyone, nobody
from manoir.kit.signature import checked_sight, domains

P = ParamSpec("P")


class EventKind:
    """One kind of event: its parameters, who learns each of them, and why it happens."""

    def __init__(
        self,
        fn: Callable[..., Any],
        paragraph: str,
        seen: Sight,
        because: str,
        some: dict[str, Sight],
    ) -> None:
        self.name, self.paragraph, self.meaning = fn.__name__, paragraph, fn.__doc__ or ""
        self.record, self.params = domains(fn)
        self.because = because
        self._causes = [name for _, name, _, _ in Formatter().parse(because) if name]
        if unknown := set(self._causes) - set(self.params):
            raise TypeError(f"event {self.name}: no parameter {', '.join(sorted(unknown))}")
        if len(self.params) >= WIDTH:
            raise TypeError(f"event {self.name}: at most {WIDTH - 1} parameters")
        self.number = len(self.record.events)
        self.record.events.append(self)
        self.seen = seen
        self.sights = {name: some.get(name, seen) for name in self.params}
        own = next((name for name, d in self.params.items() if d.seat), "")
        self._tests = [self._test(sight, own) for sight in self.sights.values()]
        self._learns = self._test(seen, own)
        # What everybody learns in full is worded once and then only copied: tables tell it a lot.
        self.open = all(sight is everyone for sight in (seen, *self.sights.values()))
        self._worded: dict[tuple[int, ...], dict[str, Any]] = {}

    def _test(self, sight: Sight, own: str) -> Callable[..., bool]:
        source = checked_sight(f"event {self.name}", sight, own)
        names = ", ".join(["s", "viewer", *self.params])
        return cast(Callable[..., bool], eval(f"lambda {names}: {source}"))

    def as_seen(self, s: Record, values: Sequence[int], viewer: int) -> dict[str, Any] | None:
        """The event as a viewer learns it, None where it learns nothing of it."""
        if self.open:
            key = tuple(values)
            if key not in self._worded:
                self._worded[key] = self.in_full(values)
            return self._worded[key].copy()
        out: dict[str, Any] = {
            name: domain.show(value) if test(s, viewer, *values) else None
            for (name, domain), value, test in zip(
                self.params.items(), values, self._tests, strict=True
            )
        }
        learns = self._learns(s, viewer, *values) or any(v is not None for v in out.values())
        return {"event": self.name, **out, "why": self._why(values, out)} if learns else None

    def in_full(self, values: Sequence[int]) -> dict[str, Any]:
        """The event with nothing held back."""
        shown = {n: d.show(v) for (n, d), v in zip(self.params.items(), values, strict=True)}
        return {"event": self.name, **shown, "why": self._why(values, shown)}

    def _why(self, values: Sequence[int], shown: dict[str, Any]) -> str:
        """The paragraph; that of the cause, where there is one and the viewer may know it."""
        if not self._causes:
            return self.paragraph
        told = dict(zip(self.params, values, strict=True))
        caused = all(told[name] and shown[name] is not None for name in self._causes)
        return self.because.format(**shown) if caused else self.paragraph


def event(
    paragraph: str, seen: Sight = nobody, because: str = "", **some: Sight
) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """Declares an event. `seen` is who learns of it; a parameter may have a sight of its own.
    `because`, such as "14.{card}", is the paragraph instead where that parameter is not 0."""

    def make(fn: Callable[P, None]) -> Callable[P, None]:
        kind = EventKind(fn, paragraph, seen, because, some)
        head = f"def {kind.name}({', '.join(['s', *kind.params])}):\n"
        body = f"    i = (s.told & {LOG - 1}) * {WIDTH}\n    s.log[i] = {kind.number}\n"
        body += "".join(f"    s.log[i + {n}] = {p}\n" for n, p in enumerate(kind.params, 1))
        body += "    s.told += 1\n"
        told = generated(kind.record, kind.name, head + body)
        # The same event where nobody listens: machines without events call this one.
        silent = generated(kind.record, kind.name, head + "    pass\n")
        told.silent = silent  # type: ignore[attr-defined]
        return cast(Callable[P, None], told)

    return make


def told(s: Record) -> list[tuple[EventKind, list[int]]]:
    """The events of the last choice, as they happened."""
    out = []
    for at in range(0, min(s.told, LOG) * WIDTH, WIDTH):
        kind = s.events[s.log[at]]
        out.append((kind, s.log[at + 1 : at + 1 + len(kind.params)]))
    return out


def story(s: Record, viewer: int) -> list[dict[str, Any]]:
    """The events of the last choice as a viewer learns them."""
    seen = (kind.as_seen(s, values, viewer) for kind, values in told(s))
    return [line for line in seen if line is not None]


Telling = Callable[[int], tuple[dict[str, Any], ...]]


def stories(states: Sequence[Record]) -> Telling:
    """The events through several states as a viewer learns them; where everybody learns the same,
    they are worded once for all."""
    happened = [(s, kind, values) for s in states for kind, values in told(s)]

    def tell(viewer: int) -> tuple[dict[str, Any], ...]:
        seen = [kind.as_seen(s, values, viewer) for s, kind, values in happened]
        return tuple([line for line in seen if line is not None])

    if all(kind.open for _, kind, _ in happened):
        alike = tell(ONLOOKER)
        return lambda viewer: alike
    return tell


def whole_story(s: Record) -> list[dict[str, Any]]:
    """The events of the last choice with nothing held back."""
    return [kind.in_full(values) for kind, values in told(s)]
