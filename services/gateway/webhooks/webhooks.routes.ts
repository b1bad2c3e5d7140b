import type { Client } from '@temporalio/client';
import type { WebhookSecretRepository, WebhookSecrets } from '../../../prisma/webhooks/webhook-secret.repository.ts';
import type { DeliveryRepository } from '../../../prisma/webhooks/delivery.repository.ts';
import { redeliver } from '../../shared/start-delivery.ts';
import { ApiError } from '../http/api-error.ts';
import { viewDelivery } from './delivery-view.ts';
import type { Handlers } from '../http/handler.ts';

/** Handlers of webhook deliveries and of the signing secret. */
export function createWebhookHandlers({
  webhookSecrets,
  deliveries,
  temporal,
  webhookSchedule,
}: {
  webhookSecrets: WebhookSecretRepository;
  deliveries: DeliveryRepository;
  temporal: Client;
  /** Seconds before each attempt. */
  webhookSchedule: readonly number[];
}): Pick<Handlers, 'listWebhookDeliveries' | 'redeliverWebhook' | 'getWebhookSecret' | 'rotateWebhookSecret'> {
  return {
    async listWebhookDeliveries({ account: { accountId }, params: { jobId } }) {
      const found = await deliveries.list(accountId, jobId);
      if (!found) throw new ApiError('not_found');
      return { status: 200, body: { deliveries: found.map(viewDelivery), nextCursor: null } };
    },

    async redeliverWebhook({ account: { accountId }, params }) {
      const delivery = await deliveries.requestRedelivery(accountId, params);
      if (!delivery) throw new ApiError('not_found');
      await redeliver(temporal, { delivery, schedule: webhookSchedule });
      const Location = `/v1/jobs/${delivery.jobId}/webhook-deliveries`;
      return { status: 202, body: viewDelivery(delivery), headers: { Location } };
    },

    async getWebhookSecret({ account: { accountId } }) {
      return { status: 200, body: viewSecret(await webhookSecrets.find(accountId)) };
    },

    async rotateWebhookSecret({ account: { accountId }, key: { keyId }, requestId }) {
      const secrets = await webhookSecrets.rotate(accountId, { actor: keyId, requestId });
      return { status: 200, body: viewSecret(secrets) };
    },
  };
}

function viewSecret({ secret, previousUntil }: WebhookSecrets) {
  return { secret, ...(previousUntil && { previousSecretExpiresAt: previousUntil.toISOString() }) };
}
