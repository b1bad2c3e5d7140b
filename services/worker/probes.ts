import { createServer } from 'node:http';

/** What orchestrators ask a worker, as they ask a gateway. */
export interface Probes {
  /** From now on the worker says that it takes work, for as long as this is true. */
  readyWhile: (isReady: () => boolean) => void;
  stop: () => Promise<void>;
}

/** Serves `/health`, while the process answers at all, and `/health/ready`, while it takes work. */
export async function serveProbes({ host, port }: { host: string; port: number }): Promise<Probes> {
  let isReady = (): boolean => false;
  const server = createServer((request, response) => {
    const [status, text] = answerTo(request.url, isReady());
    response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
    response.end(JSON.stringify({ status: text, service: 'decpage' }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });
  return {
    readyWhile: (condition) => {
      isReady = condition;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerTo(path: string | undefined, isReady: boolean): [status: number, text: string] {
  if (path === '/health') return [200, 'ok'];
  if (path === '/health/ready') return isReady ? [200, 'ready'] : [503, 'not_ready'];
  return [404, 'not_found'];
}
