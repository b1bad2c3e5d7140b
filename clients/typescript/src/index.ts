export type { Fetch } from './attempt.ts';
export { Decpage, type DecpageOptions } from './client.ts';
export type { UploadOptions, UploadProgress } from './documents.ts';
export {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  DecpageError,
  DocumentFailedError,
  InvalidRequestError,
  JobFailedError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitedError,
  ServiceError,
  SyncTimeoutError,
  UnexpectedResponseError,
  WaitTimeoutError,
} from './errors.ts';
export type { ExtractOptions } from './extract.ts';
export type { FileSource } from './files.ts';
export type * from './generated/api.ts';
export type * from './generated/policies.ts';
export type { CallOptions } from './http.ts';
export type { CreateJob, DocumentChoice, WaitOptions } from './jobs.ts';
export type { List } from './list.ts';
export type { CompletedJob, DataOf, ExtractionOf, Job, PolicyType, ResultOf } from './results.ts';
export type { TurnEvent } from './turn-stream.ts';
export { verifyWebhook, WebhookVerificationError } from './verify-webhook.ts';
