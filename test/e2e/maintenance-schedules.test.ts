import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApplicationFailure, CancelledFailure, WorkflowFailedError, WorkflowNotFoundError } from '@temporalio/client';
import { NativeConnection, Worker } from '@temporalio/worker';
import { type ReconcileInput, taskQueues, workflowTypes } from '../../domain/orchestration.ts';
import { ensureSchedules } from '../../services/worker/schedules.ts';
import { testVariable } from '../helpers/test-variable.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';
import { testTemporal } from '../helpers/temporal.ts';
import { until } from '../helpers/until.ts';

const scheduleIds = ['reconcile', 'expire', 'sum-usage'];
const dayMs = 24 * 3_600_000;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await service.stop();
});

const schedule = (id: string) => service.temporal.schedule.getHandle(id);

async function runsOf(scheduleId: string): Promise<string[]> {
  const runs = [];
  const query = `TemporalScheduledById = "${scheduleId}"`;
  for await (const { workflowId } of service.temporal.workflow.list({ query })) runs.push(workflowId);
  return runs;
}

async function end(workflowId: string): Promise<void> {
  try {
    await service.temporal.workflow.getHandle(workflowId).terminate();
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}

describe('the schedules of the maintenance', () => {
  afterEach(async () => {
    for (const id of scheduleIds) {
      await schedule(id).delete();
      for (const run of await runsOf(id)) await end(run);
    }
  });

  it('are made once, begin at once, and end few runs a day, though reconcile looks every 30 s', async () => {
    await ensureSchedules(service.temporal);
    await until(async () => (await Promise.all(scheduleIds.map(runsOf))).every((runs) => runs.length === 1));
    await ensureSchedules(service.temporal);

    const made = await Promise.all(scheduleIds.map((id) => schedule(id).describe()));
    const intervals = made.map(({ spec }) => Number(spec.intervals?.[0]?.every));
    expect(intervals.reduce((sum, every) => sum + dayMs / every, 0)).toBeLessThan(400);
    const [reconcile] = made;
    const [input] = (reconcile?.action.args ?? []) as ReconcileInput[];
    expect(input?.pauseSeconds).toBe(30);
    expect(Number(input?.rounds) * 30_000).toBe(intervals[0]);
    expect(reconcile?.action.workflowType).toBe(workflowTypes.reconcile);
    expect(await Promise.all(scheduleIds.map(async (id) => (await runsOf(id)).length))).toEqual([1, 1, 1]);
  });

  it('are brought up to date when another release made them, and stay paused', async () => {
    await service.temporal.schedule.create({
      scheduleId: 'reconcile',
      spec: { intervals: [{ every: '30 seconds' }] },
      state: { paused: true, note: 'by an operator' },
      action: { type: 'startWorkflow', workflowType: workflowTypes.reconcile, taskQueue: taskQueues.workflows },
    });

    await ensureSchedules(service.temporal);

    const { spec, state, action, info } = await schedule('reconcile').describe();
    expect(spec.intervals).toMatchObject([{ every: 600_000 }]);
    expect(action.args).toEqual([{ rounds: 20, pauseSeconds: 30 }]);
    expect(state).toMatchObject({ paused: true, note: 'by an operator' });
    expect(info.numActionsTaken).toBe(0);
  });
});

describe('a run of reconcile', () => {
  const start = (input: ReconcileInput) =>
    service.temporal.workflow.start(workflowTypes.reconcile, {
      workflowId: `reconcile-${randomUUID()}`,
      taskQueue: taskQueues.workflows,
      args: [input],
    });

  it('goes on looking: it starts what is left behind after its first round', async () => {
    await service.startWorkers();
    const run = await start({ rounds: 10_000, pauseSeconds: 1 });
    const timerOf = async () =>
      (await run.fetchHistory()).events?.some(({ timerStartedEventAttributes: timer }) => timer) ?? false;
    await until(timerOf);

    const document = { type: 'base64', content: base64(await plainPdf([['Policy Number: QX-445-1182']])) };
    const { body } = await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', document } });
    const {
      id: _id,
      error: _error,
      metadata: _metadata,
      ...template
    } = await service.prisma.job.findUniqueOrThrow({
      where: { id: String(body.jobId) },
    });
    const left = { ...template, status: 'pending', seq: 0, createdAt: new Date(Date.now() - 60_000) };
    const id = randomUUID();
    await service.prisma.job.create({ data: { ...left, id, idempotencyKey: id } });

    await until(async () => (await service.call('GET', `/v1/jobs/${id}`)).body.status === 'completed');
    await run.cancel();
    const ended: unknown = await run.result().catch((error: unknown) => error);
    expect((ended as WorkflowFailedError).cause).toBeInstanceOf(CancelledFailure);
    await service.stopWorkers();
  });

  it('makes up for a round that failed, and fails at its end', async () => {
    let rounds = 0;
    const connection = await NativeConnection.connect({ address: testTemporal().address });
    const worker = await Worker.create({
      connection,
      namespace: service.temporal.options.namespace,
      taskQueue: taskQueues.workflows,
      workflowBundle: { codePath: testVariable('TEST_WORKFLOW_BUNDLE') },
      debugMode: true,
      activities: {
        reconcileJobs: () => {
          rounds += 1;
          if (rounds === 1) throw ApplicationFailure.nonRetryable('the first one fails');
          return { started: 0, closed: 0 };
        },
        reconcileDeliveries: () => ({ started: 0 }),
        reconcileDocuments: () => ({ started: 0, closed: 0 }),
        wakeSessions: () => ({ woken: 0 }),
      },
    });
    try {
      const outcome = worker.runUntil(async () => await (await start({ rounds: 3, pauseSeconds: 0.01 })).result());
      await expect(outcome).rejects.toThrow(WorkflowFailedError);
      expect(rounds).toBe(3);
    } finally {
      await connection.close();
    }
  });
});
