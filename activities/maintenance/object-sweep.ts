import type { Storage } from '../../adapters/storage/index.ts';
import type { ObjectSweepRepository, SweepPosition } from '../../prisma/maintenance/object-sweep.repository.ts';

/**
 * Longer than an upload can wait for its completion, which moves the object and may keep its modification time: an older object
 * never gets a row.
 */
const orphanedAfterSeconds = 48 * 3_600;
/** Between the beginnings of two sweeps. */
const everySeconds = 24 * 3_600;
const pageSize = 1_000;

/**
 * Finds stored documents that no row refers to, since a process was killed between storing the object and inserting the
 * row. Looks at one part of all objects in each call, so that a large storage does not hold up other maintenance.
 */
export function createObjectSweep({
  sweep,
  storage,
  documentFolder,
  pagesAtOnce,
}: {
  sweep: ObjectSweepRepository;
  storage: Pick<Storage, 'list'>;
  documentFolder: (owner: { accountId: string }) => string;
  /** Pages of up to 1,000 objects, or ends of accounts, in a call. */
  pagesAtOnce: number;
}): (heartbeat: () => void) => Promise<{ noted: number }> {
  return async (heartbeat) => {
    const outcome = { noted: 0 };
    let position = await takenUp();
    for (let page = 0; page < pagesAtOnce && position.accountId !== undefined; page++) {
      heartbeat();
      const { accountId, after } = position;
      const { objects, next } = await storage.list({ folder: documentFolder({ accountId }), after, limit: pageSize });
      const before = Date.now() - orphanedAfterSeconds * 1_000;
      const keys = objects.filter(({ modifiedAt }) => modifiedAt.getTime() < before).map(({ key }) => key);
      if (keys.length > 0) outcome.noted += await sweep.noteUnreferenced({ accountId, keys });
      position =
        next === undefined
          ? { since: position.since, accountId: await sweep.accountAfter(accountId) }
          : { ...position, after: next };
      await sweep.keepPosition(position);
    }
    return outcome;
  };

  async function takenUp(): Promise<SweepPosition> {
    const kept = await sweep.position();
    const isUnderWay = kept?.accountId !== undefined;
    const isRecent = kept !== undefined && Date.parse(kept.since) > Date.now() - everySeconds * 1_000;
    if (kept && (isUnderWay || isRecent)) return kept;
    return { since: new Date().toISOString(), accountId: await sweep.accountAfter(undefined) };
  }
}
