import { WorkflowExecutionAlreadyStartedError } from '@temporalio/common';
import { ParentClosePolicy, startChild, WorkflowIdReusePolicy, workflowInfo } from '@temporalio/workflow';
import { type DeliverWebhookInput, workflowIds } from '../domain/orchestration.ts';
import type { deliverWebhook } from './deliver-webhook.workflow.ts';

/** Starts the delivery of a job's event, if it has one, as a workflow that outlives that of the job. */
export async function startDelivery(delivery: DeliverWebhookInput | null): Promise<void> {
  if (!delivery) return;
  try {
    await startChild<typeof deliverWebhook>('deliverWebhook', {
      workflowId: workflowIds.delivery(delivery.deliveryId),
      args: [delivery],
      parentClosePolicy: ParentClosePolicy.ABANDON,
      workflowIdReusePolicy: WorkflowIdReusePolicy.REJECT_DUPLICATE,
      typedSearchAttributes: workflowInfo().typedSearchAttributes,
      staticSummary: `event of ${workflowInfo().workflowId}`,
    });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
