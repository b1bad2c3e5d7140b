import type { z } from 'zod';
import type { delivery, webhookProgress } from '../../../domain/contract/webhooks/deliveries.ts';
import type { DeliveryState, DeliveryWithHistory } from '../../../prisma/webhooks/delivery.repository.ts';
import { omitNil } from '../http/omit-nil.ts';

type State = z.input<typeof webhookProgress>;

/** A delivery as part of its job; `pending` when the job has not ended, because there is no delivery yet. */
export function viewDeliveryState(delivery: DeliveryState | null | undefined): State {
  if (!delivery) return { status: 'pending', attempts: 0 };
  const { status, attempts, lastStatusCode, nextAttemptAt } = delivery;
  return {
    status: status as State['status'],
    attempts,
    ...omitNil({ lastStatusCode, nextAttemptAt: nextAttemptAt?.toISOString() }),
  };
}

/** A delivery with its attempts, as an element of a list. */
export function viewDelivery(record: DeliveryWithHistory): z.input<typeof delivery> {
  return {
    deliveryId: record.id,
    webhookId: record.webhookId,
    type: record.event,
    url: record.url,
    ...viewDeliveryState(record),
    createdAt: record.createdAt.toISOString(),
    history: record.history.map(({ number, at, statusCode, durationMs, error, response }) => ({
      number,
      at: at.toISOString(),
      ...omitNil({ statusCode, durationMs, error, response }),
    })),
  };
}
