import type { ActivityOptions, LocalActivityOptions } from '@temporalio/workflow';
import { extractionQueues, jobMaxAttempts, receiverBusy, taskQueues } from '../domain/orchestration.ts';

// Timeouts and retry policies of all workflows in one place. Adapters and activities decide which failures are retried:
// they mark the final ones as non-retryable.

/** Reading pages and running rules: CPU on our own workers. Heartbeats detect a lost worker. */
export const extracting: ActivityOptions = {
  taskQueue: taskQueues.extraction,
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '15 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumAttempts: jobMaxAttempts },
};

/**
 * The same in the reserved task queue. A step that is not started soon (no worker polls that queue, or all slots are taken)
 * runs in the ordinary one.
 */
export const extractingReserved: ActivityOptions = {
  ...extracting,
  taskQueue: extractionQueues.reserved,
  scheduleToStartTimeout: '5 seconds',
};

/**
 * Rendering a page for a client that waits. Fails fast, since the next request renders it again. The second attempt, after
 * a lost worker, does not render: it only cleans up after the first.
 */
export const drawing: ActivityOptions = {
  taskQueue: extractionQueues.pictures,
  startToCloseTimeout: '20 seconds',
  retry: { initialInterval: 500, maximumAttempts: 2 },
};

/**
 * Fetching from a customer's server, which may be down for a while. `receiver_busy` is not retried here: the workflow waits
 * for a free host slot, which does not count as an attempt.
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

/**
 * Statements on the rows of a job, document or turn that its workflow makes itself, its end among them. Retried without limit,
 * since a database outage must not turn a result into a failure.
 */
export const changingRows: LocalActivityOptions = {
  startToCloseTimeout: '10 seconds',
  localRetryThreshold: '1 minute',
  retry: { initialInterval: 200, backoffCoefficient: 2, maximumInterval: '10 seconds' },
};

/** Maintenance. Few attempts, since the next run of the schedule repeats the work. */
export const maintaining: ActivityOptions = {
  taskQueue: taskQueues.workflows,
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '30 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumAttempts: 3 },
};

/**
 * One attempt to deliver an event. Errors of the receiver are not failures of the activity: the workflow retries them by
 * the delivery's schedule. Our own failures (a lost worker, no database) are retried without limit. The time is that of the
 * call, 15 s, and of three statements of a slow database around it, 10 s each: an attempt that is given up during the last
 * one is not recorded, and the receiver gets the event again.
 */
export const delivering: ActivityOptions = {
  taskQueue: taskQueues.outbound,
  startToCloseTimeout: '45 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '5 minutes' },
};

/**
 * A step of a turn: short, with a client waiting, so a lost worker must be detected quickly. Retries outlast an outage of
 * the database; after a few attempts the activity itself marks other failures as final.
 */
export const answering: ActivityOptions = {
  taskQueue: taskQueues.workflows,
  startToCloseTimeout: '60 seconds',
  heartbeatTimeout: '6 seconds',
  scheduleToCloseTimeout: '15 minutes',
  retry: { initialInterval: 500, backoffCoefficient: 2, maximumInterval: '5 seconds' },
};

/**
 * A call of a model within a turn. A busy provider is retried, after its `Retry-After`, as long as the turn may take; then
 * the turn is answered without the model.
 */
export const callingModel: ActivityOptions = {
  taskQueue: taskQueues.model,
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '15 seconds',
  scheduleToCloseTimeout: '5 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '20 seconds' },
};

/**
 * Extraction of a job's fields with a model. Less urgent than a turn, so a provider that is busy or down is retried for
 * longer; then the job keeps the result of the rules. One attempt may call the model twice.
 */
export const extractingWithModel: ActivityOptions = {
  taskQueue: taskQueues.model,
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '15 seconds',
  scheduleToCloseTimeout: '15 minutes',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '1 minute' },
};

/** One range of a document that is asked in ranges: as above, but others wait for it, so an outage is endured for less long. */
export const askingModelRange: ActivityOptions = {
  ...extractingWithModel,
  scheduleToCloseTimeout: '12 minutes',
};
