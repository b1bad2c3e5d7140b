#!/bin/sh
# Makes the namespace of decpage and the search attributes that operators filter by; does nothing where they are.
set -eu

attempts=0
until temporal operator cluster health >/dev/null 2>&1; do
  attempts=$((attempts + 1))
  if [ "$attempts" -ge 60 ]; then
    echo "The Temporal server at $TEMPORAL_ADDRESS is not healthy." >&2
    exit 1
  fi
  sleep 1
done

if ! temporal operator namespace describe --namespace "$TEMPORAL_NAMESPACE" >/dev/null 2>&1; then
  temporal operator namespace create --namespace "$TEMPORAL_NAMESPACE" --retention 7d
fi

# one by one: of several names in one call the tool adds the first only
add_search_attributes() {
  add AccountId Keyword && add PolicyType Keyword && add JobStatus Keyword && add Priority Int
}

add() {
  temporal operator search-attribute create --namespace "$TEMPORAL_NAMESPACE" --name "$1" --type "$2"
}

# not every part of the server knows at once of a namespace that was just made
attempts=0
until add_search_attributes; do
  attempts=$((attempts + 1))
  if [ "$attempts" -ge 20 ]; then exit 1; fi
  sleep 1
done
