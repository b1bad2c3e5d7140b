import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
client.keys.revoke(os.environ["KEY_ID"])
