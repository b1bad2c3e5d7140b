import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workflowIds } from '../../domain/orchestration.ts';
import { endedJob } from '../helpers/jobs.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';
import { until } from '../helpers/until.ts';

let service: TestService;
let document: { type: string; content: string };
beforeAll(async () => {
  document = { type: 'base64', content: base64(await plainPdf([['Policy Number: QX-445-1182']])) };
  service = await startService();
});
afterAll(async () => {
  await service.stop();
});
beforeEach(async () => {
  await service.stopWorkers();
});

async function createJob(): Promise<string> {
  const { body } = await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', document } });
  return String(body.jobId);
}

const workflowOf = (jobId: string) => service.temporal.workflow.getHandle(workflowIds.job(jobId));

async function statusOf(jobId: string): Promise<unknown> {
  return (await endedJob(service, jobId)).status;
}

describe('a job ends with its result', () => {
  it('in the step that extracts it, which leaves nothing in storage', async () => {
    await service.startWorkers();
    const jobId = await createJob();
    expect(await statusOf(jobId)).toBe('completed');
    await workflowOf(jobId).result();
    const { events } = await workflowOf(jobId).fetchHistory();
    expect(events?.filter((event) => event.markerRecordedEventAttributes)).toEqual([]);
    const { accountId } = await service.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
    expect(await service.storage.get(`accounts/${accountId}/jobs/${jobId}/result.json`)).toBeUndefined();
  });

  it('though the database refuses it when it is extracted: it waits in storage', async () => {
    const jobId = await createJob();
    const { accountId } = await service.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
    const stored = `accounts/${accountId}/jobs/${jobId}/result.json`;
    await service.prisma.$executeRaw`ALTER TABLE job_results RENAME TO job_results_away`;
    try {
      await service.startWorkers();
      await until(() => service.storage.get(stored));
    } finally {
      await service.prisma.$executeRaw`ALTER TABLE job_results_away RENAME TO job_results`;
    }
    expect(await workflowOf(jobId).result()).toEqual({ status: 'completed', pages: 1 });
    expect(await statusOf(jobId)).toBe('completed');
    expect(await service.prisma.job.findUnique({ where: { id: jobId } })).toMatchObject({ attempts: 1 });
    expect(await service.storage.get(stored)).toBeUndefined();
  });

  it('once, though its workflow learns late of it and believes that it has failed', async () => {
    const jobId = await createJob();
    const completed = { status: 'completed', pagesTotal: 3, completedAt: new Date() };
    await service.prisma.job.update({ where: { id: jobId }, data: completed });
    await service.startWorkers();
    expect(await workflowOf(jobId).result()).toEqual({ status: 'completed', pages: 3 });
    expect(await service.prisma.job.findUnique({ where: { id: jobId } })).toMatchObject({ ...completed, error: null });
  });
});
