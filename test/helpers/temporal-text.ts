import type { Client } from '@temporalio/client';

/** Everything that Temporal stores about a workflow as plain text: history, state and failures of pending activities. */
export async function textInTemporal(client: Client, { workflowId, runId }: { workflowId: string; runId?: string }) {
  const handle = client.workflow.getHandle(workflowId, runId);
  const [{ raw }, history] = await Promise.all([handle.describe(), handle.fetchHistory()]);
  // protobuf JSON encodes bytes as base64
  return JSON.stringify([raw, history]).replaceAll(/"data":"([A-Za-z\d+/=]*)"/g, (_, data: string) =>
    Buffer.from(data, 'base64').toString(),
  );
}
