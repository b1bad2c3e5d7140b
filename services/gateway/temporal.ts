import { Client, Connection, isRetryableError, makeGrpcRetryInterceptor } from '@temporalio/client';

const retryEveryMs = 100;
const maxRetries = 600;

/** A client whose calls end at their deadlines, also while the server is away; it connects when it is first used. */
export function createTemporal({ address, namespace }: { address: string; namespace: string }): {
  client: Client;
  /** Resolves when the server answers for our namespace. */
  check: () => Promise<void>;
  close: () => Promise<void>;
} {
  // the SDK's own pauses grow to 5 s, and it looks at the deadline only after each of them
  const retry = makeGrpcRetryInterceptor({
    delayFunction: () => retryEveryMs,
    retryableDecider: (attempt, status) => attempt < maxRetries && isRetryableError(status),
  });
  const connection = Connection.lazy({ address, interceptors: [retry] });
  return {
    client: new Client({ connection, namespace }),
    check: async () => {
      await connection.withDeadline(Date.now() + 1_000, () =>
        connection.workflowService.describeNamespace({ namespace }),
      );
    },
    close: () => connection.close(),
  };
}
