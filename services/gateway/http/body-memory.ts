import type { Response } from 'express';
import { ApiError } from './api-error.ts';

/**
 * A body is in memory up to three times: the chunks that arrived and the whole they make, then the text and the strings
 * parsed from it, then a document decoded from one of these.
 */
const copies = 3;

/** Takes memory for more bytes of a request's body, until its response is closed or `release` is called. */
export interface BodyShare {
  /** Throws the 429 or the 503 when there is no memory for them. */
  take: (bytes: number) => void;
  release: () => void;
}

/** Opens the share of a request. */
export type OpenBodyShare = (accountId: string, response: Response) => BodyShare;

/**
 * Bounds the memory of all bodies that are being read or handled, and that of each account's, so that a few clients with
 * large bodies can neither end the process nor shut out the others. Sizes in bytes.
 */
export function createBodyMemory({
  perAccount,
  perProcess,
}: {
  perAccount: number;
  perProcess: number;
}): OpenBodyShare {
  const ofAccounts = new Map<string, number>();
  let ofProcess = 0;

  return (accountId, response) => {
    let taken = 0;
    const release = (): void => add(-taken);
    function add(memory: number): void {
      taken += memory;
      ofProcess += memory;
      const left = (ofAccounts.get(accountId) ?? 0) + memory;
      if (left > 0) ofAccounts.set(accountId, left);
      else ofAccounts.delete(accountId);
    }
    response.once('close', release);
    return {
      take(bytes) {
        const memory = bytes * copies;
        if ((ofAccounts.get(accountId) ?? 0) + memory > perAccount) throw tooMuchOfAccount();
        if (ofProcess + memory > perProcess) throw tooMuchOfProcess();
        // nobody would give it back
        if (!response.closed) add(memory);
      },
      release,
    };
  };
}

const retryAfter = { headers: { 'Retry-After': '2' }, extra: { retryAfter: 2 } };

function tooMuchOfAccount(): ApiError {
  return new ApiError('concurrency_limited', {
    message:
      'The bodies of the requests that the account has under way are as large as they may be together. Wait for some of ' +
      'them to end, or upload large documents with POST /v1/documents/uploads.',
    ...retryAfter,
  });
}

function tooMuchOfProcess(): ApiError {
  return new ApiError('service_unavailable', {
    message: 'The service handles as many large requests as it can at the moment. Try again shortly.',
    ...retryAfter,
  });
}
