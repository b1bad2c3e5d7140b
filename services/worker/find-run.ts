import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { RunState } from '../../activities/maintenance.activities.ts';
import { workflowIds } from '../../domain/orchestration.ts';

const deadlineMs = 5_000;

/** What Temporal knows about the workflow of a job; `unknown` also after its retention. */
export async function findRun(client: Client, jobId: string): Promise<RunState> {
  try {
    const { status } = await client.withDeadline(Date.now() + deadlineMs, () =>
      client.workflow.getHandle(workflowIds.job(jobId)).describe(),
    );
    if (status.name === 'RUNNING' || status.name === 'CONTINUED_AS_NEW') return 'running';
    return status.name === 'TIMED_OUT' ? 'timed out' : 'ended';
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return 'unknown';
    throw error;
  }
}
