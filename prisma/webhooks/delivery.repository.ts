import type { EventType } from '../../domain/contract/webhooks/deliveries.ts';
import type { Delivery, DeliveryAttempt, Job, PrismaClient } from '../generated/client.ts';

export type DeliveryRepository = ReturnType<typeof createDeliveryRepository>;
/** How far a delivery has come. */
export type DeliveryState = Pick<Delivery, 'status' | 'attempts' | 'lastStatusCode' | 'nextAttemptAt'>;
type DeliveryRecord = Omit<Delivery, 'event'> & { event: EventType };
/** With its latest attempts, oldest first. */
export type DeliveryWithHistory = DeliveryRecord & { history: DeliveryAttempt[] };
/** With what a workflow that delivers it is started with. */
export type DeliveryToStart = Pick<Delivery, 'id' | 'accountId' | 'jobId'> & {
  job: Pick<Job, 'policyType' | 'status' | 'priority'>;
};

const shownAttempts = 50;
/** What `DeliveryToStart` needs of the job. */
export const jobOfStart = { job: { select: { policyType: true, status: true, priority: true } } };

/** The gateway's side of deliveries: what clients see of them, and the request to have one made again. */
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

    /** Records that the delivery is to be made again, now; null when the account has no such delivery. */
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
