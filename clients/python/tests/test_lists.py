"""Lists are read page by page."""

from __future__ import annotations

from datetime import datetime, timezone

import pytest

import decpage
from decpage import Decpage

from .conftest import Script, answer, job, refusal

FIRST = answer(jobs=[job(jobId="1"), job(jobId="2")], nextCursor="c2")
LAST = answer(jobs=[job(jobId="3")], nextCursor=None)


def test_requests_nothing_before_it_is_iterated(client: Decpage, script: Script) -> None:
    client.jobs.list()
    assert script.requests == []


def test_requests_the_next_page_when_it_is_needed(client: Decpage, script: Script) -> None:
    script.respond(FIRST, LAST)
    seen = [(found.job_id, len(script.requests)) for found in client.jobs.list(status="completed", limit=2)]
    assert seen == [("1", 1), ("2", 1), ("3", 2)]
    assert [dict(request.url.params) for request in script.requests] == [
        {"status": "completed", "limit": "2"},
        {"status": "completed", "limit": "2", "cursor": "c2"},
    ]


def test_a_list_can_be_iterated_again(client: Decpage, script: Script) -> None:
    script.respond(LAST)
    jobs = client.jobs.list()
    assert len(list(jobs)) == len(list(jobs)) == 1


def test_reads_no_more_pages_than_the_first_items_need(client: Decpage, script: Script) -> None:
    script.respond(FIRST)
    assert [found.job_id for found in client.jobs.list().first(1)] == ["1"]
    assert len(script.requests) == 1


def test_goes_on_from_a_cursor(client: Decpage, script: Script) -> None:
    script.respond(FIRST, LAST)
    jobs = client.jobs.list()
    page = jobs.page()
    assert [found.job_id for found in jobs.page(page.next_cursor).items] == ["3"]


def test_a_page_has_what_else_the_answer_holds(client: Decpage, script: Script) -> None:
    script.respond(answer(documents=[], nextCursor=None, corrections={"polcy": ["policy"]}))
    pages = list(client.documents.list(query="polcy").pages())
    assert pages[0].more == {"corrections": {"polcy": ["policy"]}}


def test_lists_policy_types_which_have_no_pages(client: Decpage, script: Script) -> None:
    script.respond(
        answer(policies=[{"type": "auto", "label": "Auto", "category": "personal", "requiresBatching": False}])
    )
    assert [policy.type for policy in client.policies.list()] == ["auto"]


def test_a_period_of_usage_is_sent_with_its_zone(client: Decpage, script: Script) -> None:
    script.respond(refusal(403, "forbidden"))
    start = datetime(2026, 1, 1, tzinfo=timezone.utc)
    with pytest.raises(decpage.PermissionDeniedError):
        client.usage.get(from_=start)
    sent = script.requests[0].url.params["from"]
    assert datetime.fromisoformat(sent) == start
