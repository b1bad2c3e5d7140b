import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
picture = client.documents.page(os.environ["DOCUMENT_ID"], 1)
with open("page-1.png", "wb") as file:
    file.write(picture)
