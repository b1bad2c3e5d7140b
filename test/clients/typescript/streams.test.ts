import { describe, expect, it } from 'vitest';
import { readEvents } from '../../../clients/typescript/src/event-stream.ts';
import type { TurnEvent } from '../../../clients/typescript/src/index.ts';
import { refusal, scriptedClient } from './scripted-fetch.ts';

const event = (id: number, part: object | string): string =>
  `id: t1.${id}\ndata: ${typeof part === 'string' ? part : JSON.stringify(part)}\n\n`;
const delta = (text: string): object => ({ type: 'text-delta', id: 'answer', delta: text });

async function textOf(events: AsyncIterable<TurnEvent>): Promise<string> {
  let text = '';
  for await (const one of events) if (one.type === 'text-delta') text += one.delta;
  return text;
}

describe('a turn that is streamed', () => {
  it('yields its parts until it is done', async () => {
    const { client, sent } = scriptedClient([
      { status: 201, text: `: working\n\n${event(1, delta('One. '))}${event(2, delta('Two.'))}${event(3, '[DONE]')}` },
    ]);

    expect(await textOf(client.turns.stream({ message: 'What?' }))).toBe('One. Two.');
    expect(sent[0]).toMatchObject({ target: '/v1/agent/messages', headers: { Accept: 'text/event-stream' } });
  });

  it('goes on after the last event when the connection breaks, as the same turn', async () => {
    const { client, sent } = scriptedClient([
      { status: 201, text: event(1, delta('One. ')) },
      { status: 201, text: `${event(2, delta('Two.'))}${event(3, '[DONE]')}` },
    ]);

    expect(await textOf(client.turns.stream({ message: 'What?' }))).toBe('One. Two.');
    expect(sent[1]?.headers['Last-Event-ID']).toBe('t1.1');
    expect(sent[1]?.body).toEqual(sent[0]?.body);
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
    for await (const one of readEvents(body)) events.push(one);

    expect(events).toEqual([
      { id: '1', data: 'Müller\nsecond' },
      { id: '1', data: '' },
    ]);
  });
});
