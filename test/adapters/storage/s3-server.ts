import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createStorage, type Storage } from '../../../adapters/storage/index.ts';
import { freePorts } from '../../../services/stack/ports.ts';
import { stopProcess } from '../../../services/stack/processes.ts';

export interface S3Server {
  endpoint: string;
  /** The files of a bucket's objects. */
  folderOf(bucket: string): string;
  /** Storage in a bucket of its own. */
  storage(more?: { bucket?: string; publicEndpoint?: string }): Promise<Storage>;
  stop(): Promise<void>;
}

const user = 'storage-test';
const secret = 'storage-test-secret';

/** A real S3 server on loopback with its files in a folder of its own; with `maxFileBytes` it can write no larger file. */
export async function startS3Server(
  program: string,
  { maxFileBytes }: { maxFileBytes?: number } = {},
): Promise<S3Server> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'decpage-s3-'));
  const folders = { objects: path.join(root, 'objects'), sidecar: path.join(root, 'sidecar') };
  for (const folder of Object.values(folders)) await mkdir(folder);
  const [port] = await freePorts(1);
  const endpoint = `http://127.0.0.1:${port}`;
  const server = [program, '--port', `127.0.0.1:${port}`, '--health', '/health', '--quiet'];
  // file systems without extended attributes serve as well when the metadata has a folder of its own
  const backend = ['posix', '--sidecar', folders.sidecar, folders.objects];
  const limit = maxFileBytes === undefined ? 'unlimited' : String(maxFileBytes / 512);
  const child = spawn('sh', ['-c', `ulimit -f ${limit}; exec "$@"`, 'sh', ...server, ...backend], {
    stdio: 'ignore',
    env: { ...process.env, ROOT_ACCESS_KEY_ID: user, ROOT_SECRET_ACCESS_KEY: secret },
  });
  await untilHealthy(endpoint, child);
  let buckets = 0;

  return {
    endpoint,
    folderOf: (bucket) => path.join(folders.objects, bucket),
    async storage({ bucket = `bucket-${++buckets}`, publicEndpoint } = {}) {
      await mkdir(path.join(folders.objects, bucket), { recursive: true });
      return await createStorage({
        DATA_DIR: root,
        S3_BUCKET: bucket,
        S3_REGION: 'us-east-1',
        S3_ENDPOINT: endpoint,
        S3_PUBLIC_ENDPOINT: publicEndpoint,
        AWS_ACCESS_KEY_ID: user,
        AWS_SECRET_ACCESS_KEY: secret,
        AWS_SESSION_TOKEN: undefined,
      });
    },
    async stop() {
      await stopProcess(child.pid ?? 0, 5_000);
      await rm(root, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(endpoint: string, child: ChildProcess): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(`${endpoint}/health`).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null || attempt === 150) throw new Error('the S3 server does not start');
    await sleep(100);
  }
}
