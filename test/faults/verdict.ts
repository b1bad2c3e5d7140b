import { type Finding, finding } from './finding.ts';
import { judgeDocuments } from './judge-documents.ts';
import { judgeJobs } from './judge-jobs.ts';
import { judgeTurns } from './judge-turns.ts';
import { judgeUsage } from './judge-usage.ts';
import type { HttpAnswer } from './ledger.ts';
import type { Outcome } from './stage.ts';

/** What a client that does everything right may be answered while servers are killed. */
const declared: Partial<Record<HttpAnswer['operation'], readonly number[]>> = {
  createJob: [200, 202, 429, 503],
  extract: [200, 408, 422, 429, 503],
  getJob: [200, 503],
  prepareUpload: [201, 429, 503],
  // 403: it has arrived already; 400: it broke off
  uploadDocument: [200, 400, 403, 503],
  // 400: it has not arrived
  completeUpload: [202, 400, 503],
  createDocumentFromUrl: [202, 429, 503],
  getDocumentStatus: [200, 503],
  sendMessage: [201, 503],
  getTurn: [200, 503],
};

/** Compares what the client and the receiver wrote down with what the service holds. Pure: history first, verdict after. */
export function judge(outcome: Outcome): Finding[] {
  const { answers } = outcome.ledger;
  return [
    ...judgeJobs(outcome),
    ...judgeDocuments(outcome),
    ...judgeTurns(outcome),
    ...judgeUsage(outcome),
    finding('every answer was a declared one', answers, (answer) => {
      return declared[answer.operation]?.includes(answer.status) === true || describe(answer);
    }),
    finding('every 503 said when to come again', answers, (answer) => {
      return answer.status !== 503 || answer.retryAfter !== null || describe(answer);
    }),
    { promise: 'no process ended by itself', checked: 1, broken: [...outcome.exits] },
    finding('every process died where it was to die', outcome.points, ({ name, isReached }) => isReached || name),
  ];
}

function describe({ request, status, error }: HttpAnswer): string {
  return `${request}: ${status} ${error ?? ''}`;
}
