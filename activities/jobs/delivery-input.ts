import type { DeliverWebhookInput } from '../../domain/orchestration.ts';

/** What the workflow of a job that has ended starts before it ends itself; null when the job has no webhook. */
export function toDeliveryInput({
  deliveryId,
  ...delivery
}: {
  accountId: string;
  deliveryId: string | null;
  schedule: readonly number[];
}): DeliverWebhookInput | null {
  return deliveryId === null ? null : { deliveryId, ...delivery };
}
