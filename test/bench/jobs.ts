import { fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client, Connection } from '@temporalio/client';
import { createPdfReader } from '../../adapters/pdf/index.ts';
import { createBenchClient } from './jobs/client.ts';
import { costOfWorkflow, countTransactions } from './jobs/costs.ts';
import { type Block, measureBlock, quantile, together } from './jobs/measure.ts';
import { describeBlock, describeRatio, tell } from './jobs/report.ts';
import { startSecondMachine } from './jobs/service-processes.ts';
import { type Bench, runBench } from './stack.ts';

// npm run bench:jobs [-- --jobs N --rounds N --backlog N]: jobs with a one-page document through HTTP against the embedded
// stack, beside a bare workflow with one activity on the same server, and beside the reading and the rules of that
// document with nothing around them. Blocks of the three take turns at the same concurrency, so that a machine that
// becomes slower meets all; the first round warms up and does not count.

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '4' },
    backlog: { type: 'string', default: '500' },
  },
});
const [count, rounds, backlog] = [Number(values.jobs), Number(values.rounds), Number(values.backlog)];

const unlimited = {
  RATE_PER_SECOND: '100000',
  RATE_BURST: '100000',
  MAX_SYNC_WAITS: '1000',
  MAX_UNFINISHED_JOBS: '100000',
};
await runBench({ variables: unlimited, run: benchJobs });

async function benchJobs({ stack, environment }: Bench): Promise<void> {
  const connection = await Connection.connect({ address: stack.temporalAddress });
  const temporal = new Client({ connection, namespace: stack.namespace });
  // ends when we disconnect, and when we end
  const bareWorker = fork(
    path.join(import.meta.dirname, 'jobs/bare-worker.ts'),
    [stack.temporalAddress, stack.namespace],
    { execArgv: ['--import', 'tsx'] },
  );
  await new Promise((resolve) => bareWorker.once('message', resolve));
  const client = await createBenchClient(stack);
  try {
    await besideTheBareWorkflow();
    await costOfAJob();
    await onTwoMachines();
    await pastABacklog();
  } finally {
    bareWorker.disconnect();
    await connection.close();
  }

  async function besideTheBareWorkflow(): Promise<void> {
    const threads = os.availableParallelism();
    // as many threads as a worker has
    const reader = createPdfReader({ threads });
    const extract = async (): Promise<void> =>
      void (await reader.extract({ bytes: client.pdf, policyType: 'auto', maxPages: 1 }));
    tell(`a document of one page, ${threads} cores`);
    for (const concurrency of [1, 8, 32]) {
      const blocks: Record<'bare' | 'extraction' | 'job', Block[]> = { bare: [], extraction: [], job: [] };
      for (let round = 0; round < rounds; round++) {
        blocks.bare.push(await measureBlock({ count, concurrency, call: runBare }));
        blocks.extraction.push(await measureBlock({ count, concurrency, call: extract }));
        blocks.job.push(await measureBlock({ count, concurrency, call: () => client.runJob() }));
      }
      const [bare, extraction, job] = [blocks.bare, blocks.extraction, blocks.job].map((of) => together(of.slice(1)));
      if (!bare || !extraction || !job) return;
      tell(`concurrency ${concurrency}, ${job.count} calls each`);
      for (const [name, block] of Object.entries({ bare, extraction, job })) tell(describeBlock(name, block));
      for (const line of describeRatio({ bare, extraction, job })) tell(line);
    }
    await reader.close();
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

  async function runBare(): Promise<void> {
    const workflowId = `bare:${crypto.randomUUID()}`;
    const handle = await temporal.workflow.start('bare', { taskQueue: 'bare-workflows', workflowId });
    await handle.result();
  }
}
