import type { Request, Response } from 'express';
import { preferredWaitSeconds } from '../../../domain/contract/common.ts';
import type { Operation } from '../../../domain/contract/operation.ts';
import { ApiError } from './api-error.ts';

/**
 * Requests that a gateway handles concurrently. Each takes milliseconds of CPU: with more of them, all would wait for seconds
 * and hold memory.
 */
const most = 1_000;
/** Requests that wait at a time: each has its row read again once to four times a second as long as it waits. */
const mostWaiting = 2_000;

/** Counts a request until its response closes; throws the 503 when the limit is reached. */
export type LimitConcurrency = (operation: Operation, request: Request, response: Response) => void;

/**
 * Bounds the requests under way, so that an overload is refused at once instead of slowing down every request. Requests that
 * wait by intent, for a job or for a slow upload, are counted by themselves: they may be many without any work to do.
 */
export function createConcurrencyLimit({
  maxConcurrentRequests = most,
  maxWaitingRequests = mostWaiting,
}: {
  maxConcurrentRequests?: number | undefined;
  maxWaitingRequests?: number | undefined;
} = {}): LimitConcurrency {
  const immediate = { count: 0, most: maxConcurrentRequests };
  const waiting = { count: 0, most: maxWaitingRequests };
  return (operation, request, response) => {
    const own = mayWait(operation, request) ? waiting : immediate;
    if (own.count >= own.most || immediate.count >= immediate.most) throw tooManyConcurrent();
    own.count += 1;
    response.once('close', () => {
      own.count -= 1;
    });
  };
}

function mayWait({ waits, streams, takesFile, request: { headers } }: Operation, request: Request): boolean {
  // a preference that the operation does not know is ignored
  const seconds = headers && 'prefer' in headers.shape ? preferredWaitSeconds(request.get('prefer')) : undefined;
  return waits === true || streams === true || takesFile !== undefined || (seconds ?? 0) > 0;
}

function tooManyConcurrent(): ApiError {
  return new ApiError('service_unavailable', {
    message: 'The service handles as many requests as it can at the moment. Try again shortly.',
    headers: { 'Retry-After': '2' },
    extra: { retryAfter: 2 },
    isOverload: true,
  });
}
