# the body as it arrived is in event.json, the headers are in the variables; refuse timestamps that are old, too
secret() { # whsec_ and base64, or a string of your own
  case $WEBHOOK_SECRET in
    whsec_*) printf %s "${WEBHOOK_SECRET#whsec_}" | base64 -d ;;
    *) printf %s "$WEBHOOK_SECRET" ;;
  esac
}
key=$(secret | od -An -v -tx1 | tr -d ' \n')
expected=$({ printf '%s.%s.' "$WEBHOOK_ID" "$WEBHOOK_TIMESTAMP"; cat event.json; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)
case " $WEBHOOK_SIGNATURE " in
  *" v1,$expected "*) jq -r .data.jobId event.json ;;
  *) echo 'not signed with our secret' >&2 && exit 1 ;;
esac
