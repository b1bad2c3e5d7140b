import { type Client, WorkflowExecutionAlreadyStartedError, type WorkflowStartOptions } from '@temporalio/client';
import { taskQueues } from '../../domain/orchestration.ts';

const startDeadlineMs = 3_000;

/**
 * Starts a workflow; idempotent, because workflow ids are never reused. False if Temporal is unreachable; the row stores the
 * intent, and `reconcile` starts the workflow later.
 */
export async function startOnce(
  temporal: Client,
  workflowType: string,
  options: Omit<WorkflowStartOptions, 'taskQueue' | 'workflowIdReusePolicy' | 'workflowIdConflictPolicy'>,
): Promise<boolean> {
  try {
    await temporal.withDeadline(Date.now() + startDeadlineMs, () =>
      temporal.workflow.start(workflowType, {
        ...options,
        taskQueue: taskQueues.workflows,
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        workflowIdConflictPolicy: 'FAIL',
      }),
    );
    return true;
  } catch (error) {
    return error instanceof WorkflowExecutionAlreadyStartedError;
  }
}
