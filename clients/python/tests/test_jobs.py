"""Extraction, in one request or by a job."""

from __future__ import annotations

import base64
import io
from pathlib import Path
from typing import Any, get_origin

import httpx
import pytest
from pydantic import BaseModel

import decpage
from decpage import Decpage
from decpage.policies import MODELS, Renters

from .conftest import Script, answer, body_of, job, refusal

CREATED = answer(202, jobId="j1", status="pending", idempotencyKey="x")


def empty(model: type[BaseModel]) -> dict[str, Any]:
    """Data with nothing printed."""
    return {field.alias or name: empty_value(field.annotation) for name, field in model.model_fields.items()}


def empty_value(annotation: Any) -> Any:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return empty(annotation)
    return [] if get_origin(annotation) is list else None


def result(policy_type: str = "renters", **data: Any) -> dict[str, Any]:
    return {
        "data": {**(empty(MODELS[policy_type]) if policy_type in MODELS else {}), **data},
        "citations": {"/policyNumber": [{"page": 1, "quote": "R-1"}]},
        "fields": {"/policyNumber": {"state": "present", "confidence": 0.9, "source": "text"}},
        "validation": {"valid": True, "coverage": 1, "errors": [], "warnings": []},
        "warnings": [],
        "pages": 1,
        "engine": "rules",
        "schemaVersion": "1",
        "usage": {"pages": 1, "ocrPages": 0, "promptTokens": 0, "completionTokens": 0},
    }


def extraction(policy_type: str = "renters", **data: Any) -> httpx.Response:
    whole = result(policy_type, **data)
    evidence = {name: whole[name] for name in ("data", "citations", "fields", "validation", "warnings")}
    return answer(success=True, metadata={"policyType": policy_type, "jobId": "j1", "durationMs": 5}, **evidence)


def test_extracts_a_file_into_the_model_of_its_policy_type(client: Decpage, script: Script) -> None:
    script.respond(extraction(policyNumber="R-1", effectiveDate="2026-03-15"))
    extracted = client.extract("renters", file=b"%PDF-1.7", citation_level="minimal", engine="rules")
    sent = body_of(script.requests[0])
    assert isinstance(extracted.data, Renters)
    assert (extracted.data.policy_number, str(extracted.data.effective_date)) == ("R-1", "2026-03-15")
    assert extracted.citations["/policyNumber"][0].quote == "R-1"
    assert base64.b64decode(sent["document"]["content"]) == b"%PDF-1.7"
    assert sent["options"] == {"citationLevel": "minimal", "engine": "rules"}


def test_data_of_a_policy_type_that_is_not_known_is_a_dict(client: Decpage, script: Script) -> None:
    script.respond(extraction("boat", vesselName="Tern"))
    assert client.extract("boat", document_id="d1").data == {"vesselName": "Tern"}


def test_takes_a_path_and_an_open_file(client: Decpage, script: Script, tmp_path: Path) -> None:
    file = tmp_path / "policy.pdf"
    file.write_bytes(b"%PDF-1.7 path")
    script.respond(extraction())
    client.extract("renters", file=file)
    client.extract("renters", file=str(file))
    client.extract("renters", file=io.BytesIO(b"%PDF-1.7 path"))
    contents = [base64.b64decode(body_of(request)["document"]["content"]) for request in script.requests]
    assert contents == [b"%PDF-1.7 path"] * 3


def test_refuses_two_documents_none_and_misspelled_arguments(client: Decpage, script: Script) -> None:
    with pytest.raises(TypeError, match="exactly one"):
        client.extract("renters", file=b"%PDF", document_id="d1")
    with pytest.raises(TypeError, match="exactly one"):
        client.jobs.create("renters")
    with pytest.raises(TypeError, match="fiel"):
        client.extract("renters", fiel=b"%PDF")  # type: ignore[call-overload]
    assert script.requests == []


def test_waits_for_the_job_of_an_extraction_that_takes_long(client: Decpage, script: Script) -> None:
    done = answer(**job(result=result(policyNumber="R-1")))
    script.respond(refusal(408, "sync_timeout", jobId="j7"), answer(**job("processing")), done)
    extracted = client.extract("renters", file=b"%PDF")
    assert extracted.data.policy_number == "R-1"
    assert extracted.metadata.job_id == "j1"
    assert script.paths == ["POST /v1/extract/renters", "GET /v1/jobs/j7", "GET /v1/jobs/j7"]


