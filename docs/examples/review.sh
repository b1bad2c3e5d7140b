curl -fsS "$DECPAGE_URL/v1/jobs/$JOB_ID" -H "Authorization: Bearer $DECPAGE_API_KEY" |
  jq -r '.result.fields | to_entries[] | select(.value.state != "absent" and .value.confidence < 0.95)
    | [.key, .value.state, .value.confidence] | @tsv'
