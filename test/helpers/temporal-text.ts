import type { Client } from '@temporalio/client';

/** What Temporal keeps of a workflow, in plain text: its history, its state and the failures of what is pending. */
export async function textInTemporal(client: Client, { workflowId, runId }: { workflowId: string; runId?: string }) {
  const handle = client.workflow.getHandle(workflowId, runId);
  const [{ raw }, history] = await Promise.all([handle.describe(), handle.fetchHistory()]);
  // messages of the protocol write their bytes as base64
  return JSON.stringify([raw, history]).replaceAll(/"data":"([A-Za-z\d+/=]*)"/g, (_, data: string) =>
    Buffer.from(data, 'base64').toString(),
  );
}
