import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Proxy {
  url: string;
  stop: () => Promise<void>;
}

interface Target {
  url: URL;
  isReady: boolean;
}

const healthEveryMs = 500;
const healthWithinMs = 5_000;
/** Of this connection, not of the answer: a proxy writes its own. */
const hopByHop = new Set(['connection', 'keep-alive', 'proxy-connection', 'upgrade', 'transfer-encoding']);

/**
 * What decpage asks of a proxy before its gateways, and no more: requests go in turn to gateways that say they are ready,
 * to the next one when a gateway takes no connection, bodies and answers pass as they come. A request that a gateway has
 * begun to read is never sent again.
 */
export async function startProxy({ port, urls }: { port: number; urls: readonly string[] }): Promise<Proxy> {
  const targets: Target[] = urls.map((url) => ({ url: new URL(url), isReady: true }));
  const stopping = new AbortController();
  let turn = 0;

  const inTurn = (): Target[] => {
    const start = turn++;
    const ordered = targets.map((_, index) => targets[(start + index) % targets.length] as Target);
    // those that are not ready come last: when none is, a gateway's own answer says more than ours
    return ordered.toSorted((a, b) => Number(b.isReady) - Number(a.isReady));
  };
  const server = createServer((request, response) => void forward({ request, response, targets: inTurn() }));
  // gateways have their own limits, and an answer may take as long as they allow
  server.requestTimeout = 0;
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host: '127.0.0.1', port }, resolve);
  });
  const watching = Promise.all(targets.map((target) => watch(target, stopping.signal)));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      stopping.abort();
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await Promise.all([closed, watching]);
    },
  };
}

async function watch(target: Target, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const within = AbortSignal.any([signal, AbortSignal.timeout(healthWithinMs)]);
    const answer = await fetch(new URL('/health/ready', target.url), { signal: within }).catch(() => undefined);
    await answer?.body?.cancel();
    target.isReady = answer?.ok === true;
    await sleep(healthEveryMs, undefined, { signal }).catch(() => undefined);
  }
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** The first is tried first. */
  targets: readonly Target[];
}

async function forward({ request, response, targets: [target, ...others] }: Exchange): Promise<void> {
  if (target === undefined) return refuse(response, 'no gateway takes connections');
  const { hostname: host, port } = target.url;
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !hopByHop.has(name)));
  // a connection for each request: one that is kept may be closed by a gateway that stops, just as it is used again
  const outgoing = send({ host, port, method: request.method, path: request.url, headers, agent: false });
  let isConnected = false;
  outgoing.once('socket', (socket) =>
    socket.once('connect', () => {
      isConnected = true;
      request.pipe(outgoing);
    }),
  );
  outgoing.once('error', (error) => {
    if (!isConnected) {
      target.isReady = false;
      void forward({ request, response, targets: others });
    } else if (response.headersSent) response.destroy();
    else refuse(response, error.message);
  });
  outgoing.once('response', (answer) => {
    const raw = answer.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 && !hopByHop.has(name.toLowerCase()) ? [name, all[index + 1] ?? ''] : [],
    );
    response.writeHead(answer.statusCode ?? 502, raw);
    response.flushHeaders();
    answer.once('error', () => response.destroy());
    answer.pipe(response);
  });
  response.once('close', () => outgoing.destroy());
}

function refuse(response: ServerResponse, message: string): void {
  if (response.destroyed || response.headersSent) return;
  response.writeHead(502, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify({ error: 'bad_gateway', message }));
}
