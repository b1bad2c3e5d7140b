curl -fsS "$DECPAGE_URL/v1/documents/$DOCUMENT_ID/pages/1/text" \
  -H "Authorization: Bearer $DECPAGE_API_KEY"
