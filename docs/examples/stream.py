from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
for event in client.turns.stream("Who is insured?", search_scope="account"):
    if event.type == "text-delta":
        print(event.delta, end="")
