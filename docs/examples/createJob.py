from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
job = client.jobs.create("auto", file="policy.pdf", metadata={"customer": "4711"})
print(job.job_id)
