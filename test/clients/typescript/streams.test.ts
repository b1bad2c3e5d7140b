import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEvents } from '../../../clients/typescript/src/event-stream.ts';
import { Decpage, type TurnEvent } from '../../../clients/typescript/src/index.ts';
import { refusal, scriptedClient, settled } from './scripted-fetch.ts';

const event = (id: number, part: object | string): string =>
  `id: t1.${id}\ndata: ${typeof part === 'string' ? part : JSON.stringify(part)}\n\n`;
const start = { type: 'start', messageId: 't1', messageMetadata: { sessionId: 's1', turnId: 't1' } };
const delta = (text: string): object => ({ type: 'text-delta', id: 'answer', delta: text });

/** A body that sends this text and then nothing, as where a network forgets a connection. */
function silentAfter(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) });
}

async function textOf(events: AsyncIterable<TurnEvent>): Promise<string> {
  let text = '';
  for await (const one of events) if (one.type === 'text-delta') text += one.delta;
  return text;
}

describe('a turn that is streamed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('yields its parts until it is done', async () => {
    const { client, sent } = scriptedClient([
      { status: 201, text: `: working\n\n${event(1, delta('One. '))}${event(2, delta('Two.'))}${event(3, '[DONE]')}` },
    ]);

    expect(await textOf(client.turns.stream({ message: 'What?' }))).toBe('One. Two.');
    expect(sent[0]).toMatchObject({ target: '/v1/agent/messages', headers: { Accept: 'text/event-stream' } });
  });

  it('goes on after the last event when the connection breaks, by getting the turn', async () => {
    const { client, sent } = scriptedClient([
      { status: 201, text: `${event(1, start)}${event(2, delta('One. '))}` },
      { text: `${event(3, delta('Two.'))}${event(4, '[DONE]')}` },
    ]);

    expect(await settled(textOf(client.turns.stream({ message: 'What?' })))).toMatchObject({ value: 'One. Two.' });
    // asking again would ask another question where the session was deleted meanwhile
    expect(sent[1]).toMatchObject({
      method: 'GET',
      target: '/v1/agent/sessions/s1/turns/t1',
      headers: { Accept: 'text/event-stream', 'Last-Event-ID': 't1.2' },
    });
  });

  it('is asked for again with its idempotency key when the connection breaks before the turn is named', async () => {
    const { client, sent } = scriptedClient([
      { status: 201, text: ': working\n\n' },
      { status: 201, text: `${event(1, start)}${event(2, '[DONE]')}` },
    ]);

    await settled(textOf(client.turns.stream({ message: 'What?' })));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('goes on however often the connection breaks, as long as there is something new', async () => {
    const pieces = Array.from({ length: 8 }, (_, index) => ({ text: event(index + 2, delta(`${index}`)) }));
    const { client } = scriptedClient([{ text: event(1, start) }, ...pieces, { text: event(10, '[DONE]') }]);

    expect(await settled(textOf(client.turns.stream({ message: 'What?' })))).toMatchObject({ value: '01234567' });
  });

  it('is given up when the connection breaks again and again without anything new', async () => {
    const { client, sent } = scriptedClient([{ text: event(1, start) }, { text: '' }, { text: '' }], { maxRetries: 2 });

    const outcome = await settled(textOf(client.turns.stream({ message: 'What?' })));

    expect(outcome).toMatchObject({ reason: { name: 'ConnectionError', code: 'connection_failed' } });
    expect(sent).toHaveLength(3);
  });

  it('takes a connection for broken that is silent for half a minute', async () => {
    const bodies = [silentAfter(event(1, start)), silentAfter(event(2, delta('One.')) + event(3, '[DONE]'))];
    const client = new Decpage({
      apiKey: 'dp_test',
      fetch: async () => new Response(bodies.shift(), { status: 200 }),
    });

    expect(await settled(textOf(client.turns.stream({ message: 'What?' })))).toMatchObject({ value: 'One.' });
  });

  it('fails with the error of the service', async () => {
    const { client } = scriptedClient([refusal(403, 'forbidden')]);
    await expect(textOf(client.turns.stream({ message: 'What?' }))).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('ends with the reason of an aborted signal', async () => {
    const aborting = new AbortController();
    const { client } = scriptedClient([{ status: 201, text: `${event(1, delta('One.'))}${event(2, delta('Two.'))}` }]);

    const reading = (async () => {
      for await (const one of client.turns.stream({ message: 'What?' }, { signal: aborting.signal })) {
        if (one.type === 'text-delta') aborting.abort();
      }
    })();

    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('an event stream', () => {
  const bytes = new TextEncoder().encode('data: Müller\r\ndata:second\r\nid: 1\r\n\r\nevent: x\ndata\n\ndata: lost');

  it.each([1, 2, 7, bytes.length])('is parsed from pieces of %d bytes', async (size) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });

    const events = [];
    for await (const one of readEvents(body, 60_000)) events.push(one);

    expect(events).toEqual([
      { id: '1', data: 'Müller\nsecond' },
      { id: '1', data: '' },
    ]);
  });
});
