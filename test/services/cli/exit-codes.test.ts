import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callService } from '../../../services/cli/api/client.ts';

/** Answers what is below `/429` with 429. */
const server = createServer((request, response) => {
  response.writeHead(Number(request.url?.split('/')[1]), { 'Content-Type': 'application/json', 'Retry-After': '0' });
  response.end(JSON.stringify({ error: 'code', message: 'why' }));
});
let url: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

it.each([
  [400, 1],
  [403, 1],
  [404, 1],
  [429, 3],
  [500, 3],
  [503, 3],
])('an answer with %d ends a command with exit code %d', async (status, exitCode) => {
  const command = callService({ url: `${url}/${status}`, key: 'k' }, async (client) => {
    await client.ping();
  });
  await expect(command).rejects.toMatchObject({ exitCode });
});
