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
import { waitForWorkflow } from '../wait-for-workflow.ts';

const callDeadlineMs = 3_000;
/** The drawing, the start of its thread, and some pictures before it. */
const patienceMs = 15_000;
/** How long a page that cannot be drawn is not tried again. */
const rememberedMs = 10 * 60_000;

/** Failures that the same page would meet again. */
const finalFailures: readonly string[] = [...documentErrorCodes, noSuchPage];

interface Desk {
  storage: Storage;
  temporal: Client;
  /** Takes a request from the key's allowance; throws the 429 when nothing is left of it. */
  admit: () => Promise<void>;
  signal: AbortSignal;
}

/**
 * The picture of a page: kept from an earlier time, or drawn by a worker now. Throws `not_found` when the document has no
 * such page or it cannot be drawn, which Temporal remembers for all gateways, `rate_limited` when the key may not have
 * more drawn, and `service_unavailable` when nobody draws it in time.
 */
export async function readPagePicture(desk: Desk, input: DrawPageInput): Promise<Uint8Array> {
  const { storage, temporal, signal } = desk;
  const key = objectKeys.page(input);
  const kept = await storage.get(key);
  if (kept) return kept;
  await desk.admit();
  const workflowId = workflowIds.page(input.documentId, input.number);
  try {
    if (!(await startDrawing(temporal, input, { again: false }))) {
      if (await cannotBeDrawn(temporal, workflowId, { forMs: rememberedMs })) throw notDrawable();
      await startDrawing(temporal, input, { again: true });
    }
  } catch (error) {
    throw error instanceof ApiError ? error : unavailable();
  }
  await waitForWorkflow(temporal, { workflowId, deadline: new Date(Date.now() + patienceMs), signal });
  const drawn = await storage.get(key);
  if (drawn) return drawn;
  throw (await cannotBeDrawn(temporal, workflowId, { forMs: Infinity }).catch(() => false))
    ? notDrawable()
    : unavailable();
}

/** Starts the drawing, or joins the one that runs; false when it has ended before and should not be begun `again`. */
async function startDrawing(temporal: Client, input: DrawPageInput, { again }: { again: boolean }): Promise<boolean> {
  try {
    await temporal.withDeadline(Date.now() + callDeadlineMs, () =>
      temporal.workflow.start(workflowTypes.drawPage, {
        workflowId: workflowIds.page(input.documentId, input.number),
        taskQueue: taskQueues.workflows,
        args: [input],
        // whoever asks at the same time waits for the same picture
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

/** Whether the latest attempt at it ended within that time with a failure that the next one would meet again. */
async function cannotBeDrawn(temporal: Client, workflowId: string, { forMs }: { forMs: number }): Promise<boolean> {
  return await temporal.withDeadline(Date.now() + callDeadlineMs, async () => {
    const handle = temporal.workflow.getHandle(workflowId);
    const { status, closeTime } = await handle.describe();
    if (status.name !== 'FAILED' || !closeTime || Date.now() - closeTime.getTime() > forMs) return false;
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

function notDrawable(): ApiError {
  return new ApiError('not_found', { message: 'The document has no such page, or it cannot be drawn.' });
}

function unavailable(): ApiError {
  return new ApiError('service_unavailable', {
    message: 'The page is not drawn yet. Ask again shortly.',
    headers: { 'Retry-After': '2' },
  });
}
