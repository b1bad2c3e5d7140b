curl -fsS "$DECPAGE_URL/v1/jobs/$JOB_ID" -H "Authorization: Bearer $DECPAGE_API_KEY" |
  jq -r '.result.citations | to_entries[] | .key as $field | .value[]
    | [$field, .page, .quote, .bbox.left, .bbox.top] | @tsv'
