import { createHash, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signUploadToken, type UploadGrant } from '../../../services/gateway/upload-token.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';
import { send } from './request-of.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(1_000)}\n%%EOF\n`);
const sha256 = createHash('sha256').update(pdf).digest('hex');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let gateways: [TestGateway, TestGateway];
let key: string;
let foreignKey: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const storageRoot = await mkdtemp(path.join(os.tmpdir(), 'decpage-uploads-'));
  const [one, two] = await Promise.all([0, 1].map(() => startGateway({ databaseUrl: database.url, storageRoot })));
  if (!one || !two) throw new Error('no gateways');
  gateways = [one, two];
  ({ key } = await one.makeKey('uploads'));
  ({ key: foreignKey } = await one.makeKey('somebody else'));
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  await database.drop();
});

type Body = Record<string, unknown>;

const prepare = (more: Body = {}, headers: Record<string, string> = {}) =>
  send(
    gateways[0].url,
    { method: 'POST', path: '/v1/documents/uploads', body: { fileName: 'a.pdf', documentType: 'auto', ...more } },
    { key, headers },
  );
const complete = (body: Body, { gateway = 0, as = key }: { gateway?: 0 | 1; as?: string } = {}) =>
  send(gateways[gateway].url, { method: 'POST', path: '/v1/documents/uploads/complete', body }, { key: as });

interface Prepared {
  documentId: string;
  jobId: string;
  upload: { url: string; headers: Record<string, string>; expiresAt: string; maxBytes: number };
}

async function prepared(more: Body = {}): Promise<Prepared> {
  const { status, body } = await prepare(more);
  expect(status).toBe(201);
  return body as never;
}

async function put(
  url: string,
  bytes: Uint8Array,
  headers: Record<string, string> = { 'Content-Type': 'application/pdf' },
) {
  const answer = await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) });
  return { status: answer.status, body: (await answer.json()) as Body };
}

async function uploaded(more: Body = {}): Promise<Prepared> {
  const instructions = await prepared(more);
  expect((await put(instructions.upload.url, pdf)).status).toBe(200);
  return instructions;
}

const withoutRequestId = ({ status, body }: { status: number; body: Body }) => ({
  status,
  body: JSON.stringify({ ...body, requestId: '' }),
});

describe('preparing an upload', () => {
  it('tells how to upload, at the address that the client has called', async () => {
    const { status, body, headers } = await prepare({ title: 'My policy' });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'awaiting_upload',
      upload: { method: 'PUT', headers: { 'Content-Type': 'application/pdf' }, maxBytes: 50 * 1024 * 1024 },
    });
    const { upload, documentId } = body as unknown as Prepared;
    expect(upload.url.startsWith(`${gateways[0].url}/v1/uploads/`)).toBe(true);
    expect(new Date(upload.expiresAt).getTime() - Date.now()).toBeGreaterThan(14 * 60_000);
    expect(headers.get('location')).toBe(`/v1/documents/${documentId}/status`);
  });

  it('believes a proxy about the address', async () => {
    const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'api.example.com' };
    const { body } = await prepare({}, forwarded);

    expect((body as unknown as Prepared).upload.url).toMatch(/^https:\/\/api\.example\.com\/v1\/uploads\//);
  });

  it('gives the same document again for the same idempotency key, also on another gateway', async () => {
    const idempotencyKey = randomUUID();
    const first = await prepare({ idempotencyKey });
    const again = await prepare({}, { 'Idempotency-Key': idempotencyKey });

    expect(again.status).toBe(201);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body).toMatchObject({ documentId: first.body.documentId, jobId: first.body.jobId });
    expect((await put((again.body as unknown as Prepared).upload.url, pdf)).status).toBe(200);
  });

  it('refuses an idempotency key that was used for something else', async () => {
    const idempotencyKey = randomUUID();
    const first = await prepare({ idempotencyKey });
    const other = await prepare({ idempotencyKey, title: 'another one' });

    expect(other.status).toBe(400);
    expect(other.body).toMatchObject({ error: 'idempotency_key_reused', documentId: first.body.documentId });
  });

  it('refuses a size that no upload may have', async () => {
    const { status, body } = await prepare({ sizeBytes: 50 * 1024 * 1024 + 1 });

    expect(status).toBe(400);
    expect(body.error).toBe('document_too_large');
  });

  it('keeps the name of the file, but nothing of it that could be a path or hide what it is', async () => {
    const { documentId } = await prepared({ fileName: '../../etc/\u202efdp.\u0007policy.pdf' });

    const { fileName } = await gateways[0].prisma.document.findUniqueOrThrow({ where: { id: documentId } });
    expect(fileName).toBe('fdp.policy.pdf');
  });
});

