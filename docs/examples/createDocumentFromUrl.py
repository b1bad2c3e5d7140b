import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
document = client.documents.from_url(os.environ["DOCUMENT_URL"], document_type="auto policy", wait=True)
print(document.status)
