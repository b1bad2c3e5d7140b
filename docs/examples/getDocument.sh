curl -fsS "$DECPAGE_URL/v1/documents/$DOCUMENT_ID" \
  -H "Authorization: Bearer $DECPAGE_API_KEY"
