import { setTimeout as sleep } from 'node:timers/promises';
import { startS3Server } from '../adapters/storage/s3-server.ts';
import { versitygw } from '../adapters/storage/versitygw-program.ts';
import { createCaller } from './caller.ts';
import { type Fault, startFaultyProxy } from './faulty-proxy.ts';
import { load } from './load.ts';
import { killOne, serviceOf } from './processes.ts';
import { createRandom } from './random.ts';
import { type Outcome, startStage } from './stage.ts';

const faults: readonly Fault[] = ['gone', 'slow', 'failing', 'half'];
const settleMs = 180_000;
/** So that there is always something to store. */
const roundMs = 15_000;

/**
 * A stack on an S3 server that is gone, slow, failing or breaks off, one after the other, while gateway and worker are killed:
 * what is promised is what is promised with any storage. Undefined where no S3 server can be had.
 */
export async function storageFaults({
  seed,
  rounds,
  jobs,
  environment,
  tell,
}: {
  seed: number;
  rounds: number;
  jobs: number;
  environment: Readonly<Record<string, string | undefined>>;
  tell: (line: string) => void;
}): Promise<Outcome | undefined> {
  const found = await versitygw();
  if ('missing' in found) {
    tell(`storage: skipped, there is no S3 server: ${found.missing}`);
    return undefined;
  }
  const server = await startS3Server(found.program);
  const bucket = await server.bucket();
  const proxy = await startFaultyProxy({ target: bucket.environment.S3_ENDPOINT ?? '' });
  try {
    const random = createRandom(seed);
    const stage = await startStage({
      environment: { ...environment, ...bucket.environment, S3_ENDPOINT: proxy.url },
      isRefused: () => false,
      tell,
    });
    const { folder, stack, ledger } = stage;
    const caller = createCaller({ urls: [stack.url], key: stack.key ?? '', ledger });
    const over = new AbortController();
    const { signal } = over;
    await Promise.all([load({ seed, jobs, expectedMs: rounds * roundMs, stage, caller, signal }), failing()]);
    const met = proxy.met();
    return await stage.finish({
      settleMs,
      points: faults.map((fault) => ({ name: `storage is ${fault}`, isReached: met.has(fault) })),
      notes: [`requests to storage: ${[...met].map(([fault, count]) => `${count} ${fault}`).join(', ')}`],
    });

    async function failing(): Promise<void> {
      for (let round = 0; round < rounds; round++) {
        await sleep(1_000 + random.next() * 2_000);
        const fault = faults[round % faults.length] ?? 'gone';
        const before = proxy.met().get(fault);
        proxy.set(fault);
        for (let tries = 0; proxy.met().get(fault) === before && tries < 300; tries++) await sleep(100);
        // longer than a call is repeated for by its client
        await sleep(3_000 + random.next() * 3_000);
        const name = random.pick(['gateway', 'worker', 'nobody'] as const);
        const isKilled = name !== 'nobody' && killOne(serviceOf({ folder, name }));
        tell(`round ${round + 1} of ${rounds}: storage is ${fault}${isKilled ? `, ${name} killed` : ''}`);
        proxy.set(undefined);
      }
      over.abort();
    }
  } finally {
    proxy.stop();
    await server.stop();
  }
}
