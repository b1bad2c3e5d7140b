import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { LoggableError } from '../../../domain/failure/loggable-error.ts';
import type { PayloadKeyRecord, PayloadKeyRepository } from '../../../prisma/payload-key.repository.ts';
import { isDatabaseUnavailable } from '../../../prisma/unavailable.ts';
import { checkValueOf, type PayloadKey } from './payload-key.ts';

const retryEveryMs = 500;

/** PAYLOAD_KEYS does not suit what the installation has encrypted. */
export class PayloadKeyError extends LoggableError {
  constructor(problems: readonly string[]) {
    super(
      `PAYLOAD_KEYS cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nSee docs/operations.md.`,
    );
    this.name = 'PayloadKeyError';
  }
}

/**
 * Throws PayloadKeyError unless the keys are those of the installation: none has been replaced by another under the same id, and
 * none is missing that a process has encrypted with. Then records the keys, the first as used.
 */
export async function checkPayloadKeys(payloadKeys: PayloadKeyRepository, keys: readonly PayloadKey[]): Promise<void> {
  assertSame(await payloadKeys.list(), keys);
  const [first] = keys;
  if (!first) return;
  await payloadKeys.add(keys.map((key) => ({ id: key.id, checkValue: checkValueOf(key) })));
  // again: another process may have added another key under the same id meanwhile
  assertSame(await payloadKeys.list(), keys);
  await payloadKeys.markUsed(first.id);
}

/** `checkPayloadKeys` that waits for the database. */
export async function checkPayloadKeysPatiently(
  payloadKeys: PayloadKeyRepository,
  { keys, logger, signal }: { keys: readonly PayloadKey[]; logger: Logger; signal: AbortSignal },
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await checkPayloadKeys(payloadKeys, keys);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      if (attempt % 20 === 1) logger.warn('the database cannot be reached yet to check PAYLOAD_KEYS; trying on');
      await sleep(retryEveryMs, undefined, { signal });
    }
  }
}

function assertSame(records: readonly PayloadKeyRecord[], keys: readonly PayloadKey[]): void {
  const given = new Map(keys.map((key) => [key.id, key]));
  const problems = records.flatMap(({ id, checkValue, firstUsedAt }) => {
    const key = given.get(id);
    if (key && checkValueOf(key) !== checkValue) {
      return [`The key ${id} is another one than before. Give the former one, or give the new one another id.`];
    }
    if (key || firstUsedAt === null) return [];
    return [`The key ${id} is missing. Payloads have been encrypted with it since ${firstUsedAt.toISOString()}.`];
  });
  if (problems.length > 0) throw new PayloadKeyError(problems);
}
