import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
turn = client.ask("And on the other car?", session_id=os.environ["SESSION_ID"], search_scope="account")
print(turn.message and turn.message.content)
