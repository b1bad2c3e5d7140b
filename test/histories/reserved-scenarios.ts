import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { extractionQueues, fewUnfinishedJobs, taskQueues, workflowIds } from '../../domain/orchestration.ts';
import { createAttacker, inline } from '../helpers/attacks.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import type { TestService } from '../helpers/test-service.ts';

/** A small sync call that nobody waits for; comes back with the id of its workflow. */
async function extract(service: TestService, key: string): Promise<string> {
  const document = inline(await plainPdf([['Personal Auto Declarations', 'Policy Number: QX-445-1182']]));
  const headers = { Prefer: 'wait=0' };
  const answer = await service.call('POST', '/v1/extract/auto', { body: { document }, headers, key });
  return workflowIds.job(String(answer.body.jobId));
}

async function turnedToTheOrdinaryQueue(service: TestService, workflowId: string): Promise<void> {
  const expected: string[] = [extractionQueues.reserved, taskQueues.extraction];
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
    const { events } = await service.temporal.workflow.getHandle(workflowId).fetchHistory();
    const scheduled = events?.flatMap((event) => event.activityTaskScheduledEventAttributes?.taskQueue?.name ?? []);
    if (isDeepStrictEqual(scheduled, expected)) return;
  }
  throw new Error('its step did not turn from the reserved to the ordinary task queue');
}

/** The paths of sync calls whose account has little under way. */
export const reservedScenarios: Record<string, (service: TestService) => Promise<string>> = {
  'extract-policy.reserved': async (service) => await extract(service, await service.makeKey('calling')),

  'extract-policy.reserved-not-served': async (service) => {
    await service.stopWorkers();
    await service.startWorkers(['workflows']);
    const workflowId = await extract(service, await service.makeKey('unserved'));
    await turnedToTheOrdinaryQueue(service, workflowId);
    await service.startWorkers(['extraction', 'outbound']);
    return workflowId;
  },

  'extract-policy.reserved-without-place': async (service) => {
    const { key, syncCalls } = await createAttacker(service, 'crowded');
    const crowd: string[] = [];
    while (crowd.length < fewUnfinishedJobs) crowd.push(...(await syncCalls(1)));
    const { workflow } = service.temporal;
    for (const workflowId of crowd) {
      while (!(await workflow.getHandle(workflowId).describe()).raw.pendingActivities?.[0]?.lastStartedTime) continue;
    }
    // for the gateway one of them is over; its step is still there
    const jobId = crowd[0]?.slice(workflowIds.job('').length) ?? '';
    await service.prisma.job.update({ where: { id: jobId }, data: { status: 'failed' } });
    const workflowId = await extract(service, key);
    await turnedToTheOrdinaryQueue(service, workflowId);
    await Promise.all(crowd.map((id) => workflow.getHandle(id).cancel()));
    return workflowId;
  },
};
