curl -fsS "$DECPAGE_URL/v1/documents/$DOCUMENT_ID/pages/1.png" \
  -H "Authorization: Bearer $DECPAGE_API_KEY" -o page-1.png
