"""Fair dice: a promise before the first choice that anybody can check after the last.

The commitment is a hash of 32 random bytes and the seed. It is published first; opening it shows
that dice and decks were fixed before anybody chose. The random bytes keep a short seed from being
guessed out of the hash.
"""

from __future__ import annotations

import hashlib
import secrets

from manoir.kit.dice import SEEDS


def new_seed() -> int:
    """A seed from the operating system."""
    return secrets.randbelow(SEEDS)


def new_nonce() -> bytes:
    return secrets.token_bytes(32)


def commitment(nonce: bytes, seed: int) -> str:
    return hashlib.sha256(nonce + seed.to_bytes(8, "big")).hexdigest()
