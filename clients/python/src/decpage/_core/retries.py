"""When a request is sent again, and after how long."""

from __future__ import annotations

import random
from dataclasses import dataclass
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

import httpx

from .request import Request

FIRST_DELAY = 0.5
LONGEST_DELAY = 8.0
# a client that sleeps longer looks hung: the caller decides
LONGEST_RETRY_AFTER = 60.0

# these failures happen before the request is sent
NEVER_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)
# after these the request may have been carried out
UNCLEAR_STATUSES = (502, 503, 504)


@dataclass(frozen=True)
class Failure:
    """An attempt after which there is another one."""

    delay: float
    """Seconds until then."""
    is_unclear: bool
    """Whether the request may have been carried out."""


def is_unclear(failure: httpx.TransportError | httpx.Response) -> bool:
    """Whether nobody knows if a request that failed so was carried out."""
    if isinstance(failure, httpx.Response):
        return failure.status_code in UNCLEAR_STATUSES
    return not isinstance(failure, NEVER_SENT)


def delay_after_failure(error: httpx.TransportError, request: Request, attempt: int) -> float | None:
    """Seconds until the next attempt after a failed connection; None: it is not sent again."""
    if isinstance(error, httpx.UnsupportedProtocol) or (is_unclear(error) and not request.is_repeatable):
        return None
    return backoff(attempt)


def delay_after_response(response: httpx.Response, request: Request, attempt: int) -> float | None:
    """Seconds until the next attempt after an error; None: it is not sent again."""
    if response.status_code != 429 and not (is_unclear(response) and request.is_repeatable):
        return None
    asked = retry_after(response)
    if asked is None:
        return backoff(attempt)
    # clients that were refused together do not come back together; a longer wait is left to the caller
    return asked + random.uniform(0, FIRST_DELAY) if asked <= LONGEST_RETRY_AFTER else None


def retry_after(response: httpx.Response) -> float | None:
    """Seconds of a `Retry-After` header, which holds a number or a date."""
    value = response.headers.get("Retry-After")
    if value is None:
        return None
    if value.isdigit():
        return float(value)
    try:
        date = parsedate_to_datetime(value)
    except ValueError:
        return None
    if date.tzinfo is None:
        date = date.replace(tzinfo=timezone.utc)
    return max(0.0, (date - datetime.now(timezone.utc)).total_seconds())


def backoff(attempt: int) -> float:
    """Seconds before the next attempt: twice as many each time, not the same for all clients."""
    longest = min(FIRST_DELAY * 2.0**attempt, LONGEST_DELAY)
    return random.uniform(longest / 2, longest)
