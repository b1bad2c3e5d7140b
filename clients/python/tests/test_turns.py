"""Turns of the assistant, whole and as a stream."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import decpage
from decpage import Decpage
from decpage.models import ToolRequest

from .conftest import KEY, URL, Script, answer, body_of, refusal

TURN: dict[str, Any] = {
    "sessionId": "s1", "turnId": "t1", "agent": "decpage", "message": None, "toolResults": [], "documentsUsed": [],
    "searchScope": "account", "usage": {"promptTokens": 0, "completionTokens": 0, "totalTokens": 0}, "requestId": "r",
    "workflowId": "w", "durationMs": None, "createdAt": "2026-01-01T00:00:00Z", "warnings": [],
}  # fmt: skip
START = {"type": "start", "messageId": "t1", "messageMetadata": {"sessionId": "s1", "turnId": "t1"}}
CITATION = {"index": 1, "documentId": "d1", "title": "Policy", "page": 2, "score": 0.9}


def turn(status: str = "completed", **more: Any) -> httpx.Response:
    return answer(201, **{**TURN, "status": status, **more})


class Broken(httpx.SyncByteStream):
    """A stream whose connection breaks in the middle of an event."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __iter__(self) -> Iterator[bytes]:
        yield self.text.encode()
        raise httpx.ReadError("broken")


def events(*parts: Any, first: int = 1) -> str:
    return "".join(
        f"id: t1.{number}\ndata: {part if isinstance(part, str) else json.dumps(part)}\n\n"
        for number, part in enumerate(parts, first)
    )


def test_asks_and_waits_for_the_answer(client: Decpage, script: Script) -> None:
    script.respond(turn("processing"), turn("processing"), turn())
    assert client.ask("What is the deductible?", document_ids=["d1"]).status == "completed"
    assert script.paths[1:] == ["GET /v1/agent/sessions/s1/turns/t1"] * 2
    assert body_of(script.requests[0])["documentIds"] == ["d1"]


def test_asks_for_half_a_minute_or_its_timeout(client: Decpage, script: Script) -> None:
    script.respond(turn())
    client.ask("?")
    client.ask("?", timeout=7)
    assert [request.headers["Prefer"] for request in script.requests] == ["wait=30", "wait=7"]


def test_continues_a_session(client: Decpage, script: Script) -> None:
    script.respond(turn())
    client.turns.create("And the premium?", session_id="s1", tool_requests=[ToolRequest(name="list_documents")])
    assert script.paths == ["POST /v1/agent/sessions/s1/messages"]
    assert body_of(script.requests[0])["toolRequests"] == [{"name": "list_documents"}]


def test_a_turn_that_failed_later_raises_its_error(client: Decpage, script: Script) -> None:
    script.respond(turn("processing"), turn("failed", error={"code": "timeout", "message": "Too slow."}))
    with pytest.raises(decpage.InvalidRequestError, match="Too slow") as caught:
        client.ask("?")
    assert caught.value.code == "turn_failed"


def test_streams_the_parts_of_an_answer(client: Decpage, script: Script) -> None:
    delta = {"type": "text-delta", "id": "answer", "delta": "It is $500."}
    cited = {"type": "data-citation", "id": "citation-1", "data": CITATION}
    script.respond(httpx.Response(201, text=": working\n\n" + events(START, delta, cited, "[DONE]")))
    seen = list(client.turns.stream("What is the deductible?"))
    assert [event.type for event in seen] == ["start", "text-delta", "data-citation"]
    assert (seen[1].delta, seen[1].citation) == ("It is $500.", None)
    assert seen[2].citation is not None
    assert seen[2].citation.page == 2
    assert script.requests[0].headers["Accept"] == "text/event-stream"


def test_goes_on_after_the_last_part_when_the_connection_breaks(client: Decpage, script: Script) -> None:
    broken = httpx.Response(201, stream=Broken(events(START, {"type": "text-start"}) + 'id: t1.3\ndata: {"ty'))
    rest = httpx.Response(200, text=events({"type": "text-end"}, "[DONE]", first=3))
    script.respond(lambda _: broken, rest)
    assert [event.type for event in client.turns.stream("?")] == ["start", "text-start", "text-end"]
    assert script.paths[1] == "GET /v1/agent/sessions/s1/turns/t1"
    assert script.requests[1].headers["Last-Event-ID"] == "t1.2"


def test_repeats_a_stream_that_never_began_with_its_idempotency_key(client: Decpage, script: Script) -> None:
    script.respond(httpx.ReadError("broken"), httpx.Response(201, text=events(START, "[DONE]")))
    assert len(list(client.turns.stream("?"))) == 1
    keys = [body_of(request)["idempotencyKey"] for request in script.requests]
    assert keys[0] == keys[1]


def test_goes_on_however_often_the_connection_breaks_while_there_is_something_new(
    client: Decpage, script: Script
) -> None:
    pieces = [httpx.Response(200, text=events({"type": "text-start"}, first=number)) for number in range(2, 10)]
    script.respond(
        httpx.Response(201, text=events(START)), *pieces, httpx.Response(200, text=events("[DONE]", first=10))
    )
    assert len(list(client.turns.stream("?"))) == 9


def test_a_short_timeout_is_not_for_the_pauses_of_a_stream(script: Script) -> None:
    script.respond(httpx.Response(201, text=events(START, "[DONE]")))
    http = httpx.Client(transport=httpx.MockTransport(script.handle))
    list(Decpage(KEY, URL, timeout=5, http_client=http).turns.stream("?"))
    # the service sends something every ten seconds
    assert script.requests[0].extensions["timeout"] == {"connect": 5, "read": 30, "write": 5, "pool": 5}


def test_gives_up_a_stream_that_ends_again_and_again(client: Decpage, script: Script) -> None:
    script.respond(httpx.Response(201, text=events(START)), httpx.Response(200, text=""))
    with pytest.raises(decpage.ConnectionFailedError):
        list(client.turns.stream("?"))
    assert len(script.requests) < 10


def test_a_refused_stream_raises_its_error(client: Decpage, script: Script) -> None:
    script.respond(refusal(422, "unknown_tool"))
    with pytest.raises(decpage.InvalidRequestError):
        list(client.turns.stream("?", tool_requests=[ToolRequest(name="dance")]))
