import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client, Connection } from '@temporalio/client';
import { createPdfReader } from '../../adapters/pdf/index.ts';
import { parseConfiguration } from '../../domain/configuration.ts';
import { startStack } from '../../services/stack/index.ts';
import { createBenchClient } from './jobs/client.ts';
import { costOfWorkflow, countTransactions } from './jobs/costs.ts';
import { type Block, measureBlock, quantile, together } from './jobs/measure.ts';
import { describeBlock, describeRatio, tell } from './jobs/report.ts';
import { startSecondMachine } from './jobs/service-processes.ts';

// npm run bench:jobs [-- --jobs N --rounds N --backlog N]: jobs with a one-page document through HTTP against the embedded
// stack, beside a bare workflow with one activity on the same server. Blocks of both take turns, so that a machine that
// becomes slower meets both; the first round warms up and does not count.

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '4' },
    backlog: { type: 'string', default: '500' },
  },
});
const [count, rounds, backlog] = [Number(values.jobs), Number(values.rounds), Number(values.backlog)];

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'decpage-bench-'));
const unlimited = {
  RATE_PER_SECOND: '100000',
  RATE_BURST: '100000',
  MAX_SYNC_WAITS: '1000',
  MAX_UNFINISHED_JOBS: '100000',
};
const environment = {
  ...process.env,
  ...unlimited,
  LOG_LEVEL: 'error',
  DATA_DIR: dataDir,
  PORT: '0',
  TEMPORAL_UI_PORT: '0',
};
const configuration = parseConfiguration(environment);
const stack = await startStack({ configuration, environment, onProgress: (line) => process.stderr.write(`${line}\n`) });
const connection = await Connection.connect({ address: stack.temporalAddress });
const temporal = new Client({ connection, namespace: stack.namespace });
const bareWorker = fork(
  path.join(import.meta.dirname, 'jobs/bare-worker.ts'),
  [stack.temporalAddress, stack.namespace],
  {
    execArgv: ['--import', 'tsx'],
  },
);
try {
  await new Promise((resolve) => bareWorker.once('message', resolve));
  const client = await createBenchClient(stack);
  await besideTheBareWorkflow();
  await costOfAJob();
  await onTwoMachines();
  await pastABacklog();

  async function besideTheBareWorkflow(): Promise<void> {
    const extraction = await costOfExtraction(client.pdf);
    tell(
      `reading and rules: ${extraction.toFixed(1)} ms CPU a document of one page; ${os.availableParallelism()} cores`,
    );
    for (const concurrency of [1, 8, 32]) {
      const [bare, jobs]: [Block[], Block[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        bare.push(await measureBlock({ count, concurrency, call: runBare }));
        jobs.push(await measureBlock({ count, concurrency, call: () => client.runJob() }));
      }
      const measured = { concurrency, extraction, bare: together(bare.slice(1)), jobs: together(jobs.slice(1)) };
      tell(`concurrency ${concurrency}, ${measured.jobs.count} calls each`);
      for (const line of [describeBlock('bare', measured.bare), describeBlock('job', measured.jobs)]) tell(line);
      for (const line of describeRatio(measured)) tell(line);
    }
  }

  async function costOfAJob(): Promise<void> {
    const transactions = await countTransactions(stack.databaseUrl);
    await measureBlock({ count, concurrency: 4, call: () => client.runJob() });
    const [job, bare] = [await costOfWorkflow(temporal, 'extractPolicy'), await costOfWorkflow(temporal, 'bare')];
    tell('a job with its POST and its GET costs');
    tell(
      `  events ${job.events} (bare ${bare.events}), workflow tasks ${job.workflowTasks} (bare ${bare.workflowTasks})`,
    );
    tell(`  statements ${((await transactions()) / count).toFixed(1)}`);
  }

  async function onTwoMachines(): Promise<void> {
    const second = await startSecondMachine({ stack, environment });
    try {
      let turn = 0;
      const call = () => client.runJob(turn++ % 2 === 0 ? stack.url : second.url);
      await measureBlock({ count, concurrency: 16, call });
      tell('2 gateways and 2 workers, concurrency 16');
      tell(describeBlock('job', await measureBlock({ count: count * 2, concurrency: 16, call })));
    } finally {
      await second.stop();
    }
  }

  async function pastABacklog(): Promise<void> {
    const empty = await measureBlock({ count, concurrency: 1, call: () => client.extract() });
    const waiting: string[] = [];
    await measureBlock({ count: backlog, concurrency: 16, call: async () => void waiting.push(await client.create()) });
    const past = await measureBlock({ count, concurrency: 1, call: () => client.extract() });
    const isBehind = !(await client.isCompleted(waiting.at(-1) ?? ''));
    tell(
      `sync calls past a backlog of ${backlog} jobs of priority 0 (${isBehind ? 'which lasted longer' : 'which ended before'})`,
    );
    for (const line of [describeBlock('empty', empty), describeBlock('past it', past)]) tell(line);
    tell(`  p99 ratio ${(quantile(past, 0.99) / quantile(empty, 0.99)).toFixed(2)}`);
  }
} finally {
  bareWorker.disconnect();
  await connection.close();
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function runBare(): Promise<void> {
  const workflowId = `bare:${crypto.randomUUID()}`;
  const handle = await temporal.workflow.start('bare', { taskQueue: 'bare-workflows', workflowId });
  await handle.result();
}

/** CPU milliseconds that reading and rules take for the document, measured alone. */
async function costOfExtraction(pdf: Uint8Array): Promise<number> {
  const reader = createPdfReader({ threads: 1 });
  const extract = () => reader.extract({ bytes: pdf, policyType: 'auto', maxPages: 1 });
  for (let warmUp = 0; warmUp < 30; warmUp++) await extract();
  const before = process.cpuUsage();
  const times = 100;
  for (let time = 0; time < times; time++) await extract();
  const { user, system } = process.cpuUsage(before);
  await reader.close();
  return (user + system) / 1_000 / times;
}
