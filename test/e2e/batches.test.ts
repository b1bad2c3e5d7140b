import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

async function ended(jobId: unknown): Promise<Record<string, unknown>> {
  for (let tries = 0; tries < 4; tries++) {
    const { body } = await service.call('GET', `/v1/jobs/${String(jobId)}`, { headers: { Prefer: 'wait=15' } });
    if (body.status === 'completed' || body.status === 'failed') return body;
  }
  throw new Error('the job has not ended');
}

async function extracted(pages: number): Promise<Record<string, unknown>> {
  const document = { type: 'base64', content: base64(await lossRun(pages)) };
  const { body } = await service.call('POST', '/v1/jobs', { body: { policyType: 'loss_run', document } });
  return await ended(body.jobId);
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
