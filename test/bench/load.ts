import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findRunningStack } from '../../services/stack/state-file.ts';
import { createBenchClient } from './jobs/client.ts';
import { tell } from './jobs/report.ts';
import type { Call } from './load/client.ts';
import { overload } from './load/overload.ts';
import { compareWithExpress } from './load/ratio.ts';
import { soak } from './load/soak.ts';
import { type Demand, judgeRecovery } from './load/verdict.ts';
import { type Bench, runBench } from './stack.ts';

// npm run bench:load [-- --rounds N --count N --connections N --seconds N]: POST /v1/jobs and GET /v1/jobs/{jobId} beside
// bare Express with the same reading of bodies, then ten times as many requests as that was, then the same again.
// npm run bench:load -- --soak [--minutes N --clients N]: jobs for minutes, while memory, descriptors, connections and disk
// are read. Both end with what was demanded and found, and with exit code 1 where a demand was not met.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    count: { type: 'string', default: '400' },
    connections: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '10' },
    soak: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    clients: { type: 'string', default: '4' },
  },
});
const [rounds, count, connections] = [Number(values.rounds), Number(values.count), Number(values.connections)];

const unlimited = { RATE_PER_SECOND: '100000', RATE_BURST: '100000', MAX_UNFINISHED_JOBS: '100000' };
let isMet = true;
await runBench({
  variables: unlimited,
  async run(bench) {
    const demands = values.soak
      ? await soak({ bench, minutes: Number(values.minutes), clients: Number(values.clients) })
      : await loadTheGateway(bench);
    for (const { what, isMet: isThisMet, found } of demands)
      tell(`${isThisMet ? 'ok    ' : 'FAILED'} ${what}: ${found}`);
    isMet = demands.every((demand) => demand.isMet);
  },
});
process.exitCode = isMet ? 0 : 1;

async function loadTheGateway({ stack, environment, connect }: Bench): Promise<Demand[]> {
  const database = await connect();
  const client = await createBenchClient(stack);
  const jobId = await client.create();
  while (!(await client.isCompleted(jobId)));
  const headers = { Authorization: `Bearer ${stack.key}` };
  const get: Call = { method: 'GET', path: `/v1/jobs/${jobId}`, headers };
  const document = { type: 'base64', content: client.pdf.toString('base64') };
  const post: Call = {
    method: 'POST',
    path: '/v1/jobs',
    headers,
    body: JSON.stringify({ policyType: 'auto', document }),
  };
  // what is measured is the acceptance: nobody works on what is accepted
  const resume = pauseWorker(environment);
  const bare = await startBareExpress([await textOf(stack.url, post), await textOf(stack.url, get)]);
  const forget = async (): Promise<void> =>
    void (await database.query(`DELETE FROM jobs WHERE status IN ('pending', 'processing')`));
  const compare = (call: Call, most = rounds) =>
    compareWithExpress({
      name: call === post ? 'POST /v1/jobs' : 'GET /v1/jobs/{jobId}',
      urls: { ours: stack.url, bare: bare.url },
      call,
      rounds: most,
      count,
      connections,
      betweenRounds: forget,
    });
  try {
    await compare(get);
    const before = await compare(post);
    const demands = await overload({
      url: stack.url,
      perSecond: before.perSecond,
      seconds: Number(values.seconds),
      calls: [post, get],
    });
    await forget();
    return [...demands, ...judgeRecovery({ before, after: await compare(post, Math.min(rounds, 3)) })];
  } finally {
    bare.stop();
    resume();
  }
}

async function textOf(url: string, { path: target, ...request }: Call): Promise<string> {
  const { body, method, headers } = request;
  const json = { ...headers, 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}${target}`, { method, headers: json, ...(body !== undefined && { body }) });
  return await answer.text();
}

async function startBareExpress(answers: readonly string[]): Promise<{ url: string; stop: () => void }> {
  const child = fork(path.join(import.meta.dirname, 'load/bare-express.ts'), [...answers], {
    execArgv: ['--import', 'tsx'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { url, stop: () => child.disconnect() };
}

/** Stops the process of the worker where it is; the returned function lets it go on. */
function pauseWorker(environment: NodeJS.ProcessEnv): () => void {
  const [, pid] = findRunningStack(environment.DATA_DIR ?? '')?.services ?? [];
  if (pid === undefined) throw new Error('there is no worker');
  process.kill(pid, 'SIGSTOP');
  return () => void process.kill(pid, 'SIGCONT');
}
