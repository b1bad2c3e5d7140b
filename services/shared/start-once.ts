import { type Client, WorkflowExecutionAlreadyStartedError, type WorkflowStartOptions } from '@temporalio/client';
import { taskQueues } from '../../domain/orchestration.ts';

const startDeadlineMs = 3_000;

/**
 * Starts a workflow once, however often it is called, as its id is used once only. False when Temporal could not be
 * reached: the row that it carries out is the durable intent, and it is started later.
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
