import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUploadToken, type UploadGrant } from '../../../../services/gateway/documents/upload-token.ts';
import { type Body, pdf, type Prepared, put, sha256, startUploadDesk, type UploadDesk } from './upload-client.ts';

let desk: UploadDesk;
beforeAll(async () => {
  desk = await startUploadDesk();
});
afterAll(() => desk.stop());

describe('preparing an upload', () => {
  it('returns upload instructions with the address that the client used', async () => {
    const { status, body, headers } = await desk.prepare({ title: 'My policy' });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'awaiting_upload',
      upload: { method: 'PUT', headers: { 'Content-Type': 'application/pdf' }, maxBytes: 50 * 1024 * 1024 },
    });
    const { upload, documentId } = body as unknown as Prepared;
    expect(upload.url.startsWith(`${desk.gateways[0].url}/v1/uploads/`)).toBe(true);
    expect(new Date(upload.expiresAt).getTime() - Date.now()).toBeGreaterThan(14 * 60_000);
    expect(headers.get('location')).toBe(`/v1/documents/${documentId}/status`);
  });

  it('names the media type of the file name, and the upload has to have it', async () => {
    const { upload } = await desk.prepared({ fileName: 'scan.TIF' });

    expect(upload.headers).toEqual({ 'Content-Type': 'image/tiff' });
    expect(await put(upload.url, pdf)).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    expect((await put(upload.url, pdf, upload.headers)).status).toBe(200);
  });

  it('uses the forwarded address of a proxy', async () => {
    const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'api.example.com' };
    const { body } = await desk.prepare({}, forwarded);

    expect((body as unknown as Prepared).upload.url).toMatch(/^https:\/\/api\.example\.com\/v1\/uploads\//);
  });

  it('returns the same document for the same idempotency key, also on another gateway', async () => {
    const idempotencyKey = randomUUID();
    const first = await desk.prepare({ idempotencyKey });
    const again = await desk.prepare({}, { 'Idempotency-Key': idempotencyKey });

    expect(again.status).toBe(201);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body).toMatchObject({ documentId: first.body.documentId, jobId: first.body.jobId });
    expect((await put((again.body as unknown as Prepared).upload.url, pdf)).status).toBe(200);
  });

  it('refuses an idempotency key that was used for something else', async () => {
    const idempotencyKey = randomUUID();
    const first = await desk.prepare({ idempotencyKey });
    const other = await desk.prepare({ idempotencyKey, title: 'another one' });

    expect(other.status).toBe(400);
    expect(other.body).toMatchObject({ error: 'idempotency_key_reused', documentId: first.body.documentId });
  });

  it('refuses a size above the limit', async () => {
    const { status, body } = await desk.prepare({ sizeBytes: 50 * 1024 * 1024 + 1 });

    expect(status).toBe(400);
    expect(body.error).toBe('document_too_large');
  });

  it.each(['/', '  ', 'policies/', '\u202e'])('refuses %j, of which no file name is left', async (fileName) => {
    const { status, body } = await desk.prepare({ fileName });

    expect(status).toBe(400);
    expect(body.issues).toEqual([
      expect.objectContaining({ path: '/fileName', message: expect.stringContaining('Must name a file') }),
    ]);
  });

  it('keeps the file name without folders, control and bidirectional characters', async () => {
    const { documentId } = await desk.prepared({ fileName: '../../etc/\u202efdp.\u0007policy.pdf' });

    const { fileName } = await desk.gateways[0].prisma.document.findUniqueOrThrow({ where: { id: documentId } });
    expect(fileName).toBe('fdp.policy.pdf');
  });
});

