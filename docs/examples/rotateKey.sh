curl -fsS -X POST "$DECPAGE_URL/v1/keys/$KEY_ID/rotate" \
  -H "Authorization: Bearer $DECPAGE_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"overlapSeconds": 3600}'
