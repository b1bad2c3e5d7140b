curl -fsS "$DECPAGE_URL/v1/documents?query=whitaker%20collision&limit=10" \
  -H "Authorization: Bearer $DECPAGE_API_KEY"
