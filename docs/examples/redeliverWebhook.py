import os

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
delivery = client.webhooks.redeliver(os.environ["JOB_ID"], os.environ["DELIVERY_ID"])
print(delivery.status)
