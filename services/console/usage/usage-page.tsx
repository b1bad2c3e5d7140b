import './usage-page.css';
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../app/session.tsx';
import { Failure } from '../components/failure.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Segments } from '../components/segments.tsx';
import { Select } from '../components/select.tsx';
import { Spinner } from '../components/spinner.tsx';
import { DayChart } from './day-chart.tsx';
import { KeyShares } from './key-shares.tsx';
import { measures } from './measures.ts';
import { SourceShares } from './source-shares.tsx';
import { Totals } from './totals.tsx';

const refreshMs = 30_000;
const periods = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];
const allKeys = 'all';

/** What the account used: by day, by source and by key. */
export default function UsagePage() {
  const [days, setDays] = useState('30');
  const [keyId, setKeyId] = useState(allKeys);
  const [measure, setMeasure] = useState('requests');
  const usage = useUsage({ days: Number(days), keyId: keyId === allKeys ? undefined : keyId });
  const keys = usage.data?.keys.keys ?? [];
  const chosen = measures.find(({ id }) => id === measure) ?? measures[0];
  return (
    <>
      <PageHeader title="Usage">
        <Select
          label="Key"
          value={keyId}
          onChange={setKeyId}
          choices={[
            { value: allKeys, label: 'All keys' },
            ...keys.map((key) => ({ value: key.keyId, label: key.name })),
          ]}
        />
        <Segments label="Period" value={days} choices={periods} onChange={setDays} />
      </PageHeader>
      {usage.isPending && <Spinner isPage label="Loading the usage" />}
      {usage.isError && !usage.data && (
        <Failure what="The usage" error={usage.error} retry={() => void usage.refetch()} />
      )}
      {usage.data && (
        <div className="usage" tabIndex={0} role="region" aria-label="Usage of the period">
          <Totals report={usage.data.report} />
          <section className="usage-card" aria-label="By day">
            <div className="usage-card-head">
              <h2>By day</h2>
              <Select
                label="Measure"
                value={measure}
                choices={measures.map(({ id, label }) => ({ value: id, label }))}
                onChange={setMeasure}
              />
            </div>
            <DayChart days={usage.data.days.days} measure={chosen} />
          </section>
          <div className="usage-columns">
            <SourceShares report={usage.data.report} />
            <KeyShares keys={keys} measure={chosen} />
          </div>
        </div>
      )}
    </>
  );
}

/** The three reports together, so that the page shows one moment. */
function useUsage({ days, keyId }: { days: number; keyId: string | undefined }) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['usage', days, keyId],
    queryFn: async ({ signal }) => {
      const from = startOf(days);
      const ofKey = keyId === undefined ? {} : { keyId };
      const [report, byDay, byKey] = await Promise.all([
        client.usage.get({ from, ...ofKey }, { signal }),
        client.usage.days({ from, ...ofKey }, { signal }),
        client.usage.keys({ from }, { signal }),
      ]);
      return { report, days: byDay, keys: byKey };
    },
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
}

/** Midnight (UTC) of the first of this many days, the last of which is today. */
function startOf(days: number): string {
  const start = new Date();
  start.setUTCHours(0, 0, 0, 0);
  start.setUTCDate(start.getUTCDate() - days + 1);
  return start.toISOString();
}
