curl -fsSN "$DECPAGE_URL/v1/agent/messages" \
  -H "Authorization: Bearer $DECPAGE_API_KEY" \
  -H 'Content-Type: application/json' \
  -H 'Accept: text/event-stream' -d '{"message": "Who is insured?", "searchScope": "account"}'
