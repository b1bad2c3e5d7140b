from datetime import datetime, timezone

from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
year = client.usage.days(
    from_=datetime(2026, 1, 1, tzinfo=timezone.utc),
    to=datetime(2027, 1, 1, tzinfo=timezone.utc),
)
for day in year.days:
    print(day.date, day.documents, day.pages)
