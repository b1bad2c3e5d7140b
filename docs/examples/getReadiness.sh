curl -fsS "$DECPAGE_URL/health/ready"
