import type { Client } from '@temporalio/client';
import { waitOnTemporal } from '../wait-on-temporal.ts';

/** Resolves when the workflow has closed with any status, at the deadline, or on abort. Never rejects. */
export async function waitForWorkflow(
  temporal: Client,
  { workflowId, deadline, signal }: { workflowId: string; deadline: Date; signal: AbortSignal },
): Promise<void> {
  const waitMs = deadline.getTime() - Date.now();
  // the SDK notices an abort only during a call
  if (signal.aborted || waitMs <= 0) return;
  await waitOnTemporal(temporal, { waitMs, signal }, () => temporal.workflow.getHandle(workflowId).result());
}
