from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
for session in client.sessions.list():
    print(session.session_id, session.title)
