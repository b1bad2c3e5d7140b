import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LoopbackServer {
  /** Ends in a slash. */
  url: string;
  /** As an allow list spells it. */
  endpoint: string;
  /** How often somebody connected. */
  connections: () => number;
  close: () => Promise<void>;
}

/** A server on a free port of this machine that answers over HTTP. */
export async function serveHttp(listener: RequestListener): Promise<LoopbackServer> {
  const http = createHttpServer(listener);
  return await serveSockets((socket) => http.emit('connection', socket));
}

/** A server on a free port of this machine that answers whatever was asked with these bytes, then closes or resets unless told otherwise. */
export async function serveBytes(
  pieces: readonly string[],
  { pauseMs = 0, end = true, reset = false } = {},
): Promise<LoopbackServer> {
  return await serveSockets((socket) => {
    socket.once('data', () => void answer(socket));
  });
  async function answer(socket: Socket): Promise<void> {
    for (const piece of pieces) {
      if (socket.destroyed) return;
      socket.write(piece, 'latin1');
      await sleep(pauseMs);
    }
    if (reset) socket.resetAndDestroy();
    else if (end) socket.end();
  }
}

/** A server on a free port of this machine that begins its answer and then repeats a piece for ever. */
export async function serveEndless({ start, piece }: { start: string; piece: string }): Promise<LoopbackServer> {
  return await serveSockets((socket) => {
    socket.once('data', () => {
      socket.write(start, 'latin1');
      const timer = setInterval(() => socket.write(piece, 'latin1'), 10);
      socket.once('close', () => clearInterval(timer));
    });
  });
}

async function serveSockets(onSocket: (socket: Socket) => void): Promise<LoopbackServer> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    sockets.add(socket);
    // the client hangs up in the middle of many answers here
    socket.on('error', () => undefined);
    onSocket(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    endpoint: `127.0.0.1:${port}`,
    connections: () => connections,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Servers for one test after the other: `closeAll` belongs after each. */
export function loopbackServers() {
  const servers: LoopbackServer[] = [];
  const kept =
    <Given extends unknown[]>(serve: (...given: Given) => Promise<LoopbackServer>) =>
    async (...given: Given): Promise<LoopbackServer> => {
      const server = await serve(...given);
      servers.push(server);
      return server;
    };
  return {
    http: kept(serveHttp),
    bytes: kept(serveBytes),
    endless: kept(serveEndless),
    endpoints: () => servers.map(({ endpoint }) => endpoint),
    closeAll: async () => {
      await Promise.all(servers.splice(0).map((server) => server.close()));
    },
  };
}

/** All bytes of a document that is fetched. */
export async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
