import { z } from 'zod';
import { openObject, timestamp, uuid } from '../common.ts';
import { eventTypes } from './deliveries.ts';
import { jobError, jobTimestamps } from '../jobs/jobs.ts';

/** The event posted to `webhook.url` when a job ends. Contains no document content, only references. */
export const webhookEvent = z
  .looseObject({
    type: z.enum(eventTypes),
    timestamp: timestamp.meta({ description: 'When the job ended.' }),
    data: z.looseObject({
      jobId: uuid,
      status: z.enum(['completed', 'failed']),
      policyType: z.string(),
      attempts: z.int().optional(),
      timestamps: jobTimestamps.optional(),
      error: jobError.optional().meta({ description: 'Present when the job has failed.' }),
      metadata: openObject.optional(),
      statusUrl: z.string().meta({ description: 'Where the job and its result are, relative to the base address.' }),
    }),
  })
  .meta({ id: 'WebhookEvent' });

export type WebhookEvent = z.input<typeof webhookEvent>;
