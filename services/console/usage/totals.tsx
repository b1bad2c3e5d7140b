import type { UsageReport } from '../api/decpage.ts';
import { formatNumber, formatSize } from '../components/format.ts';

/** The sums of the period. */
export function Totals({ report: { usage, jobs } }: { report: UsageReport }) {
  const { tokens, costUsd } = usage;
  const tiles: { label: string; value: string; note?: string }[] = [
    { label: 'Requests', value: formatNumber(usage.requests) },
    { label: 'Documents', value: formatNumber(usage.documents), note: `${formatSize(usage.storageBytes)} held now` },
    { label: 'Pages read', value: formatNumber(usage.pages), note: `${formatNumber(usage.ocrPages)} by OCR` },
    {
      label: 'Extractions',
      value: formatNumber(usage.extractions),
      note: `${formatNumber(jobs.failed ?? 0)} jobs failed`,
    },
    { label: 'Corrections', value: formatNumber(usage.corrections) },
    { label: 'Questions', value: formatNumber(usage.assistantTurns) },
    ...(tokens.total > 0
      ? [
          {
            label: 'Tokens',
            value: formatNumber(tokens.total),
            ...(costUsd !== undefined && { note: `about $${costUsd.toFixed(2)}` }),
          },
        ]
      : []),
  ];
  return (
    <dl className="usage-totals">
      {tiles.map(({ label, value, note }) => (
        <div key={label} className="usage-tile">
          <dt>{label}</dt>
          <dd className="numeric">{value}</dd>
          {note !== undefined && <dd className="usage-tile-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
