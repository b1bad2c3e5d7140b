import type { Actor, AuditAction } from '../audit.ts';
import type { PrismaClient } from '../generated/client.ts';

export type AuditRepository = ReturnType<typeof createAuditRepository>;

export interface AuditRecord {
  at: Date;
  actor: string;
  action: string;
  resourceId: string;
  requestId: string | null;
  result: string;
}

/** The append-only audit log. Actions are recorded by the statement that performs them (`recordAction`). */
export function createAuditRepository(prisma: PrismaClient) {
  return {
    /** Records an action that was requested and refused. */
    async recordRefusal(
      accountId: string,
      { action, resourceId, by }: { action: AuditAction; resourceId: string; by: Actor },
    ): Promise<void> {
      await prisma.auditEvent.create({
        data: { ...by, requestId: by.requestId ?? null, accountId, action, resourceId, result: 'refused' },
      });
    },

    /** The account's audit records since `since`, newest first. */
    async list(
      accountId: string,
      { since, limit }: { since?: Date | undefined; limit: number },
    ): Promise<AuditRecord[]> {
      return await prisma.auditEvent.findMany({
        where: { accountId, ...(since && { at: { gte: since } }) },
        omit: { id: true, accountId: true },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        take: limit,
      });
    },
  };
}
