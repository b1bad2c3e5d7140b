curl -fsS -X POST "$DECPAGE_URL/v1/jobs/$JOB_ID/cancel" \
  -H "Authorization: Bearer $DECPAGE_API_KEY"
