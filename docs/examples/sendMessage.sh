curl -fsS -X POST "$DECPAGE_URL/v1/agent/messages" \
  -H "Authorization: Bearer $DECPAGE_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"message": "What is the collision deductible on the Outback?", "searchScope": "account"}'
