import { Agent, request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';

export interface Answer {
  status: number;
  text: string;
}

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

export type Client = (request: Request) => Promise<Answer | undefined>;

const withinMs = 120_000;
const busyPauseMs = 1_000;

/**
 * A client that sends each request once: to the next address if the one before takes no connection, and never again when the
 * request is on its way. What goes wrong is written down. Connections are kept and used again.
 */
export function createClient({
  urls,
  key,
  ledger,
  name,
}: {
  urls: readonly string[];
  key: string;
  ledger: Ledger;
  name: string;
}): Client & { stop: () => void } {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  /** Sends it again only where the service says that it is busy: as documented, and counted. */
  async function call(request: Request): Promise<Answer | undefined> {
    for (;;) {
      ledger.requests += 1;
      const answer = await toOne(request);
      if (answer?.status !== 503) return answer;
      ledger.busy += 1;
      await sleep(busyPauseMs);
    }
  }

  async function toOne(request: Request): Promise<Answer | undefined> {
    const first = turn++;
    for (let attempt = 0; attempt < urls.length; attempt++) {
      const url = urls[(first + attempt) % urls.length] ?? '';
      try {
        return await once(url, request);
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        if (code === 'ECONNREFUSED') continue;
        fail(request, `${code ?? ''} ${message}`);
        return undefined;
      }
    }
    fail(request, 'no gateway takes connections');
    return undefined;
  }

  function once(url: string, { method, path, body, headers }: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const content = body === undefined ? undefined : JSON.stringify(body);
      const outgoing = send(new URL(path, url), {
        agent,
        method,
        timeout: withinMs,
        headers: {
          Authorization: `Bearer ${key}`,
          ...(content !== undefined && {
            'Content-Type': 'application/json',
            'Content-Length': String(Buffer.byteLength(content)),
          }),
          ...headers,
        },
      });
      outgoing.once('error', reject).once('timeout', () => outgoing.destroy(new Error('no answer')));
      outgoing.once('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.once('error', reject).once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      outgoing.end(content);
    });
  }

  function fail({ method, path }: Request, reason: string): void {
    ledger.failures.push(`${name}: ${method} ${path}: ${reason}`);
  }

  return Object.assign(call, { stop: () => agent.destroy() });
}
