curl -fsS -X POST "$DECPAGE_URL/v1/agent/sessions/$SESSION_ID/messages" \
  -H "Authorization: Bearer $DECPAGE_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"message": "And on the other car?", "searchScope": "account"}'