describe('the upload URL', () => {
  it('takes the PDF once', async () => {
    const { upload, documentId } = await prepared();

    expect(await put(upload.url, pdf)).toMatchObject({
      status: 200,
      body: { documentId, sizeBytes: pdf.length, sha256 },
    });
    const again = await put(upload.url, pdf);
    expect(again).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect(again.body.message).toContain('Complete the upload');
  });

  it('takes one of many at the same time', async () => {
    const { upload } = await prepared();
    const elsewhere = upload.url.replace(gateways[0].url, gateways[1].url);

    const answers = await Promise.all([upload.url, elsewhere, upload.url, elsewhere].map((url) => put(url, pdf)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
  });

  it.each([
    ['nonsense', () => 'nonsense'],
    ['another signature', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['no signature', (token: string) => token.split('.')[0] ?? ''],
    ['another payload', (token: string) => `A${token.slice(1)}`],
  ])('lets nothing in with %s', async (_what, change) => {
    const { upload } = await prepared();
    const [, token = ''] = upload.url.split('/v1/uploads/');

    const answer = await put(`${gateways[0].url}/v1/uploads/${change(token)}`, pdf);
    expect(answer).toMatchObject({ status: 403, body: { error: 'forbidden' } });
  });

  it('lets nothing in when it is over', async () => {
    const { documentId } = await prepared();
    const { accountId } = await gateways[0].prisma.document.findUniqueOrThrow({ where: { id: documentId } });
    const { value } = await gateways[0].prisma.setting.findUniqueOrThrow({ where: { name: 'upload_secret' } });
    const grant: UploadGrant = {
      ...{ accountId, documentId, contentType: 'application/pdf', sizeBytes: null, sha256: null },
      ...{ maxBytes: 1_000_000, expiresAt: Date.now() - 1_000 },
    };

    const answer = await put(`${gateways[0].url}/v1/uploads/${signUploadToken(grant, value)}`, pdf);
    expect(answer).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect(answer.body.message).toContain('over');
  });

  it.each([
    { what: 'more bytes than announced', announced: { sizeBytes: pdf.length - 1 } },
    { what: 'fewer bytes than announced', announced: { sizeBytes: pdf.length + 1 } },
    { what: 'other bytes than announced', announced: { sha256: '0'.repeat(64) } },
  ])('refuses $what, and keeps nothing', async ({ announced }) => {
    const { upload, documentId } = await prepared(announced);

    expect(await put(upload.url, pdf)).toMatchObject({ status: 400, body: { error: 'invalid_document' } });
    expect(await complete({ documentId })).toMatchObject({ status: 400, body: { error: 'invalid_document' } });
  });

  it('refuses another media type than it was signed for', async () => {
    const { upload } = await prepared();

    const answer = await put(upload.url, pdf, { 'Content-Type': 'text/html' });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });

  it('refuses more than 50 MB, announced or not', async () => {
    const { upload } = await prepared();
    const large = Buffer.alloc(50 * 1024 * 1024 + 1);

    expect(await put(upload.url, large)).toMatchObject({ status: 400, body: { error: 'document_too_large' } });
    const unannounced = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < large.length; at += 1024 * 1024) controller.enqueue(large.subarray(at, at + 1024 * 1024));
        controller.close();
      },
    });
    const answer = await fetch(upload.url, {
      method: 'PUT',
      headers: upload.headers,
      body: unannounced,
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, ((await answer.json()) as Body).error]).toEqual([400, 'document_too_large']);
  });

  it('takes the PDF again after an upload that broke off', async () => {
    const { upload } = await prepared();
    await new Promise<void>((resolve) => {
      const broken = httpRequest(upload.url, {
        method: 'PUT',
        headers: { ...upload.headers, 'Content-Length': 5_000 },
      });
      broken.on('error', () => resolve());
      broken.write(pdf.subarray(0, 500), () => setTimeout(() => broken.destroy(), 50));
    });

    expect((await put(upload.url, pdf)).status).toBe(200);
  });

  it('lets a page of any origin upload', async () => {
    const { upload } = await prepared();
    const asked = await fetch(upload.url, {
      method: 'OPTIONS',
      headers: { Origin: 'https://app.example.com', 'Access-Control-Request-Method': 'PUT' },
    });

    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-methods')).toBe('PUT');
    expect(asked.headers.get('access-control-allow-headers')).toBe('Content-Type');
    const sent = await fetch(upload.url, { method: 'PUT', headers: upload.headers, body: pdf });
    expect(sent.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('answers no other method', async () => {
    const { upload } = await prepared();

    const answer = await fetch(upload.url, { method: 'POST', body: pdf });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'PUT, OPTIONS']);
  });
});

