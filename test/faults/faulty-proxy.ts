import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What becomes of requests: `gone`: no answer; `failing`: 500; `slow`: seconds late; `half`: an upload or an answer breaks off
 * half-way.
 */
export type Fault = 'gone' | 'failing' | 'slow' | 'half';

const slowMs = 2_500;

/** An HTTP server that passes requests on as they are, and makes what goes through it fail while a fault is set. */
export async function startFaultyProxy({ target }: { target: string }) {
  const { hostname, port } = new URL(target);
  let fault: Fault | undefined;
  const met = new Map<Fault, number>();
  const server = createServer((incoming, response) => {
    const now = fault;
    if (now !== undefined) met.set(now, (met.get(now) ?? 0) + 1);
    if (now === 'gone') return void incoming.destroy();
    if (now === 'failing') return fail(incoming, response);
    void sleep(now === 'slow' ? slowMs : 0).then(() => pass({ incoming, response, isCut: now === 'half' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next: Fault | undefined) => {
      fault = next;
    },
    /** How many requests met each fault. */
    met: (): ReadonlyMap<Fault, number> => met,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  function pass(given: { incoming: IncomingMessage; response: ServerResponse; isCut: boolean }): void {
    const { incoming, response, isCut } = given;
    const { method, url: path, headers } = incoming;
    // the signature covers the address that the client knows, so all headers stay
    const upstream = request({ hostname, port, method, path, headers });
    const cut = (): void => {
      upstream.destroy();
      incoming.destroy();
    };
    upstream.once('error', cut);
    incoming.once('error', cut);
    const half = Number(headers['content-length'] ?? 0) / 2;
    let passed = 0;
    incoming.on('data', (chunk: Buffer) => {
      passed += chunk.length;
      if (isCut && half > 0 && passed >= half) {
        upstream.write(chunk.subarray(0, Math.max(0, chunk.length - Math.ceil(passed - half))));
        // what was written is on its way
        setTimeout(cut, 20);
        incoming.pause();
      } else upstream.write(chunk);
    });
    incoming.once('end', () => upstream.end());
    upstream.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      const size = Number(answer.headers['content-length'] ?? 0);
      let given = 0;
      answer.on('data', (chunk: Buffer) => {
        given += chunk.length;
        if (isCut && given >= size / 2) response.write(chunk.subarray(0, Math.floor(chunk.length / 2)), cut);
        else response.write(chunk);
      });
      answer.once('end', () => response.end());
    });
  }
}

function fail(incoming: IncomingMessage, response: ServerResponse): void {
  incoming.resume();
  const body = '<?xml version="1.0"?><Error><Code>InternalError</Code><Message>We broke.</Message></Error>';
  incoming.once('end', () => response.writeHead(500, { 'Content-Type': 'application/xml' }).end(body));
}
