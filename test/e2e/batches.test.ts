import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endedJob } from '../helpers/jobs.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

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

async function extracted(pages: number): Promise<Record<string, unknown>> {
  const document = { type: 'base64', content: base64(await lossRun(pages)) };
  const { body } = await service.call('POST', '/v1/jobs', { body: { policyType: 'loss_run', document } });
  return await endedJob(service, body.jobId);
}

describe('a loss run', () => {
  it('of 60 pages is read in page ranges and comes out as if it had been read at once', async () => {
    const job = await extracted(60);
    expect(job).toMatchObject({
      status: 'completed',
      progress: { percent: 100, pagesTotal: 60, pagesDone: 60, batchesTotal: 3, batchesDone: 3 },
    });
    const { data } = job.result as { data: { claims: { claimNumber: string }[] } };
    const numbers = data.claims.map(({ claimNumber }) => claimNumber);
    expect(numbers).toEqual(Array.from({ length: 60 }, (_, index) => `CL-${1001 + index}`));
  });

  it('that fits one range takes the short way', async () => {
    const job = await extracted(3);
    expect(job.status).toBe('completed');
    expect(job.progress).not.toHaveProperty('batchesTotal');
  });
});
