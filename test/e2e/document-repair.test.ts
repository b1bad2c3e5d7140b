import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { objectKeys } from '../../adapters/storage/index.ts';
import { taskQueues, workflowTypes } from '../../domain/orchestration.ts';
import { complete, ended, prepare, put, upload } from '../helpers/documents.ts';
import { insertDocument } from '../helpers/insert-document.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { startService, type TestService } from '../helpers/service.ts';

let service: TestService;
let pdf: Uint8Array;
beforeAll(async () => {
  service = await startService();
  pdf = await plainPdf([['Personal Auto Policy Declarations', 'Policy Number: QX-445-1182', 'Collision', 'VIN']]);
});
afterAll(async () => {
  await service.stop();
});

async function keepHouse(workflowType: string): Promise<void> {
  const workflowId = `${workflowType}-${randomUUID()}`;
  await service.temporal.workflow.execute(workflowType, { workflowId, taskQueue: taskQueues.workflows });
}

const aMinuteAgo = () => new Date(Date.now() - 60_000);
const statusOf = async (documentId: string) =>
  (await service.call('GET', `/v1/documents/${documentId}/status`)).body.status;
const age = (documentId: string) =>
  service.prisma.document.update({ where: { id: documentId }, data: { queuedAt: aMinuteAgo() } });

describe('reconciliation', () => {
  it('starts a document whose gateway died between the row and the workflow', async () => {
    const { documentId: template } = await upload(service, pdf, { documentType: 'auto' });
    const {
      id: _id,
      error: _error,
      ...columns
    } = await service.prisma.document.findUniqueOrThrow({
      where: { id: template },
    });
    const id = randomUUID();
    const lost = { ...columns, id, jobId: randomUUID(), idempotencyKey: id, queuedAt: aMinuteAgo() };
    await service.prisma.document.create({ data: lost });
    await service.startWorkers();

    expect(await statusOf(id)).toBe('queued');
    await keepHouse(workflowTypes.reconcile);
    expect(await ended(service, id)).toMatchObject({ status: 'ready', policyType: 'auto' });
  });

  it('ends a document and its job when an operator has terminated its workflow', async () => {
    await service.stopWorkers();
    const { documentId, jobId } = await upload(service, pdf, { documentType: 'auto' });
    await service.temporal.workflow.getHandle(`document:${documentId}`).terminate('by hand');
    await age(documentId);
    await service.startWorkers();
    await keepHouse(workflowTypes.reconcile);

    expect(await ended(service, documentId)).toMatchObject({
      status: 'failed',
      error: { code: 'internal_error', retryable: true },
    });
    expect((await service.call('GET', `/v1/jobs/${jobId}`)).body).toMatchObject({ status: 'failed' });
  });

  it('indexes what was read of a document whose reading did not get to its end', async () => {
    const { id: keyId, accountId } = await service.prisma.key.findFirstOrThrow();
    const broken = { title: 'Broken off', pages: ['the wombat clause'], status: 'processing' };
    const id = await insertDocument(service.prisma, { accountId, keyId }, broken);
    const find = async () => (await service.call('GET', '/v1/documents?query=wombat')).body.documents;
    await service.prisma.document.update({
      where: { id },
      data: { status: 'failed', failedAt: new Date(), indexDueAt: aMinuteAgo() },
    });
    expect(await find()).toEqual([]);
    await keepHouse(workflowTypes.reconcile);
    expect(await find()).toMatchObject([{ documentId: id }]);
  });

  it('lets a job that has begun end its document, though the document has lost its workflow', async () => {
    const { documentId, jobId } = await upload(service, pdf, { documentType: 'auto' });
    await ended(service, documentId);
    await service.prisma.document.update({
      where: { id: documentId },
      data: { status: 'processing', stage: 'extracting', readyAt: null, queuedAt: aMinuteAgo() },
    });
    await keepHouse(workflowTypes.reconcile);

    expect(await statusOf(documentId)).toBe('ready');
    expect((await service.call('GET', `/v1/jobs/${jobId}`)).body).toMatchObject({ status: 'completed' });
  });

  it('does not start the job of a document before its document', async () => {
    await service.stopWorkers();
    const { documentId, jobId } = await upload(service, pdf, { documentType: 'auto' });
    await service.prisma.job.update({ where: { id: jobId }, data: { createdAt: aMinuteAgo() } });
    await service.startWorkers(['workflows']);
    await keepHouse(workflowTypes.reconcile);

    await expect(service.temporal.workflow.getHandle(`job:${jobId}`).describe()).rejects.toMatchObject({
      name: 'WorkflowNotFoundError',
    });
    await service.startWorkers(['extraction', 'outbound']);
    expect(await ended(service, documentId)).toMatchObject({ status: 'ready' });
  });
});

