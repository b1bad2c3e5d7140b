import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe } from 'vitest';
import { createStorage } from '../../../adapters/storage/index.ts';
import { parseConfiguration } from '../../../services/configuration/configuration.ts';
import { type Bucket, startS3Server } from './s3-server.ts';
import { versitygw } from './versitygw-program.ts';

/** Storage that is empty, to be closed after the tests. */
export type Place = Bucket & {
  /** From then on nothing can be read or written. */
  takeAway: () => Promise<void>;
  close: () => Promise<void>;
};

const found = await versitygw();

/** `describe`, or `describe.skip` where there is no S3 server to be had. */
export const describeS3 = 'program' in found ? describe : describe.skip;

export const s3Name = 'program' in found ? 'S3' : `S3 (skipped: no versitygw, ${found.missing})`;

/** The S3 server's program; to be called in the tests of `describeS3` only. */
export function s3Program(): string {
  if ('program' in found) return found.program;
  throw new Error(found.missing);
}

/** Every kind of storage that the service knows. */
export const kinds: readonly { name: string; describe: typeof describeS3; open: () => Promise<Place> }[] = [
  { name: 'a folder', describe, open: openFolder },
  { name: s3Name, describe: describeS3, open: openBucket },
];

async function openFolder(): Promise<Place> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-storage-'));
  const environment = { DATA_DIR: folder };
  return {
    storage: await createStorage(parseConfiguration(environment)),
    environment,
    fileOf: (key) => path.join(folder, 'storage', key),
    async takeAway() {
      await rm(path.join(folder, 'storage'), { recursive: true, force: true });
      await writeFile(path.join(folder, 'storage'), 'no folder');
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function openBucket(): Promise<Place> {
  const server = await startS3Server(s3Program());
  return { ...(await server.bucket()), takeAway: () => server.stop(), close: () => server.stop() };
}
