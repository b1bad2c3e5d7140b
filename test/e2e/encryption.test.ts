import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { taskQueues, workflowTypes } from '../../domain/orchestration.ts';
import { createPayloadKeyRepository } from '../../prisma/payload-key.repository.ts';
import { replay } from '../../services/cli/replay/replay.ts';
import { checkPayloadKeys } from '../../services/shared/payloads/check-payload-keys.ts';
import { endedJob } from '../helpers/jobs.ts';
import { payloadKey, payloadKeysVariable } from '../helpers/payload-keys.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';
import { startServiceProcess } from '../helpers/service-processes.ts';
import { testTemporal } from '../helpers/temporal.ts';
import { textInTemporal } from '../helpers/temporal-text.ts';
import { until } from '../helpers/until.ts';

const [former, current] = [payloadKey('former'), payloadKey('current')];
let service: TestService;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-histories-'));
  service = await startService({ payloadKeys: [former], areWaitsShort: true });
});
afterEach(() => service.stopWorkers());
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

async function createJob(bytes?: Uint8Array): Promise<string> {
  const content = base64(bytes ?? (await plainPdf([['Personal Auto Declarations', 'Policy Number: QX-445-1182']])));
  const document = { type: 'base64', content };
  const { status, body } = await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', document } });
  expect(status).toBe(202);
  return String(body.jobId);
}

const handleOf = (jobId: string) => service.temporal.workflow.getHandle(`job:${jobId}`);

async function closed(jobId: string): Promise<string> {
  return await until(async () => {
    const { status } = await handleOf(jobId).describe();
    return status.name !== 'RUNNING' && status.name;
  });
}

const withKeys = { extractionThreads: 1, payloadKeys: [current, former] };

describe('with keys of payloads', () => {
  it('all that Temporal has of a failed job is encrypted but ids and codes', async () => {
    await service.startWorkers();
    const jobId = await createJob(Buffer.from('%PDF-1.7\ndamaged'));
    expect(await endedJob(service, jobId)).toMatchObject({ status: 'failed', error: { code: 'document_corrupt' } });
    expect(await closed(jobId)).toBe('FAILED');
    const kept = await textInTemporal(service.temporal, { workflowId: `job:${jobId}` });
    expect(kept).toContain('Encoded failure');
    expect(kept).not.toMatch(/accountId|jobId|sha256|inline document|at .*\.[jt]s:/);
  });

  it('a job that was started with the former key is done by a worker that encrypts with another', async () => {
    const jobId = await createJob();
    await service.startWorkers(undefined, withKeys);
    expect(await endedJob(service, jobId)).toMatchObject({ status: 'completed' });
  });

  it('a history replays with them, and without them tells which one is missing', async () => {
    await service.startWorkers();
    const jobId = await createJob();
    await closed(jobId);
    const file = path.join(folder, 'history.json');
    await writeFile(file, historyToJSON(await handleOf(jobId).fetchHistory()));
    const findServer = () => Promise.reject(new Error('not asked'));
    const replayed = await replay(file, { findServer, payloadKeys: [former] });
    expect(replayed).toEqual({ workflowId: `job:${jobId}`, events: expect.any(Number) });
    const reason = 'the key former, which PAYLOAD_KEYS does not have';
    await expect(replay(file, { findServer, payloadKeys: [] })).rejects.toThrow(reason);
    await expect(replay(file, { findServer, payloadKeys: [current] })).rejects.toThrow(reason);
  });

  it('a worker without the key stops and leaves the job to those that have it', async () => {
    await checkPayloadKeys(createPayloadKeyRepository(service.prisma), [former]);
    const jobId = await createJob();
    await service.startWorkers(['workflows'], { payloadKeys: [current] });
    await until(() => service.hasStoppedWorkers());
    await service.stopWorkers();
    await service.startWorkers(undefined, withKeys);
    expect(await endedJob(service, jobId)).toMatchObject({ status: 'completed' });
  });

  it.each(['gateway', 'worker'] as const)(
    'a %s without the key ends at its start, and tells why once',
    async (name) => {
      await checkPayloadKeys(createPayloadKeyRepository(service.prisma), [former]);
      const starting = startServiceProcess(name, {
        DATABASE_URL: service.databaseUrl,
        TEMPORAL_ADDRESS: testTemporal().address,
        DATA_DIR: folder,
        PORT: '0',
        PAYLOAD_KEYS: payloadKeysVariable([current]),
      });
      const told = await starting.then(
        () => '',
        (error: Error) => error.message,
      );
      expect(told.match(/The key former is missing/g)).toHaveLength(1);
      expect(told).not.toContain('    at ');
    },
  );

  it('a job whose key nobody has any more fails, though it was accepted', async () => {
    await createPayloadKeyRepository(service.prisma).forget('former');
    const jobId = await createJob();
    await service.startWorkers(undefined, { payloadKeys: [current] });
    expect(await closed(jobId)).toBe('TERMINATED');
    // reconciliation leaves young jobs alone
    const createdAt = new Date(Date.now() - 60_000);
    await service.prisma.job.update({ where: { id: jobId }, data: { createdAt } });
    await service.temporal.workflow.start(workflowTypes.reconcile, {
      workflowId: 'reconcile',
      taskQueue: taskQueues.workflows,
    });
    expect(await endedJob(service, jobId)).toMatchObject({ status: 'failed', error: { code: 'internal_error' } });
  });
});
