base64 <policy.pdf | tr -d '\n' | jq -R '{policyType: "auto", document: {type: "base64", content: .}}' >request.json
for attempt in 1 2; do # the same job both times
  curl -fsS "$DECPAGE_URL/v1/jobs" \
    -H "Authorization: Bearer $DECPAGE_API_KEY" \
    -H 'Content-Type: application/json' \
    -H 'Idempotency-Key: order-4711-curl' -d @request.json | jq -r .jobId
done
