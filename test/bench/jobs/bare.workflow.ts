import { proxyActivities } from '@temporalio/workflow';

const { nothing } = proxyActivities<{ nothing: () => Promise<void> }>({
  taskQueue: 'bare-activities',
  startToCloseTimeout: '10 seconds',
});

/** The least that a job on Temporal can cost: one workflow, one activity that does nothing. */
export async function bare(): Promise<void> {
  await nothing();
}
