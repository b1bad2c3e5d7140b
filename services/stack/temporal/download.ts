import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Environment, OnProgress } from '../environment.ts';
import { runCommand } from '../run-command.ts';
import type { Archive } from './release.ts';

/** Downloads an archive into the folder, verifies its hash and unpacks `temporal`; returns the path of the program. */
export async function downloadTemporal(given: {
  archive: Archive;
  folder: string;
  environment: Environment;
  /** Idle timeout. */
  silenceMs: number;
  onProgress: OnProgress;
  signal: AbortSignal;
}): Promise<string> {
  const { archive, folder, environment, silenceMs, onProgress, signal } = given;
  const file = path.join(folder, 'temporal.tar.gz');
  const sha256 = await fetchTo({ url: archive.url, file, silenceMs, onProgress, signal });
  if (sha256 !== archive.sha256) throw new Error(`what came is not the published archive, its SHA-256 is ${sha256}`);
  await runCommand({ command: 'tar', arguments: ['-xzf', file, '-C', folder, 'temporal'], environment, signal });
  return path.join(folder, 'temporal');
}

/** Returns the SHA-256 of the received bytes. */
async function fetchTo(given: {
  url: string;
  file: string;
  silenceMs: number;
  onProgress: OnProgress;
  signal: AbortSignal;
}): Promise<string> {
  const { url, file, silenceMs, onProgress } = given;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error(`${new URL(url).host} is silent`)), silenceMs);
  const signal = AbortSignal.any([given.signal, silence.signal]);
  try {
    const response = await fetch(url, { signal });
    if (!response.ok || response.body === null) throw new Error(`${new URL(url).host} answered ${response.status}`);
    const hash = createHash('sha256');
    const bytes = Number(response.headers.get('content-length'));
    const watched = watch({ bytes, hash, onProgress, onChunk: () => timer.refresh() });
    await pipeline(Readable.fromWeb(response.body), watched, createWriteStream(file), { signal });
    return hash.digest('hex');
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function watch(given: { bytes: number; hash: Hash; onProgress: OnProgress; onChunk: () => void }): Transform {
  const { bytes, hash, onProgress, onChunk } = given;
  let received = 0;
  let reportedPercent = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onChunk();
      hash.update(chunk);
      received += chunk.length;
      const percent = Math.floor((received / bytes) * 100);
      if (percent >= reportedPercent + 10) {
        reportedPercent = percent - (percent % 10);
        onProgress(`Downloading the Temporal server: ${reportedPercent} %`);
      }
      done(null, chunk);
    },
  });
}
