curl -fsS "$DECPAGE_URL/v1/jobs?status=completed&limit=50" \
  -H "Authorization: Bearer $DECPAGE_API_KEY"
