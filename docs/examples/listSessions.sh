curl -fsS "$DECPAGE_URL/v1/agent/sessions" -H "Authorization: Bearer $DECPAGE_API_KEY"
