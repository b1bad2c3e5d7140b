import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { Response } from 'express';
import { expect, it } from 'vitest';
import { createRequestSignals } from '../../../../services/gateway/http/request-signal.ts';
import { listenOnLoopback } from '../../../helpers/listen.ts';

/** A response whose client has sent its request, and what makes the client leave. */
async function openResponse() {
  const server = createServer();
  const port = await listenOnLoopback(server);
  const request = get({ port, host: '127.0.0.1' }).on('error', () => undefined);
  const [, response] = (await once(server, 'request')) as [unknown, Response];
  const left = once(response, 'close');
  return {
    response,
    leave: async () => {
      request.destroy();
      await left;
      server.close();
    },
  };
}

it('ends the work of a request whose client leaves', async () => {
  const { response, leave } = await openResponse();
  const signal = createRequestSignals(new AbortController().signal)(response);
  expect(signal.aborted).toBe(false);
  await leave();
  expect(signal.aborted).toBe(true);
});

it('does not begin the work of a request whose client has left while it was read', async () => {
  const { response, leave } = await openResponse();
  await leave();
  expect(createRequestSignals(new AbortController().signal)(response).aborted).toBe(true);
});
