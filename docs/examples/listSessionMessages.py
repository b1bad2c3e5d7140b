import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
for message in client.sessions.messages(os.environ["SESSION_ID"]):
    print(message.role, message.content)
