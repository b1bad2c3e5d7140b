"""Jobs."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from .._core.arguments import JobAndWaitArguments, JobArguments, OnProgress, body_of, refuse_unknown
from .._core.request import LONGEST_WAIT, Request, path_of, with_idempotency_key, without_none
from .._core.responses import parse, parse_job, parse_jobs
from ..errors import JobFailedError, WaitTimeoutError
from ..models import JobCreated
from ..results import JobStatus
from . import platform
from .listing import AsyncListing
from .transport import AsyncTransport
from .typed_methods import AsyncTypedCreateAndWait

if TYPE_CHECKING:
    from typing_extensions import Unpack

# who watches the progress is told of it this often
WATCHED_POLL = 1.0


async def keyed_body_of(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The body of a request that extracts, with its idempotency key. Reads the file, which cannot be done twice."""
    return with_idempotency_key(await platform.run_blocking(body_of, arguments), arguments.get("idempotency_key"))


async def create_job(transport: AsyncTransport, policy_type: str, keyed_body: Mapping[str, Any]) -> JobCreated:
    """Creates a job."""
    body = {"policyType": policy_type, **keyed_body}
    return parse(await transport.send(Request("POST", "/v1/jobs", body=body)), JobCreated)


class AsyncJobs(AsyncTypedCreateAndWait):
    """Extraction jobs of the account."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def create(self, policy_type: str, **arguments: Unpack[JobArguments]) -> JobCreated:
        """Creates a job. The document is one of `file`, `url` and `document_id`."""
        refuse_unknown(arguments, JobArguments)
        return await create_job(self._transport, policy_type, await keyed_body_of(arguments))

    async def _create_and_wait(self, policy_type: str, arguments: Mapping[str, Any]) -> JobStatus[Any]:
        refuse_unknown(arguments, JobAndWaitArguments)
        created = await create_job(self._transport, policy_type, await keyed_body_of(arguments))
        return await self.wait(
            created.job_id, timeout=arguments.get("timeout"), on_progress=arguments.get("on_progress")
        )

    async def wait(
        self, job_id: str, *, timeout: float | None = None, on_progress: OnProgress | None = None
    ) -> JobStatus[Any]:
        """Waits until the job is completed; raises `JobFailedError` when it fails."""
        deadline = None if timeout is None else time.monotonic() + timeout
        told = None
        while True:
            left = LONGEST_WAIT if deadline is None else max(0.0, deadline - time.monotonic())
            asked = min(left, WATCHED_POLL if on_progress else LONGEST_WAIT)
            begun = time.monotonic()
            job = await self.get(job_id, wait_seconds=asked)
            if on_progress and job != told:
                told = job
                on_progress(job)
            if job.status == "failed":
                raise JobFailedError(job)
            if job.status == "completed":
                return job
            if deadline is not None and time.monotonic() >= deadline:
                raise WaitTimeoutError(f"The job {job_id}")
            # a service that cannot wait answers at once
            await platform.sleep(max(0.0, min(asked, 1.0) - (time.monotonic() - begun)))

    async def get(self, job_id: str, *, wait_seconds: float = 0) -> JobStatus[Any]:
        """The job, with its result when it is completed. The service waits for its end, 30 seconds at most."""
        request = Request("GET", path_of("/v1/jobs/{id}", id=job_id), waits=wait_seconds)
        return parse_job(await self._transport.send(request))

    def list(
        self,
        *,
        status: Literal["pending", "processing", "completed", "failed"] | None = None,
        policy_type: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> AsyncListing[JobStatus[Any]]:
        """The jobs of the account, newest first, without their results."""
        query = without_none(status=status, policyType=policy_type, limit=limit, cursor=cursor)
        return AsyncListing(self._transport, Request("GET", "/v1/jobs", query), "jobs", parse_jobs)

    async def cancel(self, job_id: str) -> JobStatus[Any]:
        """Stops the job, which ends as failed with the code `cancelled`."""
        return parse_job(await self._transport.send(Request("POST", path_of("/v1/jobs/{id}/cancel", id=job_id))))
