import { parseArgs } from 'node:util';
import { createPrisma, type PrismaClient } from '../../prisma/client.ts';
import { createMaintenanceRepository } from '../../prisma/maintenance/job-maintenance.repository.ts';
import { type Bench, runBench } from './stack.ts';
import { type Customer, createCustomer, fillDocuments, fillEvents, tidy } from './usage/fill.ts';
import { measure, show } from './usage/measure.ts';
import { type Period, periods, plainJobs } from './usage/periods.ts';

// npm run bench:usage [-- --events N --calls N]: GET /v1/usage through HTTP against the embedded stack, for an account with a
// million events in a year and one with as many in a month, beside a call that asks for nothing, and beside the plain
// aggregate of the same events in the database.

const { values } = parseArgs({
  options: { events: { type: 'string', default: '1000000' }, calls: { type: 'string', default: '200' } },
});
const [events, calls] = [Number(values.events), Number(values.calls)];
const [documents, newEvents, warmUps] = [5_000, 2_000, 30];
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

await runBench({
  run: async ({ stack, connect, signal }) => {
    const [client, prisma] = [await connect(), createPrisma({ url: stack.databaseUrl, poolSize: 2 })];
    try {
      for (const days of [365, 30]) {
        const customer = await createCustomer(prisma, `${days} days`);
        const began = performance.now();
        await fillEvents(client, { customer, events, days });
        await fillDocuments(client, { customer, documents });
        const filled = performance.now();
        await sumAll(prisma, signal);
        const summed = performance.now();
        await tidy(client);
        const seconds = [filled - began, summed - filled].map((ms) => (ms / 1_000).toFixed(0));
        tell(`${events} events in ${days} days, 5 keys, ${documents} documents`);
        tell(
          `  filled in ${seconds[0]} s, added up by the service in ${seconds[1]} s; ${newEvents} more in the last minute`,
        );
        for (const period of periods(customer)) {
          // what came since the totals were made last, and no more: the worker may not have been there meanwhile
          await sumAll(prisma, signal);
          await fillEvents(client, { customer, events: newEvents, days: 1 / 1_440 });
          await compare({ period, customer, url: stack.url, prisma });
        }
      }
    } finally {
      await prisma.$disconnect();
    }
  },
});

/** As the worker does it once a minute. */
async function sumAll(prisma: PrismaClient, signal: AbortSignal): Promise<void> {
  const maintenance = createMaintenanceRepository(prisma);
  while ((await maintenance.sumUsage({ limit: 5_000 })) > 0) signal.throwIfAborted();
}

async function compare(given: {
  period: Period;
  customer: Customer;
  url: Bench['stack']['url'];
  prisma: PrismaClient;
}): Promise<void> {
  const { period, customer, url, prisma } = given;
  const get = async (path: string): Promise<Response> =>
    await fetch(url + path, { headers: { Authorization: `Bearer ${customer.key}` } });
  const report = async (): Promise<number> => {
    const answer = await get(`/v1/usage?${new URLSearchParams(period.query).toString()}`);
    const { jobs } = (await answer.json()) as { jobs: { total: number } };
    return jobs.total;
  };
  const ping = async (): Promise<string> => await (await get('/v1/ping')).text();
  const plain = (): Promise<number> => plainJobs(prisma, { accountId: customer.accountId, query: period.query });
  const ours = await measure({ calls, warmUps, call: report });
  const nothing = await measure({ calls, warmUps, call: ping });
  const theirs = await measure({ calls: Math.ceil(calls / 40), warmUps: 1, call: plain });
  // the last 30 days have moved on meanwhile
  if (period.query.from !== undefined && ours.last !== theirs.last)
    throw new Error(`${period.name}: ${ours.last} jobs reported, ${theirs.last} are there`);
  tell(
    `  ${period.name.padEnd(18)} ${show(ours)}   ping ${show(nothing)}   plain aggregate p50 ${theirs.p50.toFixed(0)} ms`,
  );
}
