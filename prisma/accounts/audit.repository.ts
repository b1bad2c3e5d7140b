import { Prisma, type PrismaClient } from '../generated/client.ts';

export type AuditRepository = ReturnType<typeof createAuditRepository>;

export type AuditAction =
  | 'key.create'
  | 'key.rotate'
  | 'key.revoke'
  | 'webhook.secret.rotate'
  | 'document.create'
  | 'document.upload'
  | 'document.delete'
  | 'document.expire'
  | 'job.review'
  | 'session.delete'
  | 'session.expire';

/** Who performs an action, and with which request. */
export interface Actor {
  /** The id of the key that was used, `cli`, or `service` for scheduled maintenance. */
  actor: string;
  requestId?: string | undefined;
}

export const operator: Actor = { actor: 'cli' };

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

/** SQL fragment that records the action for each row of the CTE `of` (columns `id` and `account_id`). */
export function recordAction({ action, of, by }: { action: AuditAction; of: string; by: Actor }): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO audit_events (account_id, actor, action, resource_id, request_id, result)
    SELECT account_id, ${by.actor}, ${action}, id, ${by.requestId ?? null}::text, 'done' FROM ${Prisma.raw(of)}`;
}
