import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  parseJsonEventStream,
  readUIMessageStream,
  uiMessageChunkSchema,
  type UIMessage,
  type UIMessageChunk,
} from 'ai';
import { taskQueues } from '../../domain/orchestration.ts';
import { insertDocumentWithWords } from '../helpers/insert-document-with-words.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

let service: TestService;
let key: string;
let documentId: string;
beforeAll(async () => {
  service = await startService();
  await service.startWorkers();
  key = await service.makeKey('first');
  documentId = await insertDocumentWithWords(service, {
    account: 'first',
    title: 'Auto policy',
    pages: [['Personal Auto Declarations'], ['Towing is paid up to 75 dollars', 'for each disablement.']],
  });
});
afterAll(async () => {
  await service.stop();
});

const question = { message: 'How much is paid for towing?' };

interface Event {
  id: string;
  data: string;
}

async function open(
  request: { path?: string; body?: Record<string, unknown> },
  headers: Record<string, string> = {},
): Promise<Response> {
  return await fetch(`${service.url}${request.path ?? '/v1/agent/messages'}`, {
    method: request.body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${key}`,
      Accept: 'text/event-stream',
      'Content-Type': 'application/json',
      ...headers,
    },
    ...(request.body && { body: JSON.stringify(request.body) }),
  });
}

/** The events of a stream; with a limit the connection is given up after as many. */
async function eventsOf(answer: Response, limit = Infinity): Promise<Event[]> {
  const events: Event[] = [];
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const pieces = (text + part.value).split('\n\n');
    text = pieces.pop() ?? '';
    for (const piece of pieces) {
      const [, id, data] = /^id: (.*)\ndata: (.*)$/.exec(piece) ?? [];
      if (id !== undefined && data !== undefined) events.push({ id, data });
    }
    if (events.length < limit) continue;
    await reader?.cancel();
    return events.slice(0, limit);
  }
  return events;
}

describe('a turn as a stream', () => {
  it('is a UI message stream that the AI SDK reads, and the same turn as JSON', async () => {
    const answer = await open({ body: { ...question, documentIds: [documentId] } });

    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('x-vercel-ai-ui-message-stream')).toBe('v1');
    if (!answer.body) throw new Error('no body');
    const chunks = parseJsonEventStream({ stream: answer.body, schema: uiMessageChunkSchema }).pipeThrough(
      new TransformStream<{ success: boolean; value?: UIMessageChunk; error?: unknown }, UIMessageChunk>({
        transform(chunk, controller) {
          if (!chunk.success || !chunk.value) throw chunk.error;
          controller.enqueue(chunk.value);
        },
      }),
    );
    let message: UIMessage | undefined;
    for await (const state of readUIMessageStream({ stream: chunks })) message = state;

    const location = String(answer.headers.get('location'));
    const { body: turn } = await service.call('GET', location);
    const stored = turn.message as unknown as { content: string; citations: unknown[] };
    const text = message?.parts.filter((part) => part.type === 'text').map((part) => part.text);
    expect(text).toEqual([stored.content]);
    expect(stored.content).toContain('75 dollars');
    expect(message?.parts).toMatchObject([
      { type: 'text', state: 'done' },
      { type: 'source-document', title: 'Auto policy, page 2' },
      { type: 'data-citation', data: stored.citations[0] },
    ]);
    expect(message?.metadata).toMatchObject({ sessionId: turn.sessionId, turnId: turn.turnId, usage: turn.usage });
  });

  it('shows the tools that were run', async () => {
    const toolRequests = [{ id: 'call-1', name: 'get_usage' }];

    const events = await eventsOf(await open({ body: { ...question, toolRequests } }));

    const parts = events.slice(0, -1).map(({ data }) => JSON.parse(data) as Record<string, unknown>);
    expect(parts.slice(0, 3)).toMatchObject([
      { type: 'start' },
      { type: 'tool-input-available', toolCallId: 'call-1', toolName: 'get_usage', input: {} },
      { type: 'tool-output-available', toolCallId: 'call-1', output: { usage: expect.any(Object) } },
    ]);
    expect(parts.at(-1)).toMatchObject({ type: 'finish' });
    expect(events.at(-1)?.data).toBe('[DONE]');
  });

  it('goes on after the last event that arrived, over either call', async () => {
    const request = { body: { ...question, documentIds: [documentId], idempotencyKey: 'resumed' } };
    const whole = await eventsOf(await open(request));
    const lastEventId = String(whole[2]?.id);

    const again = await open(request, { 'Last-Event-ID': lastEventId });
    const rest = await eventsOf(again);
    const looked = await eventsOf(
      await open({ path: String(again.headers.get('location')) }, { 'Last-Event-ID': lastEventId }),
    );

    expect(new Set(whole.slice(0, -1).map(({ id }) => id)).size).toBe(whole.length - 1);
    expect(rest).toEqual(whole.slice(3));
    expect(looked).toEqual(rest);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it('begins before there is an answer, and a client that goes away loses nothing', async () => {
    await service.stopWorkers();
    const body = { ...question, documentIds: [documentId] };
    const answer = await open({ body });
    const [start] = await eventsOf(answer, 1);
    expect(JSON.parse(String(start?.data))).toMatchObject({
      type: 'start',
      messageMetadata: { turnId: expect.any(String) },
    });

    await service.startWorkers([taskQueues.workflows]);
    const path = String(answer.headers.get('location'));
    const rest = await eventsOf(await open({ path }, { 'Last-Event-ID': String(start?.id) }));

    expect(rest.map(({ data }) => data).join('')).toContain('75 dollars');
    expect(rest.at(-1)?.data).toBe('[DONE]');
    expect(rest[0]?.data).not.toContain('"start"');
  });

  it('is refused like any other request', async () => {
    const answer = await open({ body: { message: '' } });

    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });
});

it.each(['application/json', '*/*', 'application/json, text/event-stream;q=0.9'])(
  '%s is answered with JSON',
  async (accept) => {
    const answer = await open({ body: question }, { Accept: accept });

    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toMatchObject({ status: 'completed' });
  },
);
