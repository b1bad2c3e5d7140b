import type { Response } from 'express';
import type { OperationId } from '../../../domain/contract/operations.ts';
import type { ErrorCode } from '../../../domain/contract/errors.ts';
import type { TraceIds } from '../../../domain/tracing.ts';
import type { Caller } from '../access/caller.ts';

/** State of a request shared by middleware, for the log line and the metrics. */
export interface RequestContext {
  requestId: string;
  operationId?: OperationId;
  caller?: Caller;
  /** The span of the request, when it is traced. */
  trace?: TraceIds;
  /** Code of the error that was answered. */
  errorCode?: ErrorCode;
}

export function contextOf(response: Response): RequestContext {
  return response.locals as RequestContext;
}
