curl -fsS -X PATCH "$DECPAGE_URL/v1/jobs/$JOB_ID/review" \
  -H "Authorization: Bearer $DECPAGE_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"corrections": [{"pointer": "/agencyName", "value": "Tamarack Insurance LLC", "note": "new name"}], "status": "approved"}'
