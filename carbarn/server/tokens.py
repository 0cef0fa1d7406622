"""Secrets: ids that cannot be guessed, tokens that are stored hashed and compared in constant time."""

import hashlib
import hmac
import re
import secrets

TOKEN_BYTES = 24
ID_BYTES = 9


def new_id() -> str:
    """The id of a table: short enough for a link, too long to guess."""
    return secrets.token_urlsafe(ID_BYTES)


def is_id(text: str) -> bool:
    """Whether this could be the id of a table; what cannot be is not looked up."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,32}", text) is not None


def new_token() -> str:
    """What proves that a seat is one's own."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is stored of a token. It is random and long, so that a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str, token_hash: str | None) -> bool:
    """Whether a token is the one, in the same time wherever they differ."""
    return token_hash is not None and hmac.compare_digest(hashed(token), token_hash)
