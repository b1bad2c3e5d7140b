import { ApplicationFailure } from '@temporalio/activity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExtractPolicyInput } from '../../../domain/orchestration.ts';
import { until } from '../../helpers/until.ts';
import { type Call, startStubbedWorkflows, type StubbedWorkflows } from './stubbed-workflows.ts';
import { ballast, failing, never, object, outage, result } from './stubs.ts';

let workflows: StubbedWorkflows;
beforeAll(async () => {
  workflows = await startStubbedWorkflows();
});
afterAll(async () => {
  await workflows.stop();
});

const rules = { key: 'account/rules', sha256: 'cc', bytes: 3 };
const input: ExtractPolicyInput = {
  jobId: 'job',
  accountId: 'account',
  policyType: 'loss_run',
  document: object,
  batched: true,
  maxPages: 999,
  engine: 'model',
};
const inputOf = (name: string): Call['input'] | undefined => workflows.calls(name)[0]?.input;
const asked = (): string[] => workflows.calls('askModelRange').map(({ input: { id } }) => String(id));
const upTo = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));
const ascending = (one: string, other: string): number => Number(one) - Number(other);
const refused = (): Error => ApplicationFailure.nonRetryable('the key', 'provider_error');

/** A document of this many pages that a model is asked about in so many ranges. */
const long = ({ pages = 3, ranges }: { pages?: number; ranges: number }) => ({
  extractKeepingPages: async () => (pages > 20 ? { pages } : { pages, result: rules }),
  readBatch: async () => undefined,
  extractBatches: async () => rules,
  extractWithModel: async () => ({ ranges, inFlight: 4 }),
  askModelRange: async () => ({ halves: [] as string[] }),
  mergeModelRanges: async () => result as typeof result | { again: string[] },
  keepRules: async () => rules,
  completeJob: async () => null,
  failJob: async () => null,
});

