base64 <policy.pdf | tr -d '\n' | jq -R '{document: {type: "base64", content: .}}' |
  curl -fsS "$DECPAGE_URL/v1/extract/auto" \
    -H "Authorization: Bearer $DECPAGE_API_KEY" \
    -H 'Content-Type: application/json' -d @-
