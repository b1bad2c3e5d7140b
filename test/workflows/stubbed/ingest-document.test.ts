import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApplicationFailure } from '@temporalio/activity';
import { type IngestDocumentInput, jobMaxAttempts, workflowIds } from '../../../domain/orchestration.ts';
import type { PageRange } from '../../../domain/document/batches.ts';
import type { DocumentEnd } from '../../../domain/document/states.ts';
import { until } from '../../helpers/until.ts';
import { type Call, startStubbedWorkflows, type StubbedWorkflows } from './stubbed-workflows.ts';
import { busy, encrypted, failing, never, object, outage, result } from './stubs.ts';

let workflows: StubbedWorkflows;
beforeAll(async () => {
  workflows = await startStubbedWorkflows();
});
afterAll(async () => {
  await workflows.stop();
});

// the id of the job is that of a workflow, so every test has another
const inputOf = (): IngestDocumentInput => ({
  documentId: 'document',
  jobId: randomUUID(),
  accountId: 'account',
  object,
  maxPages: 999,
});
const names = (): string[] => workflows.calls().map(({ name }) => name);
const told = (name: string): Call['input'] | undefined => workflows.calls(name)[0]?.input;
const ready = async (): Promise<DocumentEnd> => ({ status: 'ready' });

/** Reads documents of this many pages; every range has one page that was read by OCR. */
const reading = (pages: number, policyType: string | null = 'auto') => ({
  readDocumentPages: async ({ index }: { index: number }) => ({
    pages,
    ocrPages: 1,
    ...(index === 0 && { policyType }),
  }),
});
const extracting = {
  orderExtraction: async () => undefined,
  extractBatches: async () => result,
  completeJob: async () => null,
  endWithJob: ready,
};

