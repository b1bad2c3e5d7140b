"""Settings of a client."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

import httpx

DEFAULT_TIMEOUT = 60.0
DEFAULT_RETRIES = 3


@dataclass(frozen=True)
class Settings:
    """Where the service is, and how it is called."""

    base_url: str
    # not part of the repr, which ends up in logs
    api_key: str = field(repr=False)
    timeout: float
    max_retries: int

    @staticmethod
    def of(api_key: str | None, base_url: str | None, timeout: float, max_retries: int) -> Settings:
        """Takes from the environment what is not given."""
        key = api_key or os.environ.get("DECPAGE_API_KEY")
        url = base_url or os.environ.get("DECPAGE_URL")
        if not key:
            raise ValueError("An API key is needed: pass api_key or set DECPAGE_API_KEY.")
        if not url:
            raise ValueError("The address of the service is needed: pass base_url or set DECPAGE_URL.")
        # a header refuses other characters with a message that quotes the key
        if not key.isascii() or not key.isprintable() or " " in key:
            raise ValueError("The API key holds characters that no key has.")
        if httpx.URL(url).scheme not in ("http", "https"):
            raise ValueError("The address of the service begins with http:// or https://.")
        return Settings(base_url=url.rstrip("/"), api_key=key, timeout=timeout, max_retries=max_retries)
