import type { WebhookDelivery, WebhookDeliveryList, WebhookSecret } from './generated/api.ts';
import type { CallOptions, Http } from './http.ts';
import { List } from './list.ts';

/** Webhook deliveries and the secret that signs them. */
export class Webhooks {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** The secret that signs events of jobs without a secret of their own. */
  async secret(options: CallOptions = {}): Promise<WebhookSecret> {
    return await this.#http.call('getWebhookSecret', options);
  }

  /** Replaces the secret; for 24 hours events are signed with both. */
  async rotateSecret(options: CallOptions = {}): Promise<WebhookSecret> {
    return await this.#http.call('rotateWebhookSecret', options);
  }

  /** The deliveries of a job's event, with their attempts. */
  deliveries(jobId: string, options: CallOptions = {}): List<WebhookDelivery, WebhookDeliveryList> {
    return new List({
      load: () => this.#http.call('listWebhookDeliveries', { path: { jobId }, ...options }),
      itemsOf: ({ deliveries }) => deliveries,
    });
  }

  /** Delivers an event again, now, with the same `webhook-id`. */
  async redeliver(
    { jobId, deliveryId }: { jobId: string; deliveryId: string },
    options: CallOptions = {},
  ): Promise<WebhookDelivery> {
    return await this.#http.call('redeliverWebhook', { path: { jobId, deliveryId }, ...options });
  }
}
