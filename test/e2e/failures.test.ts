import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectKeys } from '../../adapters/storage/index.ts';
import { endedJob } from '../helpers/jobs.ts';
import { listenOnLoopback } from '../helpers/listen.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

let service: TestService;
let files: Server;
let filesUrl: string;
const served = new Map<string, Uint8Array>();

beforeAll(async () => {
  files = createServer((request, response) => {
    const file = served.get(request.url ?? '');
    response.writeHead(file ? 200 : 404, { 'Content-Type': 'application/pdf' }).end(file);
  });
  const port = await listenOnLoopback(files);
  filesUrl = `http://127.0.0.1:${port}`;
  service = await startService({ allow: [`127.0.0.1:${port}`], areWaitsShort: true });
});
afterAll(async () => {
  await service.stop();
  await new Promise((resolve) => files.close(resolve));
});

async function createJob(document: { type: string; content: string }): Promise<string> {
  const { body, status } = await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', document } });
  expect(status).toBe(202);
  return String(body.jobId);
}

async function failure(
  jobId: string,
): Promise<{ error: Record<string, unknown>; attempts: number; timestamps: Record<string, string> }> {
  const body = await endedJob(service, jobId);
  expect(body.status).toBe('failed');
  return body as never;
}

describe('a document that cannot be read ends its job at the first attempt', () => {
  beforeAll(async () => {
    await service.startWorkers();
  });

  it('because it is damaged', async () => {
    const jobId = await createJob({ type: 'base64', content: base64(Buffer.from('%PDF-1.7\ncut off')) });
    const { error, attempts, timestamps } = await failure(jobId);
    expect(error).toMatchObject({ code: 'document_corrupt', retryable: false, stage: 'reading' });
    expect(attempts).toBe(1);
    expect(timestamps.failedAt).toBeDefined();
    expect(timestamps.completedAt).toBeUndefined();
  });

  it('because there is nothing at the URL', async () => {
    const jobId = await createJob({ type: 'url', content: `${filesUrl}/missing.pdf` });
    const { error, attempts } = await failure(jobId);
    expect(error).toMatchObject({ code: 'document_fetch_failed', retryable: false, stage: 'fetching' });
    expect(String(error.message)).not.toContain('127.0.0.1');
    expect(attempts).toBe(1);
  });
});

describe('an unexpected error', () => {
  it('is tried again, and ends the job as our own fault after the last attempt', async () => {
    const document = { type: 'base64', content: base64(await plainPdf([['a document that gets lost']])) };
    await service.stopWorkers();
    const jobId = await createJob(document);
    const { accountId, documentSha256 } = await service.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
    await service.storage.removeAll(objectKeys.document({ accountId, sha256: documentSha256 ?? '' }));
    await service.startWorkers();

    const { error, attempts } = await failure(jobId);
    expect(error).toMatchObject({ code: 'internal_error', retryable: true });
    expect(String(error.message)).not.toContain('missing');
    expect(attempts).toBe(4);
  });
});
