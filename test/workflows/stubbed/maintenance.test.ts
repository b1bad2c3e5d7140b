import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApplicationFailure } from '@temporalio/activity';
import { until } from '../../helpers/until.ts';
import { startStubbedWorkflows, type StubbedWorkflows } from './stubbed-workflows.ts';
import { never, object } from './stubs.ts';

let workflows: StubbedWorkflows;
beforeAll(async () => {
  workflows = await startStubbedWorkflows();
});
afterAll(async () => {
  await workflows.stop();
});

const names = (): string[] => workflows.calls().map(({ name }) => name);
const broken = async (): Promise<never> => await Promise.reject(ApplicationFailure.create({ type: 'no_database' }));

describe('reconciliation', () => {
  const stubs = {
    reconcileJobs: async () => ({ started: 0, closed: 0 }),
    reconcileDeliveries: async () => ({ started: 0 }),
    reconcileDocuments: async () => ({ started: 0, closed: 0 }),
    wakeSessions: async () => ({ woken: 0 }),
  };
  const round = Object.keys(stubs);

  it('repairs jobs, deliveries, documents and sessions once when nothing else is asked for', async () => {
    const { end } = await workflows.start('reconcile', { stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(names()).toEqual(round);
    expect(new Set(workflows.calls().map(({ queue }) => queue))).toEqual(new Set(['workflows']));
  });

  it('repeats that for as many rounds as a run has', async () => {
    const { end } = await workflows.start('reconcile', { input: { rounds: 3, pauseSeconds: 30 }, stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(names()).toEqual([...round, ...round, ...round]);
  });

  it('goes on with the next round after one that failed, and tells operators at the end', async () => {
    let rounds = 0;
    const reconcileDeliveries = async () => {
      if (rounds === 1) throw ApplicationFailure.create({ type: 'no_database', nonRetryable: true });
      return { started: 0 };
    };
    const reconcileJobs = async () => {
      rounds += 1;
      return { started: 0, closed: 0 };
    };
    const { handle } = await workflows.start('reconcile', {
      input: { rounds: 2, pauseSeconds: 30 },
      stubs: { ...stubs, reconcileJobs, reconcileDeliveries },
    });
    await expect(handle.result()).rejects.toMatchObject({ cause: { cause: { type: 'no_database' } } });
    expect(names()).toEqual([...round.slice(0, 2), ...round]);
  });

  it('leaves a failure to the next round after three attempts', async () => {
    const { handle } = await workflows.start('reconcile', { stubs: { ...stubs, reconcileJobs: broken } });
    await expect(handle.result()).rejects.toMatchObject({ name: 'WorkflowFailedError' });
    expect(workflows.calls().map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  });

  it('that is cancelled begins no other round', async () => {
    const { handle, end } = await workflows.start('reconcile', {
      input: { rounds: 3, pauseSeconds: 30 },
      stubs: { ...stubs, reconcileJobs: never },
    });
    await until(() => names().length === 1);
    await handle.cancel();
    expect(await end()).toEqual({ status: 'cancelled' });
    expect(names()).toEqual(['reconcileJobs']);
  });
});

describe('expiry', () => {
  it('removes what has expired, uploads that were never completed, then sessions', async () => {
    const stubs = {
      removeExpired: async () => ({ jobs: 2, documents: 1 }),
      expireUploads: async () => ({ documents: 3 }),
      expireSessions: async () => ({ sessions: 4 }),
    };
    const { end } = await workflows.start('expire', { stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(names()).toEqual(['removeExpired', 'expireUploads', 'expireSessions']);
  });
});

describe('totals of usage', () => {
  it('are added up once', async () => {
    const { end } = await workflows.start('sumUsage', { stubs: { sumUsageEvents: async () => ({ events: 7 }) } });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(names()).toEqual(['sumUsageEvents']);
  });
});

describe('the picture of a page', () => {
  const input = { documentId: 'document', accountId: 'account', document: object, number: 1 };

  it('is drawn apart from the reading of documents', async () => {
    const { end } = await workflows.start('drawPage', { input, stubs: { drawPage: async () => undefined } });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(workflows.calls()).toMatchObject([{ name: 'drawPage', queue: 'pictures', input }]);
  });

  it('is given up after the second attempt, since a client waits', async () => {
    const { handle } = await workflows.start('drawPage', { input, stubs: { drawPage: broken } });
    await expect(handle.result()).rejects.toMatchObject({ cause: { cause: { type: 'no_database' } } });
    expect(workflows.calls().map(({ attempt }) => attempt)).toEqual([1, 2]);
  });
});
