import { AISDKError, APICallError } from 'ai';
import { ModelError, type ModelErrorCode } from '../../domain/model/model-error.ts';
import type { ModelUsage } from '../../domain/model/model.ts';
import { isOutOfCredit, isPageOfProxy, isTooLong, statusInBody, usageInBody } from './error-body.ts';

/** Maps an SDK error to a `ModelError`. SDK errors contain the request text, so none is passed on, not even as a cause. */
export function explainFailure(error: unknown, { isTimeout }: { isTimeout: boolean }): ModelError {
  const spent = 'unknown' as const;
  if (isTimeout) return new ModelError('timeout', { spent });
  // an answer without any choice, which the SDK does not expect
  if (error instanceof TypeError && /undefined|null/.test(error.message)) {
    return new ModelError('unusable_answer', { spent });
  }
  if (!AISDKError.isInstance(error)) return new ModelError('unavailable');
  // an SDK error that is not about the HTTP call: the response lacks required properties
  if (!APICallError.isInstance(error)) return new ModelError('unusable_answer', { spent });
  const { statusCode: status, responseHeaders: headers = {} } = error;
  if (status === undefined) return new ModelError('unavailable', wasCutOff(error) ? { spent } : {});
  const code = codeOf(error, status);
  return new ModelError(code, { retryAfterMs: retryAfter(headers), spent: spentOn(error, code) });
}

/** An answer that came and could not be read was paid for; a refused call was not. */
function spentOn(error: APICallError, code: ModelErrorCode): ModelUsage | 'unknown' | undefined {
  if (code !== 'unusable_answer') return undefined;
  return usageInBody(error) ?? (isPageOfProxy(error) ? undefined : 'unknown');
}

const cutOff = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT']);

/** Whether a connection that stood was lost: the provider may have answered into it. */
function wasCutOff(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) {
    if ('code' in at && cutOff.has(String(at.code))) return true;
  }
  return false;
}

function codeOf(error: APICallError, status: number): ModelErrorCode {
  if (status < 400) {
    const inBody = statusInBody(error);
    return inBody !== undefined && inBody >= 400 ? codeOf(error, inBody) : 'unusable_answer';
  }
  if (status === 413 || isTooLong(error)) return 'context_exceeded';
  if (isOutOfCredit(error)) return 'unauthorized';
  if (status === 429) return 'rate_limited';
  if (status === 401 || status === 402 || status === 403) return 'unauthorized';
  if (status >= 500 || [408, 409, 425].includes(status)) return 'unavailable';
  return 'rejected';
}

/** The delay in milliseconds from `retry-after-ms` or from `retry-after` (seconds or an HTTP date). */
function retryAfter(headers: Readonly<Record<string, string>>): number | undefined {
  const inMs = headers['retry-after-ms']?.trim() || undefined;
  const given = headers['retry-after']?.trim() || undefined;
  if (inMs === undefined && given === undefined) return undefined;
  const wait = inMs === undefined ? Number(given) * 1_000 : Number(inMs);
  const milliseconds = Number.isNaN(wait) ? Date.parse(given ?? '') - Date.now() : wait;
  return Number.isFinite(milliseconds) ? Math.max(0, Math.ceil(milliseconds)) : undefined;
}

/** Servers without support for `response_format`, or for this schema, answer 400 or 422. */
export function refusesFormat(error: unknown): boolean {
  const isRefusal = APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
  return isRefusal && !isTooLong(error) && !isOutOfCredit(error);
}
