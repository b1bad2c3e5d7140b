from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
made = client.keys.create("intake", scopes=["jobs:read", "jobs:write"])
print(made.key_id, len(made.key))  # the key is shown this once: store it
