"""How a table's seed is made, so that neither the bot nor a player chooses the deal.

When a lobby opens, the bot draws a secret of 32 bytes and publishes its fingerprint: from then on
it cannot take another. Everybody who sits down and the person who starts adds a text that the bot
cannot foresee: the number that Discord gives to their click and, if they like, the fingerprint of
a word of theirs. The seed is the SHA-256 of the secret (64 hexadecimal digits) and these texts,
each on a line of its own, joined by line feeds, in UTF-8: first the seats in order (an empty line
for the house), then the start. Once the game is over the secret is published too.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

#: The longest word that a person may add.
LONGEST_WORD = 40


def fingerprint(text: str) -> str:
    """Return the SHA-256 of a text in UTF-8, as 64 hexadecimal digits."""
    return sha256(text.encode()).hexdigest()


def deal_seed(secret: bytes, contributions: Sequence[str]) -> bytes:
    """Return the seed of a table: 32 bytes, made of the secret and what everybody added."""
    return sha256("\n".join([secret.hex(), *contributions]).encode()).digest()
