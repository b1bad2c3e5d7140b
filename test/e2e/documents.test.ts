import { createServer, type Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchAttributes } from '../../domain/orchestration.ts';
import { ended, prepare, put, upload } from '../helpers/documents.ts';
import { endedJob } from '../helpers/jobs.ts';
import { listenOnLoopback } from '../helpers/listen.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

let service: TestService;
let files: Server;
let filesUrl: string;
const served = new Map<string, Uint8Array>();

beforeAll(async () => {
  files = createServer((request, response) => {
    const file = served.get(request.url ?? '');
    response.writeHead(file ? 200 : 404).end(file);
  });
  const port = await listenOnLoopback(files);
  filesUrl = `http://127.0.0.1:${port}`;
  service = await startService({ allow: [`127.0.0.1:${port}`] });
  await service.startWorkers();
});
afterAll(async () => {
  await service.stop();
  await new Promise((resolve) => files.close(resolve));
});

const declarations = [
  'Personal Auto Policy Declarations',
  'Policy Number: QX-445-1182',
  'Vehicle 1  2019 HONDA CIVIC  VIN 1HGCM82633A004352',
  'Bodily Injury Liability $100,000 each person',
  'Collision $500 deductible',
];
const recipe = ['Apple pie', 'Peel the apples, add sugar and cinnamon, bake for an hour.'];

const getJob = (jobId: string) => service.call('GET', `/v1/jobs/${jobId}`);

async function encrypted(): Promise<Uint8Array> {
  const document = await PDFDocument.load(await plainPdf([['Policy Number: 1']]));
  document.encrypt({ ownerPassword: 'owner', userPassword: 'user' });
  return await document.save();
}

describe('a document that is uploaded', () => {
  it('becomes ready: read, recognized and extracted by an ordinary job', async () => {
    const { documentId, jobId } = await upload(service, await plainPdf([declarations]));

    expect(await ended(service, documentId)).toMatchObject({
      documentId,
      jobId,
      status: 'ready',
      stage: 'done',
      policyType: 'auto',
      progress: { percent: 100, pagesTotal: 1, pagesDone: 1 },
    });
    const job = await getJob(jobId);
    expect(job.body).toMatchObject({
      status: 'completed',
      policyType: 'auto',
      result: { data: { policyNumber: 'QX-445-1182' }, pages: 1 },
    });
    const listed = await service.call('GET', '/v1/jobs');
    expect(listed.body.jobs).toContainEqual(expect.objectContaining({ jobId }));
  });

  it('keeps the text and the words of its pages', async () => {
    const { documentId } = await upload(service, await plainPdf([declarations, ['A second page']]));

    await ended(service, documentId);
    const pages = await service.prisma.documentPage.findMany({ where: { documentId }, orderBy: { number: 'asc' } });
    expect(pages.map(({ number }) => number)).toEqual([1, 2]);
    expect(pages[0]?.text).toContain('Policy Number: QX-445-1182');
    const place = expect.any(Number);
    expect(pages[1]?.words).toContainEqual(['second', place, place, place, place]);
  });

  it('is ready without an extraction when it looks like no policy type', async () => {
    const { documentId, jobId } = await upload(service, await plainPdf([recipe]), { documentType: 'recipe' });

    expect(await ended(service, documentId)).toMatchObject({ status: 'ready', policyType: null });
    expect((await getJob(jobId)).status).toBe(404);
    const events = await service.prisma.usageEvent.findMany({ where: { subjectId: documentId } });
    expect(Object.fromEntries(events.map(({ kind, pages }) => [kind, pages]))).toEqual({ document: 0, reading: 1 });
  });

  it('is extracted as what its client calls it, whatever it looks like', async () => {
    const { documentId } = await upload(service, await plainPdf([declarations]), { documentType: 'homeowners' });

    expect(await ended(service, documentId)).toMatchObject({ status: 'ready', policyType: 'homeowners' });
  });

  it('is read in page ranges when it is long, and extracted as a whole', async () => {
    const pages = Array.from({ length: 45 }, (_, index) => [`Claim Number: CL-${index}`]);
    const lossRun = await plainPdf([['Loss Run Report', 'Date of loss  Claimant  Paid  Reserve  Incurred'], ...pages]);
    const { documentId, jobId } = await upload(service, lossRun);

    const percents: number[] = [];
    for (let status = ''; status !== 'ready' && status !== 'failed'; ) {
      const { body } = await service.call('GET', `/v1/documents/${documentId}/status`);
      status = String(body.status);
      percents.push((body.progress as unknown as { percent: number }).percent);
    }
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(await ended(service, documentId)).toMatchObject({ policyType: 'loss_run', progress: { pagesDone: 46 } });
    expect(await service.prisma.documentPage.count({ where: { documentId } })).toBe(46);
    expect((await getJob(jobId)).body).toMatchObject({ status: 'completed', result: { pages: 46 } });
  });

  it('leaves nothing but its bytes in storage', async () => {
    const { documentId, jobId } = await upload(service, await plainPdf([declarations]));
    await ended(service, documentId);

    const { accountId } = await service.prisma.document.findUniqueOrThrow({ where: { id: documentId } });
    expect(await service.storage.get(`accounts/${accountId}/jobs/${jobId}/pages-0000.json`)).toBeUndefined();
    expect(await service.storage.get(`uploads/${accountId}/${documentId}`)).toBeUndefined();
  });
});

