import type { RequestHandler } from 'express';
import { operations } from '../../../domain/contract/operations.ts';
import type { Tracing } from '../../shared/tracing/tracing.ts';
import { contextOf } from './request-context.ts';

const mcp = '/mcp';
/** Whether it is a call of the API; probes, pages and files are not traced. */
const isTraced = (path: string): boolean => path.startsWith('/v1/') || path === mcp;

/** Starts the trace of a request, or continues that of the caller (`traceparent`; `tracestate` is text of others and is dropped). */
export function traceRequests(tracing: Tracing): RequestHandler {
  return (request, response, next) => {
    if (!isTraced(request.path)) return next();
    const { method } = request;
    const span = tracing.begin({
      name: method,
      kind: 'server',
      parent: request.get('traceparent'),
      attributes: { 'http.request.method': method },
    });
    const context = contextOf(response);
    context.trace = span.ids;
    response.once('close', () => {
      const { operationId, caller, errorCode } = context;
      const route = operationId ? operations[operationId].path : request.path === mcp ? mcp : undefined;
      const isAborted = !response.writableFinished;
      const errorType = isAborted
        ? 'aborted'
        : response.statusCode >= 500
          ? (errorCode ?? 'internal_error')
          : undefined;
      span.end({
        ...(route !== undefined && { name: `${method} ${route}` }),
        ...(errorType !== undefined && { errorType }),
        attributes: {
          'http.route': route,
          'http.response.status_code': isAborted ? undefined : response.statusCode,
          'decpage.operation': operationId,
          'decpage.account_id': caller?.account.accountId,
          'decpage.error_code': errorCode,
        },
      });
    });
    span.run(next);
  };
}
