"""Answers become models or exceptions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

import httpx
from pydantic import BaseModel, ValidationError

from .. import errors
from ..models import Turn
from ..policies import MODELS
from ..results import Extraction, JobStatus
from .retries import retry_after

G = TypeVar("G", bound=BaseModel)

CLASSES: Mapping[int, type[errors.DecpageError]] = {
    401: errors.AuthenticationError,
    403: errors.PermissionDeniedError,
    404: errors.NotFoundError,
    408: errors.SyncTimeoutError,
    429: errors.RateLimitedError,
}


def parse(response: httpx.Response, model: type[G]) -> G:
    """The body as this model."""
    return _validate(json_of(response), model, response)


def parse_job(response: httpx.Response) -> JobStatus[Any]:
    """A job whose data has the model of its policy type, or is a dict where this package knows none."""
    body = json_of(response)
    return _validate(body, _typed(JobStatus, body.get("policyType")), response)


def parse_jobs(body: Mapping[str, Any]) -> JobStatus[Any]:
    """An element of the list of jobs, which have no results."""
    return JobStatus[Any].model_validate(body)


def parse_extraction(response: httpx.Response, policy_type: str) -> Extraction[Any]:
    """The result of a synchronous extraction."""
    return _validate(json_of(response), _typed(Extraction, policy_type), response)


def extraction_of(job: JobStatus[Any]) -> Extraction[Any]:
    """The result of a completed job, as a synchronous extraction answers it."""
    result = job.result
    if result is None:
        raise errors.UnexpectedResponseError("The completed job has no result.", code="unexpected_response")
    times = job.timestamps
    ended = times.completed_at if times else None
    duration = round((ended - times.created_at).total_seconds() * 1000) if times and ended else None
    metadata = {
        "policyType": job.policy_type,
        "jobId": job.job_id,
        "durationMs": duration,
        "pages": result.pages,
        "engine": result.engine,
        "schemaVersion": result.schema_version,
        "usage": result.usage.model_dump(by_alias=True),
    }
    evidence = result.model_dump(by_alias=True, include={"citations", "fields", "validation", "warnings"})
    body = {"success": True, "metadata": metadata, **evidence, "data": result.data}
    return _typed(Extraction, job.policy_type).model_validate(body)


def _typed(generic: type[G], policy_type: object) -> type[G]:
    """The class for the data of this policy type; of a type that this package does not know it is a dict."""
    parameterized: Any = generic
    return cast(type[G], parameterized[MODELS.get(str(policy_type), dict[str, Any])])


def json_of(response: httpx.Response) -> dict[str, Any]:
    """The body, which is an object."""
    body = _object_of(response)
    if body is None:
        raise _unexpected(f"What answers at {response.url.host} is not decpage. Is base_url right?", response)
    return body


def has_arrived(response: httpx.Response) -> bool:
    """Whether the target of an upload has a file: also when it refuses another one, after an answer that was lost.

    `complete` checks that it is the right one. 412 is what S3 answers to `If-None-Match: *`.
    """
    return response.is_success or response.status_code == 412 or error_of(response).code == "already_uploaded"


def error_of(response: httpx.Response) -> errors.DecpageError:
    """The exception of an error response."""
    body = _object_of(response) or {}
    code, status = body.get("error"), response.status_code
    known = CLASSES.get(status) or (errors.ServiceError if status >= 500 else errors.InvalidRequestError)
    if not isinstance(code, str):
        message = f"{response.url.host} answered with the status {status} and without an error of this API."
        if known is errors.InvalidRequestError:
            return _unexpected(message, response)
        return known(message, code=f"http_{status}", status=status, retry_after_seconds=retry_after(response))
    return known(
        str(body.get("message", "The service gave no reason.")),
        code=code,
        status=status,
        request_id=body.get("requestId") or response.headers.get("X-Request-Id"),
        retry_after_seconds=retry_after(response),
        body=body,
    )


def turn_failure(turn: Turn) -> errors.InvalidRequestError:
    """The exception of a turn that failed after the request for it was answered."""
    error = (turn.model_extra or {}).get("error") or {}
    message = str(error.get("message", "The turn failed."))
    body = turn.model_dump(by_alias=True)
    return errors.InvalidRequestError(message, code="turn_failed", request_id=turn.request_id, body=body)


def _object_of(response: httpx.Response) -> dict[str, Any] | None:
    try:
        body = response.json()
    except ValueError:
        return None
    return body if isinstance(body, dict) else None


def _unexpected(message: str, response: httpx.Response) -> errors.UnexpectedResponseError:
    request_id = response.headers.get("X-Request-Id")
    return errors.UnexpectedResponseError(
        message, code="unexpected_response", status=response.status_code, request_id=request_id
    )


def _validate(body: dict[str, Any], model: type[G], response: httpx.Response) -> G:
    try:
        return model.model_validate(body)
    except ValidationError as error:
        # without the values, which are of documents
        places = ", ".join(".".join(map(str, problem["loc"])) for problem in error.errors()[:5])
    message = f"The answer has another form than this version of the package knows, at {places}: install a newer one."
    raise _unexpected(message, response)
