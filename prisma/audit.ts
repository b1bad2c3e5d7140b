import { Prisma } from './generated/client.ts';

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

/** SQL fragment that records the action for each row of the CTE `of` (columns `id` and `account_id`). */
export function recordAction({ action, of, by }: { action: AuditAction; of: string; by: Actor }): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO audit_events (account_id, actor, action, resource_id, request_id, result)
    SELECT account_id, ${by.actor}, ${action}, id, ${by.requestId ?? null}::text, 'done' FROM ${Prisma.raw(of)}`;
}
