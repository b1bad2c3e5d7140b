import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
for change in client.reviews.changes(os.environ["JOB_ID"]):
    print(change.at, change.by.name, change.corrections)
