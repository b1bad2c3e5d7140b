import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import { createPrisma, type PrismaClient } from '../../prisma/client.ts';
import type { Stack } from '../../services/stack/index.ts';
import { createCaller } from './caller.ts';
import { createDocumentClient } from './document-client.ts';
import type { DocumentOrder } from './ledger.ts';
import { newDocument } from './new-orders.ts';
import { killOne, postgresOf, serviceOf, temporalOf } from './processes.ts';
import { startStage } from './stage.ts';

const documents = 24;
const betweenKillsMs = 4_000;
const patienceMs = 240_000;

/**
 * Documents are held, and three of four deleted, some while they are read, while every process is killed: what was said to be
 * deleted leaves nothing behind once maintenance has run, and the others stay. Comes back with the promises that were broken.
 */
export async function deletionKills({
  environment,
  tell,
}: {
  environment: Readonly<Record<string, string | undefined>>;
  tell: (line: string) => void;
}): Promise<string[]> {
  const stage = await startStage({ environment, isRefused: () => false, tell });
  const prisma = createPrisma({ url: stage.stack.databaseUrl });
  try {
    const { folder, stack, ledger, library } = stage;
    const caller = createCaller({ urls: [stack.url], key: stack.key ?? '', ledger });
    const client = createDocumentClient({ caller, library, ledger });
    const lives = Promise.all(Array.from({ length: documents }, (_, number) => live(number)));
    const targets: Record<string, () => number | undefined> = {
      worker: () => serviceOf({ folder, name: 'worker' }),
      gateway: () => serviceOf({ folder, name: 'gateway' }),
      Postgres: () => postgresOf(folder),
      Temporal: () => temporalOf(folder),
    };
    for (const [name, pidOf] of [...Object.entries(targets), ...Object.entries(targets).slice(0, 2)]) {
      await sleep(betweenKillsMs);
      tell(`${name}: ${killOne(pidOf()) ? 'killed' : 'nothing to kill'}`);
    }
    const ended = await lives;
    await sweep({ stack, prisma });
    return await brokenPromises({ prisma, folder, ended });

    async function live(number: number): Promise<{ order: DocumentOrder; isDeleted: boolean }> {
      const operation = number % 2 === 0 ? 'uploads' : 'from-url';
      const order = await newDocument({ number, kind: 'named', operation, library });
      await sleep(number * 800);
      const holding = client.hold(order);
      if (number % 4 === 0) {
        await holding;
        return { order, isDeleted: false };
      }
      // half of them while they are read
      if (number % 4 === 1) await holding;
      while (order.acknowledged === 0) await sleep(100);
      await remove(stack, order.documentIds[0] ?? '');
      return { order, isDeleted: true };
    }
  } finally {
    await prisma.$disconnect();
    await stage.stop();
  }
}

/** Repeats the request until the document is said to be gone: 204, or 403 when an earlier answer was lost. */
async function remove({ url, key }: Stack, documentId: string): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(250)) {
    const answer = await fetch(`${url}/v1/documents/${documentId}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(45_000),
    }).catch(() => undefined);
    if (answer?.status === 204 || answer?.status === 403) return;
    if (answer && ![429, 503].includes(answer.status)) throw new Error(`a deletion was answered with ${answer.status}`);
  }
  throw new Error('a document could not be deleted');
}

/** Has maintenance look for what was written late, as it does an hour after a deletion. */
async function sweep({ stack, prisma }: { stack: Stack; prisma: PrismaClient }): Promise<void> {
  await prisma.$executeRaw`UPDATE removals SET at = at - interval '2 hours'`;
  const connection = await Connection.connect({ address: stack.temporalAddress });
  try {
    await new Client({ connection, namespace: stack.namespace }).schedule.getHandle('expire').trigger();
  } finally {
    await connection.close();
  }
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(500)) {
    if ((await prisma.removal.count({ where: { sweptAt: null } })) === 0) return;
  }
}

async function brokenPromises({
  prisma,
  folder,
  ended,
}: {
  prisma: PrismaClient;
  folder: string;
  ended: readonly { order: DocumentOrder; isDeleted: boolean }[];
}): Promise<string[]> {
  const of = (isDeleted: boolean): DocumentOrder[] =>
    ended.filter((one) => one.isDeleted === isDeleted).map(({ order }) => order);
  const [deleted, kept] = [of(true), of(false)];
  const documentId = { in: deleted.flatMap(({ documentIds }) => documentIds) };
  const names = deleted.flatMap(({ documentIds, jobIds, sha256 }) => [...documentIds, ...jobIds, sha256]);
  const files = readdirSync(path.join(folder, 'storage'), { recursive: true, encoding: 'utf8' });
  const left = files.filter((file) => names.some((name) => file.includes(name)));
  const ready = await prisma.document.count({
    where: { status: 'ready', id: { in: kept.flatMap((order) => order.documentIds) } },
  });
  const events = await prisma.auditEvent.groupBy({
    by: ['resourceId'],
    where: { action: 'document.delete', result: 'done' },
    _count: true,
  });
  const promises: [isKept: boolean, promise: string][] = [
    [(await prisma.document.count({ where: { id: documentId } })) === 0, 'a deleted document has no row'],
    [(await prisma.job.count({ where: { documentId } })) === 0, 'a deleted document has no job'],
    [(await prisma.documentPage.count({ where: { documentId } })) === 0, 'a deleted document has no page'],
    [(await prisma.documentText.count({ where: { documentId } })) === 0, 'a deleted document is not searched'],
    [left.length === 0, `a deleted document leaves no object (${left.slice(0, 3).join(', ')})`],
    [events.length === deleted.length && events.every(({ _count }) => _count === 1), 'a deletion is recorded once'],
    [ready === kept.length, 'other documents are ready'],
    [kept.every(({ sha256 }) => files.some((file) => file.includes(sha256))), 'other documents keep their bytes'],
  ];
  return promises.flatMap(([isKept, promise]) => (isKept ? [] : [promise]));
}
