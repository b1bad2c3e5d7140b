import { Context } from '@temporalio/activity';
import type { CostlyDocumentCache } from './costly-document-cache.ts';
import type { ScheduleReading } from './reading-scheduler.ts';

/** Runs work of a document on a reading thread. */
export type OnReadingThread = <T>(
  request: { accountId: string; document: { sha256: string }; signal: AbortSignal },
  work: () => Promise<T>,
) => Promise<T>;

/** Schedules the work by account and priority; refuses documents that recently exceeded a resource limit. */
export function createOnReadingThread({
  scheduleReading,
  costly,
}: {
  scheduleReading: ScheduleReading;
  costly: CostlyDocumentCache;
}): OnReadingThread {
  return async ({ accountId, document: { sha256 }, signal }, work) => {
    costly.refuse({ accountId, sha256 });
    const priority = Context.current().info.priority?.priorityKey ?? lowestPriority;
    return await scheduleReading({ accountId, priority, signal }, async () => {
      // another job may have exceeded the limit with the same document meanwhile
      costly.refuse({ accountId, sha256 });
      return await costly.watch({ accountId, sha256 }, work);
    });
  };
}

const lowestPriority = 5;
