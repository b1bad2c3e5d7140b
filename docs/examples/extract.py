from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
result = client.extract("auto", file="policy.pdf")
print(result.data.policy_number, result.citations["/policyNumber"])
