# without -f the body of an error is printed
answer=$(curl -sS "$DECPAGE_URL/v1/extract/boat" \
  -H "Authorization: Bearer $DECPAGE_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"document": {"type": "base64", "content": "JVBERi0="}}')
case $(jq -r .error <<<"$answer") in
  unknown_policy_type) echo 'no such type' ;;
  *) jq . <<<"$answer" ;;
esac