describe('completing an upload', () => {
  it('queues the document under the hash of its bytes', async () => {
    const { documentId, jobId } = await uploaded();

    const { status, body, headers } = await complete({ documentId, jobId });
    expect(status).toBe(202);
    expect(body).toEqual({
      documentId,
      jobId,
      status: 'queued',
      workflowId: `document:${documentId}`,
      statusUrl: `/v1/documents/${documentId}/status`,
    });
    expect(headers.get('location')).toBe(`/v1/documents/${documentId}/status`);
    const row = await gateways[0].prisma.document.findUniqueOrThrow({ where: { id: documentId } });
    expect(row).toMatchObject({ status: 'queued', sha256, bytes: pdf.length, policyType: 'auto' });
    expect(row.objectKey).toContain(sha256);
  });

  it('orders the job at once when the document type names a policy type', async () => {
    const { documentId, jobId } = await uploaded({ documentType: 'Auto declarations' });
    await complete({ documentId });

    const job = await send(gateways[0].url, { method: 'GET', path: `/v1/jobs/${jobId}` }, { key });
    expect(job).toMatchObject({ status: 200, body: { jobId, policyType: 'auto', status: 'pending' } });
  });

  it('answers the same however often, and at the same time on two gateways', async () => {
    const { documentId } = await uploaded();

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => complete({ documentId }, { gateway: index % 2 === 0 ? 0 : 1 })),
    );
    answers.push(await complete({ documentId }));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(202);
    const { prisma } = gateways[0];
    expect(await prisma.usageEvent.count({ where: { subjectId: documentId, kind: 'document' } })).toBe(1);
    expect(await prisma.job.count({ where: { documentId } })).toBe(1);
  });

  it('keeps equal bytes once', async () => {
    for (const { documentId } of [await uploaded(), await uploaded()]) await complete({ documentId });

    const files = await gateways[0].storedFiles();
    expect(files.filter((name) => name === sha256)).toHaveLength(1);
  });

  it('tells when nothing was uploaded', async () => {
    const { documentId } = await prepared();

    const { status, body } = await complete({ documentId });
    expect([status, body.error]).toEqual([400, 'invalid_document']);
    expect(body.message).toContain('has not been uploaded');
  });

  it('refuses what is no PDF, and takes another upload in its place', async () => {
    const { documentId, upload } = await prepared();
    await put(upload.url, Buffer.from('<html>Sign in</html>'));

    expect(await complete({ documentId })).toMatchObject({ status: 400, body: { error: 'invalid_document' } });
    expect((await put(upload.url, pdf)).status).toBe(200);
    expect((await complete({ documentId })).status).toBe(202);
  });

  it('answers unknown and foreign documents and jobs alike', async () => {
    const { documentId } = await uploaded();
    const refused = [
      await complete({ documentId: randomUUID() }),
      await complete({ documentId }, { as: foreignKey }),
      await complete({ documentId, jobId: randomUUID() }),
    ];

    expect(refused[0]?.status).toBe(403);
    expect(new Set(refused.map((answer) => JSON.stringify(withoutRequestId(answer)))).size).toBe(1);
    expect((await complete({ documentId: 'none' })).status).toBe(400);
  });

  it('accepts also while Temporal is away', async () => {
    const away = await startGateway({ databaseUrl: database.url, temporalAddress: '127.0.0.1:1' });
    const at = (requested: Parameters<typeof send>[1]) => send(away.url, requested, { key });
    const { body } = await at({
      method: 'POST',
      path: '/v1/documents/uploads',
      body: { fileName: 'a.pdf', documentType: 'auto' },
    });
    const { upload, documentId } = body as unknown as Prepared;
    await put(upload.url, pdf);

    const answer = await at({ method: 'POST', path: '/v1/documents/uploads/complete', body: { documentId } });
    await away.stop();
    expect(answer.status).toBe(202);
  });
});

