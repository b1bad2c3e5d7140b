import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Member } from './member.ts';

export interface WorkerControl {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts and stops workers for tests in other processes: `PUT /` with the task queues that shall be served (of which those that
 * have workers keep them), an empty list stops all. Answers once it is so.
 */
export async function startWorkerControl(workers: readonly Member[]): Promise<WorkerControl> {
  // one change after the other
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    last = last
      .then(() => readQueues(request))
      .then((queues) => serve(workers, queues))
      .then(
        () => response.writeHead(204).end(),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => {
    server.listen({ host: '127.0.0.1', port: 0 }, resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await Promise.all([closed, last]);
    },
  };
}

async function serve(workers: readonly Member[], queues: readonly string[]): Promise<void> {
  if (queues.length === 0) await Promise.all(workers.map((worker) => worker.stop()));
  const wanted = workers.filter((worker) => worker.queues.some((name) => queues.includes(name)));
  const missing = wanted.filter((worker) => worker.pid() === undefined);
  await Promise.all(missing.map((worker) => worker.start()));
}

async function readQueues(request: IncomingMessage): Promise<string[]> {
  const chunks = await request.setEncoding('utf8').toArray();
  return JSON.parse(chunks.join('')) as string[];
}
