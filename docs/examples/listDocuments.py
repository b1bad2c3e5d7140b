from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
for document in client.documents.list(query="whitaker collision").first(10):
    print(document.title or document.file_name, document.highlights)
