import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkflowNotFoundError } from '@temporalio/client';
import { createAttacker, inline } from '../helpers/attacks.ts';
import { createHangingThreads } from '../helpers/hanging-threads.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';
import { until } from '../helpers/until.ts';

// The hostile documents of these tests never come to an end by themselves: whatever another account gets done, it gets
// done while they run.
const endless = 10 * 60_000;

let service: TestService;
let attacker: Awaited<ReturnType<typeof createAttacker>>;
let victim: string;
let document: { type: string; content: string };
let hanging: Awaited<ReturnType<typeof createHangingThreads>>;
beforeAll(async () => {
  hanging = await createHangingThreads();
  service = await startService({
    syncTimeoutSeconds: 40,
    readingLimits: { wallClockMs: endless, pictureMs: endless, threadFolder: hanging.folder },
  });
  await service.startWorkers();
  [attacker, victim] = [await createAttacker(service, 'attacker'), await service.makeKey('victim')];
  document = inline(await plainPdf([['Personal Auto Declarations', 'Policy Number: QX-445-1182']]));
});
afterAll(async () => {
  await service.stop();
});

const describeWorkflow = async (workflowId: string) => {
  try {
    return await service.temporal.workflow.getHandle(workflowId).describe();
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return undefined;
    throw error;
  }
};

/** How many of these have a worker that works for them now. */
async function atWork(workflowIds: readonly string[]): Promise<number> {
  const described = await Promise.all(workflowIds.map(describeWorkflow));
  return described.filter((found) => found?.raw.pendingActivities?.some(({ lastStartedTime }) => lastStartedTime))
    .length;
}

async function untilAtWork(workflowIds: readonly string[], count: number): Promise<void> {
  await until(async () => (await atWork(workflowIds)) >= count);
}

async function cancel(workflowIds: readonly string[]): Promise<void> {
  const handles = workflowIds.map((workflowId) => service.temporal.workflow.getHandle(workflowId));
  // an order of the attacker may have come to nothing on a busy machine
  await Promise.all(handles.map((handle) => handle.cancel().catch(() => undefined)));
  await Promise.all(handles.map((handle) => handle.result().catch(() => undefined)));
}

const extract = async (): Promise<number> =>
  (await service.call('POST', '/v1/extract/auto', { body: { document }, key: victim })).status;

describe('the sync calls of an account are answered while another account has', () => {
  it.each([
    // far more than their queue has slots
    ['forty jobs that do not end', 2, () => attacker.jobs(40)],
    ['sync calls that do not end', 2, () => attacker.syncCalls(12)],
    ['uploads that are read without end', 2, () => attacker.uploads(4)],
    // last: nothing but its own time ends a picture
    ['eight pictures drawn that do not end', 1, () => attacker.pictures(8)],
  ])(
    '%s',
    async (_, threads, attack) => {
      const attacks = await attack();
      await untilAtWork(attacks, threads);
      expect(await Promise.all(Array.from({ length: 6 }, extract))).toEqual(Array.from({ length: 6 }, () => 200));
      // nothing of the attack has ended meanwhile
      const described = await Promise.all(attacks.map(describeWorkflow));
      const running = described.filter((found) => found?.status.name === 'RUNNING');
      expect(running.length).toBeGreaterThanOrEqual(threads);
      await cancel(attacks);
    },
    180_000,
  );
});
