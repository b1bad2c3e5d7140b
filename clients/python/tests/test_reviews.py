"""Results are corrected by persons."""

from __future__ import annotations

from typing import Any

import pytest

import decpage
from decpage import Decpage
from decpage.models import CorrectionRequest

from .conftest import Script, answer, body_of, refusal

REVIEW: dict[str, Any] = {
    "jobId": "j1", "version": 1, "status": "approved", "changed": 1, "added": 0, "removed": 0, "corrections": [],
    "data": {"policyNumber": "R-2"}, "validation": {"valid": True, "coverage": 1, "errors": [], "warnings": []},
}  # fmt: skip


def test_sends_corrections_with_what_was_given_only(client: Decpage, script: Script) -> None:
    script.respond(answer(**REVIEW))
    corrections = [
        CorrectionRequest(pointer="/policyNumber", value="R-2"),
        CorrectionRequest(op="set", pointer="/agencyName", value=None, note="not printed"),
    ]
    review = client.reviews.update("j1", corrections=corrections, status="approved", version=0)
    sent = body_of(script.requests[0])
    assert review.data == {"policyNumber": "R-2"}
    assert script.paths == ["PATCH /v1/jobs/j1/review"]
    assert (sent["status"], sent["version"]) == ("approved", 0)
    assert sent["corrections"] == [
        {"pointer": "/policyNumber", "value": "R-2"},
        {"op": "set", "pointer": "/agencyName", "value": None, "note": "not printed"},
    ]


def test_says_when_somebody_else_was_faster(client: Decpage, script: Script) -> None:
    script.respond(refusal(409, "review_changed"))
    with pytest.raises(decpage.InvalidRequestError) as caught:
        client.reviews.update("j1", status="approved", version=3)
    assert (caught.value.code, caught.value.status) == ("review_changed", 409)


def test_lists_the_changes(client: Decpage, script: Script) -> None:
    change = {
        "version": 1, "status": "in_review", "by": {"keyId": "k1", "name": "Ada"}, "at": "2026-01-01T00:00:00Z",
        "corrections": [{"op": "set", "pointer": "/policyNumber", "old": "R-1", "new": "R-2"}],
    }  # fmt: skip
    script.respond(answer(changes=[change], nextCursor=None))
    assert [change.corrections[0].new for change in client.reviews.changes("j1")] == ["R-2"]
