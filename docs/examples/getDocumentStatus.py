import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
document = client.documents.status(os.environ["DOCUMENT_ID"])
print(document.status, document.progress.percent)
