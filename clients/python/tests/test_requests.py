"""Requests are sent again where that is safe, and errors say what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from email.utils import format_datetime
from typing import Any

import httpx
import pytest

import decpage
from decpage import Decpage

from .conftest import KEY, Script, answer, body_of, refusal

PONG: dict[str, Any] = {
    "message": "pong",
    "timestamp": "2026-01-01T00:00:00Z",
    "user": {
        "accountId": "a1", "accountName": "Acme", "keyId": "k1", "keyName": "test", "scopes": [], "source": "api",
    },
}  # fmt: skip


def test_sends_the_key_and_reads_the_answer(client: Decpage, script: Script) -> None:
    script.respond(answer(**PONG))
    assert client.ping().user.account_name == "Acme"
    assert script.requests[0].headers["Authorization"] == f"Bearer {KEY}"


def test_repeats_after_the_time_that_the_service_asks_for(client: Decpage, script: Script) -> None:
    script.respond(refusal(429, "rate_limited", {"Retry-After": "7"}), answer(**PONG))
    client.ping()
    assert len(script.requests) == 2
    assert 7 <= script.waits[0] < 8


def test_understands_a_date_in_retry_after(client: Decpage, script: Script) -> None:
    date = format_datetime(datetime.now(timezone.utc) + timedelta(seconds=30), usegmt=True)
    script.respond(refusal(503, "service_unavailable", {"Retry-After": date}), answer(**PONG))
    client.ping()
    assert 20 < script.waits[0] < 31


def test_waits_longer_after_each_failure(client: Decpage, script: Script) -> None:
    script.respond(httpx.ConnectError("no route"))
    with pytest.raises(decpage.ConnectionFailedError):
        client.ping()
    assert len(script.requests) == 4
    for wait, longest in zip(script.waits, [0.5, 1, 2], strict=True):
        assert longest / 2 <= wait <= longest


def test_leaves_a_long_wait_to_the_caller(client: Decpage, script: Script) -> None:
    script.respond(refusal(429, "rate_limited", {"Retry-After": "3600"}))
    with pytest.raises(decpage.RateLimitedError) as caught:
        client.ping()
    assert (len(script.requests), caught.value.retry_after_seconds) == (1, 3600)


def test_does_not_repeat_what_a_used_up_quota_refuses(client: Decpage, script: Script) -> None:
    script.respond(refusal(429, "quota_exceeded", {"Retry-After": "1"}))
    with pytest.raises(decpage.RateLimitedError):
        client.jobs.create("auto", url="https://example.com/a.pdf")
    assert len(script.requests) == 1


def test_all_attempts_carry_one_idempotency_key_and_another_call_another(client: Decpage, script: Script) -> None:
    created = answer(202, jobId="j1", status="pending", idempotencyKey="x")
    script.respond(httpx.ReadError("broken"), refusal(503, "service_unavailable"), created)
    client.jobs.create("auto", url="https://example.com/a.pdf")
    client.jobs.create("auto", url="https://example.com/a.pdf")
    keys = [body_of(request)["idempotencyKey"] for request in script.requests]
    assert len(keys) == 4
    assert keys[0] == keys[1] == keys[2] != keys[3]


def test_takes_the_idempotency_key_of_the_caller(client: Decpage, script: Script) -> None:
    script.respond(answer(202, jobId="j1", status="pending", idempotencyKey="mine"))
    client.jobs.create("auto", document_id="d1", idempotency_key="mine")
    assert body_of(script.requests[0]) == {"policyType": "auto", "documentId": "d1", "idempotencyKey": "mine"}


def test_does_not_make_a_second_key_when_the_first_answer_was_lost(client: Decpage, script: Script) -> None:
    script.respond(httpx.ReadTimeout("slow"))
    with pytest.raises(decpage.ConnectionFailedError):
        client.keys.create("ci", scopes=["jobs:read"])
    assert len(script.requests) == 1


def test_makes_a_key_again_when_the_request_was_never_sent(client: Decpage, script: Script) -> None:
    script.respond(httpx.ConnectError("down"), refusal(403, "forbidden"))
    with pytest.raises(decpage.PermissionDeniedError):
        client.keys.create("ci", scopes=["jobs:read"])
    assert len(script.requests) == 2


DELETIONS = [
    (403, "forbidden", lambda client: client.documents.delete("d1")),
    (404, "not_found", lambda client: client.sessions.delete("s1")),
    (404, "not_found", lambda client: client.keys.revoke("k1")),
]


@pytest.mark.parametrize("lost", [httpx.ReadTimeout("slow"), httpx.Response(502, text="<html>")])
@pytest.mark.parametrize(("status", "code", "delete"), DELETIONS)
def test_a_deletion_whose_answer_was_lost_is_done_when_nothing_is_left(
    client: Decpage,
    script: Script,
    status: int,
    code: str,
    delete: Callable[[Decpage], None],
    lost: httpx.Response | Exception,
) -> None:
    script.respond(lost, refusal(status, code))
    delete(client)
    assert [request.method for request in script.requests] == ["DELETE", "DELETE"]


@pytest.mark.parametrize("before", [[], [refusal(429, "rate_limited")], [httpx.ConnectError("down")]])
@pytest.mark.parametrize(("status", "code", "delete"), DELETIONS)
def test_a_deletion_of_what_was_never_there_fails(
    client: Decpage,
    script: Script,
    status: int,
    code: str,
    delete: Callable[[Decpage], None],
    before: list[httpx.Response | Exception],
) -> None:
    script.respond(*before, refusal(status, code))
    with pytest.raises(decpage.DecpageError) as caught:
        delete(client)
    assert caught.value.code == code


def test_a_repeated_deletion_fails_when_the_key_may_not(client: Decpage, script: Script) -> None:
    script.respond(httpx.ReadTimeout("slow"), refusal(403, "forbidden"))
    with pytest.raises(decpage.PermissionDeniedError):
        client.keys.revoke("k1")


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        (400, "invalid_request", decpage.InvalidRequestError),
        (401, "invalid_api_key", decpage.AuthenticationError),
        (403, "insufficient_scope", decpage.PermissionDeniedError),
        (404, "not_found", decpage.NotFoundError),
        (408, "sync_timeout", decpage.SyncTimeoutError),
        (422, "unknown_tool", decpage.InvalidRequestError),
        (429, "concurrency_limited", decpage.RateLimitedError),
        (500, "internal_error", decpage.ServiceError),
    ],
)
def test_raises_an_exception_of_its_family(
    client: Decpage, script: Script, status: int, code: str, kind: type[decpage.DecpageError]
) -> None:
    script.respond(refusal(status, code, {"Retry-After": "999"}))
    with pytest.raises(kind) as caught:
        client.ping()
    error = caught.value
    assert (type(error), error.code, error.status, error.request_id) == (kind, code, status, "req_1")


def test_an_error_lists_every_problem_and_the_missing_scopes(client: Decpage, script: Script) -> None:
    issue = {"path": "/priority", "location": "body", "code": "too_big", "message": "Must be at most 100"}
    script.respond(refusal(400, "invalid_request", issues=[issue], required=["jobs:write"]))
    with pytest.raises(decpage.InvalidRequestError) as caught:
        client.jobs.create("auto", document_id="d1", priority=101)
    assert caught.value.issues[0].path == "/priority"
    assert caught.value.required == ["jobs:write"]
    assert str(caught.value) == "400 invalid_request: Because.\n  /priority: Must be at most 100\n  request id: req_1"


def test_says_when_something_else_answers(client: Decpage, script: Script) -> None:
    script.respond(httpx.Response(200, text="<html>"))
    with pytest.raises(decpage.UnexpectedResponseError, match=r"not decpage.*base_url"):
        client.ping()


def test_says_where_an_answer_has_another_form_and_shows_no_value(client: Decpage, script: Script) -> None:
    script.respond(answer(**{**PONG, "timestamp": "confidential"}))
    with pytest.raises(decpage.UnexpectedResponseError, match="timestamp") as caught:
        client.ping()
    assert "confidential" not in str(caught.value)
    assert caught.value.__cause__ is None


def test_keeps_what_a_later_release_adds(client: Decpage, script: Script) -> None:
    script.respond(answer(**PONG, region="eu"))
    assert client.ping().model_extra == {"region": "eu"}


def test_an_id_leads_to_no_other_path(client: Decpage, script: Script) -> None:
    script.respond(refusal(404, "not_found"))
    with pytest.raises(decpage.NotFoundError):
        client.jobs.get("../keys?x=1")
    assert script.requests[0].url.raw_path == b"/v1/jobs/..%2Fkeys%3Fx%3D1"
