# Generated from `_async` by `npm run generate:python`. Do not edit.
"""The client."""

from __future__ import annotations

import time
from collections.abc import Mapping
from types import TracebackType
from typing import Any

from .._core.arguments import ExtractArguments, refuse_unknown
from .._core.request import LONGEST_WAIT, Request, path_of
from .._core.responses import extraction_of, parse, parse_extraction
from .._core.settings import DEFAULT_RETRIES, DEFAULT_TIMEOUT, Settings
from ..errors import InvalidRequestError, PermissionDeniedError, SyncTimeoutError
from ..models import Health, Pong
from ..results import Extraction
from . import platform
from .account import Keys, Policies, Usage, Webhooks
from .assistant import Sessions, Turns
from .documents import Documents
from .jobs import Jobs, create_job, keyed_body_of
from .reviews import Reviews
from .transport import Transport
from .typed_methods import TypedExtract

# what only a job can extract
NEEDS_JOB = ("batching_required", "too_many_pages")
# after these the job of the call tells more: its result, which takes longer, or why it failed
TOLD_BY_JOB = ("sync_timeout", "extraction_failed")


class Decpage(TypedExtract):
    """Client of a decpage service. Use it as a context manager, or close it.

    Without arguments it takes `DECPAGE_API_KEY` and `DECPAGE_URL` from the environment.
    """

    def __init__(
        self,
        api_key: str | None = None,
        base_url: str | None = None,
        *,
        timeout: float = DEFAULT_TIMEOUT,
        max_retries: int = DEFAULT_RETRIES,
        http_client: platform.HttpClient | None = None,
    ) -> None:
        self._transport = Transport(Settings.of(api_key, base_url, timeout, max_retries), http_client)
        self.jobs = Jobs(self._transport)
        self.reviews = Reviews(self._transport)
        self.documents = Documents(self._transport)
        self.sessions = Sessions(self._transport)
        self.turns = Turns(self._transport)
        self.ask = self.turns.create
        self.usage = Usage(self._transport)
        self.keys = Keys(self._transport)
        self.webhooks = Webhooks(self._transport)
        self.policies = Policies(self._transport)

    def __repr__(self) -> str:
        """Without the key."""
        return f"{type(self).__name__}(base_url={self._transport.settings.base_url!r})"

    def __enter__(self) -> Decpage:
        """Returns the client."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Closes the connections."""
        self.close()

    def close(self) -> None:
        """Closes the connections."""
        self._transport.close()

    def ping(self) -> Pong:
        """Who the key belongs to, and what it may do."""
        return parse(self._transport.send(Request("GET", "/v1/ping")), Pong)

    def health(self) -> Health:
        """Whether the service runs."""
        return parse(self._transport.send(Request("GET", "/health")), Health)

    def _extract(self, policy_type: str, arguments: Mapping[str, Any]) -> Extraction[Any]:
        refuse_unknown(arguments, ExtractArguments)
        body = keyed_body_of(arguments)
        path = path_of("/v1/extract/{type}", type=policy_type)
        timeout = arguments.get("timeout")
        begun = time.monotonic()
        waits = LONGEST_WAIT if timeout is None else min(LONGEST_WAIT, timeout)
        try:
            response = self._transport.send(Request("POST", path, body=body, waits=waits))
            return parse_extraction(response, policy_type)
        except (SyncTimeoutError, InvalidRequestError) as error:
            refused = error
        if refused.code in NEEDS_JOB:
            job_id = (create_job(self._transport, policy_type, body)).job_id
        elif refused.code in TOLD_BY_JOB and "jobId" in refused.body:
            job_id = str(refused.body["jobId"])
        else:
            raise refused
        left = None if timeout is None else max(0.0, timeout - (time.monotonic() - begun))
        try:
            return extraction_of(self.jobs.wait(job_id, timeout=left, on_progress=arguments.get("on_progress")))
        except PermissionDeniedError:
            # a key without `jobs:read` learns why its job failed from the call itself
            if refused.code == "extraction_failed":
                raise refused from None
            raise
