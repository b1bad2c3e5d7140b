import type { UsageReport } from '../api/decpage.ts';
import { ShareTable } from './share-table.tsx';

/** The requests by the source of their keys. */
export function SourceShares({ report: { bySource, byChannelProvider } }: { report: UsageReport }) {
  const shares = [
    { id: 'api', name: 'API', value: bySource.api },
    { id: 'web', name: 'Web', value: bySource.web },
    ...Object.entries(byChannelProvider).map(([provider, value]) => ({
      id: `channel:${provider}`,
      name: `Channel: ${provider}`,
      value,
    })),
  ];
  return (
    <ShareTable
      title="By source"
      heading="Source"
      measure="Requests"
      shares={shares.filter(({ value }) => value > 0)}
      none="No requests in this period."
    />
  );
}
