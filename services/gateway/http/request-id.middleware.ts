import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { contextOf } from './request-context.ts';

const acceptable = /^[A-Za-z0-9_-]{1,64}$/;

/** An id for a request that has none. */
export function makeRequestId(): string {
  return `req_${randomBytes(12).toString('hex')}`;
}

/** Sets the request id, from `X-Request-Id` when valid, else generated. It appears in responses and logs. */
export function identifyRequest(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('x-request-id');
  const requestId = given && acceptable.test(given) ? given : makeRequestId();
  contextOf(response).requestId = requestId;
  response.set('X-Request-Id', requestId);
  next();
}
