import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
client.sessions.delete(os.environ["SESSION_ID"])
