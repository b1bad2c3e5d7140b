/** A server-sent event. */
export interface ServerSentEvent {
  id: string | undefined;
  data: string;
}

/** Parses a `text/event-stream` body (HTML standard, 9.2): comments and fields other than `id` and `data` are skipped. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent, void, undefined> {
  let id: string | undefined;
  let data: string[] = [];
  for await (const line of readLines(body)) {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (line === '') {
      if (data.length > 0) yield { id, data: data.join('\n') };
      data = [];
    } else if (field === 'data') data.push(value);
    else if (field === 'id') id = value;
  }
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // closes the connection when the consumer stops early
    await reader.cancel().catch(() => undefined);
  }
}
