from decpage import Decpage, DecpageError, RateLimitedError

client = Decpage()
try:
    client.documents.get("3f1d6c1e-8a52-4c57-9a0e-0d7d1f6d2b11")
except RateLimitedError as error:
    print(f"wait for {error.retry_after} s")
except DecpageError as error:
    print(error.code, error.status, error.request_id, error.issues)
