import { AISDKError, APICallError } from 'ai';
import { ModelError, type ModelErrorCode } from '../../domain/model/model-error.ts';

/** Says what a failed call means; the SDK's own errors hold the text that was sent, so none of them leaves here. */
export function explainFailure(error: unknown, { isTimeout }: { isTimeout: boolean }): ModelError {
  if (isTimeout) return new ModelError('timeout');
  if (!AISDKError.isInstance(error)) return new ModelError('unavailable');
  // an answer without what it must hold
  if (!APICallError.isInstance(error)) return new ModelError('unusable_answer');
  const { statusCode: status, responseHeaders: headers = {} } = error;
  if (status === undefined) return new ModelError('unavailable');
  return new ModelError(codeOf(status, error.data), { retryAfterMs: retryAfter(headers) });
}

function codeOf(status: number, data: unknown): ModelErrorCode {
  if (status < 400) return 'unusable_answer';
  if (status === 429) return isOutOfCredit(data) ? 'unauthorized' : 'rate_limited';
  if (status === 401 || status === 402 || status === 403) return 'unauthorized';
  if (status >= 500 || [408, 409, 425].includes(status)) return 'unavailable';
  return 'rejected';
}

/** OpenAI answers 429 too when the account has to be paid: no wait mends that. */
function isOutOfCredit(data: unknown): boolean {
  return /"code":"insufficient_quota"/.test(JSON.stringify(data) ?? '');
}

/** Milliseconds, from any of the three forms in use: milliseconds, seconds, a date. */
function retryAfter(headers: Readonly<Record<string, string>>): number | undefined {
  const inMs = headers['retry-after-ms']?.trim() || undefined;
  const given = headers['retry-after']?.trim() || undefined;
  if (inMs === undefined && given === undefined) return undefined;
  const wait = inMs === undefined ? Number(given) * 1_000 : Number(inMs);
  const milliseconds = Number.isNaN(wait) ? Date.parse(given ?? '') - Date.now() : wait;
  return Number.isFinite(milliseconds) ? Math.max(0, Math.ceil(milliseconds)) : undefined;
}

/** A server may know no `response_format`, or not this one: it answers 400 or 422 then. */
export function refusesSchema(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
}
