prepared=$(curl -fsS "$DECPAGE_URL/v1/documents/uploads" \
  -H "Authorization: Bearer $DECPAGE_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"fileName": "policy.pdf", "documentType": "auto policy"}')
curl -fsS -T policy.pdf -H 'Content-Type: application/pdf' "$(jq -r .upload.url <<<"$prepared")"
jq '{documentId}' <<<"$prepared" |
  curl -fsS "$DECPAGE_URL/v1/documents/uploads/complete" \
    -H "Authorization: Bearer $DECPAGE_API_KEY" \
    -H 'Content-Type: application/json' -d @-
