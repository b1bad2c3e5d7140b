"""Requests, as both clients send them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from urllib.parse import quote
from uuid import uuid4

from .settings import Settings

# Seconds that a call waits for a job or an answer at most, before the client polls for it. Every call names its wait,
# because how long the service waits by itself is configured there, and the timeout of the call has to be longer. It is
# what `GET /v1/jobs/{jobId}` grants at most, and half of the minute after which common proxies end a silent connection.
LONGEST_WAIT = 30.0


@dataclass(frozen=True)
class Request:
    """A call of the API."""

    method: str
    path: str
    query: Mapping[str, Any] = field(default_factory=dict)
    body: Mapping[str, Any] | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    is_repeatable: bool = True
    """Whether it may be sent again when nobody knows if it has arrived."""
    waits: float | None = None
    """How many seconds the service may wait before it answers; 0 asks it not to."""
    gone_code: str | None = None
    """The error of a deletion when there is nothing to delete."""


def path_of(template: str, **ids: object) -> str:
    """The path with its ids; an id cannot lead to another path."""
    return template.format(**{name: quote(str(value), safe="") for name, value in ids.items()})


def without_none(**members: Any) -> dict[str, Any]:
    """The members that are given, as JSON values."""
    return {name: _json_value(value) for name, value in members.items() if value is not None}


def with_idempotency_key(body: dict[str, Any], given: str | None) -> dict[str, Any]:
    """All attempts of a request carry one key, so that the service does the work once."""
    return {**body, "idempotencyKey": given or str(uuid4())}


def headers_of(request: Request, settings: Settings) -> dict[str, str]:
    """The headers with the API key; only for the service's own address."""
    accept = {"Accept": "application/json"}
    prefer = {"Prefer": f"wait={int(request.waits)}"} if request.waits is not None else {}
    return {**accept, **prefer, **request.headers, "Authorization": f"Bearer {settings.api_key}"}


def _json_value(value: Any) -> Any:
    if isinstance(value, datetime):
        # a time without a zone means the zone of this machine, as everywhere in Python
        return value.astimezone().isoformat()
    return value
