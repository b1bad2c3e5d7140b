curl -fsS "$DECPAGE_URL/v1/jobs/$JOB_ID/review" -H "Authorization: Bearer $DECPAGE_API_KEY"
