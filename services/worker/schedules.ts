import { type Client, ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client';
import { taskQueues, workflowTypes } from '../../domain/orchestration.ts';

const schedules = [
  { scheduleId: 'reconcile', workflowType: workflowTypes.reconcile, every: '30 seconds' },
  { scheduleId: 'expire', workflowType: workflowTypes.expire, every: '1 hour' },
  { scheduleId: 'sum-usage', workflowType: workflowTypes.sumUsage, every: '1 minute' },
] as const;

/** Makes the schedules of the house-keeping, unless another worker has made them. */
export async function ensureSchedules(client: Client): Promise<void> {
  for (const { scheduleId, workflowType, every } of schedules) {
    try {
      await client.schedule.create({
        scheduleId,
        spec: { intervals: [{ every }] },
        policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 minute' },
        action: { type: 'startWorkflow', workflowType, taskQueue: taskQueues.workflows, args: [] },
      });
    } catch (error) {
      if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    }
  }
}
