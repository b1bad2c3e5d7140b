"""The asynchronous client, of which the synchronous one is made."""

from __future__ import annotations

import httpx
import pytest

from decpage import AsyncDecpage

from .conftest import Script, answer, job, refusal
from .test_documents import PDF, PUT, QUEUED, prepared, state
from .test_jobs import CREATED, extraction, result
from .test_lists import FIRST, LAST
from .test_turns import START, events

pytestmark = pytest.mark.anyio


async def test_extracts_again_after_a_refusal(async_client: AsyncDecpage, script: Script) -> None:
    script.respond(refusal(429, "rate_limited", {"Retry-After": "2"}), extraction(policyNumber="R-1"))
    async with async_client as client:
        assert (await client.extract("renters", file=b"%PDF")).data.policy_number == "R-1"
    assert 2 <= script.waits[0] < 3


async def test_waits_for_a_job(async_client: AsyncDecpage, script: Script) -> None:
    script.respond(CREATED, answer(**job("pending")), answer(**job(result=result())))
    async with async_client as client:
        done = await client.jobs.create_and_wait("renters", document_id="d1")
    assert done.status == "completed"


async def test_uploads_a_file(async_client: AsyncDecpage, script: Script) -> None:
    script.respond(prepared(), httpx.WriteError("broken"), PUT, QUEUED, state())
    async with async_client as client:
        await client.documents.upload(PDF, wait=True)
    assert script.requests[2].content == PDF


async def test_iterates_over_all_pages(async_client: AsyncDecpage, script: Script) -> None:
    script.respond(FIRST, LAST)
    async with async_client as client:
        assert [found.job_id async for found in client.jobs.list()] == ["1", "2", "3"]


async def test_streams_an_answer(async_client: AsyncDecpage, script: Script) -> None:
    script.respond(httpx.Response(201, text=events(START, {"type": "text-end"}, "[DONE]")))
    async with async_client as client:
        assert [event.type async for event in client.turns.stream("?")] == ["start", "text-end"]
