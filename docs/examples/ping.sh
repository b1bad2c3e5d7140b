curl -fsS "$DECPAGE_URL/v1/ping" -H "Authorization: Bearer $DECPAGE_API_KEY"
