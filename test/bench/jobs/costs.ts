import type { Client } from '@temporalio/client';
import pg from 'pg';

/** Events and workflow tasks of the newest workflow of a type, as its history tells. */
export async function costOfWorkflow(client: Client, type: string): Promise<{ events: number; workflowTasks: number }> {
  const query = `WorkflowType = "${type}" AND ExecutionStatus = "Completed"`;
  for await (const { workflowId } of client.workflow.list({ query })) {
    const { events } = await client.workflow.getHandle(workflowId).fetchHistory();
    const workflowTasks = (events ?? []).filter((event) => event.workflowTaskCompletedEventAttributes).length;
    return { events: events?.length ?? 0, workflowTasks };
  }
  return { events: 0, workflowTasks: 0 };
}

/** Transactions of the database between two readings; all but a few of ours are single statements. */
export async function countTransactions(databaseUrl: string): Promise<() => Promise<number>> {
  const read = async (): Promise<number> => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      // the server gathers its counts with a delay
      await client.query('SELECT pg_stat_force_next_flush()');
      const { rows } = await client.query<{ n: string }>(
        'SELECT xact_commit + xact_rollback AS n FROM pg_stat_database WHERE datname = current_database()',
      );
      return Number(rows[0]?.n);
    } finally {
      await client.end();
    }
  };
  const before = await read();
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    return (await read()) - before;
  };
}
