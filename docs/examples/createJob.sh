base64 <policy.pdf | tr -d '\n' |
  jq -R '{policyType: "auto", document: {type: "base64", content: .}, metadata: {customer: "4711"}}' |
  curl -fsS "$DECPAGE_URL/v1/jobs" \
    -H "Authorization: Bearer $DECPAGE_API_KEY" \
    -H 'Content-Type: application/json' -d @-
