import type { Outcome } from './stage.ts';
import type { Finding } from './finding.ts';

const shown = 5;

/** The verdict of a stage as lines: every promise, how often it was checked, and where it was broken. */
export function describeFindings({
  name,
  outcome: { ledger, evidence, points, notes },
  findings,
}: {
  name: string;
  outcome: Outcome;
  findings: readonly Finding[];
}): string[] {
  const statuses = new Map<number, number>();
  for (const { status } of ledger.answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const answers = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${count} x ${status}`);
  const events = new Set(ledger.receipts.map(({ webhookId }) => webhookId)).size;
  return [
    '',
    `${name}: ${ledger.orders.length} orders, ${evidence.jobs.length} jobs, ${answers.join(', ')}`,
    `${ledger.documents.length} documents, ${ledger.turns.length} turns, ${ledger.receipts.length} receipts of ${events} events`,
    `died at ${points.filter(({ isReached }) => isReached).length} of ${points.length} points`,
    ...notes,
    ...evidence.timeouts.map((step) => `timed out: ${step}`),
    ...findings.flatMap(({ promise, checked, broken }) => [
      `${broken.length === 0 ? 'ok    ' : 'BROKEN'} ${promise.padEnd(70)} ${String(checked).padStart(5)}`,
      ...broken.slice(0, shown).map((place) => `         ${place}`),
      ...(broken.length > shown ? [`         and ${broken.length - shown} more`] : []),
    ]),
    '',
  ];
}
