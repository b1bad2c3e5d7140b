curl -fsS "$DECPAGE_URL/v1/webhooks/secret" -H "Authorization: Bearer $DECPAGE_API_KEY"
