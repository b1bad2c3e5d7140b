from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
first, second = (
    client.jobs.create("auto", file="policy.pdf", idempotency_key="order-4711-python") for _ in range(2)
)
print(first.job_id == second.job_id)  # True
