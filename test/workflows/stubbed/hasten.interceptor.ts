import { msToNumber } from '@temporalio/common/lib/time.js';
import type { Duration, RetryPolicy } from '@temporalio/common';
import { type WorkflowInterceptorsFactory, workflowInfo } from '@temporalio/workflow';

const timeouts = [
  'startToCloseTimeout',
  'scheduleToStartTimeout',
  'scheduleToCloseTimeout',
  'heartbeatTimeout',
] as const;

/** Memo of a workflow under test. */
export interface Hastened {
  /** Replaces these timeouts of all activities that have them. */
  timeoutsMs?: Partial<Record<(typeof timeouts)[number], number>>;
  /** Task queue that no worker polls. */
  unserved?: string;
}

/** Waits of production are seconds to hours. The server has no clock that tests could advance, so they are divided. */
const divisor = 1_000;

const hasten = (wait: Duration): number => Math.max(1, Math.round(msToNumber(wait) / divisor));

/**
 * Runs in the isolate of the workflows: divides timers and the waits between attempts, and prefixes task queues, so that
 * the workers of one test file take nothing from those of another.
 */
export const interceptors: WorkflowInterceptorsFactory = () => ({
  outbound: [
    {
      startTimer: async (input, next) => await next({ ...input, durationMs: hasten(input.durationMs) }),
      scheduleActivity: async (input, next) => {
        const { taskQueue: own, memo } = workflowInfo();
        const { timeoutsMs = {}, unserved } = (memo ?? {}) as Hastened;
        const { taskQueue = '', retry } = input.options;
        const options = { ...input.options, retry: hastenRetries(retry) };
        for (const name of timeouts) {
          const timeout = timeoutsMs[name];
          if (options[name] !== undefined && timeout !== undefined) options[name] = timeout;
        }
        options.taskQueue = queueOf(own, taskQueue === unserved ? `${taskQueue} of nobody` : taskQueue);
        return await next({ ...input, options });
      },
      scheduleLocalActivity: async (input, next) => {
        const options = { ...input.options, retry: hastenRetries(input.options.retry) };
        return await next({ ...input, options });
      },
    },
  ],
});

/** A task queue whose workflows have their activities on task queues of the same prefix. */
export const stubbedQueue = (name: string): string => `stubbed-${name}`;

/** The task queue of a test file's workers that stands for one of production; the same one for workers of production. */
export function queueOf(own: string, queue: string): string {
  return own.startsWith(stubbedQueue('')) ? `${own}.${queue}` : queue;
}

function hastenRetries(retry: RetryPolicy = {}): RetryPolicy {
  const { initialInterval = '1 second', maximumInterval = '100 seconds' } = retry;
  return { ...retry, initialInterval: hasten(initialInterval), maximumInterval: hasten(maximumInterval) };
}
