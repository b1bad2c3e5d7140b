"""Events are verified as Standard Webhooks says."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time

import pytest

from decpage import WebhookVerificationError, verify_webhook

SECRET = "whsec_" + base64.b64encode(b"0123456789abcdef01234567").decode()
EVENT = {
    "type": "job.completed",
    "timestamp": "2026-01-01T00:00:00Z",
    "data": {"jobId": "j1", "status": "completed", "policyType": "auto", "statusUrl": "/v1/jobs/j1"},
}
PAYLOAD = json.dumps(EVENT).encode()


def signed(payload: bytes = PAYLOAD, *, key: bytes = b"0123456789abcdef01234567", age: int = 0) -> dict[str, str]:
    timestamp = str(int(time.time()) - age)
    mac = hmac.new(key, b"msg_1." + timestamp.encode() + b"." + payload, hashlib.sha256).digest()
    return {
        "Webhook-Id": "msg_1",
        "Webhook-Timestamp": timestamp,
        "Webhook-Signature": "v1," + base64.b64encode(mac).decode(),
    }


def test_returns_the_event_that_was_signed() -> None:
    assert verify_webhook(PAYLOAD, signed(), SECRET).data.job_id == "j1"
    assert verify_webhook(PAYLOAD.decode(), signed(), SECRET).type == "job.completed"


@pytest.mark.parametrize("secret", ["a secret of my own", "whsec_not base64", "whsec_"])
def test_a_secret_in_another_form_is_its_own_bytes(secret: str) -> None:
    assert verify_webhook(PAYLOAD, signed(key=secret.encode()), secret).data.status == "completed"


@pytest.mark.parametrize(
    ("secret", "key"),
    [
        ("whsec_c2VjcmU", b"secre"),
        ("whsec_mysecret1", base64.b64decode("mysecret")),
        ("whsec_mysecret=", base64.b64decode("mysecret")),
        ("whsec_ab-_ab-_", b"whsec_ab-_ab-_"),
    ],
)
def test_reads_what_the_service_once_accepted_as_the_service_does(secret: str, key: bytes) -> None:
    assert verify_webhook(PAYLOAD, signed(key=key), secret).data.job_id == "j1"


def test_knows_the_example_of_standard_webhooks() -> None:
    headers = {
        "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
        "webhook-timestamp": "1614265330",
        "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    }
    # signed, yet no event of decpage
    with pytest.raises(WebhookVerificationError, match="not an event"):
        verify_webhook(
            '{"test": 2432232314}', headers, "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", tolerance_seconds=1e12
        )


def test_takes_one_of_several_signatures() -> None:
    headers = signed()
    headers["Webhook-Signature"] = f"v1,AAAA v2,xx v1 {headers['Webhook-Signature']} v1,é"
    assert verify_webhook(PAYLOAD, headers, SECRET).data.job_id == "j1"


@pytest.mark.parametrize("age", [301, -301])
def test_refuses_an_event_of_another_time(age: int) -> None:
    with pytest.raises(WebhookVerificationError, match="too long ago"):
        verify_webhook(PAYLOAD, signed(age=age), SECRET)


def test_refuses_a_changed_event() -> None:
    with pytest.raises(WebhookVerificationError, match="No signature"):
        verify_webhook(PAYLOAD.replace(b"j1", b"j2"), signed(), SECRET)


def test_refuses_another_secret() -> None:
    with pytest.raises(WebhookVerificationError, match="No signature"):
        verify_webhook(PAYLOAD, signed(), "another")


@pytest.mark.parametrize("name", ["Webhook-Id", "Webhook-Timestamp", "Webhook-Signature"])
def test_says_which_header_is_missing(name: str) -> None:
    headers = signed()
    del headers[name]
    with pytest.raises(WebhookVerificationError, match=name.lower()):
        verify_webhook(PAYLOAD, headers, SECRET)


@pytest.mark.parametrize("timestamp", ["soon", "1e9", "²", "", "1" * 13, "1" * 5_000])
def test_refuses_a_timestamp_that_is_no_number(timestamp: str) -> None:
    with pytest.raises(WebhookVerificationError, match="not a number"):
        verify_webhook(PAYLOAD, {**signed(), "Webhook-Timestamp": timestamp}, SECRET)
