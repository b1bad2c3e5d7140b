import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApplicationFailure } from '@temporalio/activity';
import {
  type DeliverWebhookInput,
  type ExtractPolicyInput,
  jobMaxAttempts,
  noReservedSlot,
  workflowIds,
} from '../../../domain/orchestration.ts';
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

const job = { jobId: 'job', accountId: 'account' };
const input: ExtractPolicyInput = { ...job, policyType: 'auto', document: object, batched: false, maxPages: 100 };
const delivery = (): DeliverWebhookInput => ({ deliveryId: crypto.randomUUID(), accountId: 'account', schedule: [0] });
const delivered = async () => ({ outcome: 'succeeded', answer: 'HTTP 200' }) as const;

const names = (): string[] => workflows.calls().map(({ name }) => name);
const inputOf = (name: string): Call['input'] | undefined => workflows.calls(name)[0]?.input;

describe('a job whose document is stored', () => {
  it('is completed by its one step', async () => {
    const stubs = { extractDocument: async () => ({ pages: 3, ended: { delivery: null } }) };
    const { end } = await workflows.start('extractPolicy', { input, stubs });
    expect(await end()).toEqual({ status: 'completed', result: { status: 'completed', pages: 3 } });
    expect(workflows.calls()).toMatchObject([{ name: 'extractDocument', queue: 'extraction', input: { step: 1 } }]);
  });

  it('is completed by the workflow when the step could not write the row', async () => {
    const stubs = { extractDocument: async () => ({ pages: 3, result }), completeJob: async () => null };
    const { end } = await workflows.start('extractPolicy', { input, stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    // a higher fencing token than that of the step, whose late writes are then ignored
    expect(inputOf('completeJob')).toEqual({ ...job, step: 2, result });
  });

  it('has its event delivered by a workflow of its own, which the end does not wait for', async () => {
    const event = delivery();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const stubs = {
      extractDocument: async () => ({ pages: 3, ended: { delivery: event } }),
      attemptDelivery: async () => await answered.then(delivered),
    };
    const { end } = await workflows.start('extractPolicy', { input, stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    answer();
    await workflows.env.client.workflow.getHandle(workflowIds.delivery(event.deliveryId)).result();
    expect(inputOf('attemptDelivery')).toMatchObject({ deliveryId: event.deliveryId });
  });

  it('is completed also when reconciliation has started the delivery before', async () => {
    const event = delivery();
    const workflowId = workflowIds.delivery(event.deliveryId);
    await (
      await workflows.start('deliverWebhook', { input: event, workflowId, stubs: { attemptDelivery: delivered } })
    ).end();
    const stubs = { extractDocument: async () => ({ pages: 3, ended: { delivery: event } }) };
    const { end } = await workflows.start('extractPolicy', { input, stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(names()).toEqual(['extractDocument']);
  });
});

describe('a step that fails', () => {
  it('is repeated by its policy, and then the job fails without the message of the failure', async () => {
    const stubs = {
      extractDocument: async () => await Promise.reject(new Error('of QX-445-1182')),
      failJob: async () => null,
    };
    const { end } = await workflows.start('extractPolicy', { input, stubs });
    const { status, failure } = await end();
    expect([status, failure?.type, failure?.message]).toEqual([
      'failed',
      'internal_error',
      expect.not.stringContaining('QX-445'),
    ]);
    expect(workflows.calls('extractDocument').map(({ attempt }) => attempt)).toEqual([1, 2, 3, jobMaxAttempts]);
    expect(inputOf('failJob')).toMatchObject({
      step: 2,
      error: { code: 'internal_error', retryable: true, stage: 'reading' },
    });
  });

  it('because of the document is not repeated, and no alarm for operators', async () => {
    const stubs = { extractDocument: failing(9, encrypted, { pages: 0 }), failJob: async () => null };
    const { end } = await workflows.start('extractPolicy', { input, stubs });
    const failure = { type: 'document_encrypted', message: 'It needs a password.', category: 'BENIGN' };
    expect(await end()).toEqual({ status: 'failed', failure });
    expect(names()).toEqual(['extractDocument', 'failJob']);
    expect(inputOf('failJob')).toMatchObject({ error: { code: 'document_encrypted', retryable: false } });
  });

  it('because it never ends fails as a timeout', async () => {
    const stubs = { extractDocument: never, failJob: async () => null };
    const timeoutsMs = { startToCloseTimeout: 200 };
    const { end } = await workflows.start('extractPolicy', { input, stubs, timeoutsMs });
    expect(await end()).toMatchObject({ status: 'failed', failure: { type: 'timeout' } });
    expect(inputOf('failJob')).toMatchObject({ error: { code: 'timeout', retryable: true } });
  });

  it('because its worker is lost more often than a document may fail is repeated', async () => {
    let started = 0;
    const extractDocument = async () =>
      ++started <= jobMaxAttempts + 1 ? await never() : { pages: 3, ended: { delivery: null } };
    const timeoutsMs = { heartbeatTimeout: 300 };
    const { end } = await workflows.start('extractPolicy', { input, stubs: { extractDocument }, timeoutsMs });
    expect(await end()).toMatchObject({ status: 'completed' });
    const attempts = workflows.calls('extractDocument').map(({ attempt }) => attempt);
    expect(attempts.slice(0, jobMaxAttempts + 2)).toEqual([1, 2, 3, jobMaxAttempts, 1, 2]);
  });

  it('whose workers are lost every time ends as a timeout, since its document may be the cause', async () => {
    const stubs = { extractDocument: never, failJob: async () => null };
    const { end } = await workflows.start('extractPolicy', { input, stubs, timeoutsMs: { heartbeatTimeout: 100 } });
    expect(await end()).toMatchObject({ status: 'failed', failure: { type: 'timeout' } });
    expect(workflows.calls('extractDocument')).toHaveLength(3 * jobMaxAttempts);
  });

  it('because of an outage is repeated for as long as that lasts', async () => {
    const extractDocument = failing(3 * jobMaxAttempts, outage, { pages: 3, ended: { delivery: null } });
    const { end } = await workflows.start('extractPolicy', { input, stubs: { extractDocument } });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(names()).toHaveLength(3 * jobMaxAttempts + 1);
  });

  it('does not fail a job that it had completed: the job completes with its event', async () => {
    const event = delivery();
    const stubs = {
      extractDocument: failing(9, encrypted, { pages: 0 }),
      failJob: async () => ({ completed: true as const, pages: 5, delivery: event }),
      attemptDelivery: delivered,
    };
    const { end } = await workflows.start('extractPolicy', { input, stubs });
    expect(await end()).toEqual({ status: 'completed', result: { status: 'completed', pages: 5 } });
    await workflows.env.client.workflow.getHandle(workflowIds.delivery(event.deliveryId)).result();
  });

  it('has its event delivered', async () => {
    const event = delivery();
    const stubs = {
      extractDocument: failing(9, encrypted, { pages: 0 }),
      failJob: async () => event,
      attemptDelivery: delivered,
    };
    await (await workflows.start('extractPolicy', { input, stubs })).end();
    await workflows.env.client.workflow.getHandle(workflowIds.delivery(event.deliveryId)).result();
    expect(names()).toEqual(['extractDocument', 'failJob', 'attemptDelivery']);
  });
});

describe('the write that ends a job', () => {
  it('is repeated until it succeeds', async () => {
    const completeJob = failing(2 * jobMaxAttempts, () => new Error('no database'), null);
    const stubs = { extractDocument: async () => ({ pages: 3, result }), completeJob };
    const { end } = await workflows.start('extractPolicy', { input, stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
  });

  it('cannot be cancelled any more', async () => {
    let isCancelled = false;
    const stubs = {
      extractDocument: async () => ({ pages: 3, result }),
      completeJob: async () => await until(() => isCancelled).then(() => null),
    };
    const { handle, end } = await workflows.start('extractPolicy', { input, stubs });
    await until(() => inputOf('completeJob'));
    await handle.cancel();
    isCancelled = true;
    expect(await end()).toMatchObject({ status: 'completed' });
  });
});

describe('a job that is cancelled', () => {
  it.each([
    ['in a step', never],
    ['while it waits for the end of an outage', async () => await Promise.reject(outage())],
  ])('%s ends as cancelled, with its event', async (_, extractDocument) => {
    const event = delivery();
    const stubs = { extractDocument, failJob: async () => event, attemptDelivery: delivered };
    const { handle, end } = await workflows.start('extractPolicy', { input, stubs });
    await until(() => names().length > 0);
    await handle.cancel();
    expect(await end()).toEqual({ status: 'cancelled' });
    expect(inputOf('failJob')).toMatchObject({ error: { code: 'cancelled', retryable: false } });
    await workflows.env.client.workflow.getHandle(workflowIds.delivery(event.deliveryId)).result();
  });
});

describe('a job whose document is at a URL', () => {
  const { document: _, ...atUrl } = input;
  const extractDocument = async () => ({ pages: 3, ended: { delivery: null } });

  it('is fetched first, with a fencing token of its own', async () => {
    const stubs = { fetchDocument: async () => object, extractDocument };
    await (await workflows.start('extractPolicy', { input: atUrl, stubs })).end();
    expect(workflows.calls()).toMatchObject([
      { name: 'fetchDocument', queue: 'outbound', input: { step: 1 } },
      { name: 'extractDocument', queue: 'extraction', input: { step: 2, document: object } },
    ]);
  });

  it('waits for a host that is busy, which is no attempt', async () => {
    const stubs = { fetchDocument: failing(2 * jobMaxAttempts, busy, object), extractDocument };
    const { end } = await workflows.start('extractPolicy', { input: atUrl, stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    const attempts = workflows.calls('fetchDocument').map(({ attempt }) => attempt);
    expect(attempts).toEqual(Array.from({ length: 2 * jobMaxAttempts + 1 }, () => 1));
  });

  it('fails in the stage of fetching when the host has no document', async () => {
    const gone = ApplicationFailure.create({ type: 'document_fetch_failed', message: 'HTTP 500' });
    const stubs = { fetchDocument: async () => await Promise.reject(gone), failJob: async () => null };
    const { end } = await workflows.start('extractPolicy', { input: atUrl, stubs });
    expect(await end()).toMatchObject({ status: 'failed', failure: { type: 'document_fetch_failed' } });
    expect(workflows.calls('fetchDocument')).toHaveLength(jobMaxAttempts);
    expect(inputOf('failJob')).toMatchObject({ error: { stage: 'fetching', retryable: true } });
  });
});

describe('a job that may use reserved slots', () => {
  const sync: ExtractPolicyInput = { ...input, reserved: true };
  const done = { pages: 3, ended: { delivery: null } };
  const queues = (): string[] => workflows.calls('extractDocument').map(({ queue }) => queue);

  it('does its step there', async () => {
    await (await workflows.start('extractPolicy', { input: sync, stubs: { extractDocument: async () => done } })).end();
    expect(queues()).toEqual(['extraction-reserved']);
  });

  it('does it with all others when its account has taken its place already', async () => {
    const refused = (): Error => ApplicationFailure.nonRetryable('', noReservedSlot);
    const stubs = { extractDocument: failing(1, refused, done) };
    await (await workflows.start('extractPolicy', { input: sync, stubs })).end();
    expect(queues()).toEqual(['extraction-reserved', 'extraction']);
  });

  it('does it with all others when no reserved slot gets free', async () => {
    const { end } = await workflows.start('extractPolicy', {
      input: sync,
      stubs: { extractDocument: async () => done },
      unserved: 'extraction-reserved',
      timeoutsMs: { scheduleToStartTimeout: 50 },
    });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(queues()).toEqual(['extraction']);
  });

  it('does not do it again with all others when it failed', async () => {
    const stubs = { extractDocument: failing(9, encrypted, done), failJob: async () => null };
    await (await workflows.start('extractPolicy', { input: sync, stubs })).end();
    expect(queues()).toEqual(['extraction-reserved']);
  });
});
