import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import type { Stack } from '../../services/stack/index.ts';
import { createBenchClient } from './jobs/client.ts';
import { cpuOfProcesses, type ProcessCpu } from './jobs/cpu.ts';
import { type Block, measureBlock, quantile, together } from './jobs/measure.ts';
import { tell } from './jobs/report.ts';
import { runBench } from './stack.ts';

// npm run bench:tracing [-- --jobs N --rounds N]: what tracing every job costs. Two stacks run beside each other, one with
// tracing, and blocks of jobs take turns between them, so that a machine that becomes slower meets both; the first two rounds
// warm up and do not count. CPU is that of gateway and worker of a stack over the whole round, since traces are exported later.
// Spans are made and exported by the main threads, and the threads that read documents do most of the work: the difference
// of the main threads is told beside that of the processes, which varies more from round to round than tracing costs.

const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '100' }, rounds: { type: 'string', default: '10' } },
});
const [count, rounds] = [Number(values.jobs), Number(values.rounds)];
const concurrency = 8;
const warmUps = 2;
const measured = ['gateway', 'worker'];

const unlimited = { RATE_PER_SECOND: '100000', RATE_BURST: '100000', MAX_UNFINISHED_JOBS: '100000' };

/** Takes traces and counts their bytes. */
let exported = 0;
const receiver = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => {
    exported += chunk.length;
  });
  request.on('end', () => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const traced = {
  ...unlimited,
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
};

await runBench({
  variables: { ...unlimited, OTEL_EXPORTER_OTLP_ENDPOINT: '' },
  run: async (off) => {
    const processesOfOff = new Set(cpuOfProcesses(measured).keys());
    await runBench({ variables: traced, run: (on) => compare({ off: off.stack, on: on.stack, processesOfOff }) });
  },
});
receiver.closeAllConnections();
receiver.close();

type Cost = Record<'off' | 'on', ProcessCpu>;

async function compare({ off, on, processesOfOff }: { off: Stack; on: Stack; processesOfOff: Set<number> }) {
  const [without, withTraces] = [await createBenchClient(off), await createBenchClient(on)];
  const blocks: Record<'off' | 'on', Block[]> = { off: [], on: [] };
  const costs: Cost[] = [];
  for (let round = 0; round < rounds + warmUps; round++) {
    if (round === warmUps) exported = 0;
    const before = cpuOfProcesses(measured);
    const runOff = async () =>
      blocks.off.push(await measureBlock({ count, concurrency, call: () => without.runJob() }));
    const runOn = async () =>
      blocks.on.push(await measureBlock({ count, concurrency, call: () => withTraces.runJob() }));
    for (const run of round % 2 === 0 ? [runOff, runOn] : [runOn, runOff]) await run();
    const cost: Cost = { off: { all: 0, mainThread: 0 }, on: { all: 0, mainThread: 0 } };
    for (const [pid, now] of cpuOfProcesses(measured)) {
      const then = before.get(pid) ?? { all: 0, mainThread: 0 };
      const sum = processesOfOff.has(pid) ? cost.off : cost.on;
      sum.all += (now.all - then.all) / count;
      sum.mainThread += (now.mainThread - then.mainThread) / count;
    }
    costs.push(cost);
  }
  report(costs.slice(warmUps), { off: together(blocks.off.slice(warmUps)), on: together(blocks.on.slice(warmUps)) });
}

function report(costs: readonly Cost[], blocks: Record<'off' | 'on', Block>): void {
  tell(
    `${count * rounds} jobs each with a document of one page, concurrency ${concurrency}; CPU of a job is a median of rounds`,
  );
  for (const name of ['off', 'on'] as const) {
    const block = blocks[name];
    const [p50, p99] = [quantile(block, 0.5), quantile(block, 0.99)].map((ms) => ms.toFixed(0));
    const [all, main] = [
      median(costs.map((cost) => cost[name].all)),
      median(costs.map((cost) => cost[name].mainThread)),
    ];
    tell(
      `  ${name.padEnd(4)} ${(block.count / block.seconds).toFixed(1)} jobs/s  p50 ${p50} ms  p99 ${p99} ms  CPU ${all.toFixed(1)} ms, of main threads ${main.toFixed(1)} ms`,
    );
  }
  const processes = costs.map(({ off, on }) => 100 * (on.all / off.all - 1));
  const mainThreads = costs.map(({ off, on }) => (100 * (on.mainThread - off.mainThread)) / off.all);
  tell(`  the processes take ${describe(processes)} more CPU`);
  tell(`  the main threads take ${describe(mainThreads)} of the CPU of an untraced job more`);
  tell(`  ${(exported / count / rounds / 1_024).toFixed(1)} KB are exported for a job`);
}

function describe(percents: readonly number[]): string {
  const [least, most] = [Math.min(...percents), Math.max(...percents)].map((percent) => percent.toFixed(1));
  return `${median(percents).toFixed(1)} % (median of rounds from ${least} to ${most})`;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
