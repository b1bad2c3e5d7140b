import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Verdict } from '../../../domain/delivery.ts';
import { type DeliverWebhookInput, redeliverSignal } from '../../../domain/orchestration.ts';
import { until } from '../../helpers/until.ts';
import { startStubbedWorkflows, type StubbedWorkflows } from './stubbed-workflows.ts';
import { ballast, failing, never } from './stubs.ts';

let workflows: StubbedWorkflows;
beforeAll(async () => {
  workflows = await startStubbedWorkflows();
});
afterAll(async () => {
  await workflows.stop();
});

const input: DeliverWebhookInput = { deliveryId: 'delivery', accountId: 'account', schedule: [0, 60, 600] };
/** A wait that no test outlasts, also when it is hastened. */
const forHours = 3_600_000_000;
const attempts = (): number => workflows.calls('attemptDelivery').length;

type Outcome = Verdict & { answer: string };
const taken: Outcome = { outcome: 'succeeded', answer: 'HTTP 200' };
const refused = (waitMs: number): Outcome => ({ outcome: 'retry', waitMs, answer: 'HTTP 503' });
const givenUp: Outcome = { outcome: 'failed', answer: 'HTTP 410' };

/** Answers one after the other; the last one again and again. */
function answering(...outcomes: [Outcome, ...Outcome[]]): () => Promise<Outcome> {
  const last = outcomes[outcomes.length - 1] ?? outcomes[0];
  return async () => outcomes.shift() ?? last;
}

describe('the delivery of an event', () => {
  it('ends with the first success', async () => {
    const { end } = await workflows.start('deliverWebhook', { input, stubs: { attemptDelivery: answering(taken) } });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(workflows.calls()).toMatchObject([{ name: 'attemptDelivery', queue: 'outbound' }]);
  });

  it('tells every attempt the wait before the next one, and the last one that there is none', async () => {
    const attemptDelivery = answering(refused(60_000), refused(600_000), givenUp);
    const { end } = await workflows.start('deliverWebhook', { input, stubs: { attemptDelivery } });
    const failure = { type: 'delivery_failed', message: 'The receiver did not take the event.', category: 'BENIGN' };
    expect(await end()).toEqual({ status: 'failed', failure });
    const [first, second, ...last] = workflows.calls('attemptDelivery').map((call) => call.input.plannedWaitMs);
    // waits are spread, so that receivers that come back are not overrun
    expect(Math.abs(Number(first) - 60_000)).toBeLessThanOrEqual(12_000);
    expect(Math.abs(Number(second) - 600_000)).toBeLessThanOrEqual(120_000);
    expect(last).toEqual([null]);
  });

  it('waits as long as the receiver asked for', async () => {
    const attemptDelivery = answering(refused(250_000), taken);
    const { handle, end } = await workflows.start('deliverWebhook', { input, stubs: { attemptDelivery } });
    await end();
    const { events = [] } = await handle.fetchHistory();
    const timers = events?.flatMap((event) => event.timerStartedEventAttributes?.startToFireTimeout ?? []);
    // a thousandth of what the workflow asks for
    expect(timers?.map(({ nanos }) => nanos)).toEqual([250_000_000]);
  });

  it('gives an attempt time for a receiver that answers late and for a slow database before and after it', async () => {
    const { handle, end } = await workflows.start('deliverWebhook', {
      input,
      stubs: { attemptDelivery: answering(taken) },
    });
    await end();
    const { events } = await handle.fetchHistory();
    const scheduled = events?.flatMap((event) => event.activityTaskScheduledEventAttributes ?? []);
    expect(scheduled?.map(({ startToCloseTimeout }) => Number(startToCloseTimeout?.seconds))).toEqual([15 + 3 * 10]);
  });

  it('repeats without end an attempt that failed because of us: only the receiver uses up the schedule', async () => {
    const attemptDelivery = failing(12, () => new Error('no database'), taken);
    const { end } = await workflows.start('deliverWebhook', { input, stubs: { attemptDelivery } });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(attempts()).toBe(13);
  });
});

describe('a redelivery', () => {
  it('ends the wait and begins the schedule anew', async () => {
    const attemptDelivery = answering(refused(forHours), refused(1), taken);
    const { handle, end } = await workflows.start('deliverWebhook', { input, stubs: { attemptDelivery } });
    await until(async () => (await handle.fetchHistory()).events?.some((event) => event.timerStartedEventAttributes));
    await handle.signal(redeliverSignal);
    expect(await end()).toMatchObject({ status: 'completed' });
    const planned = workflows.calls('attemptDelivery').map((call) => Number(call.input.plannedWaitMs));
    expect(planned.map((wait) => (wait > 200_000 ? 'second' : 'first'))).toEqual(['first', 'first', 'second']);
  });

  it('that is asked for during the last attempt is not lost', async () => {
    let isSignalled = false;
    const attemptDelivery = async () => {
      if (attempts() > 1) return taken;
      await until(() => isSignalled);
      return givenUp;
    };
    const { handle, end } = await workflows.start('deliverWebhook', { input, stubs: { attemptDelivery } });
    await until(() => attempts() === 1);
    await handle.signal(redeliverSignal);
    isSignalled = true;
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(attempts()).toBe(2);
  });

  it('goes on in a new run when the history has become long', async () => {
    const heavy = { ...refused(forHours), ...ballast };
    const attemptDelivery = async () => (attempts() < 5 ? heavy : taken);
    const { handle, end } = await workflows.start('deliverWebhook', { input, stubs: { attemptDelivery } });
    const { runId: first } = await handle.describe();
    for (let attempt = 1; attempt < 5; attempt++) {
      await until(() => attempts() === attempt);
      await until(async () => (await handle.describe()).raw.pendingActivities?.length === 0);
      await handle.signal(redeliverSignal);
    }
    expect(await end()).toMatchObject({ status: 'completed' });
    expect((await handle.describe()).runId).not.toBe(first);
  });
});

describe('a delivery that is cancelled', () => {
  it.each([
    ['during an attempt', never],
    ['while it waits', answering(refused(forHours))],
  ])('%s is recorded as given up', async (_, attemptDelivery) => {
    const stubs = { attemptDelivery, giveUpDelivery: async () => undefined };
    const { handle, end } = await workflows.start('deliverWebhook', { input, stubs });
    await until(() => attempts() === 1);
    await handle.cancel();
    expect(await end()).toEqual({ status: 'cancelled' });
    expect(workflows.calls('giveUpDelivery')).toMatchObject([
      { input: { deliveryId: 'delivery', accountId: 'account' } },
    ]);
  });
});
