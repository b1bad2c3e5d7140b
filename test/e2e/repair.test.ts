import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { objectKeys } from '../../adapters/storage/index.ts';
import { taskQueues, workflowTypes } from '../../domain/orchestration.ts';
import { endedJob } from '../helpers/jobs.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService, type TestService } from '../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await service.stop();
});

async function createJob(text: string): Promise<string> {
  const document = { type: 'base64', content: base64(await plainPdf([[text]])) };
  const { body } = await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', document } });
  return String(body.jobId);
}

async function keepHouse(workflowType: string): Promise<void> {
  const workflowId = `${workflowType}-${randomUUID()}`;
  await service.temporal.workflow.execute(workflowType, { workflowId, taskQueue: taskQueues.workflows });
}

const aMinuteAgo = () => new Date(Date.now() - 60_000);

async function readJob(jobId: string): Promise<Record<string, unknown>> {
  return await endedJob(service, jobId);
}

/** A job of a minute ago that has no workflow. */
async function createRow(): Promise<string> {
  const template = await createJob('Policy Number: QX-445-1182');
  const { id: _id, ...row } = await service.prisma.job.findUniqueOrThrow({ where: { id: template } });
  const jobId = randomUUID();
  const { error: _error, metadata: _metadata, ...columns } = row;
  await service.prisma.job.create({ data: { ...columns, id: jobId, idempotencyKey: jobId, createdAt: aMinuteAgo() } });
  return jobId;
}

describe('reconciliation', () => {
  it('starts a job whose gateway died between the row and the workflow', async () => {
    const jobId = await createRow();
    await service.startWorkers();
    // nothing but reconcile starts it
    const waited = await service.call('GET', `/v1/jobs/${jobId}`, { headers: { Prefer: 'wait=2' } });
    expect(waited.body).toMatchObject({ status: 'pending' });
    await keepHouse(workflowTypes.reconcile);
    expect(await readJob(jobId)).toMatchObject({ status: 'completed' });
  });

  it('ends a job whose workflow an operator has terminated', async () => {
    await service.stopWorkers();
    const jobId = await createJob('terminated');
    await service.temporal.workflow.getHandle(`job:${jobId}`).terminate('by hand');
    await service.prisma.job.update({ where: { id: jobId }, data: { createdAt: aMinuteAgo() } });
    await service.startWorkers();
    await keepHouse(workflowTypes.reconcile);
    expect(await readJob(jobId)).toMatchObject({
      status: 'failed',
      error: { code: 'internal_error', retryable: true },
    });
  });

  it('ends a job whose workflow has timed out', async () => {
    await service.stopWorkers();
    const jobId = await createRow();
    const handle = await service.temporal.workflow.start(workflowTypes.extractPolicy, {
      workflowId: `job:${jobId}`,
      taskQueue: taskQueues.workflows,
      args: [],
      workflowExecutionTimeout: '1 second',
    });
    await handle.result().catch(() => undefined);
    await service.startWorkers();
    await keepHouse(workflowTypes.reconcile);
    expect(await readJob(jobId)).toMatchObject({ status: 'failed', error: { code: 'timeout', retryable: true } });
  });

  it('brings a job to its end whose workflow was lost while it worked', async () => {
    const jobId = await createRow();
    // far ahead of the steps of the workflow that begins again
    const data = { status: 'processing', seq: 9, stage: 'reading', percent: 42, startedAt: aMinuteAgo() };
    await service.prisma.job.update({ where: { id: jobId }, data });
    await keepHouse(workflowTypes.reconcile);
    expect(await readJob(jobId)).toMatchObject({ status: 'completed', progress: { stage: 'done', percent: 100 } });
  });

  it('leaves alone what is running or has just begun', async () => {
    await service.stopWorkers();
    await service.startWorkers(['workflows']);
    const waiting = await createJob('waits for a reader');
    await service.prisma.job.update({ where: { id: waiting }, data: { createdAt: aMinuteAgo() } });
    await keepHouse(workflowTypes.reconcile);
    expect((await service.call('GET', `/v1/jobs/${waiting}`)).body.status).toBe('pending');
    await service.startWorkers(['extraction', 'outbound']);
    expect(await readJob(waiting)).toMatchObject({ status: 'completed' });
  });
});

describe('a job whose time is over', () => {
  it('is removed with its result and its document, and its removal is recorded', async () => {
    const pdf = await plainPdf([['a document of two jobs']]);
    const order = { policyType: 'auto', document: { type: 'base64', content: base64(pdf) } };
    const [first, second] = await Promise.all([
      service.call('POST', '/v1/jobs', { body: order }),
      service.call('POST', '/v1/jobs', { body: order }),
    ]);
    const ids = [String(first.body.jobId), String(second.body.jobId)];
    const [expired = '', kept = ''] = ids;
    for (const id of ids) expect(await readJob(id)).toMatchObject({ status: 'completed' });
    const { accountId } = await service.prisma.job.findUniqueOrThrow({ where: { id: expired } });
    const key = objectKeys.document({ accountId, sha256: createHash('sha256').update(pdf).digest('hex') });

    const left = `${objectKeys.jobFolder({ accountId, jobId: expired })}/pages-0000.json`;
    await service.storage.put(left, Buffer.from('[]'));
    await service.prisma.job.update({ where: { id: expired }, data: { expiresAt: aMinuteAgo() } });
    await keepHouse(workflowTypes.expire);
    expect((await service.call('GET', `/v1/jobs/${expired}`)).status).toBe(404);
    expect(await service.prisma.jobResult.count({ where: { jobId: expired } })).toBe(0);
    expect(await service.prisma.removal.findMany({ where: { subjectId: expired } })).toMatchObject([
      { kind: 'job', accountId },
    ]);
    expect(await readJob(kept)).toMatchObject({ status: 'completed' });
    expect(await service.storage.get(key)).toBeDefined();
    expect(await service.storage.get(left)).toBeUndefined();

    await service.prisma.job.update({ where: { id: kept }, data: { expiresAt: aMinuteAgo() } });
    await service.age(key);
    await keepHouse(workflowTypes.expire);
    expect(await service.storage.get(key)).toBeUndefined();
    expect((await service.call('GET', `/v1/jobs/${kept}`)).status).toBe(404);
  });

  it('leaves its document to an order of the same bytes that has no row yet', async () => {
    const pdf = await plainPdf([['a document that comes again']]);
    const order = { policyType: 'auto', document: { type: 'base64', content: base64(pdf) } };
    const jobId = String((await service.call('POST', '/v1/jobs', { body: order })).body.jobId);
    expect(await readJob(jobId)).toMatchObject({ status: 'completed' });
    const { documentKey } = await service.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
    const key = String(documentKey);
    await service.prisma.job.update({ where: { id: jobId }, data: { expiresAt: aMinuteAgo() } });

    await service.age(key);
    await service.storage.put(key, pdf);
    await keepHouse(workflowTypes.expire);
    expect(await service.storage.get(key)).toBeDefined();

    // the order was refused: the job goes with its document later
    await service.age(key);
    await keepHouse(workflowTypes.expire);
    expect(await service.storage.get(key)).toBeUndefined();
    expect((await service.call('GET', `/v1/jobs/${jobId}`)).status).toBe(404);
  });
});
