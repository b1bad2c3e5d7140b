from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
for job in client.jobs.list(status="completed", limit=50):
    print(job.job_id, job.policy_type)
