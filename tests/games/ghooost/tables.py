"""Tables of Ghooost! for scenarios: say what matters, the rest is filled in lawfully."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from manoir.games.ghooost.components import FOUR_COPIES, GHOST, HAND_SIZE, MANSION_SIZE
from tests.scenarios import Table, counts, in_words

NAMES = GHOST.names
# A short hand is filled up with these before midnight, one of each.
HARMLESS = (
    "draplo mortimer zombibi momicha vampirette pirat-os banshia comte-croc faucheuse".split()
)


class Ghosts(Table):
    """A table of Ghooost! whose piles read as words, top last."""

    def __init__(self, position: dict[str, Any], seed: int = 1) -> None:
        super().__init__("ghooost", position, seed)
        self.discarded_before = list(self.state.discard)

    def hand(self, seat: int) -> str:
        return in_words(self.state.hand[seat], NAMES)

    def known(self, seat: int) -> str:
        """What everyone knows of a hand."""
        return in_words(self.state.known[seat], NAMES)

    @property
    def cemetery(self) -> str:
        """The pile as it lies; a Miss Copy says what she copied."""
        s = self.state
        lying = zip(s.cemetery[: s.cemetery_n], s.copied, strict=False)
        return " ".join(NAMES[g] + (f"={NAMES[c]}" if c else "") for g, c in lying)

    @property
    def discarded(self) -> str:
        """What has gone to the discard since the scenario began."""
        now = zip(self.state.discard, self.discarded_before, strict=True)
        return in_words([n - m for n, m in now], NAMES)

    @property
    def places(self) -> list[int]:
        return list(self.state.place[: self.state.players])

    @property
    def plays(self) -> set[str]:
        """What may be laid, without the word play."""
        return {o.removeprefix("play ") for o in self.offers if o.startswith("play ")}


def before_midnight(*hands: str, cemetery: str = "", crypt: str | int = 8, **fields: Any) -> Ghosts:
    """Seat 0 acts. Mansions are full, hands are filled up to four with harmless ghosts."""
    size = fields.get("hand_size", HAND_SIZE)
    piles = [*hands, cemetery, *([crypt] if isinstance(crypt, str) else [])]
    left = dict(zip(NAMES, FOUR_COPIES, strict=True))
    for word in " ".join(piles).split():
        left[word.partition("=")[0]] -= 1
    full = []
    for hand in map(str.split, hands):
        for name in HARMLESS:
            if len(hand) < size and name not in hand and left[name] > 0:
                hand.append(name)
                left[name] -= 1
        full.append(" ".join(hand))
    if isinstance(crypt, str):
        fields["crypt"] = crypt.split()
    else:
        fields["crypt_n"] = crypt
    many = fields.get("mansion_size", MANSION_SIZE[len(hands)])
    fields["mansion_n"] = [many] * len(hands)
    return _table(full, cemetery, fields)


def after_midnight(
    *hands: str,
    cemetery: str = "",
    mansions: Sequence[str | int] = (),
    out: Sequence[int] = (),
    **fields: Any,
) -> Ghosts:
    """Seat 0 acts. Hands are as told; mansions hold these cards, or so many, or else two.

    `out` are the seats that have got out, in their order.
    """
    seats = range(len(hands))
    mansions = mansions or [0 if p in out else 2 for p in seats]
    fields["mansion_n"] = [m if isinstance(m, int) else len(m.split()) for m in mansions]
    fields["mansion"] = [[None] * m if isinstance(m, int) else m.split() for m in mansions]
    fields["place"] = [out.index(p) + 1 if p in out else 0 for p in seats]
    fields["out_n"] = len(out)
    return _table(hands, cemetery, fields)


def _table(hands: Sequence[str], cemetery: str, fields: dict[str, Any]) -> Ghosts:
    lying = [card.partition("=") for card in cemetery.split()]
    position = {
        "players": len(hands),
        "hand": [counts(hand) for hand in hands],
        "cemetery": [ghost for ghost, _, _ in lying],
        "copied": [copied or "kitty" for _, _, copied in lying],
        **fields,
    }
    if "known" in fields:
        position["known"] = [counts(hand) for hand in fields["known"]]
    return Ghosts(position)
