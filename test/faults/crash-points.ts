import { setTimeout as sleep } from 'node:timers/promises';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '../../services/stack/postgres/database.ts';
import { startPostgres } from '../../services/stack/postgres/server.ts';
import { createClient } from './client.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import type { Order } from './ledger.ts';
import { killOne, serviceOf } from './processes.ts';
import { type Outcome, startStage } from './stage.ts';

/** The writes of a job's life, in order; `isDamaged`: of a job that fails. */
const writes: { what: string; process: 'gateway' | 'worker'; statement: RegExp; isDamaged?: boolean }[] = [
  { what: 'accept a job', process: 'gateway', statement: /INSERT INTO jobs \(/ },
  { what: 'begin a step', process: 'worker', statement: /SET status = 'processing'/ },
  { what: 'complete a job', process: 'worker', statement: /SET status = 'completed'/ },
  { what: 'fail a job', process: 'worker', statement: /SET status = 'failed', seq/, isDamaged: true },
  { what: 'begin an attempt to deliver', process: 'worker', statement: /INSERT INTO delivery_attempts/ },
  { what: 'end an attempt to deliver', process: 'worker', statement: /UPDATE delivery_attempts SET/ },
];
const settleMs = 120_000;

/** A process is ended exactly before and after each of its commits, and when a receiver has an event that nobody knows of yet. */
export async function crashPoints({
  environment,
  tell,
}: {
  environment: Readonly<Record<string, string | undefined>>;
  tell: (line: string) => void;
}): Promise<Outcome> {
  const undo: (() => unknown)[] = [];
  try {
    const database = await startDatabase({ environment, tell, undo });
    const proxy = await startDatabaseProxy({ host: '127.0.0.1', port: database.port });
    undo.push(() => proxy.stop());
    const url = Object.assign(new URL(database.urlOf('decpage')), { port: String(proxy.port) }).toString();
    const stage = await startStage({
      environment: { ...environment, DATABASE_URL: url },
      isRefused: () => false,
      tell,
    });
    const { folder, stack, ledger, receiver } = stage;
    const client = createClient({ urls: [stack.url], key: stack.key ?? '', webhook: stage.webhook, ledger });
    const missed: string[] = [];

    for (const { what, process, statement, isDamaged = false } of writes) {
      for (const when of ['before', 'after'] as const) {
        await at({
          point: `${when} the commit: ${what}`,
          process,
          isDamaged,
          arm: (spring) => proxy.set({ statement, when, spring }),
        });
      }
    }
    await at({ point: 'a receiver has the event', process: 'worker', isDamaged: false, arm: receiver.atNextReceipt });
    const points = writes.length * 2 + 1;
    const outcome = await stage.finish({
      settleMs,
      notes: [`${points - missed.length} of ${points} crash points were reached`],
    });
    outcome.exits.push(...missed.map((point) => `the crash point was not reached: ${point}`));
    return outcome;

    async function at(given: {
      point: string;
      process: 'gateway' | 'worker';
      isDamaged: boolean;
      arm: (spring: () => void) => void;
    }): Promise<void> {
      const reached = { isSo: false };
      await untilRunning({ folder, name: given.process });
      given.arm(() => {
        reached.isSo = killOne(serviceOf({ folder, name: given.process }));
      });
      tell(`crash point ${given.point}`);
      const number = ledger.orders.length + 1;
      const order: Order = {
        idempotencyKey: `point-${number}`,
        operation: 'jobs',
        policyNumber: given.isDamaged ? null : `QX-${200_000 + number}`,
        jobIds: [],
        acknowledged: 0,
        seen: null,
      };
      await client.place(order, { isTwice: false });
      for (let tries = 0; !reached.isSo && tries < 50; tries++) await sleep(100);
      proxy.set(undefined);
      if (!reached.isSo) missed.push(given.point);
    }
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

async function startDatabase({
  environment,
  tell,
  undo,
}: {
  environment: Readonly<Record<string, string | undefined>>;
  tell: (line: string) => void;
  undo: (() => unknown)[];
}) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'decpage-points-'));
  await chmod(dataFolder, 0o711);
  undo.push(() => rm(dataFolder, { recursive: true, force: true }));
  const postgres = await startPostgres({ dataFolder, environment, onProgress: tell });
  undo.push(() => postgres.stop());
  await createDatabase({ adminUrl: postgres.urlOf('postgres'), name: 'decpage' });
  return postgres;
}

async function untilRunning(which: { folder: string; name: 'gateway' | 'worker' }): Promise<void> {
  while (serviceOf(which) === undefined) await sleep(100);
}
