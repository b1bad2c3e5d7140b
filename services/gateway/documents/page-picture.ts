import {
  ActivityFailure,
  ApplicationFailure,
  type Client,
  WorkflowExecutionAlreadyStartedError,
  WorkflowFailedError,
} from '@temporalio/client';
import { objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import { documentErrorCodes } from '../../../domain/document/document-error.ts';
import {
  type DrawPageInput,
  noSuchPage,
  taskQueues,
  temporalPriority,
  workflowIds,
  workflowTypes,
} from '../../../domain/orchestration.ts';
import { ApiError } from '../http/api-error.ts';
import { waitForWorkflow } from './wait-for-workflow.ts';

const callDeadlineMs = 3_000;
/** Covers the start of a rendering thread, some pictures queued before, and the rendering itself. */
const timeoutMs = 15_000;
/** For how long a page that failed to render is not tried again. */
const failureTtlMs = 10 * 60_000;

/** Failure types that a retry of the same page would meet again. */
const finalFailures: readonly string[] = [...documentErrorCodes, noSuchPage];

interface PageDependencies {
  storage: Storage;
  temporal: Client;
  /** Counts against the key's rate limit; throws the 429 when the limit is reached. */
  admit: () => Promise<void>;
  signal: AbortSignal;
}

/**
 * The picture of a page: from storage, or rendered by a worker now. Throws `not_found` when the document has no such page
 * or it cannot be rendered (the failed workflow in Temporal is the negative cache of all gateways), `rate_limited` when the
 * key has used up its rate limit, and `service_unavailable` when no worker renders it in time.
 */
export async function readPagePicture(dependencies: PageDependencies, input: DrawPageInput): Promise<Uint8Array> {
  const { storage, temporal, signal } = dependencies;
  const key = objectKeys.page(input);
  const stored = await storage.get(key);
  if (stored) return stored;
  await dependencies.admit();
  const workflowId = workflowIds.page(input.documentId, input.number);
  try {
    if (!(await startRendering(temporal, input, { again: false }))) {
      if (await hasFailedForGood(temporal, workflowId, { withinMs: failureTtlMs })) throw notRenderable();
      await startRendering(temporal, input, { again: true });
    }
  } catch (error) {
    throw error instanceof ApiError ? error : unavailable();
  }
  await waitForWorkflow(temporal, { workflowId, deadline: new Date(Date.now() + timeoutMs), signal });
  const rendered = await storage.get(key);
  if (rendered) return rendered;
  throw (await hasFailedForGood(temporal, workflowId, { withinMs: Infinity }).catch(() => false))
    ? notRenderable()
    : unavailable();
}

/** Starts the workflow that renders the page, or joins the running one; false when it has ended and `again` is false. */
async function startRendering(temporal: Client, input: DrawPageInput, { again }: { again: boolean }): Promise<boolean> {
  try {
    await temporal.withDeadline(Date.now() + callDeadlineMs, () =>
      temporal.workflow.start(workflowTypes.drawPage, {
        workflowId: workflowIds.page(input.documentId, input.number),
        taskQueue: taskQueues.workflows,
        args: [input],
        // concurrent requests wait for the same workflow
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowIdReusePolicy: again ? 'ALLOW_DUPLICATE' : 'REJECT_DUPLICATE',
        workflowExecutionTimeout: '1 minute',
        priority: temporalPriority({ accountId: input.accountId, priority: 0, sync: true }),
        staticSummary: `Picture of page ${input.number}`,
      }),
    );
    return true;
  } catch (error) {
    if (!again && error instanceof WorkflowExecutionAlreadyStartedError) return false;
    throw error;
  }
}

/** Whether the latest run failed within that time in a way that a new run would meet again. */
async function hasFailedForGood(
  temporal: Client,
  workflowId: string,
  { withinMs }: { withinMs: number },
): Promise<boolean> {
  return await temporal.withDeadline(Date.now() + callDeadlineMs, async () => {
    const handle = temporal.workflow.getHandle(workflowId);
    const { status, closeTime } = await handle.describe();
    if (status.name !== 'FAILED' || !closeTime || Date.now() - closeTime.getTime() > withinMs) return false;
    return await handle.result().then(
      () => false,
      (error: unknown) => isFinal(error),
    );
  });
}

function isFinal(error: unknown): boolean {
  const failure = error instanceof WorkflowFailedError ? error.cause : undefined;
  const cause = failure instanceof ActivityFailure ? failure.cause : undefined;
  return cause instanceof ApplicationFailure && finalFailures.includes(cause.type ?? '');
}

function notRenderable(): ApiError {
  return new ApiError('not_found', { message: 'The document has no such page, or it cannot be drawn.' });
}

function unavailable(): ApiError {
  return new ApiError('service_unavailable', {
    message: 'The page is not drawn yet. Ask again shortly.',
    headers: { 'Retry-After': '2' },
  });
}
