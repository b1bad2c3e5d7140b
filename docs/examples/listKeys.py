from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
for key in client.keys.list():
    print(key.name, key.prefix, key.last_used_at)
