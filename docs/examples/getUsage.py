from datetime import datetime, timezone

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
report = client.usage.get(from_=datetime(2026, 1, 1, tzinfo=timezone.utc))
print(report.usage.documents, report.usage.pages)
