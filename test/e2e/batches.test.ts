import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endedJob } from '../helpers/jobs.ts';
import { startTemporalServer } from '../helpers/start-temporal-server.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService, type TestService } from '../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.startWorkers();
});
afterAll(async () => {
  await service.stop();
});

/** One claim a page, numbered; the policy and the column headings stand on the first page only. */
async function lossRun(pages: number): Promise<Uint8Array> {
  const claim = (page: number): string[] => [
    `Claim Number: CL-${1000 + page}`,
    `Date of Loss: 01/${String((page % 28) + 1).padStart(2, '0')}/2024`,
    'Status: Closed',
    `Total Paid: $${page},100.00`,
  ];
  return await plainPdf(
    Array.from({ length: pages }, (_, index) => [
      ...(index === 0 ? ['Loss Run Report', 'Policy Number: BX-77-100', 'Valuation Date: 02/01/2025'] : []),
      ...claim(index + 1),
    ]),
  );
}

async function ended(jobId: unknown, at = service): Promise<Record<string, unknown>> {
  return await endedJob(at, jobId);
}

async function extracted(pages: number, at = service): Promise<Record<string, unknown>> {
  const document = { type: 'base64', content: base64(await lossRun(pages)) };
  const { body } = await at.call('POST', '/v1/jobs', { body: { policyType: 'loss_run', document } });
  return await ended(body.jobId, at);
}

describe('a long loss run', () => {
  it('is read in page ranges and comes out as if it had been read at once', async () => {
    const job = await extracted(50);
    expect(job).toMatchObject({
      status: 'completed',
      progress: { percent: 100, pagesTotal: 50, pagesDone: 50, batchesTotal: 3, batchesDone: 3 },
    });
    const { data } = job.result as { data: { claims: { claimNumber: string }[] } };
    const numbers = data.claims.map(({ claimNumber }) => claimNumber);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => `CL-${1001 + index}`));
  });

  it('that fits one range takes the short way', async () => {
    const job = await extracted(3);
    expect(job.status).toBe('completed');
    expect(job.progress).not.toHaveProperty('batchesTotal');
  });

  it('reads the ranges side by side', async () => {
    const job = await extracted(41);
    const { events } = await service.temporal.workflow.getHandle(`job:${String(job.jobId)}`).fetchHistory();
    const kinds = (events ?? []).map((event) =>
      event.activityTaskScheduledEventAttributes
        ? `scheduled ${event.activityTaskScheduledEventAttributes.activityType?.name}`
        : '',
    );
    const reads = kinds.flatMap((kind, index) => (kind === 'scheduled readBatch' ? [index] : []));
    expect(reads).toHaveLength(3);
    expect((reads[2] ?? 0) - (reads[0] ?? 0)).toBe(2);
  });
});

describe('a page range that fails', () => {
  it('is read again, and the others are not', async () => {
    const put = service.storage.put.bind(service.storage);
    let failures = 0;
    service.storage.put = async (key, bytes) => {
      if (failures === 0 && /pages-0*1\.json$/.test(key)) {
        failures += 1;
        throw new Error('no room');
      }
      await put(key, bytes);
    };
    const job = await extracted(61).finally(() => {
      service.storage.put = put;
    });
    expect(failures).toBe(1);
    expect(job).toMatchObject({ status: 'completed', attempts: 2, progress: { batchesTotal: 4, batchesDone: 4 } });
    const { data } = job.result as { data: { claims: { claimNumber: string }[] } };
    expect(data.claims).toHaveLength(61);
    const { events } = await service.temporal.workflow.getHandle(`job:${String(job.jobId)}`).fetchHistory();
    const attempts = (events ?? []).flatMap((event) => event.activityTaskStartedEventAttributes?.attempt ?? []);
    expect(attempts.filter((attempt) => attempt > 1)).toEqual([2]);
  });
});

describe('a loss run of 300 pages', () => {
  it('is read with at most eight ranges in flight, in fewer than a thousand events', async () => {
    const job = await extracted(300);
    expect(job).toMatchObject({ status: 'completed', progress: { batchesTotal: 15, batchesDone: 15, pagesDone: 300 } });
    const { data } = job.result as { data: { claims: { claimNumber: string }[] } };
    expect(new Set(data.claims.map(({ claimNumber }) => claimNumber)).size).toBe(300);
    const { events } = await service.temporal.workflow.getHandle(`job:${String(job.jobId)}`).fetchHistory();
    expect(events?.length).toBeLessThan(1_000);
    let [inFlight, most] = [0, 0];
    for (const event of events ?? []) {
      if (event.activityTaskScheduledEventAttributes) inFlight += 1;
      if (event.activityTaskCompletedEventAttributes) inFlight -= 1;
      most = Math.max(most, inFlight);
    }
    expect(most).toBe(8);
  });
});

describe('a job whose history has become long', () => {
  it('goes on in a new run, without reading a range twice', async () => {
    const server = await startTemporalServer({ and: ['limit.historyCount.suggestContinueAsNew=30'] });
    const own = await startService({ temporalAddress: server.address });
    try {
      await own.startWorkers();
      const job = await extracted(300, own);
      expect(job).toMatchObject({ status: 'completed', progress: { batchesTotal: 15, batchesDone: 15 } });
      const { data } = job.result as { data: { claims: unknown[] } };
      expect(data.claims).toHaveLength(300);
      const runs = [];
      const query = `WorkflowId = "job:${String(job.jobId)}"`;
      for await (const { runId, workflowId } of own.temporal.workflow.list({ query })) {
        runs.push(await own.temporal.workflow.getHandle(workflowId, runId).fetchHistory());
      }
      expect(runs.length).toBeGreaterThan(1);
      const reads = runs
        .flatMap(({ events }) => events ?? [])
        .filter((event) => event.activityTaskScheduledEventAttributes?.activityType?.name === 'readBatch');
      expect(reads).toHaveLength(15);
    } finally {
      await own.stop();
      await server.stop();
    }
  });
});
