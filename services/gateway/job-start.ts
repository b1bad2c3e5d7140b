import { type Client, WorkflowExecutionAlreadyStartedError, WorkflowFailedError } from '@temporalio/client';
import {
  type ExtractPolicyInput,
  searchAttributes,
  taskQueues,
  temporalPriority,
  workflowIds,
  workflowTypes,
} from '../../domain/orchestration.ts';

const startDeadlineMs = 3_000;

/** What a job's workflow is started with, beside its input. */
export interface JobStart {
  input: ExtractPolicyInput;
  priority: number;
  /** A client waits for the result. */
  sync: boolean;
  /** One line for the Temporal UI: what is extracted, from where. */
  summary: string;
}

/**
 * Starts the workflow of a job once, however often it is called. False when Temporal could not be reached: the job's
 * row is the durable intent, and it is started later.
 */
export async function startJob(temporal: Client, { input, priority, sync, summary }: JobStart): Promise<boolean> {
  try {
    await temporal.withDeadline(Date.now() + startDeadlineMs, () =>
      temporal.workflow.start(workflowTypes.extractPolicy, {
        workflowId: workflowIds.job(input.jobId),
        taskQueue: taskQueues.workflows,
        args: [input],
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        workflowIdConflictPolicy: 'FAIL',
        priority: temporalPriority({ accountId: input.accountId, priority, sync }),
        typedSearchAttributes: [
          { key: searchAttributes.accountId, value: input.accountId },
          { key: searchAttributes.policyType, value: input.policyType },
          { key: searchAttributes.jobStatus, value: 'processing' },
          { key: searchAttributes.priority, value: priority },
        ],
        staticSummary: summary,
      }),
    );
    return true;
  } catch (error) {
    return error instanceof WorkflowExecutionAlreadyStartedError;
  }
}

/** Waits until the job's workflow has ended, well or badly, or until the signal says that nobody waits any more. */
export async function waitForJob(
  temporal: Client,
  { jobId, deadline, signal }: { jobId: string; deadline: Date; signal: AbortSignal },
): Promise<void> {
  // the SDK notices an abort only while a call is under way
  if (signal.aborted) return;
  try {
    const handle = temporal.workflow.getHandle(workflowIds.job(jobId));
    await temporal.withDeadline(deadline, () => temporal.withAbortSignal(signal, () => handle.result()));
  } catch (error) {
    // a job that failed has ended; a deadline, an abort or a server that is away leave the answer to the job's row
    if (error instanceof WorkflowFailedError) return;
  }
}