describe('the upload URL', () => {
  it('accepts the PDF once', async () => {
    const { upload, documentId } = await desk.prepared();

    expect(await put(upload.url, pdf)).toMatchObject({
      status: 200,
      body: { documentId, sizeBytes: pdf.length, sha256 },
    });
    const again = await put(upload.url, pdf);
    expect(again).toMatchObject({ status: 403, body: { error: 'already_uploaded' } });
    expect(again.body.message).toContain('Complete the upload');
  });

  it('accepts nothing for a document whose upload has expired, and says that nothing arrived', async () => {
    const { upload, documentId } = await desk.prepared();
    await desk.gateways[0].prisma.document.update({ where: { id: documentId }, data: { status: 'expired' } });

    const answer = await put(upload.url, pdf);
    expect(answer).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect(answer.body.message).toContain('over');
  });

  it('accepts nothing for a deleted document', async () => {
    const { upload, documentId } = await desk.prepared();
    await desk.gateways[0].prisma.document.delete({ where: { id: documentId } });

    const answer = await put(upload.url, pdf);
    expect(answer).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect(answer.body.message).toContain('deleted');
  });

  it('accepts one of several concurrent uploads', async () => {
    const { upload } = await desk.prepared();
    const elsewhere = upload.url.replace(desk.gateways[0].url, desk.gateways[1].url);

    const answers = await Promise.all([upload.url, elsewhere, upload.url, elsewhere].map((url) => put(url, pdf)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403, 403, 403]);
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused.map(({ body }) => body.error)).toEqual(Array(3).fill('already_uploaded'));
  });

  it.each([
    ['nonsense', () => 'nonsense'],
    ['another signature', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['no signature', (token: string) => token.split('.')[0] ?? ''],
    ['another payload', (token: string) => `A${token.slice(1)}`],
  ])('refuses an upload with %s', async (_what, change) => {
    const { upload } = await desk.prepared();
    const [, token = ''] = upload.url.split('/v1/uploads/');

    const answer = await put(`${desk.gateways[0].url}/v1/uploads/${change(token)}`, pdf);
    expect(answer).toMatchObject({ status: 403, body: { error: 'forbidden' } });
  });

  it('refuses an upload after it has expired', async () => {
    const { documentId } = await desk.prepared();
    const { accountId } = await desk.gateways[0].prisma.document.findUniqueOrThrow({ where: { id: documentId } });
    const { value } = await desk.gateways[0].prisma.setting.findUniqueOrThrow({ where: { name: 'upload_secret' } });
    const grant: UploadGrant = {
      accountId,
      documentId,
      contentType: 'application/pdf',
      sizeBytes: null,
      sha256: null,
      maxBytes: 1_000_000,
      expiresAt: Date.now() - 1_000,
    };

    const answer = await put(`${desk.gateways[0].url}/v1/uploads/${signUploadToken(grant, value)}`, pdf);
    expect(answer).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect(answer.body.message).toContain('over');
  });

  it.each([
    { what: 'more bytes than announced', announced: { sizeBytes: pdf.length - 1 } },
    { what: 'fewer bytes than announced', announced: { sizeBytes: pdf.length + 1 } },
    { what: 'other bytes than announced', announced: { sha256: '0'.repeat(64) } },
  ])('refuses $what, and stores nothing', async ({ announced }) => {
    const { upload, documentId } = await desk.prepared(announced);

    expect(await put(upload.url, pdf)).toMatchObject({ status: 400, body: { error: 'invalid_document' } });
    expect(await desk.complete({ documentId })).toMatchObject({ status: 400, body: { error: 'invalid_document' } });
  });

  it('refuses another media type than it was signed for', async () => {
    const { upload } = await desk.prepared();

    const answer = await put(upload.url, pdf, { 'Content-Type': 'text/html' });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });

  it('refuses more than 50 MB, announced or not', async () => {
    const { upload } = await desk.prepared();
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
    });
    expect([answer.status, ((await answer.json()) as Body).error]).toEqual([400, 'document_too_large']);
  });

  it('accepts the PDF after an interrupted upload', async () => {
    const { upload } = await desk.prepared();
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

  it('allows cross-origin uploads', async () => {
    const { upload } = await desk.prepared();
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

  it('answers 405 to other methods', async () => {
    const { upload } = await desk.prepared();

    const answer = await fetch(upload.url, { method: 'POST', body: pdf });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'PUT, OPTIONS']);
  });
});
