import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JobFailedError } from '../../../clients/typescript/src/index.ts';
import { refusal, scriptedClient, settled } from './scripted-fetch.ts';

const file = new TextEncoder().encode('%PDF-1.7');
const result = { data: { policyNumber: 'X1' }, citations: {}, fields: {}, validation: {}, warnings: [], pages: 1 };
const timestamps = { createdAt: '2026-01-01T00:00:00Z', completedAt: '2026-01-01T00:00:02Z' };
const completed = { body: { jobId: 'j1', status: 'completed', policyType: 'auto', timestamps, result } };
const processing = { body: { jobId: 'j1', status: 'processing', policyType: 'auto' } };
const created = { status: 202, body: { jobId: 'j1', status: 'pending', idempotencyKey: 'k' } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('extract', () => {
  it('sends the file in one request and returns its result', async () => {
    const { client, sent } = scriptedClient([{ body: { success: true, data: { policyNumber: 'X1' }, metadata: {} } }]);

    const { data } = await client.extract({ policyType: 'auto', file });

    expect(data.policyNumber).toBe('X1');
    expect(sent).toMatchObject([
      { method: 'POST', target: '/v1/extract/auto', body: { document: { type: 'base64', content: btoa('%PDF-1.7') } } },
    ]);
  });

  it('sends every byte of a large file', async () => {
    const large = Uint8Array.from({ length: 100_001 }, (_, index) => index % 256);
    const { client, sent } = scriptedClient([{ body: {} }]);

    await client.extract({ policyType: 'auto', file: new Blob([large]) });

    const [{ content } = { content: '' }] = sent.map(({ body }) => body.document as { content: string });
    expect(Buffer.from(content, 'base64').equals(large)).toBe(true);
  });

  it('waits for the job when the call would take too long', async () => {
    const { client, sent } = scriptedClient([refusal(408, 'sync_timeout', { jobId: 'j1' }), processing, completed]);

    expect(await settled(client.extract({ policyType: 'auto', documentId: 'd1' }))).toMatchObject({
      value: {
        success: true,
        data: { policyNumber: 'X1' },
        metadata: { policyType: 'auto', jobId: 'j1', durationMs: 2_000 },
      },
    });
    expect(sent.map(({ target }) => target)).toEqual(['/v1/extract/auto', '/v1/jobs/j1', '/v1/jobs/j1']);
  });

  it.each(['batching_required', 'too_many_pages'])('creates a job when the service answers %s', async (code) => {
    const { client, sent } = scriptedClient([refusal(400, code), created, completed]);

    const { data } = await client.extract({ policyType: 'loss_run', file, options: { citationLevel: 'none' } });

    expect(data).toEqual({ policyNumber: 'X1' });
    const [first, second] = sent;
    expect(second).toMatchObject({ target: '/v1/jobs', body: { policyType: 'loss_run', ...first?.body } });
  });

  it.each([
    { when: 'within the call', refused: refusal(422, 'extraction_failed', { jobId: 'j1', code: 'document_corrupt' }) },
    { when: 'after it', refused: refusal(408, 'sync_timeout', { jobId: 'j1' }) },
  ])('fails with the error of a job that fails $when', async ({ refused }) => {
    const error = { code: 'document_corrupt', message: 'broken', retryable: false, stage: 'reading' };
    const failed = { body: { jobId: 'j1', status: 'failed', policyType: 'auto', error } };
    const { client } = scriptedClient([refused, failed]);

    const extraction = client.extract({ policyType: 'auto', documentId: 'd1' });

    await expect(extraction).rejects.toThrow(JobFailedError);
    await expect(extraction).rejects.toMatchObject({ code: 'document_corrupt', job: { jobId: 'j1' } });
  });

  it('fails with what the call says of its job when the key may not read jobs', async () => {
    const failed = refusal(422, 'extraction_failed', { jobId: 'j1', code: 'document_corrupt' });
    const { client } = scriptedClient([failed, refusal(403, 'insufficient_scope', { required: ['jobs:read'] })]);

    const extraction = client.extract({ policyType: 'auto', documentId: 'd1' });

    await expect(extraction).rejects.toMatchObject({ code: 'extraction_failed', body: { code: 'document_corrupt' } });
  });

  it('fails with the answer of a call that names no job', async () => {
    const { client, sent } = scriptedClient([refusal(422, 'extraction_failed'), { status: 408, text: 'Timeout' }]);

    const failed = client.extract({ policyType: 'auto', documentId: 'd1' });
    await expect(failed).rejects.toMatchObject({ name: 'InvalidRequestError', code: 'extraction_failed' });
    const late = client.extract({ policyType: 'auto', documentId: 'd1' });
    await expect(late).rejects.toMatchObject({ status: 408 });

    expect(sent).toHaveLength(2);
  });

  it('tells what a path to no file is', async () => {
    const { client } = scriptedClient([]);
    await expect(client.extract({ policyType: 'auto', file: '/no/such.pdf' })).rejects.toMatchObject({
      code: 'file_unreadable',
    });
  });
});
