import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parseConfiguration } from '../../domain/configuration.ts';
import { createPrisma } from '../../prisma/client.ts';
import { startStack } from '../../services/stack/index.ts';
import { type Customer, createCustomer, fillDocuments, fillEvents, tidy } from './usage/fill.ts';
import { measure } from './usage/measure.ts';

// npm run bench:usage [-- --events N --calls N]: GET /v1/usage through HTTP against the embedded stack, for an account with a
// million events in a year and one with as many in a month, beside the plain aggregate of the same events in the database.

const { values } = parseArgs({
  options: { events: { type: 'string', default: '1000000' }, calls: { type: 'string', default: '200' } },
});
const [events, calls] = [Number(values.events), Number(values.calls)];
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const day = 86_400_000;

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'decpage-bench-'));
const environment = { ...process.env, LOG_LEVEL: 'error', DATA_DIR: dataDir, PORT: '0', TEMPORAL_UI_PORT: '0' };
const configuration = parseConfiguration(environment);
const stack = await startStack({ configuration, environment, onProgress: (line) => process.stderr.write(`${line}\n`) });
const prisma = createPrisma({ url: stack.databaseUrl, poolSize: 2 });
try {
  for (const days of [365, 30]) {
    const customer = await createCustomer(prisma, `${days} days`);
    await fillEvents(stack.databaseUrl, { customer, events, days });
    await fillDocuments(stack.databaseUrl, { customer, documents: 20_000 });
    tell(
      `${events} events in ${days} days, 5 keys, 20000 documents; the worker made the totals in ${await totalsMade()} s`,
    );
    // what came since the totals were made last
    await fillEvents(stack.databaseUrl, { customer, events: 2_000, days: 1 / 1_440 });
    await tellWhatACallCosts(customer);
    for (const [name, query] of periods(customer)) await compare({ name, query, customer });
  }
} finally {
  await prisma.$disconnect();
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Waits for the worker, which begins with the next minute; how long it took. */
async function totalsMade(): Promise<string> {
  const left = async (): Promise<number> => await prisma.usageEvent.count({ where: { summed: false } });
  const all = await left();
  while ((await left()) === all) await sleep(200);
  const began = performance.now();
  while ((await left()) > 0) await sleep(1_000);
  await tidy(stack.databaseUrl);
  return ((performance.now() - began) / 1_000).toFixed(0);
}

function periods({ keyIds }: Customer): [string, { from?: string; to?: string; keyId?: string }][] {
  const at = (ms: number): string => new Date(ms).toISOString();
  const now = Date.now();
  return [
    ['the last 30 days', {}],
    ['odd bounds', { from: at(now - 25.37 * day), to: at(now - 3.61 * day) }],
    ['a few hours', { from: at(now - 0.4 * day) }],
    ['one key', { keyId: keyIds[0] ?? randomUUID() }],
    ['a year', { from: at(now - 365 * day) }],
  ];
}

/** A call that asks for nothing: what is left is the report. */
async function tellWhatACallCosts({ key }: Customer): Promise<void> {
  const ping = async () =>
    await (await fetch(`${stack.url}/v1/ping`, { headers: { Authorization: `Bearer ${key}` } })).text();
  tell(`  ${'GET /v1/ping'.padEnd(18)} ${show(await measure({ calls, call: ping }))}`);
}

function show({ p50, p95 }: { p50: number; p95: number }): string {
  return `p50 ${p50.toFixed(1).padStart(6)} ms, p95 ${p95.toFixed(1).padStart(6)} ms`;
}

async function compare(given: {
  name: string;
  query: { from?: string; to?: string; keyId?: string };
  customer: Customer;
}): Promise<void> {
  const { name, query, customer } = given;
  const url = `${stack.url}/v1/usage?${new URLSearchParams(query).toString()}`;
  const report = async (): Promise<number> => {
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${customer.key}` } });
    const { jobs } = (await answer.json()) as { jobs: { total: number } };
    return jobs.total;
  };
  const from = new Date(query.from ?? Date.now() - 30 * day);
  const to = new Date(query.to ?? Date.now() + day);
  const plain = async (): Promise<number> => {
    const groups = await prisma.usageEvent.groupBy({
      by: ['kind', 'source'],
      where: { accountId: customer.accountId, at: { gte: from, lt: to }, ...(query.keyId && { keyId: query.keyId }) },
      _count: true,
      _sum: { pages: true, ocrPages: true, promptTokens: true, completionTokens: true },
    });
    return groups
      .filter(({ kind }) => kind === 'job' || kind === 'inner_job')
      .reduce((sum, { _count }) => sum + _count, 0);
  };
  const [ours, theirs] = [
    await measure({ calls, call: report }),
    await measure({ calls: Math.ceil(calls / 10), call: plain }),
  ];
  if (ours.last !== theirs.last && query.from !== undefined) throw new Error('the report is not what the events are');
  tell(`  ${name.padEnd(18)} ${show(ours)}   plain aggregate ${show(theirs)}`);
}
