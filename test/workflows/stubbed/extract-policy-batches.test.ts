import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExtractPolicyInput, jobMaxAttempts } from '../../../domain/orchestration.ts';
import { until } from '../../helpers/until.ts';
import { type Call, startStubbedWorkflows, type StubbedWorkflows } from './stubbed-workflows.ts';
import { ballast, encrypted, failing, never, object, outage, result } from './stubs.ts';

let workflows: StubbedWorkflows;
beforeAll(async () => {
  workflows = await startStubbedWorkflows();
});
afterAll(async () => {
  await workflows.stop();
});

const job = { jobId: 'job', accountId: 'account' };
const input: ExtractPolicyInput = { ...job, policyType: 'loss_run', document: object, batched: true, maxPages: 999 };
const names = (): string[] => workflows.calls().map(({ name }) => name);
const inputOf = (name: string): Call['input'] | undefined => workflows.calls(name)[0]?.input;
const indexesRead = (): number[] => workflows.calls('readBatch').map(({ input: batch }) => Number(batch.index));
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const ascending = (one: number, other: number): number => one - other;

/** A document of this many pages that the first step left to be read in ranges. */
const long = (pages: number) => ({
  extractDocument: async () => ({ pages }),
  extractBatches: async () => result,
  completeJob: async () => null,
});

