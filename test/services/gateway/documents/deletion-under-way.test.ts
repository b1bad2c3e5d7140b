import { request as httpRequest } from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDocument, ownerOf } from '../../../helpers/insert-document.ts';
import { until } from '../../../helpers/until.ts';
import { untilEndedOrLocked } from '../../../helpers/waits-for-lock.ts';
import { type Body, pdf, startUploadDesk, type UploadDesk } from './upload-client.ts';
import { send } from '../request-of.ts';

let desk: UploadDesk;
beforeAll(async () => {
  desk = await startUploadDesk();
});
afterAll(() => desk.stop());

type Answer = Awaited<ReturnType<typeof send>>;

const post = (path: string, body: Body): Promise<Answer> =>
  send(desk.gateways[0].url, { method: 'POST', path, body }, { key: desk.key });

/** Sends a request while the document is being removed, and finishes the removal once the request waits or is answered. */
async function whileRemoving(documentId: string, ask: () => Promise<Answer>): Promise<Answer> {
  const [{ prisma }, other] = desk.gateways;
  let asked: Promise<Answer> | undefined;
  await prisma.$transaction(
    async (removal) => {
      await removal.$queryRaw`SELECT 1 FROM documents WHERE id = ${documentId}::uuid FOR UPDATE`;
      await removal.$executeRaw`DELETE FROM jobs WHERE document_id = ${documentId}::uuid`;
      asked = ask();
      await untilEndedOrLocked(other.prisma, asked);
      await removal.$executeRaw`DELETE FROM documents WHERE id = ${documentId}::uuid`;
    },
    { timeout: 30_000 },
  );
  if (!asked) throw new Error('nothing was asked');
  return await asked;
}

describe('a request for a document that is being removed', () => {
  it.each([
    ['a job', '/v1/jobs', { policyType: 'auto' }],
    ['a sync call', '/v1/extract/auto', {}],
  ])('as %s is refused as if the document were deleted, and leaves no job', async (_what, path, body) => {
    const { prisma } = desk.gateways[0];
    const { id: keyId } = await prisma.key.findFirstOrThrow({ where: { account: { name: 'uploads' } } });
    const object = { objectKey: 'accounts/a/documents/b', sha256: 'b', bytes: 1 };
    const documentId = await insertDocument(prisma, await ownerOf(prisma, keyId), object);

    const answer = await whileRemoving(documentId, () => post(path, { ...body, documentId }));

    expect(answer).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect(await prisma.job.count({ where: { documentId } })).toBe(0);
  });
});

describe('an upload whose document is deleted while it is under way', () => {
  it('is refused, and leaves no object', async () => {
    const [gateway] = desk.gateways;
    const { upload, documentId } = await desk.prepared();
    const filesBefore = await gateway.storedFiles();
    const sending = httpRequest(upload.url, {
      method: 'PUT',
      headers: { ...upload.headers, 'Content-Length': pdf.length },
    });
    const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
      sending.on('error', reject).on('response', (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => (text += piece.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
    });
    sending.write(pdf.subarray(0, 100));
    // uploads are written to a temporary file first
    await until(async () => (await gateway.storedFiles()).length > filesBefore.length);

    const deleted = await send(
      gateway.url,
      { method: 'DELETE', path: `/v1/documents/${documentId}` },
      { key: desk.key },
    );
    expect(deleted.status).toBe(204);
    sending.end(pdf.subarray(100));

    const { status, text } = await answered;
    expect([status, JSON.parse(text)]).toMatchObject([403, { message: expect.stringContaining('deleted') }]);
    expect(await gateway.storedFiles()).toEqual(filesBefore);
  });
});

describe('an upload with an unsigned token', () => {
  it('is refused before its body arrives, and nothing more is read from the connection', async () => {
    const { hostname, port } = new URL(desk.gateways[0].url);
    const socket = net.connect(Number(port), hostname);
    socket.write(
      `PUT /v1/uploads/nobody-signed-this HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/pdf\r\n` +
        `Content-Length: ${50 * 1024 * 1024}\r\n\r\n`,
    );
    let answer = '';
    for await (const piece of socket) answer += String(piece);

    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toMatch(/^connection: close\r$/im);
  });
});
