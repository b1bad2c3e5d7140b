import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createStorage, type Storage } from '../../../adapters/storage/index.ts';
import { parseConfiguration } from '../../../services/configuration/configuration.ts';
import { freePorts } from '../../../services/stack/ports.ts';
import { stopProcess } from '../../../services/stack/processes.ts';
import { until } from '../../helpers/until.ts';
import { withFileLimit } from './file-limit.ts';

/** A bucket of an S3 server. */
export interface Bucket {
  storage: Storage;
  /** The variables of a process that uses it. */
  environment: Record<string, string>;
  /** Where the server keeps the object. */
  fileOf(key: string): string;
}

export interface S3Server {
  bucket(more?: Record<string, string>): Promise<Bucket>;
  stop(): Promise<void>;
}

const user = 'storage-test';
const secret = 'storage-test-secret';

/** A real S3 server on loopback, with its files in a folder of its own; with a file limit its disk is full for larger ones. */
export async function startS3Server(program: string, { fileLimit }: { fileLimit?: number } = {}): Promise<S3Server> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'decpage-s3-'));
  const folders = { objects: path.join(root, 'objects'), sidecar: path.join(root, 'sidecar') };
  for (const folder of Object.values(folders)) await mkdir(folder);
  const [port] = await freePorts(1);
  const server = [program, '--port', `127.0.0.1:${port}`, '--health', '/health', '--quiet'];
  // file systems without extended attributes serve as well when the metadata has a folder of its own
  const backend = ['posix', '--sidecar', folders.sidecar, folders.objects];
  const [command, ...rest] = withFileLimit(fileLimit, [...server, ...backend]);
  const child = spawn(command, rest, {
    stdio: 'ignore',
    env: { ...process.env, ROOT_ACCESS_KEY_ID: user, ROOT_SECRET_ACCESS_KEY: secret },
  });
  const endpoint = `http://127.0.0.1:${port}`;
  await untilHealthy(endpoint, child);
  let buckets = 0;

  return {
    async bucket(more = {}) {
      const name = `bucket-${++buckets}`;
      await mkdir(path.join(folders.objects, name));
      const environment = {
        S3_BUCKET: name,
        S3_ENDPOINT: endpoint,
        AWS_ACCESS_KEY_ID: user,
        AWS_SECRET_ACCESS_KEY: secret,
        ...more,
      };
      return {
        storage: await createStorage(parseConfiguration(environment)),
        environment,
        fileOf: (key) => path.join(folders.objects, name, key),
      };
    },
    async stop() {
      await stopProcess(child.pid ?? 0, 5_000);
      await rm(root, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(endpoint: string, child: ChildProcess): Promise<void> {
  await until(async () => {
    if (child.exitCode !== null) throw new Error('the S3 server does not start');
    return (await fetch(`${endpoint}/health`).catch(() => undefined))?.ok;
  });
}
