import { Webhook } from 'standardwebhooks';
import { base64, plainPdf } from './plain-pdf.ts';
import type { ReceivedCall } from './receiver.ts';
import type { TestService } from './test-service.ts';
import { until, untilAvailable } from './until.ts';

export interface Delivery {
  deliveryId: string;
  webhookId: string;
  status: string;
  attempts: number;
  lastStatusCode?: number;
  nextAttemptAt?: string;
  history: { number: number; statusCode?: number; error?: string; response?: string; durationMs?: number }[];
}

/** Text that only the documents of these jobs contain. */
export const secretText = '1-SECRET-TEXT';
export const damagedDocument = { type: 'base64', content: base64(Buffer.from('%PDF-1.7\ndamaged')) };

/** Creates a small job with a webhook; `more` is merged into the body. */
export async function createJob(
  service: TestService,
  webhook: { url: string; secret?: string },
  more: Record<string, unknown> = {},
): Promise<string> {
  const document = { type: 'base64', content: base64(await plainPdf([[`Policy Number: ${secretText}`]])) };
  const body = { policyType: 'auto', document, webhook, ...more };
  const answer = await untilAvailable(() => service.call('POST', '/v1/jobs', { body }));
  if (answer.status !== 202) throw new Error(`not accepted: ${JSON.stringify(answer.body)}`);
  return String(answer.body.jobId);
}

/** Waits until the delivery of a job's event matches a condition, by default until it has ended. */
export async function findDelivery(
  service: TestService,
  jobId: string,
  {
    isWanted = ({ status }) => status !== 'pending',
    key,
  }: { isWanted?: (delivery: Delivery) => boolean; key?: string } = {},
): Promise<Delivery> {
  return await until(async () => {
    const { status, body } = await service.call(
      'GET',
      `/v1/jobs/${jobId}/webhook-deliveries`,
      key === undefined ? {} : { key },
    );
    if (status !== 200) throw new Error(`no deliveries: ${JSON.stringify(body)}`);
    const [delivery] = body.deliveries as unknown as Delivery[];
    return delivery && isWanted(delivery) && delivery;
  });
}

/** Verifies the signature of an event and returns the event; throws if it is invalid. A raw secret is passed as bytes. */
export function verify(call: ReceivedCall | undefined, secret: string | Uint8Array): Record<string, unknown> {
  if (!call) throw new Error('nothing was received');
  const webhook = typeof secret === 'string' ? new Webhook(secret) : new Webhook(secret, { format: 'raw' });
  return webhook.verify(call.body, call.headers) as Record<string, unknown>;
}

export async function accountSecret(service: TestService): Promise<string> {
  return String((await service.call('GET', '/v1/webhooks/secret')).body.secret);
}
