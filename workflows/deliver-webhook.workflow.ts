import {
  ApplicationFailure,
  CancellationScope,
  condition,
  continueAsNew,
  defineSignal,
  isCancellation,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { DeliveryActivities } from '../activities/webhooks/delivery.activities.ts';
import { jittered } from '../domain/delivery.ts';
import { type DeliverWebhookInput, redeliverSignal } from '../domain/orchestration.ts';
import { followCurrentBuild } from './follow-current-build.ts';
import { delivering } from './retry-policies.ts';

const { attemptDelivery, giveUpDelivery } = proxyActivities<DeliveryActivities>(delivering);

// may wait for days: goes on with the current build, so changes need patches
followCurrentBuild(deliverWebhook);

/** Delivers one event: attempts by the schedule until one succeeds. The signal `redeliver` restarts the schedule. */
export async function deliverWebhook(input: DeliverWebhookInput): Promise<void> {
  const { schedule, ...delivery } = input;
  let isRestarted = false;
  setHandler(defineSignal(redeliverSignal), () => {
    isRestarted = true;
  });

  try {
    let outcome: 'succeeded' | 'failed' | 'interrupted';
    do {
      if (workflowInfo().continueAsNewSuggested) await continueAsNew<typeof deliverWebhook>(input);
      isRestarted = false;
      outcome = await followSchedule();
    } while (isRestarted);
    if (outcome !== 'succeeded') throw deliveryFailure();
  } catch (error) {
    if (isCancellation(error)) await CancellationScope.nonCancellable(() => giveUpDelivery(delivery));
    throw error;
  }

  async function followSchedule(): Promise<'succeeded' | 'failed' | 'interrupted'> {
    let waitMs = planned(0) ?? 0;
    for (let number = 1; ; number++) {
      const summary = `until attempt ${number} of ${schedule.length}`;
      if (waitMs > 0 && (await condition(() => isRestarted, waitMs, { summary }))) return 'interrupted';
      const verdict = await attemptDelivery.executeWithOptions({ summary: `attempt ${number} of ${schedule.length}` }, [
        { ...delivery, plannedWaitMs: planned(number) },
      ]);
      const answer = `Attempt ${number} of ${schedule.length}: ${verdict.answer}`;
      if (verdict.outcome !== 'retry') {
        setCurrentDetails(`${answer}; the delivery has ${verdict.outcome}`);
        return verdict.outcome;
      }
      waitMs = verdict.waitMs;
      setCurrentDetails(`${answer}; the next one follows in ${Math.ceil(waitMs / 1_000)} s`);
    }
  }

  /** The wait before an attempt (0-based), in milliseconds; null after the last one. */
  function planned(attempt: number): number | null {
    const seconds = schedule[attempt];
    return seconds === undefined ? null : jittered(seconds, Math.random());
  }
}

/** Operators find failed deliveries as failed workflows. Benign, since the receiver is the customer's. */
function deliveryFailure(): ApplicationFailure {
  return ApplicationFailure.create({
    type: 'delivery_failed',
    message: 'The receiver did not take the event.',
    nonRetryable: true,
    category: 'BENIGN',
  });
}
