import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
document = client.documents.get(os.environ["DOCUMENT_ID"])
print(document.policy_type, document.pages, document.links)
