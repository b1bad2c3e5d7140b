import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectKeys } from '../../adapters/storage/index.ts';
import { workflowIds } from '../../domain/orchestration.ts';
import { ended, upload } from '../helpers/documents.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';
import { until } from '../helpers/until.ts';

let service: TestService;
let key: string;
let accountId: string;
let stranger: string;
beforeAll(async () => {
  service = await startService();
  await service.startWorkers();
  [key, stranger] = [await service.makeKey('holder'), await service.makeKey('stranger')];
  ({ id: accountId } = await service.prisma.account.findUniqueOrThrow({ where: { name: 'holder' } }));
});
afterAll(() => service.stop());

const declarations = [
  'Personal Auto Policy Declarations',
  'Policy Number: QX-445-1182',
  'Vehicle 1  2019 HONDA CIVIC  VIN 1HGCM82633A004352',
  'Collision $500 deductible',
];
const secondPage = ['Roadside assistance is included', 'Wombat clause'];

async function hold(pages: readonly (readonly string[])[] = [declarations, secondPage]): Promise<string> {
  const { documentId } = await upload(service, await plainPdf(pages), { title: 'Held' }, { key });
  expect(await ended(service, documentId, { key })).toMatchObject({ status: 'ready' });
  return documentId;
}

const get = (path: string, headers: Record<string, string> = {}, as = key): Promise<Response> =>
  fetch(`${service.url}${path}`, { headers: { Authorization: `Bearer ${as}`, ...headers } });

/** An answer but for its request id. */
async function withoutId(answer: Response): Promise<unknown> {
  const { requestId: _requestId, ...body } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, body };
}

const stored = async (documentId: string, number: number): Promise<boolean> =>
  (await service.storage.get(objectKeys.page({ accountId, documentId, number }))) !== undefined;

describe('a document that was uploaded', () => {
  it('is found by its text, and tells all that is known of it', async () => {
    const documentId = await hold();

    const found = await service.call('GET', '/v1/documents?query=wombat%20clause', { key });
    expect(found.body).toMatchObject({
      documents: [{ documentId, policyType: 'auto', pages: 2, highlights: [{ page: 2, text: expect.any(String) }] }],
    });
    const details = await service.call('GET', `/v1/documents/${documentId}`, { key });
    expect(details).toMatchObject({
      status: 200,
      body: {
        documentId,
        title: 'Held',
        status: 'ready',
        pages: 2,
        ocrPages: 0,
        links: {
          job: expect.stringMatching(/^\/v1\/jobs\//),
          pages: [`/v1/documents/${documentId}/pages/1.png`, `/v1/documents/${documentId}/pages/2.png`],
        },
      },
    });
  });
});

describe('a document whose file is damaged', () => {
  it('says so wherever it is shown, also when it is extracted as nothing', async () => {
    const whole = Buffer.from(await plainPdf([['Dear Dana,', 'the heron has been seen again.']]));
    const bytes = whole.subarray(0, whole.lastIndexOf('startxref'));
    const { documentId } = await upload(service, bytes, { title: 'Damaged', documentType: 'letter' }, { key });
    const warnings = [{ code: 'document_repaired', message: expect.stringContaining('damaged') }];

    expect(await ended(service, documentId, { key })).toMatchObject({ status: 'ready', policyType: null, warnings });
    const details = await service.call('GET', `/v1/documents/${documentId}`, { key });
    expect(details.body).toMatchObject({ documentId, warnings });
    const found = await service.call('GET', '/v1/documents?query=heron', { key });
    expect(found.body).toMatchObject({ documents: [{ documentId, warnings }] });
  });

  it('is told from one that is whole', async () => {
    const { body } = await service.call('GET', `/v1/documents/${await hold()}`, { key });
    expect(body).not.toHaveProperty('warnings');
  });
});

describe('the picture of a page', () => {
  let documentId: string;
  const picture = (number: number | string): string => `/v1/documents/${documentId}/pages/${number}.png`;
  beforeAll(async () => {
    documentId = await hold();
  });

  it('is drawn once, then kept, also by the client', async () => {
    const first = await get(picture(1));
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('image/png');
    expect(first.headers.get('cache-control')).toMatch(/^private/);
    expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      'PNG',
      1020,
      1320,
    ]);
    expect(await stored(documentId, 1)).toBe(true);

    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get(picture(1), { 'If-None-Match': etag });
    expect([again.status, again.headers.get('etag'), (await again.arrayBuffer()).byteLength]).toEqual([304, etag, 0]);
  });

  it('is drawn once for all who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(picture(2))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    const query = `WorkflowId = "${workflowIds.page(documentId, 2)}"`;
    expect((await service.temporal.workflow.count(query)).count).toBe(1);
  });

  it.each([
    ['a page beyond the last one', 3, 404],
    ['page 0', 0, 400],
    ['a page that is no number', 'one', 400],
    ['a negative page', -1, 400],
  ])('of %s is not there', async (_, number, status) => {
    expect((await get(picture(number))).status).toBe(status);
  });

  it('of a document of another account is refused as if there were none', async () => {
    const missing = `/v1/documents/${randomUUID()}`;
    for (const end of ['', '/pages/1.png']) {
      const foreign = await withoutId(await get(`/v1/documents/${documentId}${end}`, {}, stranger));
      expect(foreign).toMatchObject({ status: 403, body: { error: 'forbidden' } });
      expect(foreign).toEqual(await withoutId(await get(`${missing}${end}`, {}, stranger)));
    }
    expect((await get('/v1/documents/none/pages/1.png')).status).toBe(400);
    expect((await get('/v1/documents/none')).status).toBe(400);
  });

  it('is not there before the document is', async () => {
    const id = randomUUID();
    const { id: keyId } = await service.prisma.key.findFirstOrThrow({ where: { accountId } });
    await service.prisma.document.create({
      data: {
        id,
        accountId,
        keyId,
        requestId: 'req',
        operation: 'uploads',
        idempotencyKey: id,
        fingerprint: id,
        jobId: randomUUID(),
        documentType: 'declarations',
        status: 'awaiting_upload',
      },
    });
    expect((await get(`/v1/documents/${id}/pages/1.png`)).status).toBe(404);
  });

  it('has to wait for a worker, but not when it was drawn before', async () => {
    const other = await hold([declarations]);
    await service.stopWorkers();
    try {
      expect((await get(picture(1))).status).toBe(200);
      const answer = await get(`/v1/documents/${other}/pages/1.png`);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    } finally {
      await service.startWorkers();
    }
    // the worker does now what was asked of it
    await until(() => stored(other, 1));
    expect((await get(`/v1/documents/${other}/pages/1.png`)).status).toBe(200);
  });
});

