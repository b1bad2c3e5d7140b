import { setTimeout as sleep } from 'node:timers/promises';
import { NativeConnection } from '@temporalio/worker';
import type { Logger } from 'pino';

const retryEveryMs = 500;

/** Connects to Temporal; a server that is not up yet is waited for, since the first connection of the SDK is not retried. */
export async function connectToTemporal({
  address,
  logger,
  signal,
}: {
  address: string;
  logger: Logger;
  signal: AbortSignal;
}): Promise<NativeConnection> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await NativeConnection.connect({ address });
    } catch (error) {
      signal.throwIfAborted();
      if (attempt % 20 === 1) logger.warn({ address }, 'Temporal cannot be reached yet; trying on');
      await sleep(retryEveryMs, undefined, { signal });
      if (!(error instanceof Error)) throw error;
    }
  }
}
