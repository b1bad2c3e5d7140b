import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
for delivery in client.webhooks.deliveries(os.environ["JOB_ID"]):
    print(delivery.status, delivery.history)