describe('an upload that is never completed', () => {
  it('expires a day after its URL, with what had arrived; preparing it again opens it again', async () => {
    const idempotencyKey = randomUUID();
    const prepared = await prepare(service, { idempotencyKey });
    const fresh = await prepare(service);
    await put(prepared, pdf);
    const { documentId } = prepared;
    const { accountId } = await service.prisma.document.findUniqueOrThrow({ where: { id: documentId } });
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await service.prisma.document.update({ where: { id: documentId }, data: { uploadExpiresAt: yesterday } });
    await keepHouse(workflowTypes.expire);

    expect(await statusOf(documentId)).toBe('expired');
    expect(await statusOf(fresh.documentId)).toBe('awaiting_upload');
    expect(await service.storage.get(objectKeys.upload({ accountId, documentId }))).toBeUndefined();
    expect((await complete(service, { documentId })).status).toBe(400);

    const again = await prepare(service, { idempotencyKey });
    expect(again.documentId).toBe(documentId);
    await put(again, pdf);
    expect((await complete(service, { documentId })).status).toBe(202);
    expect(await ended(service, documentId)).toMatchObject({ status: 'ready' });
  });
});

describe('what is written for a document after it was deleted, by a process that is killed then', () => {
  it('is removed when no such write can come any more', async () => {
    const { documentId, jobId } = await upload(service, pdf, { documentType: 'auto' });
    await ended(service, documentId);
    const { accountId } = await service.prisma.document.findUniqueOrThrow({ where: { id: documentId } });
    expect((await service.call('DELETE', `/v1/documents/${documentId}`)).status).toBe(204);
    const late = [
      objectKeys.upload({ accountId, documentId }),
      objectKeys.fetched({ accountId, id: documentId, attempt: 1 }),
      objectKeys.page({ accountId, documentId, number: 1 }),
      `${objectKeys.jobFolder({ accountId, jobId })}/pages-0000.json`,
    ];
    for (const key of late) await service.storage.put(key, Buffer.from('late'));
    const found = async () => (await service.storedFiles()).filter((file) => late.includes(file)).length;

    await keepHouse(workflowTypes.expire);
    expect(await found()).toBe(late.length);

    const anHourAgo = new Date(Date.now() - 3_600_000);
    const of = { subjectId: { in: [documentId, jobId] } };
    expect(await service.prisma.removal.updateMany({ where: of, data: { at: anHourAgo } })).toEqual({ count: 2 });
    await keepHouse(workflowTypes.expire);
    expect(await found()).toBe(0);
    expect(await service.prisma.removal.count({ where: { ...of, sweptAt: null } })).toBe(0);
  });
});

describe('a job of a document that has expired', () => {
  it('leaves the document what it is', async () => {
    const { documentId, jobId } = await upload(service, pdf, { documentType: 'auto' });
    await ended(service, documentId);
    await service.prisma.job.update({ where: { id: jobId }, data: { expiresAt: aMinuteAgo() } });
    await keepHouse(workflowTypes.expire);

    expect((await service.call('GET', `/v1/jobs/${jobId}`)).status).toBe(404);
    expect(await statusOf(documentId)).toBe('ready');
    const { objectKey } = await service.prisma.document.findUniqueOrThrow({ where: { id: documentId } });
    expect(await service.storage.get(objectKey ?? '')).toBeDefined();
  });
});
