import { z } from 'zod';
import { openObject, timestamp, uuid } from './common.ts';
import { jobStatusValues } from './jobs.ts';

/** What is posted to `webhook.url` when a job ends: thin, so that no document content leaves by this way. */
export const webhookEvent = z
  .looseObject({
    type: z.enum(['job.completed', 'job.failed']),
    timestamp,
    data: z.looseObject({
      jobId: uuid,
      status: z.enum(jobStatusValues),
      policyType: z.string(),
      metadata: openObject.optional(),
    }),
  })
  .meta({ id: 'WebhookEvent' });
