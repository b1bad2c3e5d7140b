curl -fsS -X POST "$DECPAGE_URL/v1/keys" \
  -H "Authorization: Bearer $DECPAGE_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"name": "intake", "scopes": ["jobs:read", "jobs:write"]}'
