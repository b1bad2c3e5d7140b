import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from '../../../../prisma/client.ts';
import { references, requestWith } from '../references.ts';
import { send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

type Belongings = Record<string, string>;

let gateway: TestGateway;
let key: string;
let mine: Belongings;
let foreign: Belongings;
let foreignAccount: string;
let before: unknown;

beforeAll(async () => {
  gateway = await startGateway();
  const own = await gateway.makeKey('tenant');
  const other = await gateway.makeKey('another tenant');
  ({ key } = own);
  const accountOf = async (keyId: string): Promise<string> =>
    (await gateway.prisma.key.findUniqueOrThrow({ where: { id: keyId } })).accountId;
  foreignAccount = await accountOf(other.record.keyId);
  mine = await giveBelongings(gateway.prisma, await accountOf(own.record.keyId), own.record.keyId);
  foreign = await giveBelongings(gateway.prisma, foreignAccount, other.record.keyId);
  before = await everythingOf(foreignAccount);
});
afterAll(() => gateway.stop());

/** One resource of each kind. */
async function giveBelongings(prisma: PrismaClient, accountId: string, keyId: string): Promise<Belongings> {
  const id = { jobId: randomUUID(), deliveryId: randomUUID(), documentId: randomUUID() };
  const { sessionId, turnId } = { sessionId: randomUUID(), turnId: randomUUID() };
  const order = { accountId, keyId, requestId: 'test', idempotencyKey: randomUUID(), fingerprint: randomUUID() };
  await prisma.document.create({
    data: {
      ...order,
      id: id.documentId,
      jobId: id.jobId,
      operation: 'uploads',
      documentType: 'auto',
      status: 'awaiting_upload',
      uploadExpiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  await prisma.job.create({
    data: {
      ...order,
      id: id.jobId,
      operation: 'jobs',
      policyType: 'auto',
      maxAttempts: 4,
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  const { deliveryId, jobId } = id;
  await prisma.delivery.create({
    data: { id: deliveryId, accountId, jobId, event: 'job.completed', webhookId: 'msg_1', url: 'https://example.com' },
  });
  await prisma.session.create({ data: { id: sessionId, accountId, title: 'secret', lastTurn: 1 } });
  await prisma.turn.create({
    data: {
      id: turnId,
      accountId,
      sessionId,
      number: 1,
      keyId,
      requestId: 'test',
      fingerprint: 'f',
      searchScope: 'none',
      documentIds: [],
      status: 'failed',
      error: { code: 'turn_failed', message: 'secret' },
    },
  });
  return { ...id, documentIds: id.documentId, sessionId, turnId, keyId };
}

async function everythingOf(accountId: string): Promise<unknown> {
  const where = { accountId };
  const { prisma } = gateway;
  return await Promise.all([
    prisma.key.findMany({ where }),
    prisma.job.findMany({ where }),
    prisma.delivery.findMany({ where }),
    prisma.document.findMany({ where }),
    prisma.session.findMany({ where }),
    prisma.turn.findMany({ where }),
    prisma.usageEvent.findMany({ where }),
  ]);
}

describe.each(references)('$operationId, $name in its $location', (reference) => {
  const answerTo = async (value: string): Promise<{ status: number; body: Record<string, unknown> }> => {
    const { status, body } = await send(gateway.url, requestWith(reference, value, mine), { key });
    const { requestId, ...rest } = body;
    expect(requestId).toEqual(expect.any(String));
    // the requested id may differ
    return { status, body: JSON.parse(JSON.stringify(rest).replaceAll(value, 'ID')) as Record<string, unknown> };
  };

  it('answers for a resource of another account as for a missing one', async () => {
    const id = foreign[reference.name];
    if (id === undefined) throw new Error(`the walk has no foreign ${reference.name}: give it one`);

    const answer = await answerTo(id);

    // 422: a session that is named in the path and in the body has to be the same
    expect([403, 404, 422]).toContain(answer.status);
    expect(answer).toEqual(await answerTo(randomUUID()));
  });

  it('refuses a malformed id', async () => {
    const { status } = await answerTo('no-id');

    expect([400, 404, 422]).toContain(status);
  });
});

it('resources of the other account are unchanged', async () => {
  expect(await everythingOf(foreignAccount)).toEqual(before);
});

it('the tests cover everything that has an id', () => {
  const names = new Set(references.map(({ name }) => name));
  expect([...names].toSorted()).toEqual(Object.keys(foreign).toSorted());
});
