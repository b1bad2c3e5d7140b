curl -fsS "$DECPAGE_URL/health"
