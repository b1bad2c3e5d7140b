import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { webhookEvent } from '../../domain/contract/webhooks.ts';

function event(name: string, summary: string): ZodOpenApiPathsObject {
  return {
    [name]: {
      post: {
        operationId: name,
        tags: ['Jobs'],
        summary,
        description: 'Signed as Standard Webhooks say: `webhook-id`, `webhook-timestamp`, `webhook-signature`.',
        security: [],
        requestBody: { required: true, content: { 'application/json': { schema: webhookEvent } } },
        responses: { '2XX': { description: 'The event was received.' } },
      },
    },
  };
}

/** Events that go to the `webhook.url` of a job. */
export const webhooks: ZodOpenApiPathsObject = {
  ...event('job.completed', 'A job is completed'),
  ...event('job.failed', 'A job has failed'),
};
