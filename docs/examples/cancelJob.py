import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
job = client.jobs.cancel(os.environ["JOB_ID"])
print(job.status)
