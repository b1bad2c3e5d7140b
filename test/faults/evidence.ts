import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import pg from 'pg';
import { workflowTypes } from '../../domain/orchestration.ts';
import type { Stack } from '../../services/stack/index.ts';
import type { Evidence, Receipt } from './ledger.ts';

/** Reads what the service holds, once nothing is under way any more or `withinMs` is over. */
export async function collectEvidence({
  stack,
  receipts,
  withinMs,
}: {
  stack: Stack;
  receipts: readonly Receipt[];
  withinMs: number;
}): Promise<Evidence> {
  const database = new pg.Client({ connectionString: stack.databaseUrl });
  await database.connect();
  const rows = async <Row extends object>(sql: string): Promise<Row[]> => (await database.query(sql)).rows as Row[];
  try {
    for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(500)) {
      const [open] = await rows<{ jobs: number }>(
        "SELECT count(*)::int AS jobs FROM jobs WHERE status NOT IN ('completed', 'failed')",
      );
      const untold = await rows<{ jobId: string }>('SELECT job_id AS "jobId" FROM deliveries');
      const told = new Set(receipts.map(({ jobId }) => jobId));
      if (open?.jobs === 0 && untold.every(({ jobId }) => told.has(jobId))) break;
    }
    return {
      jobs: await rows(
        'SELECT id AS "jobId", idempotency_key AS "idempotencyKey", operation, status, error->>\'code\' AS error FROM jobs',
      ),
      results: (await rows<{ id: string }>('SELECT job_id AS id FROM job_results')).map(({ id }) => id),
      usage: (await rows<{ id: string }>("SELECT subject_id AS id FROM usage_events WHERE kind = 'extraction'")).map(
        ({ id }) => id,
      ),
      workflows: await jobsOfWorkflows(stack),
    };
  } finally {
    await database.end();
  }
}

/** The job ids of all workflows that ever ran for a job, one for each run that was started. */
async function jobsOfWorkflows({ temporalAddress, namespace }: Stack): Promise<string[]> {
  const connection = await Connection.connect({ address: temporalAddress });
  try {
    const client = new Client({ connection, namespace });
    const found: string[] = [];
    for await (const { workflowId } of client.workflow.list({
      query: `WorkflowType = "${workflowTypes.extractPolicy}"`,
    })) {
      found.push(workflowId.replace(/^job:/, ''));
    }
    return found;
  } finally {
    await connection.close();
  }
}
