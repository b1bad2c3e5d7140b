import type { Client } from '@temporalio/client';
import { objectKeys, type Storage } from '../../adapters/storage/index.ts';
import {
  type DrawPageInput,
  taskQueues,
  temporalPriority,
  workflowIds,
  workflowTypes,
} from '../../domain/orchestration.ts';
import { ApiError } from './api-error.ts';
import { waitForWorkflow } from './wait-for-workflow.ts';

const startDeadlineMs = 3_000;
const patienceMs = 8_000;

/**
 * The picture of a page: kept from an earlier time, or drawn by a worker now. Throws `not_found` when the document has no
 * such page or it cannot be drawn, and `service_unavailable` when nobody draws it in time.
 */
export async function readPagePicture(
  { storage, temporal }: { storage: Storage; temporal: Client },
  { signal, ...input }: DrawPageInput & { signal: AbortSignal },
): Promise<Uint8Array> {
  const key = objectKeys.page(input);
  const kept = await storage.get(key);
  if (kept) return kept;
  const workflowId = workflowIds.page(input.documentId, input.number);
  try {
    await temporal.withDeadline(Date.now() + startDeadlineMs, () =>
      temporal.workflow.start(workflowTypes.drawPage, {
        workflowId,
        taskQueue: taskQueues.workflows,
        args: [input],
        // whoever asks at the same time waits for the same picture
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowExecutionTimeout: '1 minute',
        priority: temporalPriority({ accountId: input.accountId, priority: 0, sync: true }),
        staticSummary: `Picture of page ${input.number}`,
      }),
    );
  } catch {
    throw unavailable();
  }
  await waitForWorkflow(temporal, { workflowId, deadline: new Date(Date.now() + patienceMs), signal });
  const drawn = await storage.get(key);
  if (drawn) return drawn;
  throw (await hasFailed(temporal, workflowId))
    ? new ApiError('not_found', { message: 'The document has no such page, or it cannot be drawn.' })
    : unavailable();
}

async function hasFailed(temporal: Client, workflowId: string): Promise<boolean> {
  try {
    const handle = temporal.workflow.getHandle(workflowId);
    const { status } = await temporal.withDeadline(Date.now() + startDeadlineMs, () => handle.describe());
    return status.name === 'FAILED';
  } catch {
    return false;
  }
}

function unavailable(): ApiError {
  return new ApiError('service_unavailable', {
    message: 'The page is not drawn yet. Ask again shortly.',
    headers: { 'Retry-After': '2' },
  });
}
