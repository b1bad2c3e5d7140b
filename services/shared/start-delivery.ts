import type { Client } from '@temporalio/client';
import {
  type DeliverWebhookInput,
  redeliverSignal,
  searchAttributes,
  taskQueues,
  temporalPriority,
  workflowIds,
  workflowTypes,
} from '../../domain/orchestration.ts';
import type { DeliveryToStart } from '../../prisma/webhooks/delivery.repository.ts';

const startDeadlineMs = 3_000;

interface DeliveryStart {
  delivery: DeliveryToStart;
  /** Seconds before each attempt. */
  schedule: readonly number[];
}

/** Starts the workflow of a delivery. False if it is running already or Temporal is unreachable. */
export async function startDelivery(temporal: Client, start: DeliveryStart): Promise<boolean> {
  try {
    await temporal.withDeadline(Date.now() + startDeadlineMs, () =>
      temporal.workflow.start(workflowTypes.deliverWebhook, { ...optionsOf(start), workflowIdConflictPolicy: 'FAIL' }),
    );
    return true;
  } catch {
    return false;
  }
}

/**
 * Restarts the schedule of a delivery with an immediate attempt: signals its running workflow or starts a new one. False if
 * Temporal is unreachable; the row stores the request, and `reconcile` starts it later.
 */
export async function redeliver(temporal: Client, start: DeliveryStart): Promise<boolean> {
  try {
    await temporal.withDeadline(Date.now() + startDeadlineMs, () =>
      temporal.workflow.signalWithStart(workflowTypes.deliverWebhook, {
        ...optionsOf(start),
        signal: redeliverSignal,
        signalArgs: [],
      }),
    );
    return true;
  } catch {
    return false;
  }
}

function optionsOf({ delivery: { id: deliveryId, accountId, jobId, job }, schedule }: DeliveryStart) {
  const input: DeliverWebhookInput = { deliveryId, accountId, schedule };
  return {
    workflowId: workflowIds.delivery(deliveryId),
    taskQueue: taskQueues.workflows,
    args: [input] as [DeliverWebhookInput],
    workflowIdReusePolicy: 'ALLOW_DUPLICATE' as const,
    priority: temporalPriority({ accountId, priority: job.priority, sync: false }),
    typedSearchAttributes: [
      { key: searchAttributes.accountId, value: accountId },
      { key: searchAttributes.policyType, value: job.policyType },
      { key: searchAttributes.jobStatus, value: job.status },
      { key: searchAttributes.priority, value: job.priority },
    ],
    staticSummary: `event of ${workflowIds.job(jobId)}`,
  };
}
