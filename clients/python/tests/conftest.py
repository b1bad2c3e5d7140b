"""A service that answers from a script."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from decpage import AsyncDecpage, Decpage

KEY = "dp_0123456789abcdefghijABCDEFGHIJ"
URL = "http://decpage.test"

Answer = httpx.Response | Exception | Callable[[httpx.Request], httpx.Response]


def answer(status: int = 200, /, headers: dict[str, str] | None = None, **body: Any) -> httpx.Response:
    """A JSON response."""
    return httpx.Response(status, json=body, headers=headers)


def refusal(status: int, code: str, /, headers: dict[str, str] | None = None, **more: Any) -> httpx.Response:
    """An error response."""
    return answer(status, headers, error=code, message="Because.", requestId="req_1", **more)


def job(status: str = "completed", **more: Any) -> dict[str, Any]:
    """A job as the service shows it."""
    return {"jobId": "j1", "status": status, "policyType": "renters", **more}


def body_of(request: httpx.Request) -> Any:
    """The JSON of a request."""
    return json.loads(request.content)


@dataclass
class Script:
    """Answers requests with what it was given, in order; the last answer is repeated."""

    answers: list[Answer] = field(default_factory=list)
    requests: list[httpx.Request] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)

    def respond(self, *answers: Answer) -> Script:
        self.answers += answers
        return self

    def handle(self, request: httpx.Request) -> httpx.Response:
        request.read()
        return self._next(request)

    async def handle_async(self, request: httpx.Request) -> httpx.Response:
        await request.aread()
        return self._next(request)

    def _next(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        given = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(given, Exception):
            raise given
        if not isinstance(given, httpx.Response):
            return given(request)
        # the last answer may be sent again
        return httpx.Response(given.status_code, content=given.content, headers=given.headers)

    @property
    def paths(self) -> list[str]:
        return [f"{request.method} {request.url.path}" for request in self.requests]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    made = Script()

    async def sleep(seconds: float) -> None:
        made.waits.append(seconds)

    monkeypatch.setattr("decpage._sync.platform.sleep", made.waits.append)
    monkeypatch.setattr("decpage._async.platform.sleep", sleep)
    return made


@pytest.fixture
def client(script: Script) -> Iterator[Decpage]:
    with (
        httpx.Client(transport=httpx.MockTransport(script.handle)) as http,
        Decpage(KEY, URL, http_client=http) as made,
    ):
        yield made


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def async_client(script: Script) -> AsyncDecpage:
    http = httpx.AsyncClient(transport=httpx.MockTransport(script.handle_async))
    return AsyncDecpage(KEY, URL, http_client=http)
