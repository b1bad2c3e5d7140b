"""Keys and secrets are not shown."""

from __future__ import annotations

import traceback
from typing import Any

import httpx
import pytest

import decpage
from decpage import Decpage

from .conftest import KEY, URL, Script, answer


def test_the_client_does_not_show_its_key(client: Decpage) -> None:
    assert repr(client) == f"Decpage(base_url='{URL}')"
    assert KEY not in repr(vars(client)) + repr(vars(client._transport))


def test_an_error_does_not_show_the_key(client: Decpage, script: Script) -> None:
    script.respond(httpx.ConnectError("refused"))
    with pytest.raises(decpage.ConnectionFailedError) as caught:
        client.ping()
    assert KEY not in "".join(traceback.format_exception(caught.value))


@pytest.mark.parametrize("key", [f"{KEY}\n", f"{KEY} ", f"{KEY}é"])
def test_refuses_a_key_that_no_header_can_hold_without_showing_it(key: str) -> None:
    with pytest.raises(ValueError, match="characters") as caught:
        Decpage(key, URL)
    assert KEY not in str(caught.value)


def test_a_new_key_is_hidden_in_its_repr_and_there_for_who_reads_it(client: Decpage, script: Script) -> None:
    made: dict[str, Any] = {
        "keyId": "k1", "name": "ci", "prefix": "dp_0123", "scopes": [], "source": "api",
        "createdAt": "2026-01-01T00:00:00Z", "expiresAt": None, "lastUsedAt": None, "key": KEY,
    }  # fmt: skip
    script.respond(answer(201, **made))
    key = client.keys.create("ci", scopes=["jobs:read"])
    assert key.key == KEY
    assert KEY not in f"{key!r} {key}"


def test_takes_key_and_address_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECPAGE_API_KEY", KEY)
    monkeypatch.setenv("DECPAGE_URL", f"{URL}/")
    with Decpage() as client:
        assert repr(client) == f"Decpage(base_url='{URL}')"


def test_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DECPAGE_API_KEY", raising=False)
    monkeypatch.delenv("DECPAGE_URL", raising=False)
    with pytest.raises(ValueError, match="DECPAGE_API_KEY"):
        Decpage()
    with pytest.raises(ValueError, match="DECPAGE_URL"):
        Decpage(KEY)


def test_does_not_send_the_key_to_the_storage_that_takes_a_file(client: Decpage, script: Script) -> None:
    upload = {
        "method": "PUT", "url": "https://bucket.test/d1?signature=x", "headers": {"Content-Type": "application/pdf"},
        "expiresAt": "2026-01-01T00:00:00Z", "maxBytes": 100,
    }  # fmt: skip
    prepared = answer(
        201, documentId="d1", jobId="j1", status="awaiting_upload", idempotencyKey="x", completeUrl="/", statusUrl="/",
        upload=upload,
    )  # fmt: skip
    script.respond(prepared, httpx.Response(200), httpx.Response(403, json={"error": "forbidden"}))
    with pytest.raises(decpage.PermissionDeniedError):
        client.documents.upload(b"%PDF-1.7")
    assert script.requests[1].url.host == "bucket.test"
    assert "Authorization" not in script.requests[1].headers
