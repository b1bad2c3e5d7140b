import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
print(client.documents.page_text(os.environ["DOCUMENT_ID"], 1).text)
