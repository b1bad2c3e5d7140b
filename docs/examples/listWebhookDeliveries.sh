curl -fsS "$DECPAGE_URL/v1/jobs/$JOB_ID/webhook-deliveries" \
  -H "Authorization: Bearer $DECPAGE_API_KEY"
