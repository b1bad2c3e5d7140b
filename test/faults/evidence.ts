import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import proto from '@temporalio/proto';
import pg from 'pg';
import type { Storage } from '../../adapters/storage/index.ts';
import { workflowTypes } from '../../domain/orchestration.ts';
import type { Stack } from '../../services/stack/index.ts';
import { documentsOf, type Rows, turnsOf } from './document-evidence.ts';
import type { Evidence, Receipt } from './ledger.ts';

/** Reads what the service holds, once nothing is under way any more or `withinMs` is over. */
export async function collectEvidence({
  stack,
  storage,
  receipts,
  withinMs,
}: {
  stack: Stack;
  storage: Storage;
  receipts: readonly Receipt[];
  withinMs: number;
}): Promise<Evidence> {
  const database = new pg.Client({ connectionString: stack.databaseUrl });
  await database.connect();
  const rows: Rows = async <Row extends object>(sql: string) => (await database.query(sql)).rows as Row[];
  try {
    for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(500)) {
      if (await isQuiet({ rows, receipts })) break;
    }
    const report = await usageReport(stack);
    // one moment for all of it
    await rows('BEGIN ISOLATION LEVEL REPEATABLE READ');
    return {
      jobs: await rows(
        'SELECT id AS "jobId", idempotency_key AS "idempotencyKey", operation, status, error->>\'code\' AS error FROM jobs',
      ),
      results: (await rows<{ id: string }>('SELECT job_id AS id FROM job_results')).map(({ id }) => id),
      documents: await documentsOf({ rows, storage }),
      turns: await turnsOf(rows),
      deliveries: await rows('SELECT id AS "deliveryId", status FROM deliveries'),
      usage: await rows('SELECT kind, subject_id AS "subjectId" FROM usage_events'),
      ...(await workflowsOf(stack)),
      report,
    };
  } finally {
    await database.end();
  }
}

async function isQuiet({ rows, receipts }: { rows: Rows; receipts: readonly Receipt[] }): Promise<boolean> {
  const [open] = await rows<{ count: number }>(`
    SELECT (SELECT count(*) FROM jobs WHERE status NOT IN ('completed', 'failed'))::int
      + (SELECT count(*) FROM documents WHERE status NOT IN ('ready', 'failed', 'expired', 'awaiting_upload'))::int
      + (SELECT count(*) FROM turns WHERE status NOT IN ('completed', 'failed'))::int AS count`);
  const untold = await rows<{ jobId: string }>('SELECT job_id AS "jobId" FROM deliveries');
  const told = new Set(receipts.map(({ jobId }) => jobId));
  return open?.count === 0 && untold.every(({ jobId }) => told.has(jobId));
}

/** Null when nobody answers. */
async function usageReport({ url, key }: Stack): Promise<Evidence['report']> {
  for (let tries = 0; tries < 60; tries++) {
    try {
      const response = await fetch(`${url}/v1/usage`, { headers: { Authorization: `Bearer ${key}` } });
      if (response.status === 200) {
        const { usage, jobs } = (await response.json()) as {
          usage: { documents: number; assistantTurns: number; extractions: number };
          jobs: { total: number };
        };
        const { documents, assistantTurns, extractions } = usage;
        return { documents, assistantTurns, extractions, jobs: jobs.total };
      }
    } catch {
      // it is being started again
    }
    await sleep(500);
  }
  return null;
}

/** The ids of all workflows that ever ran for jobs and documents, one for each run that was started, and what timed out in them. */
async function workflowsOf({ temporalAddress, namespace }: Stack): Promise<Pick<Evidence, 'workflows' | 'timeouts'>> {
  const connection = await Connection.connect({ address: temporalAddress });
  try {
    const client = new Client({ connection, namespace });
    const workflows: string[] = [];
    const timeouts: string[] = [];
    for await (const { workflowId, runId, status } of client.workflow.list({
      query: `WorkflowType IN ("${workflowTypes.extractPolicy}", "${workflowTypes.ingestDocument}")`,
    })) {
      workflows.push(workflowId);
      if (status.name !== 'FAILED') continue;
      const { events } = await client.workflow.getHandle(workflowId, runId).fetchHistory();
      timeouts.push(...timeoutsIn(events ?? []).map((step) => `${workflowId}: ${step}`));
    }
    return { workflows, timeouts };
  } finally {
    await connection.close();
  }
}

/** Steps that were given up: "readDocumentPages, TIMEOUT_TYPE_HEARTBEAT, attempt 4". */
function timeoutsIn(events: readonly proto.temporal.api.history.v1.IHistoryEvent[]): string[] {
  const byId = new Map(events.map((event) => [Number(event.eventId), event]));
  return events.flatMap(({ activityTaskTimedOutEventAttributes: timedOut }) => {
    if (!timedOut) return [];
    const scheduled = byId.get(Number(timedOut.scheduledEventId))?.activityTaskScheduledEventAttributes;
    const started = byId.get(Number(timedOut.startedEventId))?.activityTaskStartedEventAttributes;
    const kind = timedOut.failure?.timeoutFailureInfo?.timeoutType;
    const name = scheduled?.activityType?.name ?? 'a step';
    return [`${name}, ${proto.temporal.api.enums.v1.TimeoutType[kind ?? 0]}, attempt ${started?.attempt ?? '?'}`];
  });
}
