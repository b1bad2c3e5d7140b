# Generated from `_async` by `npm run generate:python`. Do not edit.
"""Keys, usage, policy types and events of the account."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from .._core.request import Request, path_of, without_none
from .._core.responses import parse
from ..models import (
    ApiKey,
    MadeKey,
    Policy,
    PolicySchema,
    UsageByDay,
    UsageByKey,
    UsageReport,
    WebhookDelivery,
    WebhookSecret,
)
from .listing import Listing
from .transport import Transport


class Keys:
    """API keys of the account."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self, name: str, *, scopes: Sequence[str], source: str | None = None, expires_at: datetime | None = None
    ) -> MadeKey:
        """Makes a key with no more scopes than this one. `key` is shown this once."""
        body = without_none(name=name, scopes=list(scopes), source=source, expiresAt=expires_at)
        # the service cannot tell a repeated request from a second one
        request = Request("POST", "/v1/keys", body=body, is_repeatable=False)
        return parse(self._transport.send(request), MadeKey)

    def list(self, *, limit: int | None = None, cursor: str | None = None) -> Listing[ApiKey]:
        """The keys that are not revoked, newest first."""
        request = Request("GET", "/v1/keys", without_none(limit=limit, cursor=cursor))
        return Listing(self._transport, request, "keys", ApiKey.model_validate)

    def rotate(self, key_id: str, *, overlap_seconds: int | None = None) -> MadeKey:
        """Makes a key that takes the place of another, which goes on working for a day unless told otherwise."""
        path = path_of("/v1/keys/{id}/rotate", id=key_id)
        body = without_none(overlapSeconds=overlap_seconds)
        return parse(self._transport.send(Request("POST", path, body=body, is_repeatable=False)), MadeKey)

    def revoke(self, key_id: str) -> None:
        """Refuses the key from now on."""
        path = path_of("/v1/keys/{id}", id=key_id)
        self._transport.send(Request("DELETE", path, gone_code="not_found"))


class Usage:
    """What the account has used."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(
        self, *, from_: datetime | None = None, to: datetime | None = None, key_id: str | None = None
    ) -> UsageReport:
        """The usage of a period, by default of the last 30 days."""
        query = without_none(**{"from": from_}, to=to, keyId=key_id)
        return parse(self._transport.send(Request("GET", "/v1/usage", query)), UsageReport)

    def days(
        self, *, from_: datetime | None = None, to: datetime | None = None, key_id: str | None = None
    ) -> UsageByDay:
        """The usage of each day (UTC) of a period."""
        query = without_none(**{"from": from_}, to=to, keyId=key_id)
        return parse(self._transport.send(Request("GET", "/v1/usage/days", query)), UsageByDay)

    def keys(self, *, from_: datetime | None = None, to: datetime | None = None) -> UsageByKey:
        """What each API key used in a period."""
        query = without_none(**{"from": from_}, to=to)
        return parse(self._transport.send(Request("GET", "/v1/usage/keys", query)), UsageByKey)


class Policies:
    """Policy types that the service reads."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self) -> Listing[Policy]:
        """All policy types."""
        return Listing(self._transport, Request("GET", "/v1/policies"), "policies", Policy.model_validate)

    def schema(self, policy_type: str) -> PolicySchema:
        """The JSON Schema of a type's data."""
        request = Request("GET", path_of("/v1/policies/{type}/schema", type=policy_type))
        return parse(self._transport.send(request), PolicySchema)


class Webhooks:
    """Deliveries of events, and the secret that signs them."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def deliveries(self, job_id: str) -> Listing[WebhookDelivery]:
        """The deliveries of a job's event, with their attempts."""
        request = Request("GET", path_of("/v1/jobs/{id}/webhook-deliveries", id=job_id))
        return Listing(self._transport, request, "deliveries", WebhookDelivery.model_validate)

    def redeliver(self, job_id: str, delivery_id: str) -> WebhookDelivery:
        """Delivers the event again, now."""
        path = path_of("/v1/jobs/{job}/webhook-deliveries/{delivery}/redeliver", job=job_id, delivery=delivery_id)
        return parse(self._transport.send(Request("POST", path, is_repeatable=False)), WebhookDelivery)

    def secret(self) -> WebhookSecret:
        """The secret that signs the events of jobs without a secret of their own."""
        return parse(self._transport.send(Request("GET", "/v1/webhooks/secret")), WebhookSecret)

    def rotate_secret(self) -> WebhookSecret:
        """Replaces the secret; for 24 hours events are signed with both."""
        request = Request("POST", "/v1/webhooks/secret/rotate", is_repeatable=False)
        return parse(self._transport.send(request), WebhookSecret)
