import type { TestService } from '../helpers/test-service.ts';

/** Cancels the workflow once an activity of it waits for a worker, and then lets the workers come. */
export async function cancelAtWork(service: TestService, begin: () => Promise<string>): Promise<string> {
  await service.stopWorkers();
  await service.startWorkers(['workflows']);
  const workflowId = await begin();
  const handle = service.temporal.workflow.getHandle(workflowId);
  while (!(await handle.describe()).raw.pendingActivities?.length) continue;
  await handle.cancel();
  await handle.result().catch(() => undefined);
  await service.startWorkers(['extraction', 'outbound']);
  return workflowId;
}
