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
from .listing import AsyncListing
from .transport import AsyncTransport

FIRST_POLL = 0.25
LONGEST_POLL = 2.0
# names no policy type: the document itself decides what it is extracted as
DEFAULT_TYPE = "policy"


class AsyncDocuments:
    """Documents of the account."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def upload(
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
        opened = await platform.run_blocking(OpenedFile.of, file, file_name)
        try:
            names = without_none(
                documentType=document_type, title=title, coverageType=coverage_type, description=description
            )
            facts = {"fileName": opened.name, "sizeBytes": opened.size, "sha256": opened.sha256}
            body = with_idempotency_key({**names, **facts}, idempotency_key)
            request = Request("POST", "/v1/documents/uploads", body=body)
            prepared = parse(await self._transport.send(request), UploadInstructions)
            if prepared.upload is not None:
                await self._transport.put_file(prepared.upload, opened, share_of(opened.size, on_progress))
        finally:
            opened.close()
        completed = {"documentId": prepared.document_id}
        await self._transport.send(Request("POST", "/v1/documents/uploads/complete", body=completed))
        if wait:
            return await self.wait(prepared.document_id, timeout=timeout, on_progress=stages_of(on_progress))
        return await self.status(prepared.document_id)

    async def from_url(
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
        queued = parse(await self._transport.send(request), DocumentQueued)
        if wait:
            return await self.wait(queued.document_id, timeout=timeout, on_progress=on_progress)
        return await self.status(queued.document_id)

    async def wait(
        self, document_id: str, *, timeout: float | None = None, on_progress: OnDocumentProgress | None = None
    ) -> DocumentStatus:
        """Waits until the document is ready; raises `DocumentFailedError` when it fails or has expired."""
        deadline = None if timeout is None else time.monotonic() + timeout
        told = None
        poll = FIRST_POLL
        while True:
            document = await self.status(document_id)
            if on_progress and document != told:
                told = document
                on_progress(document)
            if document.status == "ready":
                return document
            if document.status in ("failed", "expired"):
                raise DocumentFailedError(document)
            if deadline is not None and time.monotonic() >= deadline:
                raise WaitTimeoutError(f"The document {document_id}")
            await platform.sleep(poll)
            poll = min(poll * 1.5, LONGEST_POLL)

    async def status(self, document_id: str) -> DocumentStatus:
        """How far its processing is."""
        request = Request("GET", path_of("/v1/documents/{id}/status", id=document_id))
        return parse(await self._transport.send(request), DocumentStatus)

    async def get(self, document_id: str) -> DocumentDetails:
        """What is known of the document."""
        request = Request("GET", path_of("/v1/documents/{id}", id=document_id))
        return parse(await self._transport.send(request), DocumentDetails)

    def list(
        self, *, query: str | None = None, limit: int | None = None, cursor: str | None = None
    ) -> AsyncListing[Document]:
        """The documents of the account, newest first, or what a search finds."""
        request = Request("GET", "/v1/documents", without_none(query=query, limit=limit, cursor=cursor))
        return AsyncListing(self._transport, request, "documents", Document.model_validate)

    async def delete(self, document_id: str) -> None:
        """Deletes the document with its pages, its jobs and their results."""
        path = path_of("/v1/documents/{id}", id=document_id)
        await self._transport.send(Request("DELETE", path, gone_code="forbidden"))

    async def page_text(self, document_id: str, number: int) -> DocumentPageText:
        """The text of a page; 1 is the first page."""
        path = path_of("/v1/documents/{id}/pages/{number}/text", id=document_id, number=number)
        return parse(await self._transport.send(Request("GET", path)), DocumentPageText)

    async def page(self, document_id: str, number: int) -> bytes:
        """The picture of a page, a PNG; 1 is the first page."""
        path = path_of("/v1/documents/{id}/pages/{number}.png", id=document_id, number=number)
        return (await self._transport.send(Request("GET", path, headers={"Accept": "image/png"}))).content
