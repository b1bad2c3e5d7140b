import type { PrismaClient } from '../../prisma/client.ts';
import { until } from './until.ts';

/** Resolves once the work has ended or a statement waits for a lock of another transaction. */
export async function untilEndedOrLocked(prisma: PrismaClient, work: Promise<unknown>): Promise<void> {
  const progress = { isOver: false };
  const end = (): void => void (progress.isOver = true);
  work.then(end, end);
  await until(async () => progress.isOver || (await isLockAwaited()));

  async function isLockAwaited(): Promise<boolean> {
    const waiting = await prisma.$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return waiting.length > 0;
  }
}
