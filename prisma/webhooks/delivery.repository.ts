import type { EventType } from '../../domain/contract/webhooks/deliveries.ts';
import type { Delivery, DeliveryAttempt, Job, PrismaClient } from '../generated/client.ts';

export type DeliveryRepository = ReturnType<typeof createDeliveryRepository>;
export type DeliveryState = Pick<Delivery, 'status' | 'attempts' | 'lastStatusCode' | 'nextAttemptAt'>;
type DeliveryRecord = Omit<Delivery, 'event'> & { event: EventType };
/** A delivery with its latest attempts, oldest first. */
export type DeliveryWithHistory = DeliveryRecord & { history: DeliveryAttempt[] };
/** A delivery with what starting its workflow needs. */
export type DeliveryToStart = Pick<Delivery, 'id' | 'accountId' | 'jobId'> & {
  job: Pick<Job, 'policyType' | 'status' | 'priority'>;
};

const shownAttempts = 50;
/** Prisma `include` of the job for `DeliveryToStart`. */
export const jobOfStart = { job: { select: { policyType: true, status: true, priority: true } } };

/** Deliveries as the gateway accesses them: it lists them and requests redeliveries. */
export function createDeliveryRepository(prisma: PrismaClient) {
  return {
    /** The deliveries of the job's events; null when the account has no such job. */
    async list(accountId: string, jobId: string): Promise<DeliveryWithHistory[] | null> {
      const job = await prisma.job.findFirst({
        where: { id: jobId, accountId },
        select: { delivery: { include: { history: { orderBy: { number: 'desc' }, take: shownAttempts } } } },
      });
      if (!job) return null;
      return job.delivery ? [inOrder(job.delivery)] : [];
    },

    /** Makes the delivery due again now; null when the account has no such delivery. */
    async requestRedelivery(
      accountId: string,
      { jobId, deliveryId }: { jobId: string; deliveryId: string },
    ): Promise<(DeliveryWithHistory & DeliveryToStart) | null> {
      const where = { id: deliveryId, jobId, accountId };
      const now = new Date();
      const asked = await prisma.delivery.updateMany({
        where,
        data: { status: 'pending', nextAttemptAt: now, updatedAt: now },
      });
      if (asked.count === 0) return null;
      const delivery = await prisma.delivery.findFirst({
        where,
        include: { ...jobOfStart, history: { orderBy: { number: 'desc' }, take: shownAttempts } },
      });
      return delivery && { ...delivery, ...inOrder(delivery) };
    },
  };
}

function inOrder(delivery: Delivery & { history: DeliveryAttempt[] }): DeliveryWithHistory {
  return { ...delivery, event: delivery.event as EventType, history: delivery.history.toReversed() };
}
