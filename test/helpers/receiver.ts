import { createServer, type ServerResponse } from 'node:http';
import { listenOnLoopback } from './listen.ts';

/** A call that a receiver got. */
export interface ReceivedCall {
  at: number;
  path: string;
  headers: Record<string, string>;
  /** The header `webhook-attempt`. */
  attempt: number;
  body: string;
}

export interface Receiver {
  url: string;
  /** `ip:port` for the allow list of the service. */
  endpoint: string;
  calls: ReceivedCall[];
  /** Resolves after that many calls. */
  received: (count: number) => Promise<ReceivedCall[]>;
  /** Handles the following calls; by default they are answered with 204. */
  answerWith: (answer: (response: ServerResponse, call: ReceivedCall) => void) => void;
  close: () => Promise<void>;
}

/** A webhook receiver on loopback. */
export async function startReceiver(): Promise<Receiver> {
  const calls: ReceivedCall[] = [];
  const waiting = new Set<() => void>();
  let answer = (response: ServerResponse, _call: ReceivedCall): void => void response.writeHead(204).end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call: ReceivedCall = {
        at: Date.now(),
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        attempt: Number(request.headers['webhook-attempt']),
        body: Buffer.concat(chunks).toString('utf8'),
      };
      calls.push(call);
      answer(response, call);
      for (const look of waiting) look();
    });
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}/events`,
    endpoint: `127.0.0.1:${port}`,
    calls,
    received: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (calls.length < count) return;
          waiting.delete(look);
          resolve(calls);
        };
        waiting.add(look);
        look();
      }),
    answerWith(next) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
