import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
turn = client.turns.get(os.environ["SESSION_ID"], os.environ["TURN_ID"])
print(turn.status, turn.message and turn.message.content)
