jq -n --arg url "$DOCUMENT_URL" '{url: $url, documentType: "auto policy"}' |
  curl -fsS "$DECPAGE_URL/v1/documents/from-url" \
    -H "Authorization: Bearer $DECPAGE_API_KEY" \
    -H 'Content-Type: application/json' -d @-
