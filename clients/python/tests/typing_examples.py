"""What a type checker knows of results. mypy reads this file; nothing runs it."""

from __future__ import annotations

from typing import Any

from typing_extensions import assert_type

from decpage import AsyncDecpage, Decpage
from decpage.models import Document
from decpage.policies import Auto, LossRun


def data_has_the_type_of_its_policy(client: Decpage) -> None:
    assert_type(client.extract("loss_run", file="a.pdf").data, LossRun)
    assert_type(client.extract("auto", url="https://example.com/a.pdf").data.policy_number, str | None)
    job = client.jobs.create_and_wait("auto", document_id="d1", priority=5)
    assert job.result is not None
    assert_type(job.result.data, Auto)


def data_of_another_policy_type_is_anything(client: Decpage, policy_type: str) -> None:
    assert_type(client.extract(policy_type, file=b"").data, Any)


def lists_have_elements(client: Decpage) -> None:
    for document in client.documents.list():
        assert_type(document, Document)


async def the_asynchronous_client_knows_the_same(client: AsyncDecpage) -> None:
    assert_type((await client.extract("loss_run", file="a.pdf")).data, LossRun)
    async for document in client.documents.list():
        assert_type(document, Document)
