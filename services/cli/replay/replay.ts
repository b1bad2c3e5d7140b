import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Client, Connection, isGrpcServiceError } from '@temporalio/client';
import type { History } from '@temporalio/common/lib/proto-utils.js';
import { Worker } from '@temporalio/worker';
import { taskQueues } from '../../../domain/orchestration.ts';
import { CliError } from '../cli-error.ts';
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

interface Recorded {
  workflowId: string;
  history: History;
}

interface Settings {
  findServer: () => Promise<TemporalPlace>;
  payloadKeys: readonly PayloadKey[];
  /** File of the workflow bundle of a build; the current workflow code by default. */
  bundle?: string | undefined;
}

/** Replays what runs now on the server, or files and workflows by their ids, one after the other. */
export async function* replayAll(
  sources: 'running' | readonly string[],
  settings: Settings,
): AsyncGenerator<Replayed, void, undefined> {
  const { findServer } = settings;
  if (sources === 'running') {
    for await (const recorded of runningOn(await findServer())) yield await replayOne(recorded, settings);
  } else for (const source of sources) yield await replay(source, settings);
}

/**
 * Replays a history with the current workflow code: a file, or the workflow with that id on the server. Throws
 * UnreadablePayloadError when it was encrypted with another key than the given ones.
 */
export async function replay(source: string, settings: Settings): Promise<Replayed> {
  const recorded = existsSync(source) ? await fromFile(source) : await fromServer(source, await settings.findServer());
  return await replayOne(recorded, settings);
}

async function replayOne({ workflowId, history }: Recorded, { payloadKeys, bundle }: Settings): Promise<Replayed> {
  const events = history.events?.length ?? 0;
  const unreadable: UnreadablePayloadError[] = [];
  const codec = createPayloadCodec({
    keys: payloadKeys,
    onUnreadable: (error) => Promise.resolve(void unreadable.push(error)),
  });
  const source = bundle === undefined ? await workflowSource() : { workflowBundle: { codePath: bundle } };
  try {
    await Worker.runReplayHistory({ ...source, dataConverter: { payloadCodecs: [codec] } }, history, workflowId);
    return { workflowId, events };
  } catch (error) {
    // the SDK reports it as a failed task
    if (unreadable[0]) throw unreadable[0];
    // compared by name: the class is exported by the workflow package, which only workflow code may import
    if (!(error instanceof Error) || error.name !== 'DeterminismViolationError') throw error;
    return { workflowId, events, violation: error.message };
  }
}

async function fromFile(file: string): Promise<Recorded> {
  const history = JSON.parse(await readFile(file, 'utf8')) as HistoryJson;
  // workflow code may depend on its id, so the original one is used
  const workflowId = history.events[0]?.workflowExecutionStartedEventAttributes?.workflowId ?? file;
  return { workflowId, history };
}

async function fromServer(workflowId: string, place: TemporalPlace): Promise<Recorded> {
  return await withClient(place, async (client) => ({
    workflowId,
    history: await client.workflow
      .getHandle(workflowId)
      .fetchHistory()
      .catch((error: unknown) => {
        if (isGrpcServiceError(error) && notFound.has(error.code)) throw unknownWorkflow(workflowId);
        throw error;
      }),
  }));
}

/** NOT_FOUND, and INVALID_ARGUMENT, which the server answers to ids that none can have. */
const notFound = new Set([5, 3]);

const unknownWorkflow = (workflowId: string): CliError =>
  new CliError(`There is no file "${workflowId}", and no workflow with that id on the server.`);

async function* runningOn(place: TemporalPlace): AsyncGenerator<Recorded, void, undefined> {
  const query = `ExecutionStatus = "Running" AND TaskQueue = "${taskQueues.workflows}"`;
  const ids = await withClient(place, async (client) => {
    const found: string[] = [];
    for await (const { workflowId } of client.workflow.list({ query })) found.push(workflowId);
    return found;
  });
  for (const workflowId of ids) yield await fromServer(workflowId, place);
}

async function withClient<Found>(
  { address, namespace }: TemporalPlace,
  read: (client: Client) => Promise<Found>,
): Promise<Found> {
  const connection = await Connection.connect({ address });
  try {
    return await read(new Client({ connection, namespace }));
  } finally {
    await connection.close();
  }
}
