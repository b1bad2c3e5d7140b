import { createServer, connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Where a process is to die: as its request reaches a server, or after that was carried out and before it knows. */
export interface Trap {
  request: RegExp;
  when: 'before' | 'after';
  /** Ends the process that sent the request. */
  spring: () => void;
}

/** What a reader of a connection tells about. */
export interface Conversation {
  /** A request, and a number that its answer will have. */
  asked: (request: string, call: number) => void;
  answered: (call: number) => void;
}

/** Reads along on one connection. */
export type Protocol = (conversation: Conversation) => Record<'fromClient' | 'fromServer', (chunk: Buffer) => void>;

/**
 * A port in front of a server that reads along. It makes a crash between any two steps of the service repeatable, and
 * the service need not know: a write is one request, so "before" and "after" it are crash points.
 */
export async function startTrapProxy({
  target,
  protocol,
}: {
  target: { host: string; port: number };
  protocol: Protocol;
}) {
  let trap: Trap | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target);
    let sprung: Trap | undefined;
    let awaited: { trap: Trap; call: number } | undefined;
    const cut = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay();
      socket.on('error', cut);
      socket.on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
    const { fromClient, fromServer } = protocol({
      asked(request, call) {
        if (trap?.request.test(request) !== true) return;
        if (trap.when === 'before') sprung = trap;
        else awaited = { trap, call };
        trap = undefined;
      },
      answered(call) {
        if (awaited?.call === call) sprung = awaited.trap;
      },
    });
    client.on('data', (chunk: Buffer) => {
      fromClient(chunk);
      if (sprung === undefined) upstream.write(chunk);
      else close(sprung);
    });
    upstream.on('data', (chunk: Buffer) => {
      fromServer(chunk);
      if (sprung === undefined) client.write(chunk);
      else close(sprung);
    });
    function close({ spring }: Trap): void {
      spring();
      cut();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    set: (next: Trap | undefined) => {
      trap = next;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Cuts a stream into messages, each as long as `lengthOf` says as soon as it can. */
export function createMessageReader(
  lengthOf: (rest: Buffer) => number | undefined,
  onMessage: (message: Buffer) => void,
): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const length = lengthOf(rest);
      if (length === undefined || rest.length < length) return;
      onMessage(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}
