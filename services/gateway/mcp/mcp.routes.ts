import type { Express, Request, Response as Answer } from 'express';
import type { Logger } from 'pino';
import { Decpage } from '../../../clients/typescript/src/index.ts';
import type { AnswerMcp } from '../../mcp/http-endpoint.ts';
import type { Authenticate } from '../access/authentication.ts';
import { ApiError } from '../http/api-error.ts';
import { readBody } from '../http/body.ts';
import type { OpenReservation } from '../http/body-memory.ts';
import { drained } from '../http/event-stream.ts';
import { refuseMethod } from '../http/operation-routes.ts';
import { contextOf } from '../http/request-context.ts';
import { createRequestSignals } from '../http/request-signal.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import { isAllowedOrigin } from './allowed-origin.ts';

/**
 * Serves the Model Context Protocol at POST /mcp. Its tools call the API inside this process with the key of the caller, so
 * that scopes, limits, tenancy and the log are those of the API.
 */
export function registerMcp(
  app: Express,
  {
    authenticate,
    openReservation,
    publicUrl,
    closing,
    logger,
  }: {
    authenticate: Authenticate;
    openReservation: OpenReservation;
    publicUrl?: string | undefined;
    closing: AbortSignal;
    logger: Logger;
  },
): void {
  const fetch = createInProcessFetch(app);
  const signalOf = createRequestSignals(closing);
  let endpoint: Promise<AnswerMcp> | undefined;

  app.post('/mcp', (request, response) => answer(request, response));
  // there are no messages of the server's own to stream, and no sessions to end
  app.all('/mcp', refuseMethod(['POST']));

  async function answer(request: Request, response: Answer): Promise<void> {
    if (!isAllowedOrigin(request.get('origin'), publicUrl)) {
      throw new ApiError('forbidden', { message: 'Web pages of other origins may not call this endpoint.' });
    }
    const context = contextOf(response);
    const { account, key } = (context.caller = await authenticate(request.get('authorization')));
    // a tool may be given a document in base64
    const body = await readBody(request, {
      carriesDocument: true,
      reservation: openReservation(account.accountId, response),
    });
    // loaded by the first request, so that gateways without MCP clients start faster
    endpoint ??= import('../../mcp/http-endpoint.ts').then(({ createHttpEndpoint }) => createHttpEndpoint());
    const answerMessage = await endpoint;
    const answered = await answerMessage({
      keyId: key.keyId,
      headers: headersOf(request),
      body,
      client: new Decpage({
        apiKey: keyOf(request),
        baseUrl: 'http://decpage',
        fetch,
        // so that the log lines of what a tool calls have the id of the request that called the tool
        headers: { 'X-Request-Id': context.requestId },
      }),
      scopes: key.scopes,
      gone: signalOf(response),
      onFailure: (failure) => logger.error({ requestId: context.requestId, failure }, 'a tool failed'),
    });
    await send(answered, response);
  }
}

function headersOf({ headersDistinct }: Request): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

const keyOf = (request: Request): string => request.get('authorization')?.trim().split(/ +/)[1] ?? '';

async function send(answer: Response, response: Answer): Promise<void> {
  // the connection is the server's matter, which closes it when it stops
  const { connection: _, ...headers } = Object.fromEntries(answer.headers);
  response.status(answer.status).set(headers);
  if (answer.body === null) {
    response.end();
    return;
  }
  // so that clients see a stream before its first event
  response.flushHeaders();
  for await (const piece of answer.body) {
    // leaving the loop ends the stream; the work behind it is ended by the signal of the request
    if (response.destroyed) return;
    if (!response.write(piece)) await drained(response);
  }
  response.end();
}
