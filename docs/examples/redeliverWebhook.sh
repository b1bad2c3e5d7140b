curl -fsS -X POST "$DECPAGE_URL/v1/jobs/$JOB_ID/webhook-deliveries/$DELIVERY_ID/redeliver" \
  -H "Authorization: Bearer $DECPAGE_API_KEY"
