"""Corrections of results by persons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from .._core.request import Request, path_of, with_idempotency_key, without_none
from .._core.responses import parse
from ..models import CorrectionRequest, Review, ReviewChange
from .listing import AsyncListing
from .transport import AsyncTransport


class AsyncReviews:
    """Reviews of completed jobs. The result of a job stays as it was read."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get(self, job_id: str) -> Review:
        """The corrected data, and what differs from the result."""
        request = Request("GET", path_of("/v1/jobs/{id}/review", id=job_id))
        return parse(await self._transport.send(request), Review)

    async def update(
        self,
        job_id: str,
        *,
        corrections: Sequence[CorrectionRequest] = (),
        status: Literal["in_review", "approved"] | None = None,
        version: int | None = None,
        idempotency_key: str | None = None,
    ) -> Review:
        """Corrects values, approves, or both. With `version` it fails when somebody else was faster."""
        # a correction to null is one, a member that was not given is none
        given = [correction.model_dump(by_alias=True, exclude_unset=True) for correction in corrections]
        body = without_none(corrections=given or None, status=status, version=version)
        path = path_of("/v1/jobs/{id}/review", id=job_id)
        request = Request("PATCH", path, body=with_idempotency_key(body, idempotency_key))
        return parse(await self._transport.send(request), Review)

    def changes(
        self, job_id: str, *, limit: int | None = None, cursor: str | None = None
    ) -> AsyncListing[ReviewChange]:
        """The history of a review."""
        path = path_of("/v1/jobs/{id}/review/changes", id=job_id)
        request = Request("GET", path, without_none(limit=limit, cursor=cursor))
        return AsyncListing(self._transport, request, "changes", ReviewChange.model_validate)
