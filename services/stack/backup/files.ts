import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupFile } from './manifest.ts';

/** Counts and hashes what passes. */
export class Meter extends Transform {
  #hash = createHash('sha256');
  #bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    done(null, chunk);
  }

  /** Once; size in bytes and SHA-256, hex. */
  result(): Pick<BackupFile, 'bytes' | 'sha256'> {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** A stream into a new file that only its owner can read, on disk when the stream has finished. */
export async function createFile(file: string): Promise<NodeJS.WritableStream> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  return createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
}

/** Copies a file and returns its size and hash. */
export async function copyMeasured(from: string, to: string): Promise<Pick<BackupFile, 'bytes' | 'sha256'>> {
  const meter = new Meter();
  await pipeline(createReadStream(from), meter, await createFile(to));
  return meter.result();
}

/** SHA-256 of a file, hex; undefined when it cannot be read. */
export async function hashOf(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
  } catch {
    return undefined;
  }
  return hash.digest('hex');
}

/** Whether there is no such folder, or nothing is in it. */
export async function isEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.length === 0;
}

/** The files in a folder, as paths relative to it with `/`. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'));
}
