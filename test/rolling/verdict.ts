import { Client, Connection } from '@temporalio/client';
import { createPrisma } from '../../prisma/client.ts';
import type { Receipt } from '../faults/ledger.ts';
import type { Ledger } from './ledger.ts';

interface Place {
  databaseUrl: string;
  temporalAddress: string;
  namespace: string;
}

/** The promises that were broken, in the light of what the clients, the receiver, the database and Temporal hold. */
export async function brokenPromises(ledger: Ledger, receipts: readonly Receipt[], place: Place): Promise<string[]> {
  const prisma = createPrisma({ url: place.databaseUrl });
  try {
    const jobs = await prisma.job.findMany({ include: { result: { select: { jobId: true } } } });
    const turns = await prisma.turn.findMany({ include: { messages: true } });
    const events = await prisma.usageEvent.groupBy({ by: ['kind'], _count: true });
    const deliveries = await prisma.delivery.findMany();
    const counted = new Map(events.map(({ kind, _count }) => [kind, _count]));
    const runs = await runsOfJobs(place);
    const withWebhook = ledger.orders.filter(({ operation }) => operation === 'jobs');
    const arrived = new Map<string, number>();
    for (const { jobId } of receipts) arrived.set(jobId, (arrived.get(jobId) ?? 0) + 1);
    const twice = [...arrived.values()].filter((times) => times > 1).length;
    const missing = withWebhook.filter(({ jobId }) => jobId === undefined || !arrived.has(jobId)).length;
    const unanswered = turns.filter(({ status, messages }) => status !== 'completed' || messages.length !== 2).length;
    const rerun = [...runs].filter(([, times]) => times !== 1);
    const unfound = ledger.orders.filter(({ found, policyNumber }) => found !== policyNumber);
    const promises: [isKept: boolean, promise: string][] = [
      [ledger.failures.length === 0, `no request fails (${ledger.failures.length} of ${ledger.requests} did)`],
      [
        jobs.length === ledger.orders.length,
        `an order is one job (${ledger.orders.length} orders, ${jobs.length} jobs)`,
      ],
      [
        jobs.every(({ status, result }) => status === 'completed' && result !== null),
        `every job is completed (${jobs.filter(({ status }) => status !== 'completed').length} are not)`,
      ],
      [unfound.length === 0, `every client has the result of its own document (${unfound.length} have not)`],
      [runs.size === jobs.length && rerun.length === 0, `a job is run once (${rerun.length} were not)`],
      [counted.get('extraction') === jobs.length, 'an extraction is counted once'],
      [missing === 0, `every event arrives (${missing} did not)`],
      [twice === 0, `an event arrives once (${twice} did twice)`],
      [deliveries.every(({ status }) => status === 'succeeded'), 'every delivery has succeeded'],
      [turns.length === ledger.turns.length, `a question is one turn (${ledger.turns.length}, ${turns.length} turns)`],
      [unanswered === 0, `a turn is answered once (${unanswered} were not)`],
      [ledger.turns.every(({ isAnswered }) => isAnswered), 'every client has its answer'],
      [counted.get('turn') === turns.length, 'a turn is counted once'],
    ];
    return promises.flatMap(([isKept, promise]) => (isKept ? [] : [promise]));
  } finally {
    await prisma.$disconnect();
  }
}

/** How many runs each job's workflow had. */
async function runsOfJobs({ temporalAddress: address, namespace }: Place): Promise<Map<string, number>> {
  const connection = await Connection.connect({ address });
  try {
    const runs = new Map<string, number>();
    const client = new Client({ connection, namespace });
    for await (const { workflowId } of client.workflow.list({ query: 'WorkflowType = "extractPolicy"' })) {
      runs.set(workflowId, (runs.get(workflowId) ?? 0) + 1);
    }
    return runs;
  } finally {
    await connection.close();
  }
}
