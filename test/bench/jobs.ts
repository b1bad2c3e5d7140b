import { fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client, Connection } from '@temporalio/client';
import { createPdfReader } from '../../adapters/pdf/index.ts';
import { parseConfiguration } from '../../domain/configuration.ts';
import { startStack } from '../../services/stack/index.ts';
import { type Block, cpuPerCall, measureBlock, quantile, together } from './jobs/measure.ts';

// npm run bench:jobs [-- --jobs N --rounds N]: jobs with a one-page document through HTTP against the embedded stack,
// beside a bare workflow with one activity on the same server. Blocks of both take turns, so that a machine that
// becomes slower meets both; the first round warms up and does not count.

const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '60' }, rounds: { type: 'string', default: '4' } },
});
const count = Number(values.jobs);
const rounds = Number(values.rounds);
const concurrencies = [1, 8, 32];
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'decpage-bench-'));
const environment = { ...process.env, LOG_LEVEL: 'error' };
const configuration = { ...parseConfiguration(process.env), DATA_DIR: dataDir, PORT: 0, TEMPORAL_UI_PORT: 0 };
const stack = await startStack({ configuration, environment, onProgress: (line) => process.stderr.write(`${line}\n`) });
const connection = await Connection.connect({ address: stack.temporalAddress });
const client = new Client({ connection, namespace: stack.namespace });
const bareWorker = fork(
  path.join(import.meta.dirname, 'jobs/bare-worker.ts'),
  [stack.temporalAddress, stack.namespace],
  {
    execArgv: ['--import', 'tsx'],
  },
);
try {
  await new Promise((resolve) => bareWorker.once('message', resolve));
  const pdf = await readFile(new URL('../../services/cli/demo/sample-policy.pdf', import.meta.url));
  const extraction = await costOfExtraction(pdf);
  tell(`reading and rules: ${extraction.toFixed(1)} ms CPU a document of one page (${pdf.length} bytes)`);
  tell(`${rounds - 1} rounds of ${count} calls each, ${os.availableParallelism()} cores`);
  const runJob = jobCall(pdf);
  for (const concurrency of concurrencies) {
    const bare: Block[] = [];
    const jobs: Block[] = [];
    for (let round = 0; round < rounds; round++) {
      bare.push(await measureBlock({ count, concurrency, call: runBare }));
      jobs.push(await measureBlock({ count, concurrency, call: runJob }));
    }
    report({ concurrency, bare: together(bare.slice(1)), jobs: together(jobs.slice(1)), extraction });
  }
  tell(`events: job ${await eventsOf('extractPolicy')}, bare ${await eventsOf('bare')}`);
} finally {
  bareWorker.disconnect();
  await connection.close();
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function runBare(): Promise<void> {
  const handle = await client.workflow.start('bare', {
    taskQueue: 'bare-workflows',
    workflowId: `bare:${crypto.randomUUID()}`,
  });
  await handle.result();
}

/** One job as a client has it done: POST, then one GET that waits for the end. */
function jobCall(pdf: Uint8Array): () => Promise<void> {
  const document = { type: 'base64', content: Buffer.from(pdf).toString('base64') };
  const body = JSON.stringify({ policyType: 'auto', document });
  const headers = { Authorization: `Bearer ${stack.key}`, 'Content-Type': 'application/json', Prefer: 'wait=30' };
  return async () => {
    const created = await fetch(`${stack.url}/v1/jobs`, { method: 'POST', headers, body });
    const { jobId } = (await created.json()) as { jobId: string };
    const answer = await fetch(`${stack.url}/v1/jobs/${jobId}`, { headers });
    const { status } = (await answer.json()) as { status: string };
    if (status !== 'completed') throw new Error(`a job has not completed: ${created.status}, ${status}`);
  };
}

/** CPU milliseconds that reading and rules take for the document, measured alone. */
async function costOfExtraction(pdf: Uint8Array): Promise<number> {
  const reader = createPdfReader({ threads: 1 });
  const extract = () => reader.extract({ bytes: pdf, policyType: 'auto', maxPages: 1 });
  for (let warmUp = 0; warmUp < 20; warmUp++) await extract();
  const before = process.cpuUsage();
  const times = 100;
  for (let time = 0; time < times; time++) await extract();
  const { user, system } = process.cpuUsage(before);
  await reader.close();
  return (user + system) / 1_000 / times;
}

async function eventsOf(type: string): Promise<number> {
  for await (const { workflowId } of client.workflow.list({ query: `WorkflowType = "${type}"` })) {
    const { events } = await client.workflow.getHandle(workflowId).fetchHistory();
    return events?.length ?? 0;
  }
  return 0;
}

function report({
  concurrency,
  bare,
  jobs,
  extraction,
}: {
  concurrency: number;
  bare: Block;
  jobs: Block;
  extraction: number;
}): void {
  const row = (name: string, block: Block): string => {
    const perSecond = (block.count / block.seconds).toFixed(1);
    const [p50, p99] = [quantile(block, 0.5), quantile(block, 0.99)].map((ms) => ms.toFixed(0));
    const parts = [...block.cpu].map(([part, ms]) => `${part} ${(ms / block.count).toFixed(1)}`).join(', ');
    return `  ${name.padEnd(5)} ${perSecond.padStart(6)} /s  p50 ${p50} ms  p99 ${p99} ms  CPU ${cpuPerCall(block).toFixed(1)} ms (${parts})`;
  };
  tell(`concurrency ${concurrency}`);
  tell(row('bare', bare));
  tell(row('job', jobs));
  // what a job takes beside its extraction; many calls share the cores, so each waits for the extraction of the others too
  const waitedFor = (extraction * concurrency) / Math.min(concurrency, os.availableParallelism());
  const latency = (share: number): string => ((quantile(jobs, share) - waitedFor) / quantile(bare, share)).toFixed(2);
  const cpu = (cpuPerCall(jobs) - extraction) / cpuPerCall(bare);
  tell(`  ratio without reading and rules: p50 ${latency(0.5)}  p99 ${latency(0.99)}  CPU ${cpu.toFixed(2)}`);
  tell(`  reading and rules: ${((100 * extraction) / cpuPerCall(jobs)).toFixed(0)} % of a job's CPU`);
}
