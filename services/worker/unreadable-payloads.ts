import { Client } from '@temporalio/client';
import type { NativeConnection } from '@temporalio/worker';
import type { Logger } from 'pino';
import type { PayloadKeyRepository } from '../../prisma/payload-key.repository.ts';
import type { OnUnreadable } from '../shared/payloads/payload-codec.ts';

/**
 * What a worker does about payloads that it cannot decrypt; otherwise their tasks would be repeated for ever. When the
 * installation knows the key, this worker's configuration is out of date: it stops, and others go on. When it does not, or the
 * payload is damaged, nobody can continue the workflow: it is terminated, and `reconcile` ends its job.
 */
export function endUnreadableWorkflows({
  connection,
  namespace,
  payloadKeys,
  logger,
  stopWorker,
}: {
  connection: NativeConnection;
  namespace: string;
  payloadKeys: Pick<PayloadKeyRepository, 'list'>;
  logger: Logger;
  stopWorker: (failure: Error) => void;
}): OnUnreadable {
  const temporal = new Client({ connection, namespace });
  return async (failure, context) => {
    const known = await payloadKeys.list();
    if (failure.lacksKey && known.some(({ id }) => id === failure.keyId)) return stopWorker(failure);
    const workflowId = context?.workflowId;
    if (workflowId === undefined) return;
    logger.error({ workflowId, failure }, 'a workflow is terminated, since nobody can decrypt its payloads');
    await temporal.workflow.getHandle(workflowId).terminate(failure.message);
  };
}