@pytest.mark.parametrize("code", ["batching_required", "too_many_pages"])
def test_extracts_by_a_job_what_only_a_job_can(client: Decpage, script: Script, code: str) -> None:
    script.respond(refusal(400, code), CREATED, answer(**job(policyType="loss_run", result=result("loss_run"))))
    # an open file can be read to its end only once
    assert client.extract("loss_run", file=io.BytesIO(b"%PDF"), engine="rules").data.policies == []
    assert script.paths == ["POST /v1/extract/loss_run", "POST /v1/jobs", "GET /v1/jobs/j1"]
    first, second = (body_of(request) for request in script.requests[:2])
    assert second == {"policyType": "loss_run", **first}
    assert base64.b64decode(second["document"]["content"]) == b"%PDF"


def test_a_failed_extraction_raises_the_error_of_its_job(client: Decpage, script: Script) -> None:
    error = {"code": "document_encrypted", "message": "It has a password.", "retryable": False, "stage": "reading"}
    script.respond(refusal(422, "extraction_failed", jobId="j1"), answer(**job("failed", error=error)))
    with pytest.raises(decpage.JobFailedError, match="password") as caught:
        client.extract("renters", file=b"%PDF")
    assert (caught.value.code, caught.value.job.job_id) == ("document_encrypted", "j1")


def test_a_key_that_may_not_read_jobs_gets_what_the_call_says_of_its_job(client: Decpage, script: Script) -> None:
    failed = refusal(422, "extraction_failed", jobId="j1", code="document_encrypted")
    script.respond(failed, refusal(403, "insufficient_scope", required=["jobs:read"]))
    with pytest.raises(decpage.InvalidRequestError) as caught:
        client.extract("renters", file=b"%PDF")
    assert (caught.value.code, caught.value.body["code"]) == ("extraction_failed", "document_encrypted")


@pytest.mark.parametrize("refused", [refusal(422, "extraction_failed"), httpx.Response(408, text="Timeout")])
def test_an_answer_that_names_no_job_is_raised(client: Decpage, script: Script, refused: httpx.Response) -> None:
    script.respond(refused)
    with pytest.raises((decpage.InvalidRequestError, decpage.SyncTimeoutError)):
        client.extract("renters", file=b"%PDF")
    assert script.paths == ["POST /v1/extract/renters"]


def test_waits_for_a_job_and_tells_how_far_it_is(client: Decpage, script: Script) -> None:
    told: list[str] = []
    reading = answer(**job("processing", progress={"stage": "reading", "percent": 20}))
    script.respond(CREATED, reading, reading, answer(**job(result=result())))
    done = client.jobs.create_and_wait(
        "renters", url="https://example.com/a.pdf", on_progress=lambda seen: told.append(seen.status)
    )
    assert isinstance(done.result and done.result.data, Renters)
    assert told == ["processing", "completed"]
    assert [request.headers.get("Prefer") for request in script.requests] == [None, "wait=1", "wait=1", "wait=1"]


def test_asks_for_half_a_minute_when_nobody_watches(client: Decpage, script: Script) -> None:
    script.respond(extraction(), answer(**job(result=result())))
    client.extract("renters", file=b"%PDF")
    client.jobs.wait("j1")
    assert [request.headers["Prefer"] for request in script.requests] == ["wait=30"] * 2


def test_asks_for_no_longer_a_wait_than_its_timeout(client: Decpage, script: Script) -> None:
    script.respond(extraction())
    for seconds in (0, 0.5, 7):
        client.extract("renters", file=b"%PDF", timeout=seconds)
    assert [request.headers["Prefer"] for request in script.requests] == ["wait=0", "wait=0", "wait=7"]


def test_does_not_ask_without_a_pause_when_the_service_does_not_wait(client: Decpage, script: Script) -> None:
    script.respond(answer(**job("pending")), answer(**job(result=result())))
    client.jobs.wait("j1")
    assert 0.5 < script.waits[0] <= 1


def test_gives_up_waiting_after_the_timeout(client: Decpage, script: Script) -> None:
    script.respond(answer(**job("pending")))
    with pytest.raises(TimeoutError) as caught:
        client.jobs.wait("j1", timeout=0)
    assert isinstance(caught.value, decpage.WaitTimeoutError)


def test_passes_webhook_priority_and_metadata(client: Decpage, script: Script) -> None:
    script.respond(CREATED)
    webhook: Any = {"url": "https://example.com/hook", "secret": "s"}
    client.jobs.create("renters", document_id="d1", webhook=webhook, priority=80, metadata={"order": 7})
    sent = body_of(script.requests[0])
    assert (sent["webhook"], sent["priority"], sent["metadata"]) == (webhook, 80, {"order": 7})


def test_cancels_a_job(client: Decpage, script: Script) -> None:
    script.respond(answer(202, **job("processing")))
    assert client.jobs.cancel("j1").status == "processing"
    assert script.paths == ["POST /v1/jobs/j1/cancel"]
