from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
for key in client.usage.keys().keys:
    print(key.name, key.documents, key.pages)
