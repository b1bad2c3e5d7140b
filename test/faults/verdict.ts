import type { Evidence, HttpAnswer, Ledger, Order } from './ledger.ts';

/** One promise, how often it was put to the test, and where it was broken. */
export interface Finding {
  promise: string;
  checked: number;
  broken: string[];
}

const declared = [200, 202, 400, 401, 403, 404, 408, 422, 429, 503];

/** Compares what the client and the receiver wrote down with what the service holds. Pure: history first, verdict after. */
export function judge({
  ledger,
  evidence,
  exits,
}: {
  ledger: Ledger;
  evidence: Evidence;
  /** Processes of the service that ended without having been killed, and how. */
  exits: readonly string[];
}): Finding[] {
  const { orders, answers, receipts } = ledger;
  const acknowledged = orders.filter((order) => order.acknowledged > 0);
  const ended = evidence.jobs.filter(({ status }) => status === 'completed' || status === 'failed');
  const completed = ended.filter(({ status }) => status === 'completed');
  const failed = ended.filter(({ status }) => status === 'failed');
  const jobsOf = countBy(evidence.jobs, (job) => `${job.operation} ${job.idempotencyKey}`);
  const orderOf = new Map(orders.map((order) => [nameOf(order), order]));
  const statusOf = new Map(evidence.jobs.map(({ jobId, status }) => [jobId, status]));
  const [results, usage, workflows] = [evidence.results, evidence.usage, evidence.workflows].map((ids) =>
    countBy(ids, (id) => id),
  ) as [Counts, Counts, Counts];

  return [
    finding('every order was acknowledged in the end', orders, (order) => order.acknowledged > 0 || nameOf(order)),
    finding('every job that an answer named is there and has ended', named(acknowledged), ([jobId, order]) => {
      const status = statusOf.get(jobId);
      return status === 'completed' || status === 'failed' || `${nameOf(order)}: ${status ?? 'no such job'} ${jobId}`;
    }),
    finding('one idempotency key made one job', orders, (order) => {
      const count = jobsOf.get(nameOf(order)) ?? 0;
      return (count === 1 && new Set(order.jobIds).size === 1) || `${nameOf(order)}: ${count} jobs`;
    }),
    finding('every job belongs to an order', evidence.jobs, (job) => {
      const name = `${job.operation} ${job.idempotencyKey}`;
      return orderOf.has(name) || name;
    }),
    finding('one job ran as one workflow', evidence.jobs, ({ jobId }) => {
      const count = workflows.get(jobId) ?? 0;
      return count === 1 || `${jobId}: ${count} workflows`;
    }),
    finding('a sound document completed, a damaged one failed', ended, (job) => {
      const order = orderOf.get(`${job.operation} ${job.idempotencyKey}`);
      const expected = order?.policyNumber === null ? 'failed' : 'completed';
      return job.status === expected || `${job.jobId}: ${job.status} ${job.error ?? ''}`;
    }),
    finding('a completed job has one result and one usage row', completed, ({ jobId }) => {
      const [result = 0, used = 0] = [results.get(jobId), usage.get(jobId)];
      return (result === 1 && used === 1) || `${jobId}: ${result} results, ${used} usage rows`;
    }),
    finding('a failed job has no result and no usage row', failed, ({ jobId }) => {
      return (!results.has(jobId) && !usage.has(jobId)) || jobId;
    }),
    finding('the client was given the result of its own document', acknowledged, (order) => {
      const { policyNumber, seen } = order;
      const isRight = policyNumber === null ? seen?.status === 'failed' : seen?.data.includes(policyNumber) === true;
      return isRight || `${nameOf(order)}: ${seen?.status ?? 'never seen ended'}`;
    }),
    finding('the event of every ended job arrived, with one webhook-id', ended, ({ jobId, operation, status }) => {
      if (operation !== 'jobs') return true;
      const own = receipts.filter((receipt) => receipt.jobId === jobId);
      const ids = new Set(own.map(({ webhookId }) => webhookId));
      const isRight = ids.size === 1 && own.every(({ type }) => type === `job.${status}`);
      return isRight || `${jobId}: ${own.length} receipts with ${ids.size} ids`;
    }),
    finding('a webhook-id belongs to one event, and its body never changes', receipts, (receipt) => {
      const same = receipts.find(({ webhookId }) => webhookId === receipt.webhookId);
      return same?.body === receipt.body || receipt.webhookId;
    }),
    finding('every event was signed', receipts, ({ isSigned, webhookId }) => isSigned || webhookId),
    finding('every answer was a declared one', answers, (answer) => {
      return declared.includes(answer.status) || describe(answer);
    }),
    finding('every 503 said when to come again', answers, (answer) => {
      return answer.status !== 503 || answer.retryAfter !== null || describe(answer);
    }),
    { promise: 'no process ended by itself', checked: 1, broken: [...exits] },
  ];
}

type Counts = ReadonlyMap<string, number>;

function finding<Item>(promise: string, items: readonly Item[], check: (item: Item) => string | true): Finding {
  const outcomes = items.map(check);
  return { promise, checked: items.length, broken: outcomes.filter((outcome) => outcome !== true) };
}

function countBy<Item>(items: readonly Item[], nameOfItem: (item: Item) => string): Counts {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(nameOfItem(item), (counts.get(nameOfItem(item)) ?? 0) + 1);
  return counts;
}

function named(orders: readonly Order[]): [jobId: string, order: Order][] {
  return orders.flatMap((order) => [...new Set(order.jobIds)].map((jobId) => [jobId, order] as [string, Order]));
}

function nameOf({ operation, idempotencyKey }: Order): string {
  return `${operation} ${idempotencyKey}`;
}

function describe({ request, status, error }: HttpAnswer): string {
  return `${request}: ${status} ${error ?? ''}`;
}
