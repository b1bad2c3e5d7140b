import os
from pathlib import Path

from decpage import verify_webhook

# in a server: the body as it arrived, before anything parses it, and the headers of the request
payload = Path("event.json").read_bytes()
headers = {
    "webhook-id": os.environ["WEBHOOK_ID"],
    "webhook-timestamp": os.environ["WEBHOOK_TIMESTAMP"],
    "webhook-signature": os.environ["WEBHOOK_SIGNATURE"],
}
event = verify_webhook(payload, headers, os.environ["WEBHOOK_SECRET"])
print(event.type, event.data.job_id)
