curl -fsS "$DECPAGE_URL/v1/usage/days?from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z" \
  -H "Authorization: Bearer $DECPAGE_API_KEY"
