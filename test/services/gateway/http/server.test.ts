import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type RequestListener } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../../../services/gateway/http/server.ts';
import { freePorts } from '../../../../services/stack/ports.ts';
import { listsModules, openTelemetryOf } from '../../../helpers/loaded-modules.ts';
import { startServiceProcess } from '../../../helpers/service-processes.ts';
import { testTemporal } from '../../../helpers/temporal.ts';
import { createTestDatabase } from '../../../helpers/test-database.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

const start = async (app: RequestListener) => {
  const stopping = new AbortController();
  const server = await listen(app, { host: '127.0.0.1', port: 0, stopping: stopping.signal });
  return { ...server, stopping };
};

describe('a server that stops', () => {
  it('answers open requests, and accepts no new ones', async () => {
    let asked: () => void = () => undefined;
    const wasAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const server = await start((_request, response) => {
      asked();
      setTimeout(() => response.end('done'), 300);
    });
    const answer = fetch(server.url).then((reply) => reply.text());
    await wasAsked;

    server.stopping.abort();
    const stopped = server.stop();

    await expect(fetch(server.url)).rejects.toThrow('fetch failed');
    expect(await answer).toBe('done');
    await stopped;
  });

  it('does not wait for idle connections', async () => {
    const server = await start((_request, response) => void response.end('done'));
    const agent = new Agent({ keepAlive: true });
    undo.push(() => agent.destroy());
    await new Promise((resolve) => {
      get(server.url, { agent }, (reply) => reply.resume().once('end', resolve));
    });

    // such a connection is kept open for 65 s, and one that is at work is cut off after 25 s
    const stopped = server.stop().then(() => 'stopped');

    expect(await Promise.race([stopped, sleep(20_000, 'waits', { ref: false })])).toBe('stopped');
  });
});

it('a port that is taken is an error', async () => {
  const server = await start(() => undefined);
  undo.push(() => server.stop());
  const port = Number(new URL(server.url).port);

  await expect(
    listen(() => undefined, { host: '127.0.0.1', port, stopping: new AbortController().signal }),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

describe('the process', () => {
  let database: { url: string; drop: () => Promise<void> };
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-gateway-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['PORT', 'METRICS_PORT'])(
    'ends when %s is taken, says what to do, and has loaded nothing of OpenTelemetry without a receiver of traces',
    async (variable) => {
      const taken = await start(() => undefined);
      undo.push(() => taken.stop());
      const { port } = new URL(taken.url);
      const [free] = await freePorts(1);
      const { address, namespace } = testTemporal();

      const starting = startServiceProcess('gateway', {
        DATABASE_URL: database.url,
        TEMPORAL_ADDRESS: address,
        TEMPORAL_NAMESPACE: namespace,
        DATA_DIR: folder,
        PORT: '0',
        METRICS_PORT: String(free),
        [variable]: port,
        ...listsModules,
      });
      const told = await starting.then(
        () => '',
        (error: Error) => error.message,
      );

      expect(told).toContain(`Port ${port} is taken. Choose another one with ${variable}=<port>.`);
      // the API comes with other packages
      expect(openTelemetryOf(told).filter((name) => name !== '@opentelemetry/api')).toEqual([]);
    },
  );
});
