import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { RunState } from '../../activities/maintenance/job-maintenance.activities.ts';

const deadlineMs = 5_000;

/** The state of a workflow in Temporal; `unknown` also after its retention period. */
export async function findRun(client: Client, workflowId: string): Promise<RunState> {
  try {
    const { status } = await client.withDeadline(Date.now() + deadlineMs, () =>
      client.workflow.getHandle(workflowId).describe(),
    );
    if (status.name === 'RUNNING' || status.name === 'CONTINUED_AS_NEW') return 'running';
    return status.name === 'TIMED_OUT' ? 'timed out' : 'ended';
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return 'unknown';
    throw error;
  }
}
