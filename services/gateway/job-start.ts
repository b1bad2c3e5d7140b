import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
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

/** How long after the wait the call to Temporal may still last: it is ended from here, not by its deadline. */
const callOutlivesWaitMs = 2_000;

/** Waits until the job's workflow has ended, well or badly, or until the deadline, or until nobody waits any more. */
export async function waitForJob(
  temporal: Client,
  { jobId, deadline, signal }: { jobId: string; deadline: Date; signal: AbortSignal },
): Promise<void> {
  const waitMs = deadline.getTime() - Date.now();
  // the SDK notices an abort only while a call is under way
  if (signal.aborted || waitMs <= 0) return;
  // near its deadline the server answers empty at once and the SDK asks again at once, so the wait has an end of its own
  const over = new AbortController();
  const end = (): void => over.abort();
  const timer = setTimeout(end, waitMs);
  signal.addEventListener('abort', end, { once: true });
  try {
    const handle = temporal.workflow.getHandle(workflowIds.job(jobId));
    await temporal.withDeadline(deadline.getTime() + callOutlivesWaitMs, () =>
      temporal.withAbortSignal(over.signal, () => handle.result()),
    );
  } catch {
    // a job that failed has ended too; what an abort or a server that is away mean, the job's row tells
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
