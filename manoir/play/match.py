"""A match is its history: game, options, seats, seed and choices. Everything else is recomputed."""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from manoir.errors import BadOption, CannotUndo, IllegalChoice, NeedsConsent, UnknownChoice
from manoir.kit.choice import notation, parse, target
from manoir.kit.dice import SEEDS
from manoir.kit.event import stories, whole_story
from manoir.kit.game import Game
from manoir.kit.record import Record
from manoir.kit.sight import ONLOOKER
from manoir.play import fairness
from manoir.play.history import Diary, Entry, Seen, standing
from manoir.play.lesson import Lesson, lesson
from manoir.play.position import lay
from manoir.play.words import words

BOT = "bot:"
LONGEST_NAME = 60


@dataclass(frozen=True)
class Choice:
    """Something that the seat which decides may do now."""

    game: Game[Any]
    id: int
    notation: str
    paragraph: str
    target: str
    step: str

    @property
    def words(self) -> str:
        return self.say("en")

    def say(self, language: str) -> str:
        kind = self.game.kind(self.id)
        return words(self.game.key, language).choice(kind, self.id, self.step)

    def __repr__(self) -> str:
        return f"<{self.notation}>"


class Match:
    """One match. `seats` are the names of those who play; a bot's begins with `bot:`."""

    # Through which states the last choice led, and the one before it: None after an undo.
    _told: list[Record]
    _before: Record | None

    def __init__(
        self,
        game: Game[Any],
        players: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        seats: Sequence[str] = (),
        position: Mapping[str, Any] | None = None,
        nonce: bytes | None = None,
    ) -> None:
        self.game, self.players = game, players
        self.seed = fairness.new_seed() if seed is None else seed
        if not 0 <= self.seed < SEEDS:
            raise BadOption(f"seed: a number from 0 to 2^63-1 is wanted, not {seed}")
        if len(seats) > players:
            raise BadOption(f"seats: {len(seats)} names for {players} players")
        if position is not None and position.get("players", players) != players:
            raise BadOption(f"players: {players} here, {position['players']} in the position")
        for name in seats:
            if len(name) > LONGEST_NAME or not name.isprintable() or name != name.strip():
                raise BadOption(f"seats: a name is one line of up to {LONGEST_NAME} characters")
        self.options = dict(options or {})
        self.position = dict(position) if position is not None else None
        self.nonce = nonce or fairness.new_nonce()
        self.history: list[Entry] = []
        self._begin()
        self.seats = [*seats, *[""] * (players - len(seats))]

    # ---- where the match stands ----

    @property
    def commitment(self) -> str:
        """Published before the first choice; `opening` lets anybody check it after the last."""
        return fairness.commitment(self.nonce, self.seed)

    @property
    def opening(self) -> tuple[str, int] | None:
        """The random bytes and the seed behind the commitment, once the match is over."""
        return (self.nonce.hex(), self.seed) if self.over else None

    @property
    def over(self) -> bool:
        return not self._legal  # as long as a game goes on, something is possible

    @property
    def actor(self) -> int | None:
        """The seat that decides, None when the match is over."""
        return None if self.over else self.game.decider(self._state)

    @property
    def turn(self) -> int | None:
        """The seat that everybody sees on turn."""
        return None if self.over else self.game.turn(self._state)

    def team(self, seat: int) -> int | None:
        """The number of the seat's team, None where everybody plays alone."""
        return None if self.game.team is None else self.game.team(self._state, seat)

    @property
    def scores(self) -> list[int]:
        return [self.game.score(self._state, p) for p in range(self.players)]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the match is over."""
        return self.game.winners(self._state) if self.over else []

    @property
    def events(self) -> list[dict[str, Any]]:
        """What happened by the last choice, with nothing held back."""
        return [line for s in self._told for line in whole_story(s)]

    def story(self, viewer: int) -> list[dict[str, Any]]:
        """What happened by the last choice, as a seat (or -1, an onlooker) learnt it."""
        self._check_viewer(viewer)
        return list(stories(self._told)(viewer))

    def view(self, viewer: int) -> Any:
        """The table as a seat (or -1, an onlooker) sees it."""
        self._check_viewer(viewer)
        return self._state.view(viewer)

    def _check_viewer(self, viewer: int) -> None:
        if not ONLOOKER <= viewer < self.players:
            raise BadOption(f"seat {viewer}: there are 0..{self.players - 1}, and -1 for onlookers")

    @property
    def state(self) -> Any:
        """A copy of the whole table: for tests and studies, never for somebody who plays."""
        return self._state.copy()

    # ---- choosing ----

    def choices(self) -> list[Choice]:
        """What the seat that decides may do now."""
        if self.over:
            return []
        game, step = self.game, self.game.step(self._state)
        return [
            Choice(
                game,
                number,
                notation(game.state, number),
                game.kind(number).paragraph(step),
                target(game.state, number),
                step,
            )
            for number in self._legal
        ]

    def play(self, choice: Choice | int | str) -> Match:
        """Make a choice, given as it was listed, by its id or by its notation."""
        number = self._number(choice)
        if number not in self._legal:
            texts = [notation(self.game.state, c) for c in self._legal]
            now = f"possible now: {', '.join(texts)}" if texts else "the match is over"
            wanted = notation(self.game.state, number)
            raise IllegalChoice(f"{wanted!r} is not possible; {now}", texts)
        entry = Entry(len(self.history) + 1, self.game.decider(self._state), number)
        self.history.append(entry)
        self._before = self._told[-1] if self._told else None
        self._told = list(self._carry_out(number))
        return self

    def _number(self, choice: Choice | int | str) -> int:
        if isinstance(choice, Choice):
            return choice.id
        try:
            number = parse(self.game.state, choice) if isinstance(choice, str) else choice
            self.game.kind(operator.index(number))
        except ValueError as error:
            raise UnknownChoice(str(error)) from None
        except TypeError:
            raise UnknownChoice(f"{choice!r} is neither an id nor a notation") from None
        return int(number)

    def _carry_out(self, number: int) -> Iterator[Record]:
        """Apply a choice, then every decision that has only one option; the state after each."""
        then = self._told[-1] if self._told else self._state.copy()
        self.game.apply(self._state, number)
        then = self._state.kept(then)
        yield then
        yield from self._settle(then)

    def _settle(self, then: Record) -> Iterator[Record]:
        while not self.game.over(self._state):
            self._legal = self.game.legal(self._state)
            if len(self._legal) > 1 or self.game.kind(self._legal[0]).secret:
                return
            self.game.apply(self._state, self._legal[0])
            then = self._state.kept(then)
            yield then
        self._legal = []

    def _begin(self) -> None:
        if self.position is None:
            self._state = self.game.new(self.players, self.seed, self.options)
        else:
            self._state = lay(self.game, self.position, self.seed)
        first = self._state.copy()
        self._told = [first, *self._settle(first)]
        self._before = None

    # ---- taking back ----

    def undo(self, seat: int | None = None, consent: bool = False) -> Match:
        """Take back the last choice, if the rule of undo allows it.

        Free unless somebody learnt something the actor did not know, another seat has chosen
        since, or it was a word given to the others. Where the others saw something of the actor's
        own, it is free against bots and needs the consent of the people at the table.
        """
        last, before = self._taken_back(seat, consent)
        self.history.append(Entry(len(self.history) + 1, last.seat, undoes=last.number))
        self._state, self._told, self._before = before.copy(), [], None
        self._legal = self.game.legal(self._state)
        return self

    def undoing(self, seat: int) -> Literal["no", "ask", "free"]:
        """Whether the seat could take back now, or the others would have to agree."""
        try:
            self._taken_back(seat, consent=False)
        except NeedsConsent:
            return "ask"
        except CannotUndo:
            return "no"
        return "free"

    def _taken_back(self, seat: int | None, consent: bool) -> tuple[Entry, Record]:
        """The choice that an undo would take back, and the state before it."""
        line = standing(self.history)
        if not line:
            raise CannotUndo("nothing has been chosen yet")
        last = line[-1]
        if seat is not None and seat != last.seat:
            raise CannotUndo("another seat has chosen since")
        # A record in which it was taken back, as everybody wished, is still read.
        if self.game.kind(last.choice).spoken and not consent:
            raise CannotUndo("that was said aloud; it stands")
        before = self._before or self._replayed(line[:-1])._state
        taught = self._lesson_of(before.copy(), last)
        if taught is Lesson.LEARNT:
            raise CannotUndo("by this choice somebody learnt something new; it stands")
        if self.over:
            raise CannotUndo("the match is over, and its seed may have been read")
        people = [p for p in range(self.players) if not self.seats[p].startswith(BOT)]
        if taught is Lesson.SHOWN and not consent and any(p != last.seat for p in people):
            raise NeedsConsent("the others have seen it; they must agree to take it back")
        return last, before

    def _lesson_of(self, s: Record, entry: Entry) -> Lesson:
        """The most that anybody learns by an entry, made in this state, and what followed of
        itself."""
        number, taught = entry.choice, Lesson.NOTHING
        while True:
            taught = max(taught, lesson(self.game, s, entry.seat, number))
            self.game.apply(s, number)
            legal = [] if self.game.over(s) else self.game.legal(s)
            if len(legal) != 1 or self.game.kind(legal[0]).secret:
                return taught
            number = legal[0]

    def _replayed(self, line: Sequence[Entry]) -> Match:
        """This match from its start through some of its choices, with a history of its own."""
        new = object.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.history = []
        new._begin()
        for entry in line:
            new.history.append(entry)
            new._told = list(new._carry_out(entry.choice))
        return new

    # ---- looking back ----

    def history_of(self, viewer: int) -> list[Seen]:
        """The history as a viewer may know it, in the viewer's own numbering."""
        return self.diary_of(viewer).seen

    def diary_of(self, viewer: int) -> Diary:
        """The diary of a viewer who has watched the match from its start."""
        self._check_viewer(viewer)
        diary = Diary(self.game, viewer)
        walk = self._replayed([])
        past = [walk._state.copy()]
        for entry in self.history:
            if entry.undoes:
                past.pop()
                walk._state = past[-1].copy()
                diary.note(walk._state, entry, stories([]))
            else:
                diary.note(past[-1], entry, stories(list(walk._carry_out(entry.choice))))
                past.append(walk._state.copy())
        return diary

    def from_start(self) -> Match:
        """The same match before its first choice, to be walked through again."""
        new = self._replayed([])
        new.seats = self.seats[:]
        return new

    def copy(self) -> Match:
        """An independent match that stands where this one stands."""
        new = object.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.history, new.seats = self.history[:], self.seats[:]
        new._state, new._told = self._state.copy(), [s.copy() for s in self._told]
        return new

    @property
    def digest(self) -> str:
        """A fingerprint of the whole history and of where it led."""
        line = ";".join(f"{e.seat}:{e.choice}:{e.undoes}" for e in self.history)
        text = f"{self.game.key} {self.game.version} {line} {self._state.digest()}"
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def __repr__(self) -> str:
        stands = f"won by {self.winners}" if self.over else f"seat {self.turn} to choose"
        return f"<{self.game.key}, {self.players} players, {len(self.history)} choices, {stands}>"
