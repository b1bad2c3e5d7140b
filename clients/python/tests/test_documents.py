"""Documents are uploaded in three steps."""

from __future__ import annotations

import hashlib
import io
from pathlib import Path
from typing import Any

import httpx
import pytest

import decpage
from decpage import Decpage, UploadProgress

from .conftest import Script, answer, body_of, refusal

PDF = b"%PDF-1.7 " + b"x" * 600_000


def prepared(**more: Any) -> httpx.Response:
    upload = {
        "method": "PUT", "url": "http://decpage.test/v1/uploads/t1", "headers": {"Content-Type": "application/pdf"},
        "expiresAt": "2026-01-01T00:00:00Z", "maxBytes": 10_000_000,
    }  # fmt: skip
    body = {
        "documentId": "d1", "jobId": "j1", "status": "awaiting_upload", "idempotencyKey": "x", "upload": upload,
        "completeUrl": "/", "statusUrl": "/", **more,
    }  # fmt: skip
    return answer(201, **body)


def state(status: str = "ready", **more: Any) -> httpx.Response:
    body = {
        "documentId": "d1", "jobId": "j1", "status": status, "stage": "done", "progress": {"percent": 100},
        "policyType": None, "documentType": "policy", **more,
        "timestamps": {"createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-01T00:00:00Z"},
    }  # fmt: skip
    return answer(**body)


PUT = answer(documentId="d1")
QUEUED = answer(202, documentId="d1")


def test_prepares_sends_and_completes(client: Decpage, script: Script, tmp_path: Path) -> None:
    file = tmp_path / "Renewal 2026.pdf"
    file.write_bytes(PDF)
    script.respond(prepared(), PUT, QUEUED, state("queued"))
    document = client.documents.upload(file, title="Renewal")
    described = body_of(script.requests[0])
    assert document.status == "queued"
    assert script.paths == [
        "POST /v1/documents/uploads",
        "PUT /v1/uploads/t1",
        "POST /v1/documents/uploads/complete",
        "GET /v1/documents/d1/status",
    ]
    assert described.pop("idempotencyKey")
    assert described == {
        "fileName": "Renewal 2026.pdf",
        "documentType": "policy",
        "title": "Renewal",
        "sizeBytes": len(PDF),
        "sha256": hashlib.sha256(PDF).hexdigest(),
    }
    assert script.requests[1].content == PDF
    assert script.requests[1].headers["Content-Length"] == str(len(PDF))
    assert "Transfer-Encoding" not in script.requests[1].headers


def test_names_bytes_after_what_they_are(client: Decpage, script: Script) -> None:
    script.respond(prepared(), PUT, QUEUED, state())
    client.documents.upload(b"\x89PNG\r\n\x1a\n")
    assert body_of(script.requests[0])["fileName"] == "document.png"


def test_sends_a_file_again_from_its_start_when_the_connection_breaks(client: Decpage, script: Script) -> None:
    file = io.BytesIO(b"before" + PDF)
    file.seek(len(b"before"))
    script.respond(prepared(), httpx.WriteError("broken"), PUT, QUEUED, state())
    client.documents.upload(file)
    assert script.requests[2].content == PDF
    assert not file.closed


ARRIVED = pytest.mark.parametrize(
    "refused",
    [refusal(403, "already_uploaded"), httpx.Response(412, text="<Error><Code>PreconditionFailed</Code></Error>")],
    ids=["service", "S3"],
)


@ARRIVED
def test_completes_what_arrived_although_the_answer_was_lost(
    client: Decpage, script: Script, refused: httpx.Response
) -> None:
    script.respond(prepared(), httpx.ReadError("broken"), refused, QUEUED, state())
    assert client.documents.upload(PDF).status == "ready"
    assert script.paths[1:4] == [*["PUT /v1/uploads/t1"] * 2, "POST /v1/documents/uploads/complete"]


@ARRIVED
def test_completes_what_arrived_by_an_upload_with_the_same_idempotency_key(
    client: Decpage, script: Script, refused: httpx.Response
) -> None:
    script.respond(prepared(), refused, QUEUED, state())
    assert client.documents.upload(PDF, idempotency_key="monthly").status == "ready"


def test_an_upload_whose_url_is_over_fails(client: Decpage, script: Script) -> None:
    script.respond(prepared(), httpx.ReadError("broken"), refusal(403, "forbidden"))
    with pytest.raises(decpage.PermissionDeniedError):
        client.documents.upload(PDF)


def test_sends_a_stream_that_cannot_be_read_twice(client: Decpage, script: Script) -> None:
    class Pipe(io.BytesIO):
        def seekable(self) -> bool:
            return False

    script.respond(prepared(), httpx.WriteError("broken"), PUT, QUEUED, state())
    client.documents.upload(Pipe(PDF))
    assert script.requests[2].content == PDF


def test_sends_no_file_that_has_arrived_already(client: Decpage, script: Script) -> None:
    script.respond(prepared(upload=None), QUEUED, state())
    client.documents.upload(PDF)
    assert not any(path.startswith("PUT") for path in script.paths)


def test_tells_how_far_upload_and_processing_are(client: Decpage, script: Script) -> None:
    told: list[UploadProgress] = []
    reading = state("processing", stage="reading", progress={"percent": 40})
    script.respond(prepared(), PUT, QUEUED, reading, reading, state())
    client.documents.upload(PDF, wait=True, on_progress=told.append)
    assert [(one.stage, one.percent) for one in told] == [
        ("uploading", 43),
        ("uploading", 87),
        ("uploading", 100),
        ("reading", 40),
        ("done", 100),
    ]


def test_a_document_that_failed_raises_its_error(client: Decpage, script: Script) -> None:
    error = {"code": "document_corrupt", "message": "It is broken.", "retryable": False, "stage": "reading"}
    script.respond(state("failed", error=error))
    with pytest.raises(decpage.DocumentFailedError, match="It is broken") as caught:
        client.documents.wait("d1")
    assert caught.value.code == "document_corrupt"


def test_waits_for_a_document_no_longer_than_told(client: Decpage, script: Script) -> None:
    script.respond(state("processing"))
    with pytest.raises(decpage.WaitTimeoutError):
        client.documents.wait("d1", timeout=0)


def test_a_refused_file_says_why(client: Decpage, script: Script) -> None:
    script.respond(prepared(), refusal(400, "invalid_document"))
    with pytest.raises(decpage.InvalidRequestError) as caught:
        client.documents.upload(b"not a document")
    assert caught.value.code == "invalid_document"


def test_gets_the_picture_of_a_page(client: Decpage, script: Script) -> None:
    script.respond(httpx.Response(200, content=b"\x89PNG"))
    assert client.documents.page("d1", 2) == b"\x89PNG"
    assert script.paths == ["GET /v1/documents/d1/pages/2.png"]


def test_creates_a_document_from_an_address(client: Decpage, script: Script) -> None:
    queued = answer(202, documentId="d1", jobId="j1", status="queued", workflowId="w", statusUrl="/")
    script.respond(queued, state())
    document = client.documents.from_url("https://example.com/a.pdf", document_type="auto", wait=True)
    assert document.document_id == "d1"
    assert body_of(script.requests[0])["documentType"] == "auto"


def test_deletes_a_document(client: Decpage, script: Script) -> None:
    script.respond(httpx.Response(204))
    client.documents.delete("d1")
    assert script.paths == ["DELETE /v1/documents/d1"]