describe('a long document', () => {
  it('is read in page ranges, then the rules run over all of them', async () => {
    const { end } = await workflows.start('extractPolicy', {
      input,
      stubs: { ...long(45), readBatch: async () => undefined },
    });
    expect(await end()).toEqual({ status: 'completed', result: { status: 'completed', pages: 45 } });
    const ranges = workflows.calls('readBatch').map(({ input: { range, batchesTotal } }) => ({ range, batchesTotal }));
    expect(ranges).toHaveLength(3);
    expect(ranges).toEqual(
      expect.arrayContaining([
        { range: { first: 1, last: 20 }, batchesTotal: 3 },
        { range: { first: 21, last: 40 }, batchesTotal: 3 },
        { range: { first: 41, last: 45 }, batchesTotal: 3 },
      ]),
    );
    expect(names().slice(-2)).toEqual(['extractBatches', 'completeJob']);
    expect(inputOf('extractBatches')).toMatchObject({ batches: 3 });
  });

  it('has at most eight ranges in flight', async () => {
    let inFlight = 0;
    let most = 0;
    let isOpen = false;
    const readBatch = async (): Promise<void> => {
      most = Math.max(most, ++inFlight);
      await until(() => isOpen);
      inFlight -= 1;
    };
    const { end } = await workflows.start('extractPolicy', { input, stubs: { ...long(240), readBatch } });
    await until(() => inFlight === 8);
    isOpen = true;
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(most).toBe(8);
    expect(indexesRead().sort(ascending)).toEqual(upTo(12));
  });

  it('fails with the first range that fails, and begins no other', async () => {
    const readBatch = async ({ index }: { index: number }): Promise<void> => {
      if (index === 1) throw encrypted();
      await never();
    };
    const stubs = { ...long(240), readBatch, failJob: async () => null };
    const { end } = await workflows.start('extractPolicy', { input, stubs });
    expect(await end()).toMatchObject({ status: 'failed', failure: { type: 'document_encrypted' } });
    expect(Math.max(...indexesRead())).toBeLessThan(8);
  });

  it('has a range that fails read again, and no other', async () => {
    const fails = failing(1, () => new Error('no room'), undefined);
    const readBatch = async ({ index }: { index: number }): Promise<void> => {
      if (index === 1) await fails();
    };
    const { end } = await workflows.start('extractPolicy', { input, stubs: { ...long(80), readBatch } });
    expect(await end()).toMatchObject({ status: 'completed' });
    const attempts = workflows.calls('readBatch').map(({ input: { index }, attempt }) => [index, attempt]);
    expect(attempts.filter(([, attempt]) => Number(attempt) > 1)).toEqual([[1, 2]]);
    expect(attempts).toHaveLength(5);
  });

  it('of 300 pages takes fewer than a thousand events', async () => {
    const stubs = { ...long(300), readBatch: async () => undefined };
    const { handle, end } = await workflows.start('extractPolicy', { input, stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    const { events } = await handle.fetchHistory();
    expect(events?.length).toBeLessThan(1_000);
  });

  it('survives an outage in the middle without reading the other ranges again', async () => {
    const fails = failing(2 * jobMaxAttempts, outage, undefined);
    const readBatch = async ({ index }: { index: number }): Promise<void> => {
      if (index === 1) await fails();
    };
    const { end } = await workflows.start('extractPolicy', { input, stubs: { ...long(60), readBatch } });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(
      indexesRead()
        .filter((index) => index !== 1)
        .sort(ascending),
    ).toEqual([0, 2]);
  });

  it('that is cancelled ends as cancelled, and begins no other range', async () => {
    const stubs = { ...long(240), readBatch: never, failJob: async () => null };
    const { handle, end } = await workflows.start('extractPolicy', { input, stubs });
    await until(() => indexesRead().length === 8);
    await handle.cancel();
    expect(await end()).toEqual({ status: 'cancelled' });
    expect(inputOf('failJob')).toMatchObject({ error: { code: 'cancelled' } });
    expect(indexesRead()).toHaveLength(8);
  });

  it('goes on in a new run when its history has become long, which reads only what is left', async () => {
    const readBatch = async (): Promise<void> => ballast as never;
    const { handle, end } = await workflows.start('extractPolicy', { input, stubs: { ...long(400), readBatch } });
    const { runId: first } = await handle.describe();
    expect(await end()).toMatchObject({ status: 'completed' });
    expect((await handle.describe()).runId).not.toBe(first);
    expect(names().filter((name) => name === 'extractDocument')).toHaveLength(1);
    expect(indexesRead().sort(ascending)).toEqual(upTo(20));
    // fencing tokens go on rising in the new run
    const steps = workflows.calls('readBatch').map(({ input: { step } }) => Number(step));
    expect(steps).toEqual([...steps].sort(ascending));
    expect(Number(inputOf('completeJob')?.step)).toBeGreaterThan(Math.max(...steps));
  });

  it('that was read before, as a document, is not read again', async () => {
    const resumed = { pages: 45, batchesRead: 3, step: 0 };
    const { end } = await workflows.start('extractPolicy', { input: { ...input, resumed }, stubs: long(45) });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(names()).toEqual(['extractBatches', 'completeJob']);
  });
});

describe('a job of the model engine', () => {
  const byModel: ExtractPolicyInput = { ...input, batched: false, engine: 'model' };
  const rules = { key: 'account/rules', sha256: 'cc', bytes: 3 };
  const begun = { extractKeepingPages: async () => ({ pages: 3, result: rules }), completeJob: async () => null };

  it('completes with what the model found', async () => {
    const stubs = { ...begun, extractWithModel: async () => result };
    const { end } = await workflows.start('extractPolicy', { input: byModel, stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(workflows.calls('extractWithModel')).toMatchObject([{ queue: 'model', input: { rules, batches: 1 } }]);
    expect(inputOf('completeJob')).toMatchObject({ result });
  });

  it('completes with what the rules found when the model fails for good', async () => {
    const extractWithModel = failing(9, encrypted, result);
    const stubs = { ...begun, extractWithModel, keepRules: async () => rules };
    const { end } = await workflows.start('extractPolicy', { input: byModel, stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(inputOf('completeJob')).toMatchObject({ result: rules });
  });

  it('asks a busy model again', async () => {
    const extractWithModel = failing(2 * jobMaxAttempts, () => new Error('HTTP 429'), result);
    const { end } = await workflows.start('extractPolicy', { input: byModel, stubs: { ...begun, extractWithModel } });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(inputOf('completeJob')).toMatchObject({ result });
  });

  it('that is cancelled while the model works ends as cancelled, not with what the rules found', async () => {
    const stubs = { ...begun, extractWithModel: never, failJob: async () => null };
    const { handle, end } = await workflows.start('extractPolicy', { input: byModel, stubs });
    await until(() => inputOf('extractWithModel'));
    await handle.cancel();
    expect(await end()).toEqual({ status: 'cancelled' });
    expect(names()).not.toContain('keepRules');
  });

  it('reads the ranges of a long document but the first, which its first step has kept', async () => {
    const stubs = {
      ...long(45),
      extractKeepingPages: async () => ({ pages: 45 }),
      readBatch: async () => undefined,
      extractWithModel: async () => result,
    };
    const { end } = await workflows.start('extractPolicy', { input: { ...byModel, batched: true }, stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(indexesRead().sort(ascending)).toEqual([1, 2]);
    expect(inputOf('extractWithModel')).toMatchObject({ batches: 3 });
  });
});
