import { setTimeout as sleep } from 'node:timers/promises';
import { Connection } from '@temporalio/client';
import { searchAttributes } from '../../../domain/orchestration.ts';
import { StackError } from '../stack-error.ts';

/** Values of temporal.api.enums.v1.IndexedValueType. */
const indexedValueTypes = { KEYWORD: 2, INT: 3 } as const;

/** Deadline of one call: a refused connection fails at once, but a busy or starting server may be slow to answer. */
const callTimeoutMs = 5_000;
const addTimeoutMs = 30_000;

interface Wanted {
  address: string;
  namespace: string;
  timeoutMs: number;
  /** Throws to stop waiting early, for example when the server has exited. */
  assertStillWorthwhile?: () => void;
}

/** Waits until the server serves the namespace, then adds missing search attributes. */
export async function prepareNamespace(given: Wanted): Promise<void> {
  const { namespace } = given;
  await connected(given, (connection) => addSearchAttributes({ connection, namespace }));
}

/**
 * Waits until the server serves the namespace. For probes: the server never closes a connection to itself that it opens for
 * each look at its search attributes.
 */
export async function awaitNamespace(given: Wanted): Promise<void> {
  await connected(given, () => Promise.resolve());
}

async function connected(given: Wanted, work: (connection: Connection) => Promise<void>): Promise<void> {
  const { address, namespace, timeoutMs, assertStillWorthwhile } = given;
  const connection = lazyConnection(address);
  const deadline = Date.now() + timeoutMs;
  const isServed = async (): Promise<boolean> => {
    const callMs = Math.min(Math.max(deadline - Date.now(), 500), callTimeoutMs);
    try {
      await describe({ connection, namespace, timeoutMs: callMs });
      return true;
    } catch (error) {
      if (Date.now() > deadline) throw notServed({ ...given, error });
      return false;
    }
  };
  try {
    assertStillWorthwhile?.();
    while (!(await isServed())) {
      await sleep(20);
      assertStillWorthwhile?.();
    }
    await work(connection);
  } finally {
    await connection.close();
  }
}

function notServed({ address, namespace, error }: { address: string; namespace: string; error: unknown }): StackError {
  const reason = (error as { details?: string }).details ?? (error as Error).message;
  return new StackError(
    `The Temporal server at ${address} does not serve the namespace ${namespace} (${reason}). Check TEMPORAL_ADDRESS ` +
      `and TEMPORAL_NAMESPACE, or make it with: temporal operator namespace create --address ${address} -n ${namespace}`,
    { cause: error },
  );
}

// without the client's retries, which would exceed the timeout
function lazyConnection(address: string): Connection {
  return Connection.lazy({ address, interceptors: [] });
}

function describe({
  connection,
  namespace,
  timeoutMs,
}: {
  connection: Connection;
  namespace: string;
  timeoutMs: number;
}): Promise<unknown> {
  return connection.withDeadline(Date.now() + timeoutMs, () =>
    connection.workflowService.describeNamespace({ namespace }),
  );
}

// the server applies --search-attribute only when it creates the namespace
async function addSearchAttributes({
  connection,
  namespace,
}: {
  connection: Connection;
  namespace: string;
}): Promise<void> {
  await connection.withDeadline(Date.now() + addTimeoutMs, async () => {
    const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
    const missing = Object.values(searchAttributes).filter(({ name }) => customAttributes?.[name] === undefined);
    if (missing.length === 0) return;
    await connection.operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries(missing.map(({ name, type }) => [name, indexedValueTypes[type]])),
    });
  });
}
