import { randomUUID } from 'node:crypto';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { createMcpServer, type McpServerOptions } from './server.ts';
import { createRunningRequests } from './running-requests.ts';

/** A message of a client, with the key that it was sent with. */
export interface McpRequest extends McpServerOptions {
  keyId: string;
  headers: Headers;
  /** The parsed body. */
  body: unknown;
}

/** Answers the POST of one message. */
export type AnswerMcp = (request: McpRequest) => Promise<Response>;

const sessionPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The streamable HTTP transport without state: every message is answered by a server of its own, so that any gateway can
 * answer any message. Sessions have ids, which keep apart the request ids of clients with the same key, and nothing else.
 */
export function createHttpEndpoint(): AnswerMcp {
  const running = createRunningRequests();

  return async ({ keyId, headers, body, ...options }) => {
    const message = (typeof body === 'object' && body !== null ? body : {}) as Partial<Record<string, unknown>>;
    if (Array.isArray(body))
      return refuse('A POST carries one message: batches are not part of the protocol any more.');
    const sessionId = sessionPattern.exec(headers.get('mcp-session-id') ?? '')?.[0];
    if (message.method === 'notifications/cancelled' && sessionId !== undefined) {
      const { requestId } = (message.params ?? {}) as { requestId?: unknown };
      if (isRequestId(requestId)) running.cancel({ keyId, sessionId, requestId }, message);
    }

    const transport = new WebStandardStreamableHTTPServerTransport({
      // a tool may take longer than proxies keep a silent connection, and tells its progress
      enableJsonResponse: message.method !== 'tools/call',
    });
    await createMcpServer(options).connect(transport);
    const request = new Request('http://decpage/mcp', { method: 'POST', headers });
    const answer = await transport.handleRequest(request, { parsedBody: body });
    if (message.method === 'initialize' && answer.ok) answer.headers.set('Mcp-Session-Id', randomUUID());
    if (!answer.body || sessionId === undefined || !isRequestId(message.id)) return answer;

    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const cancelled = new AbortController();
    const end = running.begin({ keyId, sessionId, requestId: message.id }, (notification) => {
      transport.onmessage?.(notification as JSONRPCMessage);
      // its server aborts the work and sends no response, so nothing else would end the stream
      cancelled.abort();
    });
    void answer.body
      .pipeTo(writable, { signal: cancelled.signal, preventAbort: true })
      .catch(() => writable.close())
      // the client has gone
      .catch(() => undefined)
      .finally(end);
    return new Response(readable, answer);
  };
}

function isRequestId(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function refuse(message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code: -32_600, message }, id: null }, { status: 400 });
}
