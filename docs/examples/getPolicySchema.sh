curl -fsS "$DECPAGE_URL/v1/policies/loss_run/schema" \
  -H "Authorization: Bearer $DECPAGE_API_KEY"
