import type { ActivityOptions, LocalActivityOptions } from '@temporalio/workflow';
import { extractionQueues, jobMaxAttempts, receiverBusy, taskQueues } from '../domain/orchestration.ts';

// Every timeout and every retry of every workflow, so that one page answers "what happens when this step fails?".
// Which failure is worth a retry is decided where it is understood: adapters and activities mark the final ones.

/** Reading pages and running rules: CPU on our own workers. A lost worker shows by its missing heartbeats. */
export const extracting: ActivityOptions = {
  taskQueue: taskQueues.extraction,
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '15 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumAttempts: jobMaxAttempts },
};

/**
 * The same in the reserved task queue. Where nobody takes the step at once (no worker serves that queue, or its slots are
 * taken), it goes to the ordinary one.
 */
export const extractingReserved: ActivityOptions = {
  ...extracting,
  taskQueue: extractionQueues.reserved,
  scheduleToStartTimeout: '5 seconds',
};

/**
 * Drawing a page for somebody who waits: soon, or not at all, since the next one who asks has it drawn again. It is drawn
 * once: a second attempt, after a lost worker, only sees to what the first one left behind.
 */
export const drawing: ActivityOptions = {
  taskQueue: extractionQueues.pictures,
  startToCloseTimeout: '20 seconds',
  retry: { initialInterval: 500, maximumAttempts: 2 },
};

/**
 * Fetching from a customer's server: patient, since such servers come and go. A fetch that found no lane is no attempt:
 * the workflow waits for one.
 */
export const fetching: ActivityOptions = {
  taskQueue: taskQueues.outbound,
  startToCloseTimeout: '90 seconds',
  heartbeatTimeout: '15 seconds',
  retry: {
    initialInterval: '2 seconds',
    backoffCoefficient: 3,
    maximumInterval: '1 minute',
    maximumAttempts: jobMaxAttempts,
    nonRetryableErrorTypes: [receiverBusy],
  },
};

/** The one write that ends a job: a database outage must never turn a result into a failure, so it is tried for ever. */
export const finalizing: LocalActivityOptions = {
  startToCloseTimeout: '10 seconds',
  localRetryThreshold: '1 minute',
  retry: { initialInterval: 200, backoffCoefficient: 2, maximumInterval: '10 seconds' },
};

/** House-keeping: whatever goes wrong, the next run of the schedule does it again, so it gives up soon. */
export const maintaining: ActivityOptions = {
  taskQueue: taskQueues.workflows,
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '30 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumAttempts: 3 },
};

/**
 * One attempt to deliver an event. What the receiver does is no failure here: the workflow waits and tries again by the
 * delivery's own schedule. Only what is our trouble (a lost worker, no database) is repeated, for as long as it lasts.
 */
export const delivering: ActivityOptions = {
  taskQueue: taskQueues.outbound,
  startToCloseTimeout: '20 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '5 minutes' },
};

/**
 * A step of a turn: short, and somebody waits for it, so a lost worker has to show soon. An outage of the database must
 * not cost a turn; what can never succeed the activity itself gives up after a few attempts.
 */
export const answering: ActivityOptions = {
  taskQueue: taskQueues.workflows,
  startToCloseTimeout: '60 seconds',
  heartbeatTimeout: '6 seconds',
  scheduleToCloseTimeout: '15 minutes',
  retry: { initialInterval: 500, backoffCoefficient: 2, maximumInterval: '5 seconds' },
};

/**
 * One call of a model within a turn: a busy provider is asked again, after the time it names, for as long as the turn
 * may take; then the turn is answered without it.
 */
export const callingModel: ActivityOptions = {
  taskQueue: taskQueues.model,
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '15 seconds',
  scheduleToCloseTimeout: '5 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '20 seconds' },
};

/**
 * Asking a model for a job's fields: nobody waits for it as for a turn, so a provider that is busy or down is asked again
 * for longer, after the time it names; then the result of the rules stands. It may call twice in one attempt.
 */
export const extractingWithModel: ActivityOptions = {
  taskQueue: taskQueues.model,
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '15 seconds',
  scheduleToCloseTimeout: '15 minutes',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '1 minute' },
};
