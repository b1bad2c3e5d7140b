"""Answers that hold extracted data; `D` is the model of a policy type's data."""

from __future__ import annotations

from typing import Generic, TypeVar

from .models import ExtractionBase, JobResultBase, JobStatusBase

D = TypeVar("D")


class Extraction(ExtractionBase, Generic[D]):
    """A document's data and what proves it."""

    data: D


class JobResult(JobResultBase, Generic[D]):
    """The result of a completed job."""

    data: D


class JobStatus(JobStatusBase, Generic[D]):
    """A job, with its result when it is completed."""

    result: JobResult[D] | None = None
