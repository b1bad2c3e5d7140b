"""Checks the events that the service sends."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import re
import time
from collections.abc import Mapping

from pydantic import ValidationError

from .errors import WebhookVerificationError
from .models import WebhookEvent

DEFAULT_TOLERANCE = 300.0
TIMESTAMP = re.compile(r"[0-9]{1,12}")
BASE64_SECRET = re.compile(r"whsec_([A-Za-z0-9+/]{2,}={0,2})")


def verify_webhook(
    payload: bytes | str, headers: Mapping[str, str], secret: str, *, tolerance_seconds: float = DEFAULT_TOLERANCE
) -> WebhookEvent:
    """Returns the event if it was signed with this secret a short time ago (Standard Webhooks), or raises.

    `payload` is the body as it came, not parsed and written again.
    """
    known = {name.lower(): value for name, value in headers.items()}
    try:
        event_id, timestamp, signatures = (known[f"webhook-{name}"] for name in ("id", "timestamp", "signature"))
    except KeyError as missing:
        raise WebhookVerificationError(f"The header {missing.args[0]} is missing.") from None
    _check_age(timestamp, tolerance_seconds)
    body = payload.encode() if isinstance(payload, str) else payload
    signed = f"{event_id}.{timestamp}.".encode() + body
    expected = hmac.new(_key_of(secret), signed, hashlib.sha256).digest()
    # several signatures: the secret was rotated a short time ago; all are compared, in constant time each
    matches = [hmac.compare_digest(expected, given) for given in _signatures_of(signatures)]
    if not any(matches):
        raise WebhookVerificationError("No signature of the event was made with this secret.")
    try:
        return WebhookEvent.model_validate_json(body)
    except ValidationError:
        raise WebhookVerificationError("What was signed is not an event of decpage.") from None


def _check_age(timestamp: str, tolerance: float) -> None:
    # the length is bounded because `int` refuses thousands of digits with an error of its own
    if not TIMESTAMP.fullmatch(timestamp):
        raise WebhookVerificationError("The header webhook-timestamp is not a number.")
    if abs(time.time() - int(timestamp)) > tolerance:
        raise WebhookVerificationError("The event was signed too long ago, or in the future. Is the clock right?")


def _key_of(secret: str) -> bytes:
    """The service's rule: a secret with the prefix is in base64; any other is its own bytes.

    It once took base64 without padding, or with a digit too many, which it ignored.
    """
    encoded = BASE64_SECRET.fullmatch(secret)
    if encoded is None:
        return secret.encode()
    digits = encoded[1].rstrip("=")
    if len(digits) % 4 == 1:
        digits = digits[:-1]
    return base64.b64decode(digits + "=" * (-len(digits) % 4))


def _signatures_of(header: str) -> list[bytes]:
    """The signatures of the version 1; others are of later versions."""
    found = []
    for part in header.split(" "):
        version, _, value = part.partition(",")
        if version != "v1":
            continue
        try:
            found.append(base64.b64decode(value, validate=True))
        except (binascii.Error, ValueError):
            continue
    return found
