import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Scope } from './scopes.ts';

/** One answer that is not an error: JSON of a schema, bytes of a media type, or nothing more than its status. */
export interface OperationResponse {
  readonly description: string;
  readonly schema?: z.ZodType;
  readonly mediaType?: 'image/png';
  readonly headers?: readonly ResponseHeader[];
}

export type ResponseHeader =
  | 'Location'
  | 'Retry-After'
  | 'Idempotency-Replayed'
  | 'Preference-Applied'
  | 'RateLimit'
  | 'RateLimit-Policy';

/** One operation of the API. Requests are checked by it, the OpenAPI document is made from it. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: `/${string}`;
  readonly tag: string;
  readonly summary: string;
  /** What the summary leaves open; the access that it needs is described from `access`. */
  readonly description?: string;
  /** Who may call it: everybody, every key, or keys with a scope. */
  readonly access: 'public' | 'any key' | Scope;
  readonly request: {
    readonly params?: z.ZodObject;
    readonly query?: z.ZodObject;
    /** Names in lower case. */
    readonly headers?: z.ZodObject;
    readonly body?: z.ZodType;
  };
  readonly responses: Readonly<Record<number, OperationResponse>>;
  /** Codes of its own, beside those that its `access` and its request bring. */
  readonly errors: readonly ErrorCode[];
  /** It starts work: a key may call it only so often, or may have only so much work started by it. */
  readonly rateLimited?: true | 'when it starts work';
  /** The body may hold a document, so it may be large. */
  readonly carriesDocument?: true;
  /** The body is a file of this media type, which the handler reads as it comes. */
  readonly takesFile?: string;
  /** A malformed id in the path names nothing: it is answered like a missing one, 404 instead of 400. */
  readonly malformedIdIsMissing?: true;
  /** A request that does not validate is answered with this instead of 400. */
  readonly invalidStatus?: 422;
  /** Answers carry a strong ETag, and `If-None-Match` is honoured with 304. */
  readonly conditional?: true;
  /** Who accepts only `text/event-stream` gets its answer as a stream of events. */
  readonly streams?: true;
}
