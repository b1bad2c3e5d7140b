import { randomBytes } from 'node:crypto';
import { type Actor, operator, recordAction } from '../audit.ts';
import type { PrismaClient } from '../generated/client.ts';

export type WebhookSecretRepository = ReturnType<typeof createWebhookSecretRepository>;

/** The account's webhook secrets: they sign the webhooks of jobs without a secret of their own. */
export interface WebhookSecrets {
  secret: string;
  /** Until when the previous secrets sign as well; null when none does. */
  previousUntil: Date | null;
}

const rotationOverlapMs = 86_400_000;
/** Bounds the length of the `webhook-signature` header: each secret adds a signature. */
const mostFormerSecrets = 4;

export function createWebhookSecretRepository(prisma: PrismaClient) {
  return {
    /** The current webhook secret, and whether previous ones still sign. */
    async find(accountId: string): Promise<WebhookSecrets> {
      const account = await prisma.account.findFirstOrThrow({ where: { id: accountId } });
      const until = account.previousWebhookSecretUntil;
      return { secret: account.webhookSecret, previousUntil: until && until > new Date() ? until : null };
    },

    /**
     * Replaces the webhook secret. The previous ones go on signing for a day, so that receivers can change over, even after
     * several rotations.
     */
    async rotate(accountId: string, by: Actor = operator): Promise<WebhookSecrets> {
      const secret = newWebhookSecret();
      const previousUntil = new Date(Date.now() + rotationOverlapMs);
      await prisma.$executeRaw`
        WITH rotated AS (
          UPDATE accounts SET webhook_secret = ${secret}, previous_webhook_secret_until = ${previousUntil},
            former_webhook_secrets = (webhook_secret || CASE WHEN previous_webhook_secret_until > now()
              THEN former_webhook_secrets ELSE '{}' END)[1:${mostFormerSecrets}::int]
          WHERE id = ${accountId}::uuid
          RETURNING id, id AS account_id
        ) ${recordAction({ action: 'webhook.secret.rotate', of: 'rotated', by })}`;
      return { secret, previousUntil };
    },
  };
}

/** A secret in the form of Standard Webhooks. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}
