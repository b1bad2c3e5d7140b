curl -fsS -X POST "$DECPAGE_URL/v1/webhooks/secret/rotate" \
  -H "Authorization: Bearer $DECPAGE_API_KEY"
