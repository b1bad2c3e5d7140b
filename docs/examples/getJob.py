import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
job = client.jobs.get(os.environ["JOB_ID"])
print(job.status, job.result.data if job.result else None)
