import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { Answer, TestService } from '../helpers/test-service.ts';

let service: TestService;
let document: { type: string; content: string };

beforeAll(async () => {
  const pdf = await plainPdf([['Personal Auto Declarations', 'Policy Number: QX-445-1182', 'Total Premium: $812.40']]);
  document = { type: 'base64', content: base64(pdf) };
  service = await startService();
});
afterAll(async () => {
  await service.stop();
});

async function extract(
  type: string,
  request: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return await service.call('POST', `/v1/extract/${type}`, { body: { document }, ...request });
}

describe('waiting for an extraction', () => {
  it('ends with 408 when it takes too long, and the job goes on', async () => {
    const headers = { 'Idempotency-Key': 'patience', Prefer: 'wait=1' };
    const late = await extract('auto', { headers });
    expect(late.status).toBe(408);
    expect(late.body).toMatchObject({ error: 'sync_timeout', statusUrl: `/v1/jobs/${late.body.jobId}`, retryAfter: 2 });
    expect(late.headers.get('retry-after')).toBe('2');
    expect(late.headers.get('preference-applied')).toBe('wait=1');

    await service.startWorkers();
    const again = await extract('auto', { headers: { 'Idempotency-Key': 'patience' } });
    expect(again.status).toBe(200);
    expect(again.body.metadata).toMatchObject({ jobId: late.body.jobId, policyType: 'auto' });
  });

  it('gives data, evidence and metadata at once', async () => {
    const { status, body } = await extract('auto');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: { policyNumber: 'QX-445-1182', totalPremium: 812.4 },
      citations: { '/policyNumber': [{ page: 1, quote: 'QX-445-1182' }] },
      fields: { '/policyNumber': { state: 'present', source: 'text' } },
      validation: { errors: [] },
      warnings: [],
    });
    expect((body.metadata as unknown as { durationMs: number }).durationMs).toBeGreaterThan(0);
  });

  it('is refused for types that are read in batches', async () => {
    const { status, body } = await extract('loss_run');
    expect([status, body.error]).toEqual([400, 'batching_required']);
  });

  it('is refused for types that do not exist', async () => {
    const { status, body } = await extract('boat');
    expect([status, body.error]).toEqual([400, 'unknown_policy_type']);
  });

  it('answers 422 with the reason when the document cannot be read', async () => {
    const damaged = { type: 'base64', content: base64(Buffer.from('%PDF-1.7\nnothing else')) };
    const { status, body } = await extract('auto', { body: { document: damaged } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: 'extraction_failed', code: 'document_corrupt', retryable: false });
  });

  it('answers 400 when the document is too long to wait for', async () => {
    const long = await plainPdf(Array.from({ length: 31 }, (_, index) => [`Page ${index + 1}`]));
    const { status, body } = await extract('auto', { body: { document: { type: 'base64', content: base64(long) } } });
    expect([status, body.error]).toEqual([400, 'too_many_pages']);
  });
});
