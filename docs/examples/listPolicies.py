from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
for policy in client.policies.list():
    print(policy.type, policy.label)
