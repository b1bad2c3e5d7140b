import type { z } from 'zod';
import type { OperationId, Operations } from '../../../domain/contract/operations.ts';
import type { Admitted } from '../access/admission.ts';
import type { Caller } from '../access/caller.ts';
import type { IncomingFile } from './incoming-file.ts';
import type { StreamEvent } from './event-stream.ts';

type RequestOf<Id extends OperationId> = Operations[Id]['request'];
type Part<Id extends OperationId, Name extends string, Otherwise> =
  RequestOf<Id> extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : Otherwise;
type Nothing = Record<never, never>;

/** A validated request with its caller, typed by the operation. */
export type Call<Id extends OperationId> = {
  params: Part<Id, 'params', Nothing>;
  query: Part<Id, 'query', Nothing>;
  /** Only declared headers. */
  headers: Part<Id, 'headers', Nothing>;
  body: Part<Id, 'body', undefined>;
  requestId: string;
  /** Aborted when the client disconnects or the service stops: stop waiting and answer with the current state. */
  signal: AbortSignal;
  /** Base URL that the client used: `https://host`. */
  origin: string;
} & (Operations[Id]['access'] extends 'public' ? Nothing : Caller) &
  (Operations[Id] extends { rateLimited: true } ? Pick<Admitted, 'refusal' | 'unfinishedJobs'> : Nothing) &
  (Operations[Id] extends { rateLimited: 'when it starts work' } ? { admit: () => Promise<void> } : Nothing) &
  (Operations[Id] extends { takesFile: readonly string[] } ? { file: IncomingFile } : Nothing) &
  (Operations[Id] extends { streams: true } ? { wantsStream: boolean } : Nothing);

type Responses<Id extends OperationId> = Operations[Id]['responses'];

type BodyOf<Response> = Response extends { schema: infer Schema extends z.ZodType }
  ? { body: z.input<Schema> }
  : Response extends { mediaType: string }
    ? { body: Buffer }
    : Nothing;

/** The response of a handler: a declared status with a body of its schema. Errors are thrown as `ApiError`. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: { status: Status; headers?: Record<string, string> } & BodyOf<Responses<Id>[Status]>;
}[keyof Responses<Id>];

/** The response of a handler to a request for an event stream. */
export type StreamAnswer<Id extends OperationId> = Operations[Id] extends { streams: true }
  ? { status: keyof Responses<Id>; headers?: Record<string, string>; events: AsyncIterable<StreamEvent> }
  : never;

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Answer<Id> | StreamAnswer<Id> | Promise<Answer<Id> | StreamAnswer<Id>>;

/** One handler for each operation. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
