import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe } from '@jest/globals';
import { createFolderStorage, type Storage } from '../../../adapters/storage/index.ts';
import { startS3Server } from './s3-server.ts';
import { versitygw } from './versitygw-program.ts';

/** Each kind of storage, to be opened before its tests and closed after them. */
interface Kind {
  name: string;
  describe: typeof describe | typeof describe.skip;
  open: () => Promise<{ storage: Storage; close: () => Promise<void> }>;
}

export const s3Program = await versitygw();

/** `describe`, or `describe.skip` where there is no S3 server to be had. */
export const describeS3 = 'program' in s3Program ? describe : describe.skip;

export const s3Name = 'program' in s3Program ? 'S3' : `S3 (skipped: no versitygw, ${s3Program.missing})`;

export const kinds: readonly Kind[] = [
  {
    name: 'a folder',
    describe,
    async open() {
      const root = await mkdtemp(path.join(os.tmpdir(), 'decpage-storage-'));
      return {
        storage: createFolderStorage({ root }),
        close: () => rm(root, { recursive: true, force: true }),
      };
    },
  },
  {
    name: s3Name,
    describe: describeS3,
    async open() {
      if (!('program' in s3Program)) throw new Error(s3Program.missing);
      const server = await startS3Server(s3Program.program);
      return { storage: await server.storage(), close: () => server.stop() };
    },
  },
];
