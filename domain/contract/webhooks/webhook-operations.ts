import { delivery, deliveryList, deliveryParams, webhookSecret } from './deliveries.ts';
import { jobParams } from '../jobs/jobs.ts';
import type { Operation } from '../operation.ts';

/** Operations on webhook deliveries and the signing secret. */
export const webhookOperations = {
  listWebhookDeliveries: {
    method: 'get',
    path: '/v1/jobs/{jobId}/webhook-deliveries',
    tag: 'Webhooks',
    summary: "List the deliveries of a job's event, with their attempts",
    access: 'webhooks:read',
    request: { params: jobParams },
    responses: { 200: { description: 'None before the job has ended.', schema: deliveryList } },
    errors: ['not_found'],
    malformedIdIsMissing: true,
  },
  redeliverWebhook: {
    method: 'post',
    path: '/v1/jobs/{jobId}/webhook-deliveries/{deliveryId}/redeliver',
    tag: 'Webhooks',
    summary: 'Deliver an event again, now, with the same `webhook-id`',
    access: 'webhooks:write',
    request: { params: deliveryParams },
    responses: { 202: { description: 'An attempt follows at once.', schema: delivery, headers: ['Location'] } },
    errors: ['not_found'],
    malformedIdIsMissing: true,
  },
  getWebhookSecret: {
    method: 'get',
    path: '/v1/webhooks/secret',
    tag: 'Webhooks',
    summary: 'Get the secret that signs the events of jobs without a secret of their own',
    access: 'webhooks:read',
    request: {},
    responses: { 200: { description: 'The secret.', schema: webhookSecret } },
    errors: [],
  },
  rotateWebhookSecret: {
    method: 'post',
    path: '/v1/webhooks/secret/rotate',
    tag: 'Webhooks',
    summary: 'Replace the secret; for 24 hours events are signed with both',
    access: 'webhooks:write',
    request: {},
    responses: { 200: { description: 'The new secret.', schema: webhookSecret } },
    errors: [],
  },
} as const satisfies Record<string, Operation>;
