import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Client, Connection } from '@temporalio/client';
import { Worker } from '@temporalio/worker';
import { createPayloadCodec, type UnreadablePayloadError } from '../../shared/payloads/payload-codec.ts';
import type { PayloadKey } from '../../shared/payloads/payload-key.ts';
import { workflowSource } from '../../shared/workflow-source.ts';

/** The Temporal server from which histories are fetched. */
export interface TemporalPlace {
  address: string;
  namespace: string;
}

export interface Replayed {
  workflowId: string;
  events: number;
  /** The nondeterminism error; absent if the replay succeeded. */
  violation?: string;
}

interface HistoryJson {
  events: { workflowExecutionStartedEventAttributes?: { workflowId?: string } }[];
}

/**
 * Replays a history with the current workflow code: a file, or the workflow with that id on the server. Throws
 * UnreadablePayloadError when it was encrypted with another key than the given ones.
 */
export async function replay(
  source: string,
  { findServer, payloadKeys }: { findServer: () => Promise<TemporalPlace>; payloadKeys: readonly PayloadKey[] },
): Promise<Replayed> {
  const { workflowId, history } = existsSync(source)
    ? await fromFile(source)
    : await fromServer(source, await findServer());
  const events = history.events?.length ?? 0;
  const unreadable: UnreadablePayloadError[] = [];
  const codec = createPayloadCodec({
    keys: payloadKeys,
    onUnreadable: (error) => Promise.resolve(void unreadable.push(error)),
  });
  try {
    const options = { ...(await workflowSource()), dataConverter: { payloadCodecs: [codec] } };
    await Worker.runReplayHistory(options, history, workflowId);
    return { workflowId, events };
  } catch (error) {
    // the SDK reports it as a failed task
    if (unreadable[0]) throw unreadable[0];
    // compared by name: the class is exported by the workflow package, which only workflow code may import
    if (!(error instanceof Error) || error.name !== 'DeterminismViolationError') throw error;
    return { workflowId, events, violation: error.message };
  }
}

async function fromFile(file: string) {
  const history = JSON.parse(await readFile(file, 'utf8')) as HistoryJson;
  // workflow code may depend on its id, so the original one is used
  const workflowId = history.events[0]?.workflowExecutionStartedEventAttributes?.workflowId ?? file;
  return { workflowId, history };
}

async function fromServer(workflowId: string, { address, namespace }: TemporalPlace) {
  const connection = await Connection.connect({ address });
  try {
    const client = new Client({ connection, namespace });
    return { workflowId, history: await client.workflow.getHandle(workflowId).fetchHistory() };
  } finally {
    await connection.close();
  }
}
