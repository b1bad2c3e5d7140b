import { workflowIds } from '../../domain/orchestration.ts';
import { countBy, type Finding, finding, isOne } from './finding.ts';
import type { Evidence, Ledger, Order } from './ledger.ts';

/** What was promised about jobs and their events. */
export function judgeJobs({ ledger, evidence }: { ledger: Ledger; evidence: Evidence }): Finding[] {
  const { orders, receipts } = ledger;
  const acknowledged = orders.filter((order) => order.acknowledged > 0);
  // documents have theirs made for them
  const ordered = evidence.jobs.filter(({ operation }) => operation !== 'documents');
  const ended = evidence.jobs.filter(({ status }) => status === 'completed' || status === 'failed');
  const orderedAndEnded = ended.filter((job) => ordered.includes(job));
  const jobsOf = countBy(ordered, nameOf);
  const orderOf = new Map(orders.map((order) => [nameOf(order), order]));
  const statusOf = new Map(evidence.jobs.map(({ jobId, status }) => [jobId, status]));
  const results = countBy(evidence.results, (id) => id);
  const workflows = countBy(evidence.workflows, (id) => id);

  return [
    finding('every order was acknowledged in the end', orders, (order) => order.acknowledged > 0 || nameOf(order)),
    finding('every job that an answer named is there and has ended', named(acknowledged), ([jobId, order]) => {
      const status = statusOf.get(jobId);
      return status === 'completed' || status === 'failed' || `${nameOf(order)}: ${status ?? 'no such job'} ${jobId}`;
    }),
    finding('one idempotency key made one job', orders, (order) => {
      const count = jobsOf.get(nameOf(order)) ?? 0;
      return (count === 1 && isOne(order.jobIds)) || `${nameOf(order)}: ${count} jobs`;
    }),
    finding('every job belongs to an order', ordered, (job) => orderOf.has(nameOf(job)) || nameOf(job)),
    finding('one job ran as one workflow', evidence.jobs, ({ jobId, operation, status }) => {
      const count = workflows.get(workflowIds.job(jobId)) ?? 0;
      // that of a document that cannot be read never begins
      const isNone = operation === 'documents' && status === 'failed';
      return count === (isNone ? 0 : 1) || `${jobId}: ${count} workflows`;
    }),
    finding('a sound document completed, a damaged one failed', orderedAndEnded, (job) => {
      const expected = orderOf.get(nameOf(job))?.policyNumber === null ? 'failed' : 'completed';
      return job.status === expected || `${job.jobId}: ${job.status} ${job.error ?? ''}`;
    }),
    finding('a completed job has one result, a failed one has none', ended, ({ jobId, status }) => {
      const count = results.get(jobId) ?? 0;
      return count === (status === 'completed' ? 1 : 0) || `${jobId}: ${status}, ${count} results`;
    }),
    finding('the client was given the result of its own document', acknowledged, (order) => {
      const { policyNumber, seen } = order;
      const isRight = policyNumber === null ? seen?.status === 'failed' : seen?.data.includes(policyNumber) === true;
      return isRight || `${nameOf(order)}: ${seen?.status ?? 'never seen ended'}`;
    }),
    finding('the event of every ended job arrived, with one webhook-id', orderedAndEnded, (job) => {
      if (job.operation !== 'jobs') return true;
      const own = receipts.filter(({ jobId }) => jobId === job.jobId);
      const ids = own.map(({ webhookId }) => webhookId);
      const isRight = isOne(ids) && own.every(({ type }) => type === `job.${job.status}`);
      return isRight || `${job.jobId}: ${own.length} receipts with ${new Set(ids).size} ids`;
    }),
    finding('a webhook-id belongs to one event, and its body never changes', receipts, (receipt) => {
      const same = receipts.find(({ webhookId }) => webhookId === receipt.webhookId);
      return same?.body === receipt.body || receipt.webhookId;
    }),
    finding('every event was signed', receipts, ({ isSigned, webhookId }) => isSigned || webhookId),
  ];
}

function named(orders: readonly Order[]): [jobId: string, order: Order][] {
  return orders.flatMap((order) => [...new Set(order.jobIds)].map((jobId) => [jobId, order] as [string, Order]));
}

function nameOf({ operation, idempotencyKey }: { operation: string; idempotencyKey: string }): string {
  return `${operation} ${idempotencyKey}`;
}