describe('a document that is deleted', () => {
  const remove = (documentId: string, as = key) => service.call('DELETE', `/v1/documents/${documentId}`, { key: as });

  it('is gone with its pages, its job, its result and its objects', async () => {
    const documentId = await hold([['Commercial wombat register'], declarations]);
    const { jobId, objectKey } = await service.prisma.document.findUniqueOrThrow({ where: { id: documentId } });
    expect((await get(`/v1/documents/${documentId}/pages/1.png`)).status).toBe(200);

    expect(await remove(documentId)).toMatchObject({ status: 204, body: {} });

    const missing = await remove(randomUUID());
    const again = await remove(documentId);
    expect([again.status, again.body.error]).toEqual([403, missing.body.error]);
    expect((await get(`/v1/documents/${documentId}`)).status).toBe(403);
    expect((await get(`/v1/documents/${documentId}/pages/1.png`)).status).toBe(403);
    expect((await get(`/v1/jobs/${jobId}`)).status).toBe(404);
    expect((await service.call('GET', '/v1/documents?query=register', { key })).body.documents).toEqual([]);
    expect(await service.storage.get(objectKey ?? '')).toBeUndefined();
    expect(await stored(documentId, 1)).toBe(false);
    const { prisma } = service;
    expect(await prisma.documentPage.count({ where: { documentId } })).toBe(0);
    expect(
      await prisma.removal.findMany({ where: { accountId, subjectId: { in: [documentId, jobId] } } }),
    ).toHaveLength(2);
    expect(await prisma.auditEvent.count({ where: { action: 'document.delete', resourceId: documentId } })).toBe(1);
  });

  it('leaves bytes that another document has too', async () => {
    const [first, second] = [await hold(), await hold()];
    await remove(first);
    expect((await get(`/v1/documents/${second}/pages/2.png`)).status).toBe(200);
  });

  it('leaves those of other accounts alone', async () => {
    const documentId = await hold();
    expect((await remove(documentId, stranger)).status).toBe(403);
    expect((await remove('none')).status).toBe(400);
    expect((await get(`/v1/documents/${documentId}`)).status).toBe(200);
  });

  it('is no longer worked on', async () => {
    await service.stopWorkers();
    const { documentId } = await upload(service, await plainPdf([declarations]), {}, { key });
    try {
      expect((await remove(documentId)).status).toBe(204);
    } finally {
      await service.startWorkers();
    }
    await expect(service.temporal.workflow.getHandle(workflowIds.document(documentId)).result()).rejects.toMatchObject({
      name: 'WorkflowFailedError',
      cause: { name: expect.stringMatching(/^(Cancelled|Terminated)Failure$/) },
    });
    expect(await service.prisma.documentPage.count({ where: { documentId } })).toBe(0);
  });

  it('takes what was said of it out of sessions, which keep what was said of others', async () => {
    const [documentId, other] = [await hold(), await hold()];
    const first = await ask({ documentIds: [documentId] });
    const second = await ask({ documentIds: [other], sessionId: first.sessionId });
    expect([first, second].map(({ message }) => sourcesOf(message))).toEqual([[documentId], [other]]);

    await remove(documentId);

    const { body } = await service.call('GET', `/v1/agent/sessions/${first.sessionId}/messages`, { key });
    const messages = body.messages as unknown as Said[];
    const [of, ofOther] = messages.filter(({ role }) => role === 'assistant');
    expect(of?.content).toBe('This answer was removed: a document that it was made from has been deleted.');
    expect(sourcesOf(of)).toEqual([documentId]);
    for (const citation of of?.citations ?? []) expect('quote' in citation || 'bbox' in citation).toBe(false);
    expect(ofOther).toMatchObject({ content: second.message.content, citations: second.message.citations });
  });
});

async function ask(request: Record<string, unknown>): Promise<{ sessionId: string; message: Said }> {
  const body = { message: 'What is the collision deductible?', ...request };
  const turn = await service.call('POST', '/v1/agent/messages', { key, body });
  expect(turn.status).toBe(201);
  const { sessionId, message } = turn.body as unknown as { sessionId: string; message: Said };
  expect(message.citations.every(({ quote }) => typeof quote === 'string')).toBe(true);
  return { sessionId, message };
}

function sourcesOf(said: Said | undefined): string[] {
  return [...new Set(said?.citations.map(({ documentId }) => documentId))];
}

interface Said {
  role?: string;
  content: string;
  citations: { documentId: string; quote?: string; bbox?: unknown }[];
}
