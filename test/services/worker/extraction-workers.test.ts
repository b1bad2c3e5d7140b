import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ExtractionActivities } from '../../../activities/jobs/extraction.activities.ts';
import type { Storage } from '../../../adapters/storage/index.ts';
import { DocumentError } from '../../../domain/document/document-error.ts';
import { extractionQueues, taskQueues } from '../../../domain/orchestration.ts';
import type { JobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { extractionWorkers } from '../../../services/worker/extraction-workers.ts';
import { attempt } from '../../helpers/attempt.ts';
import { fakeReader } from '../../helpers/fake-reader.ts';

const bytes = Buffer.from('%PDF-1.7 endless');
const document = { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };

/** The activities of both queues of one process, whose documents all take too long. */
function openQueues() {
  const asked = { times: 0 };
  const unused = {} as never;
  const workers = extractionWorkers({
    threads: 2,
    mostPolls: 1,
    jobs: { beginStep: async () => true, recordPages: async () => undefined } as unknown as JobRunRepository,
    documents: unused,
    index: unused,
    storedDocuments: unused,
    reader: fakeReader({
      extract: async () => {
        asked.times += 1;
        throw new DocumentError('document_resource_limit', 'The page was not drawn within 2 s.');
      },
    }),
    storage: { get: async () => bytes } as unknown as Storage,
    webhookSchedule: [],
  });
  const activitiesOf = (queue: string) => workers[queue]?.activities as ExtractionActivities;
  return { asked, ordinary: activitiesOf(taskQueues.extraction), reserved: activitiesOf(extractionQueues.reserved) };
}

const request = (accountId: string) => ({
  jobId: randomUUID(),
  accountId,
  policyType: 'auto',
  document: { ...document, key: `accounts/${accountId}/documents/${document.sha256}` },
  maxPages: 500,
  step: 1,
  batched: false,
});

describe('a document that took too long in one queue of a process', () => {
  it('is not read again in the other, while another account has its own try', async () => {
    const { asked, ordinary, reserved } = openQueues();
    const [account, other] = [randomUUID(), randomUUID()];
    const fails = (message: string) => ({ type: 'document_resource_limit', message: expect.stringContaining(message) });

    const first = attempt().call(reserved, 'extractDocument', request(account));
    await expect(first).rejects.toMatchObject(fails('not drawn within 2 s'));
    const again = attempt().call(ordinary, 'extractDocument', request(account));
    await expect(again).rejects.toMatchObject(fails('not tried again before'));
    const others = attempt().call(ordinary, 'extractDocument', request(other));
    await expect(others).rejects.toMatchObject(fails('not drawn within 2 s'));
    expect(asked.times).toBe(2);
  });
});
