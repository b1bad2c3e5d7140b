import {
  type Client,
  ScheduleAlreadyRunning,
  type ScheduleDescription,
  type ScheduleOptions,
  ScheduleOverlapPolicy,
} from '@temporalio/client';
import { type ReconcileInput, taskQueues, workflowTypes } from '../../domain/orchestration.ts';

const everyMs = 10 * 60_000;
const pauseSeconds = 30;
/** Rounds per run: reconciles every 30 s with 144 workflow runs a day instead of 2,880. */
const rounds: ReconcileInput = { rounds: everyMs / 1_000 / pauseSeconds, pauseSeconds };

const schedules = [
  { scheduleId: 'reconcile', workflowType: workflowTypes.reconcile, every: everyMs, args: [rounds] },
  { scheduleId: 'expire', workflowType: workflowTypes.expire, every: 60 * 60_000, args: [] },
  { scheduleId: 'sum-usage', workflowType: workflowTypes.sumUsage, every: everyMs, args: [] },
] as const;

/** Creates the maintenance schedules, or updates those of an earlier release; paused ones stay paused. */
export async function ensureSchedules(client: Client): Promise<void> {
  for (const { scheduleId, workflowType, every, args } of schedules) {
    const wanted = {
      spec: { intervals: [{ every }] },
      policies: {
        // a run that exceeds the interval is followed at once by the next one
        overlap: ScheduleOverlapPolicy.BUFFER_ONE,
        // after an outage one missed run is caught up, not all of them
        catchupWindow: every,
      },
      action: { type: 'startWorkflow', workflowType, taskQueue: taskQueues.workflows, args: [...args] },
    } satisfies Partial<ScheduleOptions>;
    try {
      await client.schedule.create({ scheduleId, ...wanted, state: { triggerImmediately: true } });
    } catch (error) {
      if (!(error instanceof ScheduleAlreadyRunning)) throw error;
      const made = client.schedule.getHandle(scheduleId);
      const description = await made.describe();
      if (isAsWanted(description, wanted)) continue;
      await made.update((previous) => ({ ...previous, ...wanted }));
      // without waiting for the next run of the new interval
      if (!description.state.paused) await made.trigger();
    }
  }
}

function isAsWanted(
  { spec, policies, action }: ScheduleDescription,
  wanted: {
    spec: { intervals: { every: number }[] };
    policies: { overlap: string | undefined };
    action: { args: unknown[] };
  },
): boolean {
  const describeSchedule = (
    intervals: readonly { every?: unknown }[] | undefined,
    overlap: string | undefined,
    args: unknown,
  ): string => JSON.stringify([intervals?.map(({ every }) => every), overlap, args ?? []]);
  const { intervals } = wanted.spec;
  return (
    describeSchedule(spec.intervals, policies.overlap, action.args) ===
    describeSchedule(intervals, wanted.policies.overlap, wanted.action.args)
  );
}
