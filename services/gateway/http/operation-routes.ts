import { createHash } from 'node:crypto';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { Operation } from '../../../domain/contract/operation.ts';
import { type OperationId, operations } from '../../../domain/contract/operations.ts';
import { stringifyJson } from '../../../domain/contract/codecs/json-text.ts';
import { forAccount } from '../../../prisma/account-scope.ts';
import type { Admit } from '../access/admission.ts';
import { ApiError } from './api-error.ts';
import { assertScope, type Authenticate } from '../access/authentication.ts';
import { readBody } from './body.ts';
import type { OpenReservation } from './body-memory.ts';
import { allowCrossOriginUploads } from './upload-cors.middleware.ts';
import { contextOf } from './request-context.ts';
import type { LimitConcurrency } from './concurrent-requests.ts';
import { sendEvents, type StreamEvent, wantsEvents } from './event-stream.ts';
import type { Caller } from '../access/caller.ts';
import type { Handlers } from './handler.ts';
import { type IncomingFile, incomingFile } from './incoming-file.ts';
import { originOf } from './origin.ts';
import { createRequestSignals } from './request-signal.ts';
import { type RequestParts, validate } from './validation.ts';

interface UntypedAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  events?: AsyncIterable<StreamEvent>;
}

type UntypedCall = RequestParts &
  Partial<Caller> & {
    origin: string;
    file?: IncomingFile;
    requestId: string;
    signal: AbortSignal;
    refusal?: ApiError | undefined;
    unfinishedJobs?: number | undefined;
    admit?: () => Promise<void>;
    wantsStream: boolean;
  };
type UntypedHandler = (call: UntypedCall) => UntypedAnswer | Promise<UntypedAnswer>;

/** Registers every operation of the contract; other methods of their paths answer 405. */
export function registerOperations(
  app: Express,
  {
    handlers,
    authenticate,
    admit,
    openReservation,
    limitConcurrency,
    closing,
  }: {
    handlers: Handlers;
    authenticate: Authenticate;
    admit: Admit;
    openReservation: OpenReservation;
    limitConcurrency: LimitConcurrency;
    closing: AbortSignal;
  },
): void {
  // safe: requests are validated against the schemas from which the handler types are inferred
  const untyped = handlers as unknown as Record<OperationId, UntypedHandler>;
  const signalOf = createRequestSignals(closing);
  for (const [path, served] of operationsByPath()) {
    for (const [id, operation] of served) {
      if (operation.takesFile !== undefined) app.use(path, allowCrossOriginUploads);
      const handler = untyped[id];
      const given = { id, operation, handler, authenticate, admit, openReservation, limitConcurrency, signalOf };
      app[operation.method](path, answerOperation(given));
    }
    app.all(path, refuseMethod(served.flatMap(([, { method }]) => verbsOf(method))));
  }
}

type Served = [OperationId, Operation][];

/** Paths in Express syntax. Paths without parameters come first, so that `/uploads` is never matched as an id. */
function operationsByPath(): [string, Served][] {
  const paths = new Map<string, Served>();
  for (const [id, operation] of Object.entries<Operation>(operations) as Served) {
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    paths.set(path, [...(paths.get(path) ?? []), [id, operation]]);
  }
  return [...paths].sort(([a], [b]) => Number(a.includes(':')) - Number(b.includes(':')));
}

const verbsOf = (method: Operation['method']): string[] =>
  method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];

/** Answers OPTIONS with 204 and `Allow`, and every other method that a path does not have with 405. */
export function refuseMethod(allowed: readonly string[]): RequestHandler {
  const headers = { Allow: [...allowed, 'OPTIONS'].join(', ') };
  return (request, response) => {
    if (request.method !== 'OPTIONS') throw new ApiError('method_not_allowed', { headers });
    response.status(204).set(headers).end();
  };
}

/** Steps of a request: overload, authentication, scope, rate limit, validation, handler. */
function answerOperation({
  id,
  operation,
  handler,
  authenticate,
  admit,
  openReservation,
  limitConcurrency,
  signalOf,
}: {
  id: OperationId;
  operation: Operation;
  handler: UntypedHandler;
  authenticate: Authenticate;
  admit: Admit;
  openReservation: OpenReservation;
  limitConcurrency: LimitConcurrency;
  signalOf: (response: Response) => AbortSignal;
}): RequestHandler {
  return async (request, response) => {
    const context = contextOf(response);
    context.operationId = id;
    if (operation.access !== 'public') {
      // first of all, so that a refusal costs next to nothing
      limitConcurrency(operation, request, response);
      context.caller = await authenticate(request.get('authorization'));
      assertScope(context.caller, operation.access);
    }
    const { caller } = context;
    if (!caller) return await handle(request, response);
    // sets the account for row-level security: queries below see no rows of other accounts
    await forAccount(caller.account.accountId, () => handle(request, response));
  };

  async function handle(request: Request, response: Response): Promise<void> {
    const { requestId, caller } = contextOf(response);
    const admitted = operation.rateLimited === true && caller ? await admit(caller) : undefined;
    response.set(admitted?.headers ?? {});
    const parts = await readRequest({ operation, request, response, openReservation });
    const answer = await handler({
      ...parts,
      ...caller,
      requestId,
      signal: signalOf(response),
      refusal: admitted?.refusal,
      unfinishedJobs: admitted?.unfinishedJobs,
      ...(operation.rateLimited === 'when it starts work' &&
        caller && { admit: async () => void response.set((await admit(caller)).headers) }),
      origin: originOf(request),
      ...(operation.takesFile !== undefined && { file: incomingFile(request) }),
      wantsStream: operation.streams === true && wantsEvents(request),
    });
    if (answer.events) await sendEvents(response.status(answer.status).set(answer.headers ?? {}), answer.events);
    else send({ operation, request, response, answer });
  }
}

async function readRequest({
  operation,
  request,
  response,
  openReservation,
}: {
  operation: Operation;
  request: Request;
  response: Response;
  openReservation: OpenReservation;
}): Promise<RequestParts> {
  const { params, query, headers } = request;
  try {
    const body = operation.request.body
      ? await readBody(request, {
          carriesDocument: operation.carriesDocument === true,
          reservation: openReservation(contextOf(response).caller?.account.accountId ?? '', response),
        })
      : undefined;
    return validate(operation, { params, query, headers, body });
  } catch (error) {
    if (error instanceof ApiError && error.status === 400 && operation.invalidStatus) {
      throw new ApiError(error.code, { ...error.details, status: operation.invalidStatus });
    }
    throw error;
  }
}

function send({
  operation,
  request,
  response,
  answer,
}: {
  operation: Operation;
  request: Request;
  response: Response;
  answer: UntypedAnswer;
}): void {
  response.status(answer.status).set(answer.headers ?? {});
  if (answer.body === undefined) {
    response.end();
    return;
  }
  const content = answer.body instanceof Buffer ? answer.body : stringifyJson(answer.body);
  if (operation.conditional && answer.status === 200) {
    const tag = `"${createHash('sha256').update(content).digest('base64url')}"`;
    response.set('ETag', tag);
    if (matches(request.get('if-none-match'), tag)) {
      response.status(304).end();
      return;
    }
  }
  response.type(operation.responses[answer.status]?.mediaType ?? 'application/json').send(content);
}

/** RFC 9110 13.1.2. Express's own check never matches with `Cache-Control: no-cache`, which fetch may send. */
export function matches(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
