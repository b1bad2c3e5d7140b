curl -fsS -X DELETE "$DECPAGE_URL/v1/keys/$KEY_ID" \
  -H "Authorization: Bearer $DECPAGE_API_KEY"
