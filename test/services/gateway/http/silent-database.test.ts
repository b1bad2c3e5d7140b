import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../helpers/test-database.ts';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let line: Awaited<ReturnType<typeof startLine>>;
let gateway: TestGateway;
let key: string;

beforeAll(async () => {
  database = await createTestDatabase();
  line = await startLine(new URL(database.url));
  gateway = await startGateway({ databaseUrl: Object.assign(new URL(database.url), { host: line.host }).toString() });
  key = (await gateway.makeKey('silence')).key;
});
afterAll(async () => {
  line.speak();
  await gateway.stop();
  await line.close();
  await database.drop();
});

/** A TCP proxy that can stop forwarding without closing its connections. */
async function startLine({ hostname, port }: URL) {
  const sockets = new Set<Socket>();
  let isHeld = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      if (isHeld) from.pause();
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (chunk) => to.write(chunk));
      if (isHeld) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold(): void {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    speak(): void {
      isHeld = false;
      for (const socket of sockets) socket.resume();
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

it('while the database does not respond, requests receive 503 with Retry-After, and work again as soon as it does', async () => {
  // connections that worked before
  await Promise.all(Array.from({ length: 10 }, () => send(gateway.url, requestOf('listJobs'), { key })));
  line.hold();
  const answers = await Promise.all(
    (['createJob', 'extract', 'listJobs'] as const).map((id) => send(gateway.url, requestOf(id), { key })),
  );
  for (const { status, headers, body } of answers) {
    expect([status, body.error, headers.get('retry-after')]).toEqual([503, 'service_unavailable', '2']);
  }
  line.speak();
  expect(await send(gateway.url, requestOf('createJob'), { key })).toMatchObject({ status: 202 });
});
