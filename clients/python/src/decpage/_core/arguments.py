"""Keyword arguments of the methods that extract; in one place, because each has a signature for every policy type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypedDict

from ..results import JobStatus
from .files import FileInput, base64_of
from .request import without_none

OnProgress = Callable[[JobStatus[Any]], None]


class Source(TypedDict, total=False):
    """Exactly one of these."""

    file: FileInput
    """A path, bytes or an open file: PDF, PNG, JPEG or TIFF."""
    url: str
    """A public address of such a file."""
    document_id: str
    """A document that the account holds."""


class Options(TypedDict, total=False):
    """How to extract."""

    citation_level: Literal["full", "minimal", "none"]
    engine: Literal["auto", "rules", "model"]
    idempotency_key: str
    """By default a new one for each call, the same for all of its attempts."""


class Waiting(TypedDict, total=False):
    """How to wait."""

    timeout: float | None
    """Seconds to wait for the result, then `WaitTimeoutError`; the job goes on. By default there is no limit."""
    on_progress: OnProgress
    """Called with every new state of the job that was seen."""


class WebhookTarget(TypedDict, total=False):
    """Where the event of a job is sent."""

    url: str
    secret: str


class JobOptions(TypedDict, total=False):
    """What only jobs have."""

    webhook: WebhookTarget
    priority: int
    """0 to 100; higher runs first."""
    metadata: Mapping[str, Any]
    """Yours: comes back with the job."""


class ExtractArguments(Source, Options, Waiting, total=False):
    """Keyword arguments of `extract`."""


class JobArguments(Source, Options, JobOptions, total=False):
    """Keyword arguments of `jobs.create`."""


class JobAndWaitArguments(JobArguments, Waiting, total=False):
    """Keyword arguments of `jobs.create_and_wait`."""


def body_of(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The body of a request that extracts. Reads the file."""
    given = [name for name in ("file", "url", "document_id") if arguments.get(name) is not None]
    if len(given) != 1:
        raise TypeError("Pass exactly one of file, url and document_id.")
    options = without_none(citationLevel=arguments.get("citation_level"), engine=arguments.get("engine"))
    return without_none(
        document=_document_of(arguments),
        documentId=arguments.get("document_id"),
        options=options or None,
        webhook=arguments.get("webhook"),
        priority=arguments.get("priority"),
        metadata=arguments.get("metadata"),
    )


def refuse_unknown(arguments: Mapping[str, Any], allowed: type[Any]) -> None:
    """A misspelled argument is an error, as for any other function."""
    unknown = sorted(set(arguments) - set(allowed.__annotations__))
    if unknown:
        raise TypeError(f"There is no argument {', '.join(unknown)}.")


def _document_of(arguments: Mapping[str, Any]) -> dict[str, str] | None:
    if arguments.get("file") is not None:
        return {"type": "base64", "content": base64_of(arguments["file"])}
    if arguments.get("url") is not None:
        return {"type": "url", "content": arguments["url"]}
    return None
