import type { Actor } from '../audit.ts';
import { removalTimeoutMs } from '../unused-objects.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';
import { newestFirst, type Position, rowsAfter } from '../newest-first.ts';
import { removeSessions } from './remove-sessions.ts';

export type StoredSessionRepository = ReturnType<typeof createStoredSessionRepository>;

export interface SessionSummary {
  id: string;
  title: string | null;
  externalThreadId: string | null;
  turns: number;
  messages: number;
  createdAt: Date;
  /** When its latest turn was accepted. */
  updatedAt: Date;
}

/** Lists and removes the sessions of an account. */
export function createStoredSessionRepository(prisma: PrismaClient) {
  return {
    /** The account's sessions, newest first, from after `after`. */
    async list(
      accountId: string,
      { limit, after }: { limit: number; after?: Position | undefined },
    ): Promise<SessionSummary[]> {
      const rows = await prisma.session.findMany({
        where: {
          accountId,
          ...rowsAfter(after),
        },
        orderBy: newestFirst(),
        take: limit,
      });
      // not by `_count`: its subquery counts the rows of all sessions of all accounts before it joins
      const ofPage = { accountId, sessionId: { in: rows.map(({ id }) => id) } };
      const [turns, messages] = await Promise.all([
        prisma.turn.groupBy({ by: 'sessionId', where: ofPage, _count: true }),
        prisma.message.groupBy({ by: 'sessionId', where: ofPage, _count: true }),
      ]);
      const [turnsOf, messagesOf] = [countsOf(turns), countsOf(messages)];
      return rows.map((row) => ({ ...row, turns: turnsOf.get(row.id) ?? 0, messages: messagesOf.get(row.id) ?? 0 }));
    },

    /**
     * Removes the session with its turns, messages and tool calls, and records the removal, in one transaction that commits
     * once `removeObjects` has removed the stored conversations of its unanswered turns. False when the account has no such session.
     */
    async remove(
      accountId: string,
      { sessionId, by }: { sessionId: string; by: Actor },
      removeObjects: (turnIds: string[]) => Promise<void>,
    ): Promise<boolean> {
      return await prisma.$transaction(
        async (transaction) => {
          const chosen = Prisma.sql`id = ${sessionId}::uuid AND account_id = ${accountId}::uuid`;
          const { sessions, unanswered } = await removeSessions(transaction, { chosen, action: 'session.delete', by });
          await removeObjects(unanswered.map(({ turnId }) => turnId));
          return sessions > 0;
        },
        { timeout: removalTimeoutMs },
      );
    },
  };
}

function countsOf(groups: readonly { sessionId: string; _count: number }[]): Map<string, number> {
  return new Map(groups.map(({ sessionId, _count }) => [sessionId, _count]));
}
