# Generated from `_async` by `npm run generate:python`. Do not edit.
"""Sends requests, again where that is safe."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import httpx

from .._core.events import EventReader, TurnEvent
from .._core.files import OpenedFile
from .._core.request import Request, headers_of
from .._core.responses import error_of, has_arrived
from .._core.retries import Failure, backoff, delay_after_failure, delay_after_response, is_unclear
from .._core.settings import Settings
from ..errors import ConnectionFailedError, DecpageError
from ..models import Upload
from . import platform

FAILED = "connection_failed"
# the service sends a comment every ten seconds to a stream: what is silent for longer is broken
LONGEST_SILENCE = 30.0


class Transport:
    """The connections of a client."""

    def __init__(self, settings: Settings, http_client: platform.HttpClient | None) -> None:
        self.settings = settings
        self._is_ours = http_client is None
        self._http = http_client or platform.HttpClient()

    def close(self) -> None:
        """Closes the connections, unless the caller brought them."""
        if self._is_ours:
            self._http.close()

    def send(self, request: Request) -> httpx.Response:
        """Returns a successful response; raises the error otherwise."""
        attempt = 0
        may_be_done = False
        while True:
            try:
                outcome = self._attempt(request, attempt)
            except DecpageError as error:
                # an attempt before, whose answer was lost, has deleted it
                if may_be_done and error.code == request.gone_code:
                    return httpx.Response(204)
                raise
            if isinstance(outcome, httpx.Response):
                return outcome
            may_be_done = may_be_done or outcome.is_unclear
            platform.sleep(outcome.delay)
            attempt += 1

    def put_file(self, upload: Upload, file: OpenedFile, on_sent: Callable[[int], None]) -> None:
        """Sends the file to its upload URL, which is often not the service itself: without the API key."""
        url = self._url_of(upload.url)
        headers = {**upload.headers, "Content-Length": str(file.size)}
        request = Request(upload.method, url)
        attempt = 0
        while True:
            try:
                response = self._http.put(
                    url, content=self._counted(file, on_sent), headers=headers, timeout=self.settings.timeout
                )
            except httpx.TransportError as error:
                delay = self._delay_or_raise(error, request, attempt)
            else:
                if has_arrived(response):
                    return
                delay = self._delay_or_error(response, request, attempt)
            platform.sleep(delay)
            attempt += 1

    def _counted(self, file: OpenedFile, on_sent: Callable[[int], None]) -> Iterator[bytes]:
        sent = 0
        for piece in platform.pieces_of(file.rewind()):
            yield piece
            sent += len(piece)
            on_sent(sent)

    def stream(self, request: Request) -> Iterator[TurnEvent]:
        """The events of a turn; goes on after the last one when the connection breaks."""
        reader = EventReader()
        attempt = 0
        while not reader.is_done:
            try:
                with self._open_stream(request, reader) as response:
                    if not response.is_success:
                        response.read()
                        delay = self._delay_or_error(response, request, attempt)
                    else:
                        reader.begin()
                        for line in response.iter_lines():
                            event = reader.read(line)
                            if event is not None:
                                # there is progress: failures are counted anew
                                attempt = 0
                                yield event
                        delay = self._delay_after_end(reader, attempt)
            except httpx.TransportError as error:
                delay = self._delay_or_raise(error, request, attempt)
            if reader.is_done:
                return
            platform.sleep(delay)
            attempt += 1

    def _attempt(self, request: Request, attempt: int) -> httpx.Response | Failure:
        """The response, or why and when there is another attempt."""
        try:
            response = self._http.request(
                request.method,
                self._url_of(request.path),
                params=dict(request.query) or None,
                json=request.body,
                headers=headers_of(request, self.settings),
                timeout=self.settings.timeout + (request.waits or 0),
            )
        except httpx.TransportError as error:
            return Failure(self._delay_or_raise(error, request, attempt), is_unclear(error))
        if response.is_success:
            return response
        return Failure(self._delay_or_error(response, request, attempt), is_unclear(response))

    @contextmanager
    def _open_stream(self, request: Request, reader: EventReader) -> Iterator[httpx.Response]:
        headers = {**headers_of(request, self.settings), "Accept": "text/event-stream"}
        if reader.last_id is not None:
            headers["Last-Event-ID"] = reader.last_id
        # a turn that is known is read on: repeating the question would ask another one where its session was deleted
        # meanwhile; until then the request is repeated, with its idempotency key
        is_known = reader.turn_path is not None
        with self._http.stream(
            "GET" if is_known else request.method,
            self._url_of(reader.turn_path or request.path),
            json=None if is_known else request.body,
            headers=headers,
            timeout=httpx.Timeout(self.settings.timeout, read=max(self.settings.timeout, LONGEST_SILENCE)),
        ) as response:
            yield response

    def _url_of(self, place: str) -> str:
        return f"{self.settings.base_url}{place}" if place.startswith("/") else place

    def _delay_or_raise(self, error: httpx.TransportError, request: Request, attempt: int) -> float:
        delay = delay_after_failure(error, request, attempt) if attempt < self.settings.max_retries else None
        if delay is not None:
            return delay
        reason = type(error).__name__
        message = f"The service at {self.settings.base_url} did not answer ({reason}). Is it running?"
        raise ConnectionFailedError(message, code=FAILED) from error

    def _delay_after_end(self, reader: EventReader, attempt: int) -> float:
        """A stream that ends before the turn does is opened again: the service limits how long one lasts."""
        if reader.is_done or attempt < self.settings.max_retries:
            return backoff(attempt)
        raise ConnectionFailedError("The stream of the turn ends before the answer does.", code=FAILED)

    def _delay_or_error(self, response: httpx.Response, request: Request, attempt: int) -> float:
        delay = delay_after_response(response, request, attempt) if attempt < self.settings.max_retries else None
        error = error_of(response)
        # a quota is not free again within seconds
        if delay is None or error.code == "quota_exceeded":
            raise error
        return delay
