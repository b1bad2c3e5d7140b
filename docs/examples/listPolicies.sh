curl -fsS "$DECPAGE_URL/v1/policies" -H "Authorization: Bearer $DECPAGE_API_KEY"
