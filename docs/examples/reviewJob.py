import os

from decpage import Decpage
from decpage.models import CorrectionRequest

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
correction = CorrectionRequest(pointer="/agencyName", value="Tamarack Insurance LLC", note="new name")
review = client.reviews.update(os.environ["JOB_ID"], corrections=[correction], status="approved")
print(review.version, review.status)
