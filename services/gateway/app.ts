import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createAdmission } from './access/admission.ts';
import { createAuthentication } from './access/authentication.ts';
import { createBodyMemoryLimits } from './http/body-memory.ts';
import { type CodecSettings, registerCodec } from './codec/codec.routes.ts';
import { type ConsoleSettings, registerConsole } from './console/console.routes.ts';
import { registerDocs } from './openapi/docs.routes.ts';
import type { Site } from './openapi/site-files.ts';
import { answerErrors, rejectUnknownPath } from './http/error.middleware.ts';
import { createHandlers, type HandlerDependencies } from './handlers.ts';
import { registerOperations } from './http/operation-routes.ts';
import { createKeyCache } from './access/key-cache.ts';
import { registerMcp } from './mcp/mcp.routes.ts';
import { refuseBrokenProtocol } from './http/protocol.middleware.ts';
import { identifyRequest } from './http/request-id.middleware.ts';
import { logRequests } from './http/request-log.middleware.ts';
import { createConcurrencyLimit } from './http/concurrent-requests.ts';
import { traceRequests } from './http/trace.middleware.ts';
import type { Tracing } from '../shared/tracing/tracing.ts';
import { secureHeaders } from './http/security-headers.middleware.ts';

export interface AppDependencies extends HandlerDependencies {
  logger: Logger;
  /** Replaces the number of requests that are answered at a time. */
  maxConcurrentRequests?: number | undefined;
  maxWaitingRequests?: number | undefined;
  tracing?: Tracing | undefined;
  /** Aborted when the service takes no more connections; `stopping` when it begins to send clients elsewhere. */
  closing: AbortSignal;
  /** Set when metrics are enabled. */
  measureRequests?: RequestHandler | undefined;
  /** Undefined leaves the console out. */
  console?: ConsoleSettings | undefined;
  /** The built site of the documentation, when there is one. */
  site?: (() => Site | undefined) | undefined;
  /** Undefined when the Temporal UI may decrypt nothing. */
  codec?: CodecSettings | undefined;
}

/** Builds the Express app of the HTTP API. */
export function createApp({
  keys,
  logger,
  tracing,
  measureRequests,
  maxConcurrentRequests,
  maxWaitingRequests,
  console,
  site,
  codec,
  closing,
  ...dependencies
}: AppDependencies): Express {
  const cachedKeys = createKeyCache(keys);
  const app = express().disable('x-powered-by').disable('etag').enable('case sensitive routing');
  // 1. trace, request id, log line, security headers
  if (tracing) app.use(traceRequests(tracing));
  app.use(identifyRequest, logRequests(logger), secureHeaders);
  if (measureRequests) app.use(measureRequests);
  app.use(refuseBrokenProtocol);
  // 2. OpenAPI document, docs pages and console
  registerDocs(app, site);
  if (console) registerConsole(app, console);
  // 3. the operations of the contract
  const authenticate = createAuthentication({ keys: cachedKeys, logger });
  const openReservation = createBodyMemoryLimits({
    perAccount: dependencies.limits.accountBodyMemory,
    perProcess: dependencies.limits.bodyMemory,
  });
  const { publicUrl } = dependencies;
  registerOperations(app, {
    handlers: createHandlers({ ...dependencies, keys: cachedKeys }),
    authenticate,
    admit: createAdmission(dependencies),
    openReservation,
    limitConcurrency: createConcurrencyLimit({ maxConcurrentRequests, maxWaitingRequests }),
    closing,
  });
  // 4. the operations as MCP tools for agents
  registerMcp(app, { authenticate, openReservation, publicUrl, closing, logger });
  // 5. codec server for the Temporal UI
  if (codec) registerCodec(app, { ...codec, openReservation });
  // 6. unknown paths and errors
  app.use(rejectUnknownPath, answerErrors(logger));
  return app;
}
