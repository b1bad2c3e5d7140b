import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
job = client.jobs.get(os.environ["JOB_ID"])
width, height = 1224, 1584  # of the picture that the box is drawn on
for field, citations in (job.result.citations if job.result else {}).items():
    for citation in citations:
        if citation.bbox:
            left, top = round(citation.bbox.left * width), round(citation.bbox.top * height)
            print(field, citation.page, citation.quote, left, top)
