curl -fsS "$DECPAGE_URL/v1/agent/sessions/$SESSION_ID/turns/$TURN_ID" \
  -H "Authorization: Bearer $DECPAGE_API_KEY"
