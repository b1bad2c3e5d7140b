from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
job = client.jobs.create_and_wait(
    "auto",
    file="policy.pdf",
    on_progress=lambda job: print(job.progress),
    timeout=600,
)
if job.result:
    print(job.result.data.total_premium)
