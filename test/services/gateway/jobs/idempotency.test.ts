import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../helpers/test-database.ts';
import { connectTestTemporal } from '../../../helpers/temporal.ts';
import { untilAvailable } from '../../../helpers/until.ts';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let gateways: [TestGateway, TestGateway];
let key: string;

beforeAll(async () => {
  database = await createTestDatabase();
  gateways = [await startGateway({ databaseUrl: database.url }), await startGateway({ databaseUrl: database.url })];
  key = (await gateways[0].makeKey('stampede')).key;
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  await database.drop();
});

const turnsOf = (index: number): TestGateway => gateways[index % 2 === 0 ? 0 : 1];

describe('500 requests at once with one idempotency key, over two gateways', () => {
  it('make one job with one workflow: one answer is 202, the others 200', async () => {
    const request = requestOf('createJob');
    const body = { ...request.body, idempotencyKey: 'stampede' };
    const ask = (index: number) => untilAvailable(() => send(turnsOf(index).url, { ...request, body }, { key }));
    const answers = await Promise.all(Array.from({ length: 500 }, (_, index) => ask(index)));

    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(202), count(200)]).toEqual([1, 499]);
    const ids = new Set(answers.map((answer) => answer.body.jobId));
    expect(ids.size).toBe(1);
    expect(await gateways[0].prisma.job.count({ where: { idempotencyKey: 'stampede' } })).toBe(1);
    const { client, connection } = await connectTestTemporal();
    expect((await client.workflow.getHandle(`job:${[...ids].join()}`).describe()).status.name).toBe('RUNNING');
    await connection.close();
  });
});

describe('requests at once with one idempotency key and documents of their own', () => {
  it('leave no stored document that neither the job nor the maintenance knows', async () => {
    const request = requestOf('createJob');
    const ask = (index: number) => {
      const document = { type: 'base64', content: Buffer.from(`%PDF-1.4 ${index}`).toString('base64') };
      const body = { ...request.body, document, idempotencyKey: 'one of twenty' };
      return untilAvailable(() => send(turnsOf(index).url, { ...request, body }, { key }));
    };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(202), count(400)]).toEqual([1, 19]);

    const { prisma } = gateways[0];
    const job = await prisma.job.findFirstOrThrow({ where: { idempotencyKey: 'one of twenty' } });
    const noted = await prisma.unusedObject.findMany({ where: { accountId: job.accountId } });
    const known = [job.documentKey ?? '', ...noted.map(({ objectKey }) => objectKey)].map((name) => name.split('/')[3]);
    const before = createHash('sha256').update(String(request.body?.document)).digest('hex');
    const stored = (await Promise.all(gateways.map((gateway) => gateway.storedFiles()))).flat();
    expect(stored.filter((name) => name !== before && !known.includes(name))).toEqual([]);
  });
});

describe('sync calls at once for one document, over two gateways', () => {
  it('make one job, which all of them wait for', async () => {
    const request = requestOf('extract');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        untilAvailable(() =>
          send(turnsOf(index).url, request, {
            key,
            headers: index % 3 === 0 ? { 'Idempotency-Key': `own-${index}` } : {},
          }),
        ),
      ),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([408]));
    expect(new Set(answers.map(({ body }) => body.jobId)).size).toBe(1);
    expect(await gateways[0].prisma.job.count({ where: { operation: 'extract' } })).toBe(1);
  });
});

describe('sync calls at once with keys, over two gateways, while their document is extracted', () => {
  const call = (index: number, idempotencyKey: string | undefined, text: string) => {
    const document = { type: 'base64', content: Buffer.from(`%PDF-1.4 ${text}`).toString('base64') };
    const { body, ...request } = requestOf('extract');
    return untilAvailable(() =>
      send(
        turnsOf(index).url,
        { ...request, body: { ...body, document, idempotencyKey } },
        { key, headers: { Prefer: 'wait=0' } },
      ),
    );
  };
  const each = <T>(ask: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)));
  const end = (id: unknown) =>
    gateways[0].prisma.job.update({
      where: { id: String(id) },
      data: { status: 'failed', syncTimedOutAt: null, error: { code: 'cancelled', message: 'x', retryable: false } },
    });

  it('lead to its job for good, each by its own key', async () => {
    const { body } = await call(0, undefined, 'joined by all');
    const joined = await each((index) => call(index, `joins-${index}`, 'joined by all'));
    await end(body.jobId);
    const repeated = await each((index) => call(index + 1, `joins-${index}`, 'joined by all'));

    const answers = [...joined, ...repeated];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([408, 422]));
    expect(new Set(answers.map((answer) => answer.body.jobId))).toEqual(new Set([body.jobId]));
  });

  it('are one request when they have one key, however many documents they have', async () => {
    for (let round = 0; round < 5; round++) {
      const idempotencyKey = `of many ${round}`;
      await call(0, undefined, `${round} of 0`);
      await call(0, undefined, `${round} of 1`);
      const answers = await each((index) => call(index, idempotencyKey, `${round} of ${index % 4}`));
      const { jobId } = await gateways[0].prisma.jobKey.findFirstOrThrow({ where: { idempotencyKey } });

      expect(new Set(answers.map(({ body }) => body.jobId))).toEqual(new Set([jobId]));
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;
      expect([count(408), count(400)]).toEqual([5, 15]);
      const own = await gateways[0].prisma.job.findMany({ where: { idempotencyKey } });
      expect(own.filter(({ id }) => id !== jobId)).toEqual([]);
    }
  });
});