describe('a document that cannot be read', () => {
  it('fails with the reason, and so does the job that was ordered with it', async () => {
    const { documentId, jobId } = await upload(service, await encrypted(), { documentType: 'auto' });

    expect(await ended(service, documentId)).toMatchObject({
      status: 'failed',
      error: { code: 'document_encrypted', retryable: false, stage: 'reading' },
    });
    expect((await getJob(jobId)).body).toMatchObject({ status: 'failed', error: { code: 'document_encrypted' } });
    // the row says it first, the workflow ends after it
    await expect(service.temporal.workflow.getHandle(`document:${documentId}`).result()).rejects.toMatchObject({
      name: 'WorkflowFailedError',
      cause: { type: 'document_encrypted' },
    });
  });

  it('fails without a job when nobody knew what it was', async () => {
    const { documentId, jobId } = await upload(service, Buffer.from('%PDF-1.7\ncut off'));

    expect(await ended(service, documentId)).toMatchObject({ status: 'failed', error: { code: 'document_corrupt' } });
    expect((await getJob(jobId)).status).toBe(404);
  });
});

describe('the job of a document', () => {
  it('can be cancelled before it begins: the document is read and found, but has failed', async () => {
    await service.stopWorkers();
    const { documentId, jobId } = await upload(service, await plainPdf([declarations]), { documentType: 'auto' });
    expect((await service.call('POST', `/v1/jobs/${jobId}/cancel`)).status).toBe(200);
    await service.startWorkers();

    expect(await ended(service, documentId)).toMatchObject({ status: 'failed', error: { code: 'cancelled' } });
    expect(await service.prisma.documentPage.count({ where: { documentId } })).toBe(1);
  });

  it('belongs to a workflow that operators find beside that of the document', async () => {
    const { documentId, jobId } = await upload(service, await plainPdf([declarations]));
    await service.temporal.workflow.getHandle(`document:${documentId}`).result();

    const [document, job] = await Promise.all(
      [`document:${documentId}`, `job:${jobId}`].map((id) => service.temporal.workflow.getHandle(id).describe()),
    );
    expect(document?.type).toBe('ingestDocument');
    const attributes = [
      { key: searchAttributes.policyType, value: 'auto' },
      { key: searchAttributes.jobStatus, value: 'completed' },
    ];
    expect(document?.typedSearchAttributes.getAll()).toEqual(expect.arrayContaining(attributes));
    expect(job?.typedSearchAttributes.getAll()).toEqual(expect.arrayContaining(attributes));
  });
});

describe('a document from a URL', () => {
  const fromUrl = (body: Record<string, unknown>) => service.call('POST', '/v1/documents/from-url', { body });

  it('is fetched, read and extracted', async () => {
    served.set('/files/My%20policy.pdf', await plainPdf([declarations]));
    const url = `${filesUrl}/files/My%20policy.pdf`;
    const { status, body } = await fromUrl({ url, documentType: 'declarations', coverageType: 'auto', title: 'Mine' });

    expect([status, body.status]).toEqual([202, 'queued']);
    expect(await ended(service, String(body.documentId))).toMatchObject({
      status: 'ready',
      policyType: 'auto',
      fileName: 'My policy.pdf',
      title: 'Mine',
    });
    expect((await getJob(String(body.jobId))).body).toMatchObject({ status: 'completed' });
  });

  it('is made once for each idempotency key', async () => {
    served.set('/once.pdf', await plainPdf([recipe]));
    const body = { url: `${filesUrl}/once.pdf`, documentType: 'other', idempotencyKey: randomUUID() };
    const answers = await Promise.all([fromUrl(body), fromUrl(body), fromUrl(body)]);

    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    const other = await fromUrl({ ...body, title: 'another' });
    expect(other).toMatchObject({ status: 400, body: { error: 'idempotency_key_reused' } });
    await ended(service, String(answers[0]?.body.documentId));
  });

  it('fails when there is nothing, and so does the job that was ordered with it', async () => {
    const { body } = await fromUrl({ url: `${filesUrl}/missing.pdf`, documentType: 'auto' });

    expect(await ended(service, String(body.documentId))).toMatchObject({
      status: 'failed',
      error: { code: 'document_fetch_failed', stage: 'fetching' },
    });
    expect((await getJob(String(body.jobId))).body).toMatchObject({ error: { code: 'document_fetch_failed' } });
  });
});

describe('a held document', () => {
  it('can be extracted again, as a job and at once', async () => {
    const { documentId } = await upload(service, await plainPdf([declarations]));
    await ended(service, documentId);

    const created = await service.call('POST', '/v1/jobs', { body: { policyType: 'renters', documentId } });
    expect(created.status).toBe(202);
    expect(await endedJob(service, created.body.jobId)).toMatchObject({ status: 'completed', policyType: 'renters' });
    const extracted = await service.call('POST', '/v1/extract/auto', { body: { documentId } });
    expect(extracted).toMatchObject({ status: 200, body: { data: { policyNumber: 'QX-445-1182' } } });
  });

  it('of another account is as unknown as one that is not there', async () => {
    const { documentId } = await upload(service, await plainPdf([recipe]));
    const key = await service.makeKey('somebody else');

    for (const id of [documentId, randomUUID()]) {
      const body = { policyType: 'auto', documentId: id };
      expect(await service.call('POST', '/v1/jobs', { key, body })).toMatchObject({ status: 403 });
    }
    await ended(service, documentId);
  });

  it('has to have arrived', async () => {
    const prepared = await prepare(service);
    await put(prepared, await plainPdf([recipe]));

    const body = { policyType: 'auto', documentId: prepared.documentId };
    expect(await service.call('POST', '/v1/jobs', { body })).toMatchObject({
      status: 400,
      body: { error: 'invalid_document' },
    });
  });
});
