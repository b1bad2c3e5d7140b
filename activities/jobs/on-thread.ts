import { Context } from '@temporalio/activity';
import type { CostlyDocuments } from './costly-documents.ts';
import type { ScheduleReading } from './reading-scheduler.ts';

/** Runs work of a document on a reading thread. */
export type OnThread = <T>(
  request: { accountId: string; document: { sha256: string }; signal: AbortSignal },
  work: () => Promise<T>,
) => Promise<T>;

/** Waits for the account's turn; a document that ran into its limits a short while ago gets none. */
export function createOnThread({
  scheduleReading,
  costly,
}: {
  scheduleReading: ScheduleReading;
  costly: CostlyDocuments;
}): OnThread {
  return async ({ accountId, document: { sha256 }, signal }, work) => {
    costly.refuse({ accountId, sha256 });
    const priority = Context.current().info.priority?.priorityKey ?? lowestPriority;
    return await scheduleReading({ accountId, priority, signal }, async () => {
      // the same document may have run into its limit while this one waited
      costly.refuse({ accountId, sha256 });
      return await costly.watch({ accountId, sha256 }, work);
    });
  };
}

const lowestPriority = 5;
