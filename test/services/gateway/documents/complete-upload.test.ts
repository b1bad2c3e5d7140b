import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../request-of.ts';
import { startGateway } from '../start-gateway.ts';
import { type Body, pdf, type Prepared, put, sha256, startUploadDesk, type UploadDesk } from './upload-client.ts';
import { untilAvailable } from '../../../helpers/until.ts';

let desk: UploadDesk;
beforeAll(async () => {
  desk = await startUploadDesk();
});
afterAll(() => desk.stop());

const withoutRequestId = ({ status, body }: { status: number; body: Body }) => ({
  status,
  body: JSON.stringify({ ...body, requestId: '' }),
});

describe('completing an upload', () => {
  it('queues the document under the hash of its bytes', async () => {
    const { documentId, jobId } = await desk.uploaded();

    const { status, body, headers } = await desk.complete({ documentId, jobId });
    expect(status).toBe(202);
    expect(body).toEqual({
      documentId,
      jobId,
      status: 'queued',
      workflowId: `document:${documentId}`,
      statusUrl: `/v1/documents/${documentId}/status`,
    });
    expect(headers.get('location')).toBe(`/v1/documents/${documentId}/status`);
    const row = await desk.gateways[0].prisma.document.findUniqueOrThrow({ where: { id: documentId } });
    expect(row).toMatchObject({ status: 'queued', sha256, bytes: pdf.length, policyType: 'auto' });
    expect(row.objectKey).toContain(sha256);
  });

  it('creates the job at once when the document type names a policy type', async () => {
    const { documentId, jobId } = await desk.uploaded({ documentType: 'Auto declarations' });
    await desk.complete({ documentId });

    const job = await send(desk.gateways[0].url, { method: 'GET', path: `/v1/jobs/${jobId}` }, { key: desk.key });
    expect(job).toMatchObject({ status: 200, body: { jobId, policyType: 'auto', status: 'pending' } });
  });

  it('is idempotent, also concurrently on two gateways', async () => {
    const { documentId } = await desk.uploaded();

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        untilAvailable(() => desk.complete({ documentId }, { gateway: index % 2 === 0 ? 0 : 1 })),
      ),
    );
    answers.push(await desk.complete({ documentId }));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(202);
    const { prisma } = desk.gateways[0];
    expect(await prisma.usageEvent.count({ where: { subjectId: documentId, kind: 'document' } })).toBe(1);
    expect(await prisma.job.count({ where: { documentId } })).toBe(1);
  });

  it('stores equal bytes once', async () => {
    for (const { documentId } of [await desk.uploaded(), await desk.uploaded()]) await desk.complete({ documentId });

    const files = await desk.gateways[0].storedFiles();
    expect(files.filter((name) => name === sha256)).toHaveLength(1);
  });

  it('answers 400 when nothing was uploaded', async () => {
    const { documentId } = await desk.prepared();

    const { status, body } = await desk.complete({ documentId });
    expect([status, body.error]).toEqual([400, 'invalid_document']);
    expect(body.message).toContain('has not been uploaded');
  });

  it.each([
    { format: 'PNG', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
    { format: 'JPEG', start: [0xff, 0xd8, 0xff, 0xe0] },
    { format: 'TIFF', start: [0x4d, 0x4d, 0x00, 0x2a] },
  ])('accepts a $format, whatever its name', async ({ start }) => {
    const { documentId, upload } = await desk.prepared();
    await put(upload.url, Uint8Array.from([...start, ...Buffer.alloc(2_000)]));

    expect((await desk.complete({ documentId })).status).toBe(202);
  });

  it('refuses a file of another format, and then accepts another upload', async () => {
    const { documentId, upload } = await desk.prepared();
    await put(upload.url, Buffer.from('<html>Sign in</html>'));

    expect(await desk.complete({ documentId })).toMatchObject({
      status: 400,
      body: { error: 'invalid_document', message: 'The upload is none of PDF, PNG, JPEG or TIFF.' },
    });
    expect((await put(upload.url, pdf)).status).toBe(200);
    expect((await desk.complete({ documentId })).status).toBe(202);
  });

  it('answers unknown and foreign documents and jobs alike', async () => {
    const { documentId } = await desk.uploaded();
    const refused = [
      await desk.complete({ documentId: randomUUID() }),
      await desk.complete({ documentId }, { as: desk.foreignKey }),
      await desk.complete({ documentId, jobId: randomUUID() }),
    ];

    expect(refused[0]?.status).toBe(403);
    expect(new Set(refused.map((answer) => JSON.stringify(withoutRequestId(answer)))).size).toBe(1);
    expect((await desk.complete({ documentId: 'none' })).status).toBe(400);
  });

  it('is accepted while Temporal is unreachable', async () => {
    const away = await startGateway({ databaseUrl: desk.databaseUrl, temporalAddress: '127.0.0.1:1' });
    const at = (requested: Parameters<typeof send>[1]) => send(away.url, requested, { key: desk.key });
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
  const statusOf = (documentId: string, as = desk.key) =>
    send(desk.gateways[0].url, { method: 'GET', path: `/v1/documents/${documentId}/status` }, { key: as });

  it('contains the progress', async () => {
    const { documentId, jobId, upload } = await desk.prepared({ title: 'My policy', description: 'of 2026' });

    expect((await statusOf(documentId)).body).toMatchObject({
      documentId,
      jobId,
      status: 'awaiting_upload',
      stage: 'uploading',
      progress: { percent: 0 },
      fileName: 'a.pdf',
      documentType: 'auto',
      title: 'My policy',
      description: 'of 2026',
      timestamps: { uploadExpiresAt: upload.expiresAt },
    });
    await put(upload.url, pdf);
    expect((await statusOf(documentId)).body.status).toBe('uploaded');
    await desk.complete({ documentId });
    expect((await statusOf(documentId)).body).toMatchObject({ status: 'queued', sha256, sizeBytes: pdf.length });
  });

  it('answers 403 alike for unknown and foreign documents, 400 for a malformed id', async () => {
    const { documentId } = await desk.prepared();
    const [unknown, foreign] = [await statusOf(randomUUID()), await statusOf(documentId, desk.foreignKey)];

    expect(unknown.status).toBe(403);
    expect(withoutRequestId(foreign)).toEqual(withoutRequestId(unknown));
    expect((await statusOf('none')).status).toBe(400);
  });
});

describe('limits', () => {
  it('apply to both calls that create documents', async () => {
    const limits = { ratePerSecond: 0.001, rateBurst: 1 };
    const limited = await startGateway({ databaseUrl: desk.databaseUrl, limits });
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

  it('of an account are checked before anything is stored', async () => {
    const full = await startGateway({ databaseUrl: desk.databaseUrl, limits: { monthlyPageQuota: 0 } });
    const own = await full.makeKey(randomUUID());
    const body = { fileName: 'a.pdf', documentType: 'auto' };

    const answer = await send(full.url, { method: 'POST', path: '/v1/documents/uploads', body }, { key: own.key });
    await full.stop();
    expect(answer).toMatchObject({ status: 429, body: { error: 'quota_exceeded' } });
  });
});
