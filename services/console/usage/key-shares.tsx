import type { UsageByKey } from '../api/decpage.ts';
import { Badge } from '../components/badge.tsx';
import type { Measure } from './measures.ts';
import { ShareTable } from './share-table.tsx';

/** What each key used, the most first. */
export function KeyShares({ keys, measure }: { keys: UsageByKey['keys']; measure: Measure }) {
  const shares = keys
    .map((key) => ({
      id: key.keyId,
      name: (
        <>
          {key.name} {key.revokedAt !== undefined && <Badge>revoked</Badge>}
        </>
      ),
      value: measure.of(key),
    }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  return (
    <ShareTable title="By key" heading="Key" measure={measure.label} shares={shares} none="Nothing in this period." />
  );
}
