from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
user = client.ping().user
print(user.account_name, user.scopes)
