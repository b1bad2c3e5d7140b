import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
review = client.reviews.get(os.environ["JOB_ID"])
print(review.status, review.corrections, review.data)
