import { z } from 'zod';
import { timestamp, uuid } from '../common.ts';

export const eventTypes = ['job.completed', 'job.failed'] as const;

export type EventType = (typeof eventTypes)[number];

const deliveryStatusValues = ['pending', 'succeeded', 'failed'] as const;

const state = {
  status: z.enum(deliveryStatusValues).meta({
    description: '`pending` until an attempt succeeds or the last one has failed.',
  }),
  attempts: z.int().min(0),
  lastStatusCode: z.int().optional().meta({ description: 'What the receiver answered last.' }),
  nextAttemptAt: timestamp.optional(),
};

/** The state of a delivery as part of its job. */
export const webhookProgress = z.looseObject(state);

const attempt = z.looseObject({
  number: z.int().min(1),
  at: timestamp,
  statusCode: z.int().optional(),
  durationMs: z.int().min(0).optional(),
  error: z.string().optional().meta({
    description:
      'Why there was no answer: `dns connect tls timeout protocol url_not_allowed`. Absent with `statusCode`; both are absent when the attempt was lost with the process that made it.',
  }),
  response: z.string().optional().meta({ description: "How the receiver's answer begins, at most 1 KB." }),
});

export const delivery = z
  .looseObject({
    deliveryId: uuid,
    webhookId: z.string().meta({ description: 'The header `webhook-id` of every attempt.' }),
    type: z.enum(eventTypes),
    url: z.string(),
    ...state,
    createdAt: timestamp,
    history: z.array(attempt).meta({ description: 'The latest attempts, at most 50, oldest first.' }),
  })
  .meta({ id: 'WebhookDelivery' });

export const deliveryList = z
  .looseObject({ deliveries: z.array(delivery), nextCursor: z.string().nullable() })
  .meta({ id: 'WebhookDeliveryList' });

export const deliveryParams = z.object({ jobId: uuid, deliveryId: uuid });

export const webhookSecret = z
  .looseObject({
    secret: z.string().meta({ description: '`whsec_` + base64, as the libraries of Standard Webhooks take it.' }),
    previousSecretExpiresAt: timestamp.optional().meta({
      description: 'Until then events are signed with the secret before the last rotation as well.',
    }),
  })
  .meta({ id: 'WebhookSecret' });
