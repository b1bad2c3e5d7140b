import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isStorageUnavailable } from '../../../adapters/storage/index.ts';
import type { ErrorBody } from '../../../domain/contract/errors.ts';
import { isDatabaseUnavailable } from '../../../prisma/unavailable.ts';
import { ApiError } from './api-error.ts';
import { contextOf } from './request-context.ts';

/** Last route: 404 for every unknown path. */
export const rejectUnknownPath: RequestHandler = () => {
  throw new ApiError('not_found', { message: 'There is no such path. See /docs.' });
};

/** Answers every error with the error body of the contract; undeclared errors are logged and become `internal_error`. */
export function answerErrors(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const context = contextOf(response);
    const { requestId, trace } = context;
    const declared = declare(error);
    context.errorCode = declared.code;
    if (declared.status >= 500 && declared.details.isOverload !== true) {
      logger.error({ requestId, code: declared.code, failure: error }, 'request failed');
    }
    // headers are sent already: Express closes the connection
    if (response.headersSent) return next(error);
    response
      .status(declared.status)
      .set(declared.details.headers ?? {})
      .json(bodyOf(declared, { requestId, traceId: trace?.traceId }));
  };
}

function bodyOf(
  { code, message, details }: ApiError,
  { requestId, traceId }: { requestId: string; traceId: string | undefined },
): ErrorBody {
  const { issues, required, extra } = details;
  return {
    error: code,
    message,
    requestId,
    ...(traceId !== undefined && { traceId }),
    docs: `/docs/errors#${code}`,
    ...(issues && { issues }),
    ...(required && { required }),
    ...extra,
  };
}

function declare(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // thrown by Express for a path that cannot be decoded, such as `%zz`
  if (error instanceof URIError) return new ApiError('not_found');
  if (isDatabaseUnavailable(error) || isStorageUnavailable(error)) {
    return new ApiError('service_unavailable', { headers: { 'Retry-After': '2' } });
  }
  return new ApiError('internal_error');
}