describe('a document that a model is asked about in ranges', () => {
  it('completes with the merged answers', async () => {
    const { end } = await workflows.start('extractPolicy', { input, stubs: long({ ranges: 6 }) });

    expect(await end()).toMatchObject({ status: 'completed' });
    expect(inputOf('extractWithModel')).toMatchObject({ mayPlan: true });
    expect(asked().sort(ascending)).toEqual(upTo(6));
    expect(workflows.calls('askModelRange')[0]).toMatchObject({ queue: 'model', input: { total: 6, batches: 0 } });
    expect(workflows.calls('mergeModelRanges')).toMatchObject([{ input: { rules, mayAskAgain: true } }]);
    expect(inputOf('completeJob')).toMatchObject({ result });
  });

  it('has so many calls in flight as are planned', async () => {
    let inFlight = 0;
    let most = 0;
    let isOpen = false;
    const askModelRange = async () => {
      most = Math.max(most, ++inFlight);
      await until(() => isOpen);
      inFlight -= 1;
      return { halves: [] };
    };
    const { end } = await workflows.start('extractPolicy', {
      input,
      stubs: { ...long({ ranges: 12 }), askModelRange },
    });
    await until(() => inFlight === 4);
    isOpen = true;

    expect(await end()).toMatchObject({ status: 'completed' });
    expect(most).toBe(4);
  });

  it('has the halves of a range asked whose answer is too long', async () => {
    const halves = new Map([
      ['1', ['1-0', '1-1']],
      ['1-1', ['1-1-0', '1-1-1']],
    ]);
    const askModelRange = async ({ id }: { id: string }) => ({ halves: halves.get(id) ?? [] });
    const { end } = await workflows.start('extractPolicy', { input, stubs: { ...long({ ranges: 3 }), askModelRange } });

    expect(await end()).toMatchObject({ status: 'completed' });
    expect(asked().sort()).toEqual(['0', '1', '1-0', '1-1', '1-1-0', '1-1-1', '2']);
  });

  it('has ranges that lack records asked once more, and no third time', async () => {
    const mergeModelRanges = async ({ mayAskAgain }: { mayAskAgain: boolean }) =>
      mayAskAgain ? { again: ['2-again'] } : result;
    const stubs = { ...long({ ranges: 3 }), mergeModelRanges };
    const { end } = await workflows.start('extractPolicy', { input, stubs });

    expect(await end()).toMatchObject({ status: 'completed' });
    expect(asked().at(-1)).toBe('2-again');
    expect(asked()).toHaveLength(4);
    expect(inputOf('completeJob')).toMatchObject({ result });
  });

  it('has a range that fails asked again, and no other', async () => {
    const fails = failing(1, () => new Error('HTTP 503'), undefined);
    const fails2 = failing(2, outage, undefined);
    const askModelRange = async ({ id }: { id: string }) => {
      if (id === '1') await fails();
      if (id === '2') await fails2();
      return { halves: [] };
    };
    const { end } = await workflows.start('extractPolicy', { input, stubs: { ...long({ ranges: 4 }), askModelRange } });

    expect(await end()).toMatchObject({ status: 'completed' });
    expect(asked().sort(ascending)).toEqual(['0', '1', '1', '2', '2', '2', '3']);
  });

  it('completes with the answers that there are when the model answers no more', async () => {
    const askModelRange = async ({ id }: { id: string }) => {
      if (id === '5') throw refused();
      return { halves: [] };
    };
    const stubs = { ...long({ ranges: 40 }), askModelRange };
    const { end } = await workflows.start('extractPolicy', { input, stubs });

    expect(await end()).toMatchObject({ status: 'completed' });
    expect(asked().length).toBeLessThan(20);
    expect(workflows.calls('mergeModelRanges')).toMatchObject([{ input: { mayAskAgain: false } }]);
    expect(inputOf('completeJob')).toMatchObject({ result });
  });

  it('completes with the values of the rules when the answers cannot be merged', async () => {
    const mergeModelRanges = failing(9, refused, result);
    const { end } = await workflows.start('extractPolicy', {
      input,
      stubs: { ...long({ ranges: 2 }), mergeModelRanges },
    });

    expect(await end()).toMatchObject({ status: 'completed' });
    expect(inputOf('completeJob')).toMatchObject({ result: rules });
  });

  it('of 300 pages and 3,000 records takes fewer than 500 events', async () => {
    // as many ranges as test/domain/extraction/model/ranges.test.ts allows for it
    const { handle, end } = await workflows.start('extractPolicy', { input, stubs: long({ pages: 300, ranges: 59 }) });

    expect(await end()).toMatchObject({ status: 'completed' });
    const { events } = await handle.fetchHistory();
    expect(events?.length).toBeLessThan(500);
  });

  it('goes on in a new run when its history has become long, which asks only what is left', async () => {
    const askModelRange = async () => ({ halves: [], ...ballast });
    const stubs = { ...long({ pages: 45, ranges: 9 }), askModelRange, fetchDocument: async () => object };
    const { document: _, ...fromUrl } = input;
    const { handle, end } = await workflows.start('extractPolicy', { input: fromUrl, stubs });
    const { runId: first } = await handle.describe();

    expect(await end()).toMatchObject({ status: 'completed' });
    expect((await handle.describe()).runId).not.toBe(first);
    expect(asked().sort(ascending)).toEqual(upTo(9));
    // nor the document from its URL, which may have expired
    expect(workflows.calls('fetchDocument')).toHaveLength(1);
    expect(workflows.calls('extractWithModel')).toHaveLength(1);
    expect(workflows.calls('extractBatches')).toHaveLength(1);
    expect(workflows.calls('mergeModelRanges')).toMatchObject([{ input: { rules, batches: 3 } }]);
    const steps = workflows.calls('askModelRange').map(({ input: { step } }) => Number(step));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });

  it('that is cancelled ends as cancelled, and no other range is asked', async () => {
    const stubs = { ...long({ ranges: 12 }), askModelRange: never };
    const { handle, end } = await workflows.start('extractPolicy', { input, stubs });
    await until(() => asked().length === 4);
    await handle.cancel();

    expect(await end()).toEqual({ status: 'cancelled' });
    expect(asked()).toHaveLength(4);
    expect(workflows.calls('keepRules')).toHaveLength(0);
    expect(inputOf('failJob')).toMatchObject({ error: { code: 'cancelled' } });
  });
});
