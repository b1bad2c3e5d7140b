import { Client, Connection, isRetryableError, makeGrpcRetryInterceptor } from '@temporalio/client';
import { createPayloadCodec } from '../shared/payloads/payload-codec.ts';
import { traceStarts } from '../shared/tracing/trace-starts.ts';
import type { Tracing } from '../shared/tracing/tracing.ts';
import type { PayloadKey } from '../shared/payloads/payload-key.ts';

const retryEveryMs = 100;
const maxRetries = 600;

/** A lazily connected client whose calls respect their deadlines also while the server is unreachable. */
export function createTemporal({
  address,
  namespace,
  payloadKeys = [],
  tracing,
}: {
  address: string;
  namespace: string;
  /** Keys of PAYLOAD_KEYS. */
  payloadKeys?: readonly PayloadKey[] | undefined;
  tracing?: Tracing | undefined;
}): {
  client: Client;
  /** Resolves when the server describes our namespace. */
  check: () => Promise<void>;
  close: () => Promise<void>;
} {
  // the SDK's default backoff grows to 5 s, and it checks the deadline only after each pause
  const retry = makeGrpcRetryInterceptor({
    delayFunction: () => retryEveryMs,
    retryableDecider: (attempt, status) => attempt < maxRetries && isRetryableError(status),
  });
  const connection = Connection.lazy({ address, interceptors: [retry] });
  return {
    client: new Client({
      connection,
      namespace,
      interceptors: traceStarts(tracing),
      dataConverter: { payloadCodecs: [createPayloadCodec({ keys: payloadKeys })] },
    }),
    check: async () => {
      await connection.withDeadline(Date.now() + 1_000, () =>
        connection.workflowService.describeNamespace({ namespace }),
      );
    },
    close: () => connection.close(),
  };
}

/** Tells the page of a workflow in the Temporal UI; undefined without a UI. */
export function workflowPages({ uiUrl, namespace }: { uiUrl: string | undefined; namespace: string }) {
  if (uiUrl === undefined) return undefined;
  return (workflowId: string): string =>
    `${uiUrl}/namespaces/${encodeURIComponent(namespace)}/workflows/${encodeURIComponent(workflowId)}`;
}
