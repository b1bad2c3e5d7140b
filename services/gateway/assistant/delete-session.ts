import type { Client } from '@temporalio/client';
import { objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import { workflowIds } from '../../../domain/orchestration.ts';
import type { Actor } from '../../../prisma/audit.ts';
import type { StoredSessionRepository } from '../../../prisma/assistant/stored-session.repository.ts';
import { ApiError } from '../http/api-error.ts';

const callDeadlineMs = 3_000;

/**
 * Deletes a session with all of its messages, then cancels its workflow. Running activities find no turn to write to and
 * remove their stored conversations.
 */
export async function deleteSession(
  {
    storedSessions,
    storage,
    temporal,
  }: { storedSessions: StoredSessionRepository; storage: Storage; temporal: Client },
  { accountId, sessionId, by }: { accountId: string; sessionId: string; by: Actor },
): Promise<void> {
  const isRemoved = await storedSessions.remove(accountId, { sessionId, by }, async (turnIds) => {
    for (const turnId of turnIds) await storage.removeAll(objectKeys.turnFolder({ accountId, turnId }));
  });
  if (!isRemoved) throw new ApiError('not_found');
  const handle = temporal.workflow.getHandle(workflowIds.session(sessionId));
  // not running, or Temporal is unreachable: without turns the workflow ends by itself
  await temporal.withDeadline(Date.now() + callDeadlineMs, () => handle.cancel()).catch(() => undefined);
}
