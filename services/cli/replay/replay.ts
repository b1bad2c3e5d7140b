import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Client, Connection } from '@temporalio/client';
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker';
import { workflowSource } from '../../shared/workflow-source.ts';

/** Where the history of a workflow can be fetched from. */
export interface TemporalPlace {
  address: string;
  namespace: string;
}

export interface Replayed {
  workflowId: string;
  events: number;
  /** Why today's code would not have done what the history says; absent when it would. */
  violation?: string;
}

interface HistoryJson {
  events: { workflowExecutionStartedEventAttributes?: { workflowId?: string } }[];
}

/** Runs today's workflow code against what was recorded: a file of a history, or the workflow of that id on the server. */
export async function replay(source: string, findServer: () => Promise<TemporalPlace>): Promise<Replayed> {
  Runtime.install({ logger: new DefaultLogger('ERROR') });
  const { workflowId, history } = existsSync(source)
    ? await fromFile(source)
    : await fromServer(source, await findServer());
  const events = history.events?.length ?? 0;
  try {
    await Worker.runReplayHistory(await workflowSource(), history, workflowId);
    return { workflowId, events };
  } catch (error) {
    // the SDK throws this class from the workflow package, which only workflow code may load
    if (!(error instanceof Error) || error.name !== 'DeterminismViolationError') throw error;
    return { workflowId, events, violation: error.message };
  }
}

async function fromFile(file: string) {
  const history = JSON.parse(await readFile(file, 'utf8')) as HistoryJson;
  // workflow code may depend on its own id, so the true one is used
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
