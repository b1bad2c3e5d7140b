import type { DocumentStatus, ErrorBody, Issue, JobStatus } from './generated/api.ts';

interface Details {
  code: string;
  status?: number | undefined;
  requestId?: string | undefined;
  issues?: readonly Issue[] | undefined;
  required?: readonly string[] | undefined;
  retryAfterSeconds?: number | undefined;
  body?: Readonly<Record<string, unknown>> | undefined;
  cause?: unknown;
}

/** Base class of everything that this client throws, except for the reason of an aborted signal. */
export class DecpageError extends Error {
  /** Stable code of the error, such as `invalid_document`. */
  readonly code: string;
  /** HTTP status; undefined when there was no response. */
  readonly status: number | undefined;
  /** Names the request in the logs of the service. */
  readonly requestId: string | undefined;
  /** Every problem found in the request. */
  readonly issues: readonly Issue[];
  /** Scopes that the API key lacks. */
  readonly required: readonly string[];
  /** Seconds after which the service asks to try again. */
  readonly retryAfterSeconds: number | undefined;
  /** The whole body of the response; extra properties depend on the code. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(message: string, { code, cause, ...details }: Details) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.code = code;
    this.status = details.status;
    this.requestId = details.requestId;
    this.issues = details.issues ?? [];
    this.required = details.required ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.body = details.body ?? {};
  }
}

/** 400, 405 and 422: the request is not valid, or cannot be carried out as it is. */
export class InvalidRequestError extends DecpageError {}
/** 401: the API key is missing or not valid. */
export class AuthenticationError extends DecpageError {}
/** 403: the API key lacks a scope (see `required`) or has no access to the resource. */
export class PermissionDeniedError extends DecpageError {}
/** 404: there is no such resource. */
export class NotFoundError extends DecpageError {}
/** 408: the synchronous extraction takes longer than the call waits. `extract` handles it by waiting for the job. */
export class SyncTimeoutError extends DecpageError {}
/** 409: what was to be changed has been changed meanwhile. */
export class ConflictError extends DecpageError {}
/** 429: a rate limit, too many calls or jobs at once, or a used up quota. */
export class RateLimitedError extends DecpageError {}
/** 5xx: the service failed or cannot answer at the moment. */
export class ServiceError extends DecpageError {}
/** There was no response: `connection_failed`, or `timeout`. */
export class ConnectionError extends DecpageError {}
/** The response is not one of this API (`unexpected_response`): the base URL may be wrong. */
export class UnexpectedResponseError extends DecpageError {}

/** The job has failed or was cancelled; the code is that of the job's error. */
export class JobFailedError extends DecpageError {
  readonly job: JobStatus;

  constructor(job: JobStatus) {
    const { code = 'internal_error', message = 'no reason given' } = job.error ?? {};
    super(`Job ${job.jobId} failed (${code}): ${message}`, { code });
    this.job = job;
  }
}

/** The document has failed, or its upload has expired. */
export class DocumentFailedError extends DecpageError {
  readonly document: DocumentStatus;

  constructor(document: DocumentStatus) {
    const { code = document.status, message = 'its file did not arrive in time' } = document.error ?? {};
    super(`Document ${document.documentId} failed (${code}): ${message}`, { code });
    this.document = document;
  }
}

/** A job or document did not end within `timeoutMs` of the wait; it goes on. */
export class WaitTimeoutError extends DecpageError {
  constructor(what: string) {
    super(`${what} has not ended yet. It goes on.`, { code: 'wait_timeout' });
  }
}

const familyOfStatus = new Map([
  [401, AuthenticationError],
  [403, PermissionDeniedError],
  [404, NotFoundError],
  [408, SyncTimeoutError],
  [409, ConflictError],
  [429, RateLimitedError],
]);

/** The error of a response that is not a success. */
export function errorOfResponse(response: Response, text: string): DecpageError {
  const { status, headers } = response;
  const body = parseObject(text) ?? parseStorageError(text);
  const requestId = headers.get('x-request-id') ?? undefined;
  const retryAfterSeconds = secondsOf(headers.get('retry-after'));
  if (typeof body?.error !== 'string') {
    const Family =
      status >= 500 || status === 429 ? (familyOfStatus.get(status) ?? ServiceError) : UnexpectedResponseError;
    const code = Family === UnexpectedResponseError ? 'unexpected_response' : `http_${status}`;
    return new Family(`The server answered ${status} without an error of this API.`, {
      code,
      status,
      requestId,
      retryAfterSeconds,
    });
  }
  const { error: code, message, issues, required } = body as unknown as ErrorBody;
  const Family = familyOfStatus.get(status) ?? (status >= 500 ? ServiceError : InvalidRequestError);
  const problems = (issues ?? []).map((issue) => `${issue.path || '/'}: ${issue.message}`);
  const explanation = [message ?? 'The service gave no reason.', ...problems].join(' ');
  return new Family(`${status} ${code}: ${explanation}`, {
    code,
    status,
    requestId: requestId ?? (body.requestId as string | undefined),
    issues,
    required,
    retryAfterSeconds,
    body,
  });
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Object storage, which may take an upload, answers with XML. */
function parseStorageError(text: string): Record<string, unknown> | undefined {
  const member = (name: string): string | undefined => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1];
  if (!text.includes('<Error>')) return undefined;
  return { error: 'upload_refused', message: member('Message'), requestId: member('RequestId') };
}

/** Seconds of a `Retry-After` header, which holds seconds or a date (RFC 9110, 10.2.3). */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1_000);
}
