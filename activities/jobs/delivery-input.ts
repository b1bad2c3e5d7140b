import type { DeliverWebhookInput } from '../../domain/orchestration.ts';

/** Input of the delivery workflow that an ended job's workflow starts; null when the job has no webhook. */
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
