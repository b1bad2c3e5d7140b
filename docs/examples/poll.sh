# answers when the job has ended, or after 30 seconds with its progress
while :; do
  job=$(curl -fsS "$DECPAGE_URL/v1/jobs/$JOB_ID" \
    -H "Authorization: Bearer $DECPAGE_API_KEY" -H 'Prefer: wait=30')
  case $(jq -r .status <<<"$job") in completed | failed) break ;; esac
done
jq '.result.data // .error' <<<"$job"
