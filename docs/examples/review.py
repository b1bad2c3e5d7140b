import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
job = client.jobs.get(os.environ["JOB_ID"])
if job.result:
    for field, state in job.result.fields.items():
        if state.state != "absent" and state.confidence < 0.95:
            print(field, state.state, state.confidence)
    for warning in job.result.validation.warnings:
        print(warning.path, warning.message)
