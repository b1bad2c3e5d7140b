import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectKeys } from '../../adapters/storage/index.ts';
import { taskQueues, workflowTypes } from '../../domain/orchestration.ts';
import { complete, ended, prepare, put, upload } from '../helpers/documents.ts';
import { endedJob } from '../helpers/jobs.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

let service: TestService;
let pdf: Uint8Array;
beforeAll(async () => {
  service = await startService();
  await service.startWorkers();
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

/** A job of a minute ago that has no workflow. */
async function createRow(): Promise<string> {
  const document = { type: 'base64', content: base64(pdf) };
  const { body } = await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', document } });
  await endedJob(service, body.jobId);
  const { accountId, keyId, documentKey, documentSha256, documentBytes } = await service.prisma.job.findUniqueOrThrow({
    where: { id: String(body.jobId) },
  });
  const id = randomUUID();
  const order = { requestId: 'test', operation: 'jobs', idempotencyKey: id, fingerprint: id, policyType: 'auto' };
  const times = { createdAt: aMinuteAgo(), expiresAt: new Date(Date.now() + 3_600_000) };
  const stored = { documentKey, documentSha256, documentBytes };
  await service.prisma.job.create({ data: { id, accountId, keyId, ...order, ...times, ...stored, maxAttempts: 4 } });
  return id;
}

describe('reconciliation', () => {
  it('starts a job whose gateway died between the row and the workflow', async () => {
    const jobId = await createRow();
    expect((await service.call('GET', `/v1/jobs/${jobId}`)).body).toMatchObject({ status: 'pending' });
    await keepHouse(workflowTypes.reconcile);
    expect(await endedJob(service, jobId)).toMatchObject({ status: 'completed' });
  });

  it('brings a job to its end whose workflow was lost while it worked', async () => {
    const jobId = await createRow();
    // far ahead of the steps of the workflow that begins again
    const data = { status: 'processing', seq: 9, stage: 'reading', percent: 42, startedAt: aMinuteAgo() };
    await service.prisma.job.update({ where: { id: jobId }, data });
    await keepHouse(workflowTypes.reconcile);
    expect(await endedJob(service, jobId)).toMatchObject({
      status: 'completed',
      progress: { stage: 'done', percent: 100 },
    });
  });

  it('starts a document whose gateway died between the row and the workflow', async () => {
    const { documentId: other } = await upload(service, pdf, { documentType: 'auto' });
    await ended(service, other);
    const { accountId, keyId, objectKey, sha256, bytes } = await service.prisma.document.findUniqueOrThrow({
      where: { id: other },
    });
    const [id, jobId] = [randomUUID(), randomUUID()];
    const order = { requestId: 'test', operation: 'uploads', idempotencyKey: id, fingerprint: id };
    const said = { documentType: 'auto', policyType: 'auto', status: 'queued', queuedAt: aMinuteAgo() };
    const stored = { objectKey, sha256, bytes };
    await service.prisma.document.create({ data: { id, jobId, accountId, keyId, ...order, ...said, ...stored } });

    expect(await statusOf(id)).toBe('queued');
    await keepHouse(workflowTypes.reconcile);
    expect(await ended(service, id)).toMatchObject({ status: 'ready', policyType: 'auto' });
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
