import { Context } from '@temporalio/activity';
import type { Outbound } from '../../adapters/outbound/index.ts';
import { type AttemptAnswer, eventOf, evaluateAttempt, type Verdict } from '../../domain/delivery.ts';
import type { DeliveryRunRepository } from '../../prisma/webhooks/delivery-run.repository.ts';
import { hostOf, type WithHostSlot } from '../host-concurrency.ts';
import { signatureHeaders } from './webhook-signature.ts';

export type DeliveryActivities = ReturnType<typeof createDeliveryActivities>;

interface DeliveryName {
  deliveryId: string;
  accountId: string;
}

const timeoutMs = 15_000;

/** Activities that deliver an event to its receiver. */
export function createDeliveryActivities({
  deliveries,
  outbound,
  withHostSlot,
}: {
  deliveries: DeliveryRunRepository;
  outbound: Outbound;
  withHostSlot: WithHostSlot;
}) {
  return {
    /** Posts the event once and records the outcome. `answer` summarizes it for operators. */
    async attemptDelivery({
      plannedWaitMs,
      ...name
    }: DeliveryName & { plannedWaitMs: number | null }): Promise<Verdict & { answer: string }> {
      const found = await deliveries.find(name);
      if (!found) return { outcome: 'failed', answer: 'the job was removed' };
      const { url, webhookId, secrets, job } = found;
      return await withHostSlot(hostOf({ ...name, url }), async () => {
        const number = await deliveries.beginAttempt(name);
        const startedAt = new Date();
        const body = JSON.stringify(eventOf(job));
        const answer = await outbound.post({
          url,
          headers: {
            'content-type': 'application/json',
            'user-agent': 'decpage-webhooks/1',
            'webhook-attempt': String(number),
            ...signatureHeaders({ webhookId, at: startedAt, body, secrets }),
          },
          body,
          timeoutMs,
          signal: Context.current().cancellationSignal,
        });
        const endedAt = new Date();
        const verdict = evaluateAttempt({ answer, plannedWaitMs, now: endedAt });
        const durationMs = endedAt.getTime() - startedAt.getTime();
        await deliveries.endAttempt({ ...name, number, durationMs, answer, verdict });
        return { ...verdict, answer: summaryOf(answer) };
      });
    },

    /** Fails a delivery that an operator cancelled. */
    async giveUpDelivery(name: DeliveryName): Promise<void> {
      await deliveries.giveUp(name);
    },
  };
}

function summaryOf(answer: AttemptAnswer): string {
  return 'error' in answer ? answer.error : `status ${answer.statusCode}`;
}
