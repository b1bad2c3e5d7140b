from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
print(len(client.webhooks.rotate_secret().secret))
