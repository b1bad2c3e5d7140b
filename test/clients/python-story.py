"""Uses the Python client against a running service: extraction, documents, questions, events, keys."""

import asyncio
import json
import os
import sys
import time
from pathlib import Path

import decpage
from decpage import AsyncDecpage, Decpage, verify_webhook
from decpage.models import CorrectionRequest
from decpage.policies import Auto

POLICY = Path(sys.argv[1])
EVENT = Path(sys.argv[2])
HOOK = sys.argv[3]


def extract(client: Decpage) -> None:
    policy = client.extract("auto", file=POLICY)
    assert isinstance(policy.data, Auto)
    assert policy.data.policy_number == "QX-445-1182", policy.data
    assert str(policy.data.effective_date) == "2026-03-01", policy.data
    assert policy.citations["/policyNumber"][0].quote == "QX-445-1182"
    assert policy.fields["/policyNumber"].state == "present"


def run_jobs(client: Decpage) -> None:
    told: list[str] = []
    job = client.jobs.create_and_wait(
        "auto",
        file=POLICY.read_bytes(),
        metadata={"order": 7},
        webhook={"url": HOOK, "secret": "my secret"},
        on_progress=lambda seen: told.append(seen.status),
        timeout=200,
    )
    assert job.result and job.result.data.policy_number == "QX-445-1182"
    assert job.metadata == {"order": 7} and told[-1] == "completed"
    # a type that is read in batches goes on as a job by itself
    batched = client.extract("general_liability", file=POLICY)
    assert batched.metadata.job_id != job.job_id
    listed = [one.job_id for one in client.jobs.list(limit=1)]
    assert len(listed) == len(set(listed)) == 3 and job.job_id in listed
    check_event(client, job.job_id)
    review(client, job.job_id)


def review(client: Decpage, job_id: str) -> None:
    correction = CorrectionRequest(pointer="/policyNumber", value="QX-445-1183", note="misprint")
    reviewed = client.reviews.update(job_id, corrections=[correction], status="approved", version=0)
    assert (reviewed.data["policyNumber"], reviewed.status, reviewed.changed) == ("QX-445-1183", "approved", 1)
    assert [change.version for change in client.reviews.changes(job_id)] == [1]
    seen = client.jobs.get(job_id)
    assert seen.result and seen.result.data.policy_number == "QX-445-1182" and seen.review and seen.review.version == 1


def check_event(client: Decpage, job_id: str) -> None:
    give_up = time.monotonic() + 200
    while not EVENT.exists() and time.monotonic() < give_up:
        time.sleep(0.05)
    call = json.loads(EVENT.read_text())
    assert verify_webhook(call["body"], call["headers"], "my secret").data.job_id == job_id
    try:
        verify_webhook(call["body"], call["headers"], "another secret")
        raise AssertionError("another secret verifies too")
    except decpage.WebhookVerificationError:
        pass
    assert [delivery.type for delivery in client.webhooks.deliveries(job_id)] == ["job.completed"]
    assert client.webhooks.secret().secret not in repr(client.webhooks.secret())


def keep_documents(client: Decpage) -> str:
    stages: list[str] = []
    with POLICY.open("rb") as file:
        document = client.documents.upload(
            file, title="Ellison", wait=True, on_progress=lambda seen: stages.append(seen.stage)
        )
    assert (document.status, document.policy_type, document.file_name) == ("ready", "auto", POLICY.name)
    assert stages[0] == "uploading" and stages[-1] == "done"
    assert client.documents.get(document.document_id).pages == 1
    assert client.documents.page(document.document_id, 1).startswith(b"\x89PNG")
    assert "QX-445-1182" in client.documents.page_text(document.document_id, 1).model_dump_json()
    found = client.documents.list(query="ellison").first(5)
    assert [one.document_id for one in found] == [document.document_id]
    return document.document_id


def ask(client: Decpage, document_id: str) -> None:
    turn = client.ask("What is the policy number?", document_ids=[document_id])
    assert turn.message and "QX-445-1182" in turn.message.content, turn
    assert turn.message.citations[0].document_id == document_id
    events = list(client.turns.stream("And who is insured?", session_id=turn.session_id, document_ids=[document_id]))
    answer = "".join(event.delta or "" for event in events)
    assert "Ellison" in answer, answer
    messages = [message.role for message in client.sessions.messages(turn.session_id, limit=1)]
    assert messages == ["user", "assistant"] * 2
    assert client.turns.get(turn.session_id, turn.turn_id).status == "completed"
    client.sessions.delete(turn.session_id)


def manage(client: Decpage, url: str) -> None:
    made = client.keys.create("reader", scopes=["jobs:read"])
    with Decpage(made.key, url) as reader:
        assert reader.ping().user.key_name == "reader"
        try:
            reader.documents.list().first(1)
            raise AssertionError("a key without the scope reads documents")
        except decpage.PermissionDeniedError as error:
            assert error.required == ["documents:read"] and error.request_id
    rotated = client.keys.rotate(made.key_id, overlap_seconds=0)
    client.keys.revoke(rotated.key_id)
    assert rotated.key_id not in [key.key_id for key in client.keys.list()]
    assert client.usage.get().usage.extractions >= 3
    types = [policy.type for policy in client.policies.list()]
    assert "auto" in types and client.policies.schema("auto").schema_["title"]
    try:
        client.jobs.get("00000000-0000-4000-8000-000000000000")
        raise AssertionError("a job that was never created is found")
    except decpage.NotFoundError as error:
        assert error.code == "not_found"


async def do_the_same_without_blocking() -> None:
    async with AsyncDecpage() as client:
        first, document = await asyncio.gather(
            client.extract("auto", file=POLICY), client.documents.upload(POLICY, wait=True)
        )
        assert first.data.policy_number == "QX-445-1182"
        assert document.document_id in [one.document_id async for one in client.documents.list()]
        await client.documents.delete(document.document_id)


with Decpage() as service:
    extract(service)
    run_jobs(service)
    ask(service, keep_documents(service))
    manage(service, os.environ["DECPAGE_URL"])
asyncio.run(do_the_same_without_blocking())
print("all is well")
