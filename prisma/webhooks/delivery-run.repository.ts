import type { AttemptAnswer, EndedJob, Verdict } from '../../domain/delivery.ts';
import type { PrismaClient } from '../generated/client.ts';

export type DeliveryRunRepository = ReturnType<typeof createDeliveryRunRepository>;

interface DeliveryName {
  deliveryId: string;
  accountId: string;
}

/** Everything that an attempt needs. */
export interface DeliveryToMake {
  url: string;
  webhookId: string;
  /** Signing secrets: the job's own, else the account's, with its previous ones during the overlap of a rotation. */
  secrets: string[];
  job: EndedJob;
}

type Row = EndedJob & {
  url: string;
  webhookId: string;
  ownSecret: string | null;
  accountSecret: string;
  formerSecrets: string[];
};

/** Reads and writes of a delivery's workflow. */
export function createDeliveryRunRepository(prisma: PrismaClient) {
  return {
    /** The delivery with its job and secrets; undefined when the job was removed. */
    async find({ deliveryId, accountId }: DeliveryName): Promise<DeliveryToMake | undefined> {
      const [row] = await prisma.$queryRaw<Row[]>`
        SELECT deliveries.url, deliveries.webhook_id AS "webhookId", jobs.id AS "jobId",
          jobs.policy_type AS "policyType", jobs.attempts, jobs.metadata, jobs.error, jobs.created_at AS "createdAt",
          jobs.started_at AS "startedAt", jobs.completed_at AS "completedAt", jobs.failed_at AS "failedAt",
          jobs.webhook_secret AS "ownSecret", accounts.webhook_secret AS "accountSecret",
          CASE WHEN accounts.previous_webhook_secret_until > now()
            THEN accounts.former_webhook_secrets ELSE '{}' END AS "formerSecrets"
        FROM deliveries JOIN jobs ON jobs.id = deliveries.job_id JOIN accounts ON accounts.id = deliveries.account_id
        WHERE deliveries.id = ${deliveryId}::uuid AND deliveries.account_id = ${accountId}::uuid`;
      if (!row) return undefined;
      const { url, webhookId, ownSecret, accountSecret, formerSecrets, ...job } = row;
      const secrets = ownSecret === null ? [accountSecret, ...formerSecrets] : [ownSecret];
      return { url, webhookId, secrets, job };
    },

    /** Records the start of an attempt and returns its number, from 1, which redeliveries continue. */
    async beginAttempt({ deliveryId, accountId }: DeliveryName): Promise<number> {
      const [begun] = await prisma.$queryRaw<{ number: number }[]>`
        WITH begun AS (
          UPDATE deliveries SET status = 'pending', attempts = attempts + 1, updated_at = now()
          WHERE id = ${deliveryId}::uuid AND account_id = ${accountId}::uuid
          RETURNING id, attempts
        )
        INSERT INTO delivery_attempts (delivery_id, number) SELECT id, attempts FROM begun
        RETURNING number`;
      if (!begun) throw new Error('the delivery was removed while it was attempted');
      return begun.number;
    },

    /** Records the outcome of an attempt; counts a success as usage once per delivery. */
    async endAttempt({
      deliveryId,
      accountId,
      number,
      durationMs,
      answer,
      verdict,
    }: DeliveryName & { number: number; durationMs: number; answer: AttemptAnswer; verdict: Verdict }): Promise<void> {
      const { statusCode, response, error } = { statusCode: null, response: null, error: null, ...answer };
      const isRetry = verdict.outcome === 'retry';
      const status = isRetry ? 'pending' : verdict.outcome;
      const nextAttemptAt = isRetry ? new Date(Date.now() + verdict.waitMs) : null;
      await prisma.$executeRaw`
        WITH attempt AS (
          UPDATE delivery_attempts SET status_code = ${statusCode}, duration_ms = ${durationMs}, error = ${error},
            response = ${response}
          WHERE delivery_id = ${deliveryId}::uuid AND number = ${number}
        ), delivery AS (
          UPDATE deliveries SET status = ${status}, last_status_code = ${statusCode},
            next_attempt_at = ${nextAttemptAt}, updated_at = now()
          WHERE id = ${deliveryId}::uuid AND account_id = ${accountId}::uuid AND attempts = ${number}
          RETURNING id, account_id, job_id, status
        )
        INSERT INTO usage_events (account_id, key_id, kind, subject_id, source)
        SELECT delivery.account_id, jobs.key_id, 'webhook', delivery.id, keys.source
        FROM delivery JOIN jobs ON jobs.id = delivery.job_id JOIN keys ON keys.id = jobs.key_id
        WHERE delivery.status = 'succeeded'
        ON CONFLICT (kind, subject_id) DO NOTHING`;
    },

    /** Fails a pending delivery before its schedule ends. */
    async giveUp({ deliveryId, accountId }: DeliveryName): Promise<void> {
      await prisma.delivery.updateMany({
        where: { id: deliveryId, accountId, status: 'pending' },
        data: { status: 'failed', nextAttemptAt: null, updatedAt: new Date() },
      });
    },
  };
}
