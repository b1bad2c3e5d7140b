import type { Client } from '@temporalio/client';
import type { Payload } from '@temporalio/common';
import { createPayloadCodec, isEncrypted } from '../../services/shared/payloads/payload-codec.ts';
import type { PayloadKey } from '../../services/shared/payloads/payload-key.ts';

/** Everything that Temporal stores about a workflow as plain text: history, state and failures of pending activities. */
export async function textInTemporal(client: Client, execution: { workflowId: string; runId?: string }) {
  return readable(await storedInTemporal(client, execution));
}

/** The same as those see it who have the keys of its payloads: the stored text and the decrypted payloads. */
export async function decryptedTextInTemporal(
  client: Client,
  execution: { workflowId: string; runId?: string },
  keys: readonly PayloadKey[],
): Promise<{ stored: string; decrypted: string }> {
  const json = await storedInTemporal(client, execution);
  const encrypted: Payload[] = [];
  JSON.parse(json, (_, value: { metadata?: Record<string, string>; data?: string } | null) => {
    const { encoding, 'encryption-key-id': id } = value?.metadata ?? {};
    if (encoding === undefined || id === undefined) return value;
    const metadata = { encoding: Buffer.from(encoding, 'base64'), 'encryption-key-id': Buffer.from(id, 'base64') };
    encrypted.push({ metadata, data: Buffer.from(value?.data ?? '', 'base64') });
    return value;
  });
  const payloads = await createPayloadCodec({ keys }).decode(encrypted.filter(isEncrypted));
  const decrypted = payloads.map(({ data }) => Buffer.from(data ?? []).toString()).join('\n');
  return { stored: readable(json), decrypted };
}

async function storedInTemporal(client: Client, { workflowId, runId }: { workflowId: string; runId?: string }) {
  const handle = client.workflow.getHandle(workflowId, runId);
  const [{ raw }, history] = await Promise.all([handle.describe(), handle.fetchHistory()]);
  return JSON.stringify([raw, history]);
}

/** Protobuf JSON encodes bytes as base64. */
function readable(json: string): string {
  return json.replaceAll(/"data":"([A-Za-z\d+/=]*)"/g, (_, data: string) => Buffer.from(data, 'base64').toString());
}
