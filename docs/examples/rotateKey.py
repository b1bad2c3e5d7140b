import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
made = client.keys.rotate(os.environ["KEY_ID"], overlap_seconds=3600)
print(made.key_id)  # the old key ends in an hour
