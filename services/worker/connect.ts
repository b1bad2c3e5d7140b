import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

const retryEveryMs = 500;

/** Retries the first call until Temporal answers. The SDK only reconnects to servers that it has reached before. */
export async function retryUntilConnected<Answer>({
  call,
  logger,
  signal,
}: {
  call: () => Promise<Answer>;
  logger: Logger;
  signal: AbortSignal;
}): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Error)) throw error;
      if (attempt % 20 === 1) logger.warn({ reason: error.name }, 'Temporal cannot be reached yet; trying on');
      await sleep(retryEveryMs, undefined, { signal });
    }
  }
}
