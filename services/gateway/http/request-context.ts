import type { Response } from 'express';
import type { OperationId } from '../../../domain/contract/operations.ts';
import type { Caller } from '../access/caller.ts';

/** What is known about a request while it is answered; the log line is made from it. */
export interface RequestContext {
  requestId: string;
  operationId?: OperationId;
  caller?: Caller;
}

/** The context of the request that this response answers. */
export function contextOf(response: Response): RequestContext {
  return response.locals as RequestContext;
}
