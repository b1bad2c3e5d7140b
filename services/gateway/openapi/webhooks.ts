import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import type { EventType } from '../../../domain/contract/webhooks/deliveries.ts';
import { webhookEvent } from '../../../domain/contract/webhooks/webhooks.ts';
import { eventExamples } from './examples.ts';

const headers = z.object({
  'webhook-id': z.string().meta({
    description: 'The same over all attempts and redeliveries: an id that you have had before is no news.',
    examples: ['msg_2LPz6Jj0Xk3wRr8YVt1QfA'],
  }),
  'webhook-timestamp': z.string().meta({ description: 'When this attempt was signed, Unix seconds.' }),
  'webhook-signature': z.string().meta({
    description:
      '`v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; two, with a blank between, while a secret is replaced.',
  }),
  'webhook-attempt': z.string().meta({ description: 'Counts the attempts from 1. Not signed.' }),
});

const description = `Signed as [Standard Webhooks](https://www.standardwebhooks.com) say; verify it with one of their libraries.
A secret \`whsec_…\` is given to them as it is, any other string as raw bytes. Answer 2xx within 15 seconds. Anything else,
redirects too, is tried again ten times over three days; 410 ends the delivery, \`Retry-After\` makes the next pause longer.`;

function event(type: EventType, summary: string): ZodOpenApiPathsObject {
  return {
    [type]: {
      post: {
        operationId: type,
        tags: ['Webhooks'],
        summary,
        description,
        security: [],
        requestParams: { header: headers },
        requestBody: {
          required: true,
          content: { 'application/json': { schema: webhookEvent, example: eventExamples[type] } },
        },
        responses: { '2XX': { description: 'The event was received.' } },
      },
    },
  };
}

/** OpenAPI description of the events posted to the `webhook.url` of a job. */
export const webhooks: ZodOpenApiPathsObject = {
  ...event('job.completed', 'A job is completed'),
  ...event('job.failed', 'A job has failed'),
};
