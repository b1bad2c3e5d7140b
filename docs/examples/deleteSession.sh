curl -fsS -X DELETE "$DECPAGE_URL/v1/agent/sessions/$SESSION_ID" \
  -H "Authorization: Bearer $DECPAGE_API_KEY"
