import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ended, upload } from '../helpers/documents.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { injectFaults } from '../helpers/fault-injection.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

let service: TestService;
let bytes: Uint8Array;
beforeAll(async () => {
  service = await startService({ areWaitsShort: true });
  await service.startWorkers();
  bytes = await plainPdf([['Personal Auto Declarations', 'Policy Number: 1-22-333', 'Policy Period 01/01/2026']]);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await service.stop();
});

/** More often than a step of a job is tried. */
const times = 6;

async function createJob(): Promise<string> {
  const document = { type: 'base64', content: base64(bytes) };
  const { body } = await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', document } });
  return String(body.jobId);
}

async function endOf(jobId: string): Promise<Record<string, unknown>> {
  await service.temporal.workflow.getHandle(`job:${jobId}`).result();
  return (await service.call('GET', `/v1/jobs/${jobId}`)).body;
}

describe('a disk that is full for a while', () => {
  it('costs no job when it is the disk of the database', async () => {
    const statements = [['jobs', 'UPDATE', "NEW.stage = 'reading'"]] as const;
    await injectFaults(service.databaseUrl, { times, sqlState: '53100', statements });

    expect(await endOf(await createJob())).toMatchObject({ status: 'completed' });
  });

  it('costs no document', async () => {
    const statements = [['document_pages', 'INSERT', 'true']] as const;
    await injectFaults(service.databaseUrl, { times, sqlState: '53100', statements });

    const { documentId } = await upload(service, bytes, { title: 'a' });

    expect(await ended(service, documentId)).toMatchObject({ status: 'ready' });
  });

  it('costs no job when it is the disk of storage', async () => {
    failToRead();

    expect(await endOf(await createJob())).toMatchObject({ status: 'completed' });
  });

  it('costs no turn of the assistant', async () => {
    const statements = [['messages', 'INSERT', "NEW.role = 'assistant'"]] as const;
    await injectFaults(service.databaseUrl, { times, sqlState: '53100', statements });

    const { status, body } = await service.call('POST', '/v1/agent/messages', { body: { message: 'Hello?' } });

    expect([status, body.status]).toEqual([201, 'completed']);
  });
});

/** As a process does that has no file descriptors left. */
function failToRead(): void {
  const full = Object.assign(new Error('too many open files'), { code: 'EMFILE', syscall: 'open' });
  const get = vi.spyOn(service.storage, 'get');
  for (let time = 0; time < times; time++) get.mockRejectedValueOnce(full);
}
