import { createServer, connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Where a process is to die: as its statement reaches the database, or after that was committed and before it knows. */
export interface Trap {
  statement: RegExp;
  when: 'before' | 'after';
  /** Ends the process that sent the statement. */
  spring: () => void;
}

const messageTypes = { parse: 0x50, query: 0x51, readyForQuery: 0x5a } as const;
/** What a ReadyForQuery says where no transaction is open: all that came before is committed. */
const idle = 0x49;

/**
 * A port in front of Postgres that reads along. It makes a crash between any two steps of the service repeatable, and the
 * service need not know: every write of the service is one statement, so "before" and "after" it are its crash points.
 */
export async function startDatabaseProxy(target: { host: string; port: number }) {
  let trap: Trap | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target);
    let sprung: Trap | undefined;
    let committed: Trap | undefined;
    const cut = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
    const fromClient = createMessageReader({ startsWithoutType: true }, (type, body) => {
      const isStatement = type === messageTypes.parse || type === messageTypes.query;
      if (!isStatement || trap?.statement.test(body.toString()) !== true) return;
      if (trap.when === 'before') sprung = trap;
      else committed = trap;
      trap = undefined;
    });
    const fromServer = createMessageReader({ startsWithoutType: false }, (type, body) => {
      if (committed !== undefined && type === messageTypes.readyForQuery && body[0] === idle) sprung = committed;
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

/** Cuts a stream into messages: a type (1 byte), a length (4 bytes, itself included), a body. The first of a client has no type. */
function createMessageReader(
  { startsWithoutType }: { startsWithoutType: boolean },
  onMessage: (type: number, body: Buffer) => void,
): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let headLength = startsWithoutType ? 0 : 1;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= headLength + 4) {
      const end = headLength + rest.readUInt32BE(headLength);
      if (rest.length < end) return;
      if (headLength === 1) onMessage(rest.readUInt8(0), rest.subarray(5, end));
      rest = rest.subarray(end);
      headLength = 1;
    }
  };
}
