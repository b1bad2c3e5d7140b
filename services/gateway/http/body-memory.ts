import type { Response } from 'express';
import { ApiError } from './api-error.ts';

/**
 * A body is in memory up to three times: as chunks and their concatenation, then as text and the strings parsed from it,
 * then as a document decoded from one of these strings.
 */
const copies = 3;

/** Memory reserved for the body of one request, released when its response closes or `release` is called. */
export interface BodyMemoryReservation {
  /** Throws the 429 of the account's limit or the 503 of the process's limit. */
  reserve: (bytes: number) => void;
  release: () => void;
}

/** Opens an empty reservation for a request. */
export type OpenReservation = (accountId: string, response: Response) => BodyMemoryReservation;

/**
 * Bounds the memory, in bytes, of all bodies being read or handled, for the process and for each account, so that a few
 * clients with large bodies can neither exhaust the process nor block other accounts.
 */
export function createBodyMemoryLimits({
  perAccount,
  perProcess,
}: {
  perAccount: number;
  perProcess: number;
}): OpenReservation {
  const accountBytes = new Map<string, number>();
  let processBytes = 0;

  return (accountId, response) => {
    let taken = 0;
    const release = (): void => add(-taken);
    function add(memory: number): void {
      taken += memory;
      processBytes += memory;
      const left = (accountBytes.get(accountId) ?? 0) + memory;
      if (left > 0) accountBytes.set(accountId, left);
      else accountBytes.delete(accountId);
    }
    response.once('close', release);
    return {
      reserve(bytes) {
        const memory = bytes * copies;
        if ((accountBytes.get(accountId) ?? 0) + memory > perAccount) throw accountLimitReached();
        if (processBytes + memory > perProcess) throw processLimitReached();
        // after the close event nothing would release it
        if (!response.closed) add(memory);
      },
      release,
    };
  };
}

const retryAfter = { headers: { 'Retry-After': '2' }, extra: { retryAfter: 2 } };

function accountLimitReached(): ApiError {
  return new ApiError('concurrency_limited', {
    message:
      'The bodies of the requests that the account has under way are as large as they may be together. Wait for some of ' +
      'them to end, or upload large documents with POST /v1/documents/uploads.',
    ...retryAfter,
  });
}

function processLimitReached(): ApiError {
  return new ApiError('service_unavailable', {
    message: 'The service handles as many large requests as it can at the moment. Try again shortly.',
    ...retryAfter,
    isOverload: true,
  });
}
