import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../services/stack/ports.ts';
import { startService } from '../../services/stack/service.ts';
import { createCaller } from './caller.ts';
import { makeHeldTemporal } from './held-temporal.ts';
import { load } from './load.ts';
import { killOne, postgresOf, serviceOf, temporalOf } from './processes.ts';
import { createRandom } from './random.ts';
import { type Outcome, startStage } from './stage.ts';

/** Longer than the gateway tries to start a workflow: what is accepted meanwhile is left to the repair. */
const awayMs = 8_000;
const settleMs = 180_000;

/** Two gateways and two workers under load, while they and the servers below them are killed in an order that the seed decides. */
export async function randomKills({
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
}): Promise<Outcome> {
  // one for each who draws: what one of them does must not change what another draws
  const [random, refusals] = [createRandom(seed), createRandom(seed + 1)];
  const held = await makeHeldTemporal({ environment });
  const [port = 0] = await freePorts(1);
  const stage = await startStage({
    environment: { ...environment, TEMPORAL_CLI_PATH: held.program },
    isRefused: () => refusals.next() < 0.1,
    tell,
  });
  const { folder, stack, ledger, onProgress } = stage;
  const beside = { ...stage.environmentOfServices, PORT: String(port) };
  const second = ['gateway', 'worker'].map((name) =>
    startService({
      name: `second ${name}`,
      entry: `services/${name}/main.ts`,
      environment: beside,
      onProgress,
      onChange: () => undefined,
    }),
  );
  stage.onStop(async () => {
    for (const service of second) await service.stop();
    held.remove();
  });
  await Promise.all(second.map(({ ready }) => ready));

  const targets: Record<string, () => number | undefined> = {
    gateway: () => serviceOf({ folder, name: 'gateway' }),
    worker: () => serviceOf({ folder, name: 'worker' }),
    Postgres: () => postgresOf(folder),
    Temporal: () => temporalOf(folder),
    'second gateway': () => second[0]?.pid(),
    'second worker': () => second[1]?.pid(),
  };
  const caller = createCaller({ urls: [stack.url, `http://127.0.0.1:${port}`], key: stack.key ?? '', ledger });

  const kills: string[][] = [];
  const over = new AbortController();
  const { signal } = over;
  await Promise.all([load({ seed, jobs, expectedMs: rounds * 5_500, stage, caller, signal }), killing()]);
  const points = Object.keys(targets)
    .slice(0, rounds)
    .map((name) => ({ name: `kill of ${name}`, isReached: kills.some((names) => names.includes(name)) }));
  return await stage.finish({
    settleMs,
    points,
    notes: [`killed: ${kills.map((names) => names.join(' with ')).join(', ')}`],
  });

  async function killing(): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      await sleep(2_000 + random.next() * 4_000);
      // every one is killed once before one is killed again
      const names = Object.keys(targets);
      const name = round < names.length ? (names[round] ?? '') : random.pick(names);
      const isLong = name === 'Temporal';
      if (isLong) held.hold();
      // two at once, sometimes
      const other = random.next() < 0.3 ? random.pick(names) : name;
      const killed = [...new Set([name, other])].filter((target) => killOne(targets[target]?.()));
      kills.push(killed);
      tell(`round ${round + 1} of ${rounds}: ${killed.join(' with ') || 'nothing to kill'}`);
      if (isLong) await sleep(awayMs);
      held.release();
    }
    over.abort();
  }
}