describe('an idempotency key', () => {
  const request = requestOf('createJob');
  const post = (idempotencyKey: unknown, more: object = {}) =>
    send(gateways[0].url, { ...request, body: { ...request.body, idempotencyKey, ...more } }, { key });

  it.each([
    ['empty', ''],
    ['longer than 255 characters', 'k'.repeat(256)],
    ['with a line break', 'a\nb'],
  ])('that is %s is refused', async (_what, idempotencyKey) => {
    expect(await post(idempotencyKey)).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });

  it('may have 255 characters of any language', async () => {
    expect(await post('é'.repeat(255))).toMatchObject({ status: 202, body: { idempotencyKey: 'é'.repeat(255) } });
  });

  it('is generated when none is given', async () => {
    const first = await post(undefined);
    const repeated = await post(first.body.idempotencyKey);
    expect([first.status, repeated.status]).toEqual([202, 200]);
    expect(repeated.body.jobId).toBe(first.body.jobId);
  });

  it.each(['', '""', 'k'.repeat(256), `"${'k'.repeat(256)}"`])(
    'in the header is refused when it is %j',
    async (value) => {
      const refused = await send(gateways[0].url, request, { key, headers: { 'Idempotency-Key': value } });
      expect(refused).toMatchObject({
        status: 400,
        body: { issues: [{ path: '/idempotency-key', location: 'header' }] },
      });
    },
  );

  it.each([
    ['stand', 'plain', 'plain'],
    ['be quoted', '"quoted"', 'quoted'],
  ])('may %s in the header, and means the same as in the body', async (_what, inHeader, inBody) => {
    const headers = { 'Idempotency-Key': inHeader };
    const first = await send(gateways[0].url, request, { key, headers });
    expect(first.status).toBe(202);
    expect(await post(inBody)).toMatchObject({ status: 200, body: { jobId: first.body.jobId } });
  });

  it('in the header that is not the one in the body is refused', async () => {
    const body = { ...request.body, idempotencyKey: 'one' };
    const headers = { 'Idempotency-Key': 'two' };
    expect(await send(gateways[0].url, { ...request, body }, { key, headers })).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', issues: [{ path: '/idempotencyKey' }] },
    });
  });

  it('of another account is another job', async () => {
    const mine = await post('shared-name');
    const body = { ...request.body, idempotencyKey: 'shared-name' };
    const { key: stranger } = await gateways[0].makeKey('second');
    const theirs = await send(gateways[0].url, { ...request, body }, { key: stranger });
    expect([mine.status, theirs.status]).toEqual([202, 202]);
    expect(theirs.body.jobId).not.toBe(mine.body.jobId);
  });

  it.each([
    ['another document', { document: { type: 'base64', content: Buffer.from('%PDF-1.4 other').toString('base64') } }],
    ['another type', { policyType: 'homeowners' }],
    ['another priority', { priority: 7 }],
    ['other metadata', { metadata: { a: 1 } }],
    ['other options', { options: { citationLevel: 'none' } }],
    ['another webhook', { webhook: { url: 'https://hooks.acme-agency.com/a' } }],
  ])('does not stand for %s', async (_what, change) => {
    const first = await post('one-order');
    expect(await post('one-order', change)).toMatchObject({
      status: 400,
      body: { error: 'idempotency_key_reused', jobId: first.body.jobId, issues: [{ code: 'mismatch' }] },
    });
  });

  it('of another request is refused before the document is stored', async () => {
    await post('stored-once');
    const files = await gateways[0].storedFiles();
    const content = Buffer.from('%PDF-1.4 refused').toString('base64');
    const refused = await post('stored-once', { document: { type: 'base64', content } });
    expect(refused).toMatchObject({ status: 400, body: { error: 'idempotency_key_reused' } });
    expect(await gateways[0].storedFiles()).toEqual(files);
  });

  it('may be in the body of a sync call too', async () => {
    const extract = requestOf('extract', { policyType: 'homeowners' });
    const sync = (idempotencyKey: unknown, headers: Record<string, string> = {}) =>
      send(
        gateways[0].url,
        { ...extract, body: { ...extract.body, idempotencyKey } },
        { key, headers: { Prefer: 'wait=0', ...headers } },
      );
    const first = await sync('in-the-body');
    const job = await gateways[0].prisma.job.findUniqueOrThrow({ where: { id: String(first.body.jobId) } });
    expect([first.status, job.idempotencyKey]).toEqual([408, 'in-the-body']);
    expect(await sync('in-the-body', { 'Idempotency-Key': 'another' })).toMatchObject({ status: 400 });
    expect(await sync('')).toMatchObject({ status: 400, body: { issues: [{ path: '/idempotencyKey' }] } });
  });

  it('belongs to one operation: a sync call with the key of a job is another request', async () => {
    const created = await post('both');
    const synced = await send(gateways[0].url, requestOf('extract'), { key, headers: { 'Idempotency-Key': 'both' } });
    expect(synced.body.jobId).not.toBe(created.body.jobId);
  });
});