describe('the status of a document', () => {
  const statusOf = (documentId: string, as = key) =>
    send(gateways[0].url, { method: 'GET', path: `/v1/documents/${documentId}/status` }, { key: as });

  it('tells how far it has come', async () => {
    const { documentId, jobId, upload } = await prepared({ title: 'My policy', description: 'of 2026' });

    expect((await statusOf(documentId)).body).toMatchObject({
      ...{ documentId, jobId, status: 'awaiting_upload', stage: 'uploading', progress: { percent: 0 } },
      ...{ fileName: 'a.pdf', documentType: 'auto', title: 'My policy', description: 'of 2026' },
      timestamps: { uploadExpiresAt: upload.expiresAt },
    });
    await put(upload.url, pdf);
    expect((await statusOf(documentId)).body.status).toBe('uploaded');
    await complete({ documentId });
    expect((await statusOf(documentId)).body).toMatchObject({ status: 'queued', sha256, sizeBytes: pdf.length });
  });

  it('is the same secret for unknown and foreign documents; a malformed id is told', async () => {
    const { documentId } = await prepared();
    const [unknown, foreign] = [await statusOf(randomUUID()), await statusOf(documentId, foreignKey)];

    expect(unknown.status).toBe(403);
    expect(withoutRequestId(foreign)).toEqual(withoutRequestId(unknown));
    expect((await statusOf('none')).status).toBe(400);
  });
});

describe('limits', () => {
  it('hold for both calls that make documents', async () => {
    const limits = { ratePerSecond: 0.001, rateBurst: 1 };
    const limited = await startGateway({ databaseUrl: database.url, limits });
    const requests = [
      { path: '/v1/documents/uploads', body: { fileName: 'a.pdf', documentType: 'auto' } },
      { path: '/v1/documents/from-url', body: { url: 'https://files.example.org/a.pdf', documentType: 'auto' } },
    ];
    for (const request of requests) {
      const own = (await limited.makeKey(randomUUID())).key;
      const statuses = [];
      for (const _ of [1, 2]) {
        const { status } = await send(limited.url, { method: 'POST', ...request }, { key: own });
        statuses.push(status < 300 ? 'accepted' : status);
      }
      expect(statuses).toEqual(['accepted', 429]);
    }
    await limited.stop();
  });

  it('of an account are told before anything is made', async () => {
    const full = await startGateway({ databaseUrl: database.url, limits: { monthlyPageQuota: 0 } });
    const own = await full.makeKey(randomUUID());
    const body = { fileName: 'a.pdf', documentType: 'auto' };

    const answer = await send(full.url, { method: 'POST', path: '/v1/documents/uploads', body }, { key: own.key });
    await full.stop();
    expect(answer).toMatchObject({ status: 429, body: { error: 'quota_exceeded' } });
  });
});
