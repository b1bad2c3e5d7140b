curl -fsS "$DECPAGE_URL/v1/usage/keys" \
  -H "Authorization: Bearer $DECPAGE_API_KEY"
