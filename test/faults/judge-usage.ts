import { countBy, type Finding, finding } from './finding.ts';
import type { Evidence } from './ledger.ts';

/** What was promised about the counting: it tells what the rows tell. */
export function judgeUsage({ evidence }: { evidence: Evidence }): Finding[] {
  const expected = eventsOf(evidence);
  const counted = evidence.usage.map(nameOf);
  const counts = countBy(counted, (name) => name);
  const wanted = new Set(expected);
  const { report } = evidence;
  const of = (kind: string): number => expected.filter((name) => name.startsWith(`${kind} `)).length;
  const told: [string, number, number | undefined][] = [
    ['documents', of('document'), report?.documents],
    ['assistantTurns', of('turn'), report?.assistantTurns],
    ['extractions', of('extraction'), report?.extractions],
    ['jobs', evidence.jobs.length, report?.jobs],
  ];
  return [
    finding('what was accepted, and what came of it, was counted once', expected, (name) => {
      return counts.get(name) === 1 || `${name}: ${counts.get(name) ?? 0} times`;
    }),
    finding('nothing else was counted', counted, (name) => wanted.has(name) || name),
    finding('GET /v1/usage tells the same', told, ([name, rows, reported]) => {
      return rows === reported || `${name}: ${reported ?? 'no answer'} instead of ${rows}`;
    }),
  ];
}

/** What the rows say has to be counted. */
function eventsOf({ jobs, documents, turns, deliveries }: Evidence): string[] {
  const extracted = new Set(jobs.filter(({ status }) => status === 'completed').map(({ jobId }) => jobId));
  const isAccepted = ({ status }: { status: string }): boolean =>
    !['awaiting_upload', 'uploaded', 'expired'].includes(status);
  const hasEnded = ({ status }: { status: string }): boolean => status === 'completed' || status === 'failed';
  return [
    ...jobs.map(({ jobId, operation }) => ({
      kind: operation === 'documents' ? 'inner_job' : 'job',
      subjectId: jobId,
    })),
    ...jobs.filter(hasEnded).map(({ jobId, status }) => {
      return { kind: status === 'completed' ? 'extraction' : 'failure', subjectId: jobId };
    }),
    ...documents.filter(isAccepted).map(({ documentId }) => ({ kind: 'document', subjectId: documentId })),
    // pages that no extraction counts
    ...documents
      .filter(({ status, jobId }) => status === 'ready' && !extracted.has(jobId))
      .map(({ documentId }) => ({ kind: 'reading', subjectId: documentId })),
    ...turns.filter(hasEnded).map(({ turnId }) => ({ kind: 'turn', subjectId: turnId })),
    ...deliveries
      .filter(({ status }) => status === 'succeeded')
      .map(({ deliveryId }) => ({ kind: 'webhook', subjectId: deliveryId })),
  ].map(nameOf);
}

function nameOf({ kind, subjectId }: { kind: string; subjectId: string }): string {
  return `${kind} ${subjectId}`;
}
