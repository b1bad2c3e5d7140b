import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../../../services/stack/ports.ts';
import { compiled } from '../../helpers/compiled.ts';
import { testTemporal } from '../../helpers/temporal.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

let database: { url: string; drop: () => Promise<void> };
let folder: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-worker-'));
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('the worker process', () => {
  it('says when it is ready and ends well on SIGTERM, though its launcher goes on listening', async () => {
    const { address, namespace } = testTemporal();
    const [port] = await freePorts(1);
    child = fork(compiled('services/worker/main.ts'), {
      execArgv: ['--enable-source-maps'],
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        TEMPORAL_ADDRESS: address,
        TEMPORAL_NAMESPACE: namespace,
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
        // no schedules in the namespace that all tests share
        WORKER_QUEUES: 'extraction,outbound',
        PROBE_PORT: String(port),
      },
    });
    const [message] = (await once(child, 'message')) as [unknown];
    expect(message).toEqual({ ready: true });
    const probed = await Promise.all(
      ['/health', '/health/ready'].map((path) => fetch(`http://127.0.0.1:${port}${path}`)),
    );
    expect(probed.map(({ status }) => status)).toEqual([200, 200]);

    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
