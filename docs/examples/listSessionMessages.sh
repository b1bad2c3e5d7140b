curl -fsS "$DECPAGE_URL/v1/agent/sessions/$SESSION_ID/messages" \
  -H "Authorization: Bearer $DECPAGE_API_KEY"
