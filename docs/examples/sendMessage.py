from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
turn = client.ask("What is the collision deductible on the Outback?", search_scope="account")
if turn.message:
    print(turn.message.content)
    for citation in turn.message.citations:
        print(citation.page, citation.quote)
