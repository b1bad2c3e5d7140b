curl -fsS "$DECPAGE_URL/v1/keys" -H "Authorization: Bearer $DECPAGE_API_KEY"
