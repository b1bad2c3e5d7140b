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
import { delivering } from './retry-policies.ts';

const { attemptDelivery, giveUpDelivery } = proxyActivities<DeliveryActivities>(delivering);

/** Brings one event to its receiver: an attempt, a wait, an attempt, until one succeeds or the schedule is at its end. */
export async function deliverWebhook(input: DeliverWebhookInput): Promise<void> {
  const { schedule, ...delivery } = input;
  let isAskedAgain = false;
  setHandler(defineSignal(redeliverSignal), () => {
    isAskedAgain = true;
  });

  try {
    let outcome: 'succeeded' | 'failed' | 'interrupted';
    do {
      if (workflowInfo().continueAsNewSuggested) await continueAsNew<typeof deliverWebhook>(input);
      isAskedAgain = false;
      outcome = await followSchedule();
    } while (isAskedAgain);
    if (outcome !== 'succeeded') throw failWorkflow();
  } catch (error) {
    if (isCancellation(error)) await CancellationScope.nonCancellable(() => giveUpDelivery(delivery));
    throw error;
  }

  async function followSchedule(): Promise<'succeeded' | 'failed' | 'interrupted'> {
    let waitMs = planned(0) ?? 0;
    for (let number = 1; ; number++) {
      const summary = `until attempt ${number} of ${schedule.length}`;
      if (waitMs > 0 && (await condition(() => isAskedAgain, waitMs, { summary }))) return 'interrupted';
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

  /** The wait before that attempt (counted from 0), in milliseconds; null when there is no such attempt. */
  function planned(attempt: number): number | null {
    const seconds = schedule[attempt];
    return seconds === undefined ? null : jittered(seconds, Math.random());
  }
}

/** A delivery that failed shows as a failed workflow; the receiver is the customer's, so it is no fault of ours. */
function failWorkflow(): ApplicationFailure {
  return ApplicationFailure.create({
    type: 'delivery_failed',
    message: 'The receiver did not take the event.',
    nonRetryable: true,
    category: 'BENIGN',
  });
}