describe('a document', () => {
  it('is read, recognized, and extracted by the workflow of its job from the pages that were read', async () => {
    const input = inputOf();
    const { end } = await workflows.start('ingestDocument', { input, stubs: { ...reading(3), ...extracting } });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(names()).toEqual(['readDocumentPages', 'orderExtraction', 'extractBatches', 'completeJob', 'endWithJob']);
    expect(told('extractBatches')).toMatchObject({ jobId: input.jobId, policyType: 'auto', batches: 1 });
    expect(told('endWithJob')).toMatchObject({ read: { pages: 3, ocrPages: 1 } });
  });

  it('is read in page ranges, at most four in flight, whose OCR pages are added up', async () => {
    let inFlight = 0;
    let most = 0;
    let isOpen = false;
    const readDocumentPages = async ({ index, range }: { index: number; range: PageRange }) => {
      if (index > 0) {
        most = Math.max(most, ++inFlight);
        await until(() => isOpen);
        inFlight -= 1;
      }
      return { pages: 130, ocrPages: range.first === 1 ? 2 : 1, ...(index === 0 && { policyType: 'loss_run' }) };
    };
    const { end } = await workflows.start('ingestDocument', {
      input: inputOf(),
      stubs: { ...extracting, readDocumentPages },
    });
    await until(() => inFlight === 4);
    isOpen = true;
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(most).toBe(4);
    expect(told('endWithJob')).toMatchObject({ read: { pages: 130, ocrPages: 8 } });
    expect(told('extractBatches')).toMatchObject({ batches: 7 });
  });

  it('that looks like no policy type ends without a job', async () => {
    const stubs = { ...reading(3, null), endUnextracted: ready };
    const { end } = await workflows.start('ingestDocument', { input: inputOf(), stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(names()).toEqual(['readDocumentPages', 'endUnextracted']);
  });

  it('at a URL is fetched first, and waits for a host that is busy', async () => {
    const { object: _, ...atUrl } = inputOf();
    const fetchHeldDocument = failing(2 * jobMaxAttempts, busy, object);
    const stubs = { fetchHeldDocument, ...reading(3, null), endUnextracted: ready };
    const { end } = await workflows.start('ingestDocument', { input: atUrl, stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(workflows.calls('fetchHeldDocument').every(({ attempt }) => attempt === 1)).toBe(true);
    expect(told('readDocumentPages')).toMatchObject({ object });
  });

  it('outlasts an outage', async () => {
    const readDocumentPages = failing(2 * jobMaxAttempts, outage, { pages: 3, ocrPages: 0, policyType: null });
    const stubs = { readDocumentPages, endUnextracted: ready };
    const { end } = await workflows.start('ingestDocument', { input: inputOf(), stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
  });

  it('asks its job how it ended until it has', async () => {
    let asked = 0;
    const endWithJob = async (): Promise<DocumentEnd | null> => (++asked < 4 ? null : { status: 'ready' });
    const stubs = { ...reading(3), ...extracting, endWithJob };
    const { end } = await workflows.start('ingestDocument', { input: inputOf(), stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(asked).toBe(4);
  });

  it('waits for the job also when another workflow of that job runs already', async () => {
    const input = inputOf();
    const { jobId, accountId } = input;
    const job = { jobId, accountId, policyType: 'auto', document: object, batched: false, maxPages: 9 };
    let isExtracted = false;
    let hasEnded = false;
    const stubs = {
      ...reading(3),
      orderExtraction: async () => undefined,
      extractDocument: async () => await until(() => isExtracted).then(() => ({ pages: 3, ended: { delivery: null } })),
      endWithJob: async (): Promise<DocumentEnd | null> => {
        isExtracted = true;
        return hasEnded ? { status: 'ready' } : null;
      },
    };
    const other = await workflows.start('extractPolicy', { input: job, stubs, workflowId: workflowIds.job(jobId) });
    await until(() => told('extractDocument'));
    const { end } = await workflows.start('ingestDocument', { input, stubs });
    expect(await other.end()).toMatchObject({ status: 'completed' });
    hasEnded = true;
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(names()).not.toContain('extractBatches');
  });
});

describe('a document that fails', () => {
  it('because it cannot be read says why, and is no alarm for operators', async () => {
    const stubs = {
      readDocumentPages: failing(9, encrypted, reading(0) as never),
      failDocument: async () => undefined,
    };
    const { end } = await workflows.start('ingestDocument', { input: inputOf(), stubs });
    const failure = { type: 'document_encrypted', message: 'It needs a password.', category: 'BENIGN' };
    expect(await end()).toEqual({ status: 'failed', failure });
    expect(told('failDocument')).toMatchObject({ error: { code: 'document_encrypted', stage: 'reading' } });
    expect(names()).toEqual(['readDocumentPages', 'failDocument']);
  });

  it('because its URL does not answer fails in the stage of fetching', async () => {
    const { object: _, ...atUrl } = inputOf();
    const gone = ApplicationFailure.create({ type: 'document_fetch_failed', message: 'HTTP 500' });
    const stubs = {
      fetchHeldDocument: async () => await Promise.reject(gone),
      failDocument: async () => undefined,
    };
    const { end } = await workflows.start('ingestDocument', { input: atUrl, stubs });
    expect(await end()).toMatchObject({ status: 'failed', failure: { type: 'document_fetch_failed' } });
    expect(workflows.calls('fetchHeldDocument')).toHaveLength(jobMaxAttempts);
    expect(told('failDocument')).toMatchObject({ error: { stage: 'fetching' } });
  });

  it('because of a failure of ours is repeated first', async () => {
    const stubs = {
      readDocumentPages: async () => await Promise.reject(new Error('of QX-445-1182')),
      failDocument: async () => undefined,
    };
    const { end } = await workflows.start('ingestDocument', { input: inputOf(), stubs });
    const { failure } = await end();
    expect(failure).toMatchObject({ type: 'internal_error', message: expect.not.stringContaining('QX-445') });
    expect(workflows.calls('readDocumentPages')).toHaveLength(jobMaxAttempts);
  });

  it('because its job failed has the error of that', async () => {
    const error = { code: 'timeout', message: 'It took too long.', retryable: true, stage: 'extracting' } as const;
    const stubs = {
      ...reading(3),
      ...extracting,
      extractBatches: failing(9, encrypted, result),
      failJob: async () => null,
      endWithJob: async (): Promise<DocumentEnd> => ({ status: 'failed', error }),
    };
    const { end } = await workflows.start('ingestDocument', { input: inputOf(), stubs });
    expect(await end()).toMatchObject({
      status: 'failed',
      failure: { type: 'timeout', message: 'It took too long.' },
    });
    expect(names()).not.toContain('failDocument');
  });
});

describe('a document that is cancelled', () => {
  it('while it is read ends as cancelled, and orders no job', async () => {
    const stubs = { readDocumentPages: never, failDocument: async () => undefined };
    const { handle, end } = await workflows.start('ingestDocument', { input: inputOf(), stubs });
    await until(() => told('readDocumentPages'));
    await handle.cancel();
    expect(await end()).toEqual({ status: 'cancelled' });
    expect(names()).toEqual(['readDocumentPages', 'failDocument']);
    expect(told('failDocument')).toMatchObject({ error: { code: 'cancelled' } });
  });

  it('while its job runs cancels the job, and ends as that did', async () => {
    const error = { code: 'cancelled', message: 'The job was cancelled.', retryable: false, stage: 'reading' } as const;
    const stubs = {
      ...reading(3),
      ...extracting,
      extractBatches: never,
      failJob: async () => null,
      endWithJob: async (): Promise<DocumentEnd> => ({ status: 'failed', error }),
    };
    const { handle, end } = await workflows.start('ingestDocument', { input: inputOf(), stubs });
    await until(() => told('extractBatches'));
    await handle.cancel();
    expect(await end()).toMatchObject({ status: 'failed', failure: { type: 'cancelled' } });
    expect(told('failJob')).toMatchObject({ error: { code: 'cancelled' } });
  });
});
