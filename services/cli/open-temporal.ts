import { Client, Connection } from '@temporalio/client';
import { CliError } from './cli-error.ts';

const withinMs = 30_000;

/** Does the work of a command with the Temporal server at that address. */
export async function openTemporal(
  { address, namespace }: { address: string; namespace: string },
  work: (temporal: Client) => Promise<void>,
): Promise<void> {
  const connection = await Connection.connect({ address }).catch(() => {
    throw new CliError(`The Temporal server at ${address} cannot be reached.`);
  });
  const client = new Client({ connection, namespace });
  try {
    await client.withDeadline(Date.now() + withinMs, () => work(client));
  } finally {
    await connection.close();
  }
}
