# Generated from `_async` by `npm run generate:python`. Do not edit.
"""Documents."""

from __future__ import annotations

import time

from .._core.files import FileInput, OpenedFile
from .._core.progress import OnDocumentProgress, OnUploadProgress, share_of, stages_of
from .._core.request import Request, path_of, with_idempotency_key, without_none
from .._core.responses import parse
from ..errors import DocumentFailedError, WaitTimeoutError
from ..models import Document, DocumentDetails, DocumentPageText, DocumentQueued, DocumentStatus, UploadInstructions
from . import platform
from .listing import Listing
from .transport import Transport

FIRST_POLL = 0.25
LONGEST_POLL = 2.0
# names no policy type: the document itself decides what it is extracted as
DEFAULT_TYPE = "policy"


class Documents:
    """Documents of the account."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def upload(
        self,
        file: FileInput,
        *,
        document_type: str = DEFAULT_TYPE,
        file_name: str | None = None,
        title: str | None = None,
        coverage_type: str | None = None,
        description: str | None = None,
        idempotency_key: str | None = None,
        wait: bool = False,
        timeout: float | None = None,
        on_progress: OnUploadProgress | None = None,
    ) -> DocumentStatus:
        """Uploads a path, bytes or an open file. With `wait` it returns when the document is ready."""
        opened = platform.run_blocking(OpenedFile.of, file, file_name)
        try:
            names = without_none(
                documentType=document_type, title=title, coverageType=coverage_type, description=description
            )
            facts = {"fileName": opened.name, "sizeBytes": opened.size, "sha256": opened.sha256}
            body = with_idempotency_key({**names, **facts}, idempotency_key)
            request = Request("POST", "/v1/documents/uploads", body=body)
            prepared = parse(self._transport.send(request), UploadInstructions)
            if prepared.upload is not None:
                self._transport.put_file(prepared.upload, opened, share_of(opened.size, on_progress))
        finally:
            opened.close()
        completed = {"documentId": prepared.document_id}
        self._transport.send(Request("POST", "/v1/documents/uploads/complete", body=completed))
        if wait:
            return self.wait(prepared.document_id, timeout=timeout, on_progress=stages_of(on_progress))
        return self.status(prepared.document_id)

    def from_url(
        self,
        url: str,
        *,
        document_type: str = DEFAULT_TYPE,
        title: str | None = None,
        coverage_type: str | None = None,
        description: str | None = None,
        idempotency_key: str | None = None,
        wait: bool = False,
        timeout: float | None = None,
        on_progress: OnDocumentProgress | None = None,
    ) -> DocumentStatus:
        """Lets the service fetch a document from a public address."""
        body = without_none(
            url=url, documentType=document_type, title=title, coverageType=coverage_type, description=description
        )
        request = Request("POST", "/v1/documents/from-url", body=with_idempotency_key(body, idempotency_key))
        queued = parse(self._transport.send(request), DocumentQueued)
        if wait:
            return self.wait(queued.document_id, timeout=timeout, on_progress=on_progress)
        return self.status(queued.document_id)

    def wait(
        self, document_id: str, *, timeout: float | None = None, on_progress: OnDocumentProgress | None = None
    ) -> DocumentStatus:
        """Waits until the document is ready; raises `DocumentFailedError` when it fails or has expired."""
        deadline = None if timeout is None else time.monotonic() + timeout
        told = None
        poll = FIRST_POLL
        while True:
            document = self.status(document_id)
            if on_progress and document != told:
                told = document
                on_progress(document)
            if document.status == "ready":
                return document
            if document.status in ("failed", "expired"):
                raise DocumentFailedError(document)
            if deadline is not None and time.monotonic() >= deadline:
                raise WaitTimeoutError(f"The document {document_id}")
            platform.sleep(poll)
            poll = min(poll * 1.5, LONGEST_POLL)

    def status(self, document_id: str) -> DocumentStatus:
        """How far its processing is."""
        request = Request("GET", path_of("/v1/documents/{id}/status", id=document_id))
        return parse(self._transport.send(request), DocumentStatus)

    def get(self, document_id: str) -> DocumentDetails:
        """What is known of the document."""
        request = Request("GET", path_of("/v1/documents/{id}", id=document_id))
        return parse(self._transport.send(request), DocumentDetails)

    def list(
        self, *, query: str | None = None, limit: int | None = None, cursor: str | None = None
    ) -> Listing[Document]:
        """The documents of the account, newest first, or what a search finds."""
        request = Request("GET", "/v1/documents", without_none(query=query, limit=limit, cursor=cursor))
        return Listing(self._transport, request, "documents", Document.model_validate)

    def delete(self, document_id: str) -> None:
        """Deletes the document with its pages, its jobs and their results."""
        path = path_of("/v1/documents/{id}", id=document_id)
        self._transport.send(Request("DELETE", path, gone_code="forbidden"))

    def page_text(self, document_id: str, number: int) -> DocumentPageText:
        """The text of a page; 1 is the first page."""
        path = path_of("/v1/documents/{id}/pages/{number}/text", id=document_id, number=number)
        return parse(self._transport.send(Request("GET", path)), DocumentPageText)

    def page(self, document_id: str, number: int) -> bytes:
        """The picture of a page, a PNG; 1 is the first page."""
        path = path_of("/v1/documents/{id}/pages/{number}.png", id=document_id, number=number)
        return (self._transport.send(Request("GET", path, headers={"Accept": "image/png"}))).content
