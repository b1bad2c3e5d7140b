import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { contextOf } from './request-context.ts';

/** Logs one line for each request: ids, status and milliseconds, no content sent by the client. */
export function logRequests(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    response.once('close', () => {
      const { requestId, operationId, caller, trace } = contextOf(response);
      const line = {
        requestId,
        operationId,
        accountId: caller?.account.accountId,
        keyId: caller?.key.keyId,
        ...(trace && { traceId: trace.traceId, spanId: trace.spanId }),
        method: request.method,
        status: response.writableFinished ? response.statusCode : 'client went away',
        ms: Math.round(performance.now() - start),
      };
      // probes call these every few seconds
      if (operationId === 'getHealth' || operationId === 'getReadiness') logger.debug(line, 'request');
      else logger.info(line, 'request');
    });
    next();
  };
}
