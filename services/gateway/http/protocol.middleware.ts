import type { NextFunction, Request, Response } from 'express';
import { ApiError } from './api-error.ts';

// the pattern of Node, which passes other expectations on
const continues = /(?:^|\W)100-continue(?:$|\W)/i;

/** Refuses what Node would refuse without a body (RFC 9112, 3.2 and RFC 9110, 10.1.1): no `Host`, an unknown `Expect`. */
export function refuseBrokenProtocol({ httpVersion, headers }: Request, response: Response, next: NextFunction): void {
  if (httpVersion !== '1.1') return next();
  if (headers.host === undefined) {
    // the rest of the connection cannot be trusted either
    response.set('Connection', 'close');
    throw refuse('/host', 'invalid_type', 'Required');
  }
  if (headers.expect !== undefined && !continues.test(headers.expect)) {
    response.set('Connection', 'close');
    throw refuse('/expect', 'invalid_value', 'Must be 100-continue, or absent', 417);
  }
  next();
}

function refuse(path: string, code: string, message: string, status = 400): ApiError {
  return new ApiError('invalid_request', { status, issues: [{ location: 'header', path, code, message }] });
}
