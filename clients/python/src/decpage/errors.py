"""What this package raises. Every exception is a `DecpageError`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .models import DocumentStatus, Issue
from .results import JobStatus


class DecpageError(Exception):
    """Base of all errors."""

    def __init__(
        self,
        message: str,
        *,
        code: str,
        status: int | None = None,
        request_id: str | None = None,
        retry_after_seconds: float | None = None,
        body: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        """Stable code of the error, such as `invalid_document`."""
        self.status = status
        """HTTP status; None when there was no response."""
        self.request_id = request_id
        """Names the request in the logs of the service."""
        self.retry_after_seconds = retry_after_seconds
        """Seconds after which the service asks to try again."""
        self.body: Mapping[str, Any] = body or {}
        """The whole body of the response; extra properties depend on the code."""
        self.issues = [Issue.model_validate(issue) for issue in self.body.get("issues") or []]
        """Every problem found in the request."""
        self.required: list[str] = self.body.get("required") or []
        """Scopes that the API key lacks."""

    def __str__(self) -> str:
        """The message with what a person needs to find the cause."""
        start = self.code if self.status is None else f"{self.status} {self.code}"
        lines = [f"{start}: {self.message}"]
        lines += [f"  {issue.path or '/'}: {issue.message}" for issue in self.issues]
        if self.request_id is not None:
            lines.append(f"  request id: {self.request_id}")
        return "\n".join(lines)


class InvalidRequestError(DecpageError):
    """400, 405, 409 and 422: the request is not valid, or cannot be carried out as it is."""


class AuthenticationError(DecpageError):
    """401: the API key is missing or not valid."""


class PermissionDeniedError(DecpageError):
    """403: the key lacks a scope (see `required`) or has no access to the resource."""


class NotFoundError(DecpageError):
    """404: there is no such resource."""


class SyncTimeoutError(DecpageError):
    """408: the synchronous extraction takes longer than the call waits. `extract` waits for its job."""


class RateLimitedError(DecpageError):
    """429: a rate limit, too many calls or jobs at once, or a used up quota."""


class ServiceError(DecpageError):
    """5xx: the service failed or cannot answer at the moment."""


class ConnectionFailedError(DecpageError):
    """There was no response, also after the retries."""


class UnexpectedResponseError(DecpageError):
    """The response is not one of this API: the base URL may be wrong, or this package too old."""


class JobFailedError(DecpageError):
    """The job has failed or was cancelled; the code is that of the job's error."""

    def __init__(self, job: JobStatus[Any]) -> None:
        code, reason = (job.error.code, job.error.message) if job.error else ("internal_error", "no reason given")
        super().__init__(f"The job {job.job_id} has failed: {reason}", code=code)
        self.job = job


class DocumentFailedError(DecpageError):
    """The document has failed, or its upload has expired."""

    def __init__(self, document: DocumentStatus) -> None:
        error = document.error
        code, reason = (error.code, error.message) if error else (document.status, "its file did not arrive in time")
        super().__init__(f"The document {document.document_id} has failed: {reason}", code=code)
        self.document = document


class WaitTimeoutError(DecpageError, TimeoutError):
    """A job, document or turn has not ended within `timeout`. It goes on."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} has not ended yet. It goes on.", code="wait_timeout")


class WebhookVerificationError(DecpageError):
    """An event was not signed with this secret, or too long ago. Answer it with 400."""

    def __init__(self, message: str) -> None:
        super().__init__(message, code="webhook_verification_failed")
