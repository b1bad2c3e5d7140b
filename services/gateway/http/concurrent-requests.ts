import type { Request, Response } from 'express';
import type { Operation } from '../../../domain/contract/operation.ts';
import { ApiError } from './api-error.ts';

/**
 * Requests that a gateway handles concurrently. Each takes milliseconds of CPU: with more of them, all would wait for seconds
 * and hold memory.
 */
const most = 1_000;

/** Counts a request until its response closes; throws the 503 when the limit is reached. */
export type LimitConcurrency = (operation: Operation, request: Request, response: Response) => void;

/**
 * Limits concurrent requests, so that an overload is refused at once instead of slowing down every request. Requests that
 * wait by design, for a job or a slow upload, are refused under overload but not counted.
 */
export function createConcurrencyLimit({
  maxConcurrentRequests = most,
}: {
  maxConcurrentRequests?: number | undefined;
} = {}): LimitConcurrency {
  let concurrent = 0;
  return (operation, request, response) => {
    if (concurrent >= maxConcurrentRequests) throw tooManyConcurrent();
    if (mayWait(operation, request)) return;
    concurrent += 1;
    response.once('close', () => {
      concurrent -= 1;
    });
  };
}

function mayWait({ waits, streams, takesFile }: Operation, request: Request): boolean {
  const prefersToWait = /\bwait\b/i.test(request.get('prefer') ?? '');
  return waits === true || streams === true || takesFile !== undefined || prefersToWait;
}

function tooManyConcurrent(): ApiError {
  return new ApiError('service_unavailable', {
    message: 'The service handles as many requests as it can at the moment. Try again shortly.',
    headers: { 'Retry-After': '2' },
    extra: { retryAfter: 2 },
    isOverload: true,
  });
}
