import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findTemporalProgram } from '../../../../services/stack/temporal/find-program.ts';

const undo: (() => unknown)[] = [];
let folder: string;
let progress: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'decpage-program-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  progress = [];
  mkdirSync(path.join(folder, 'bin'));
  // what unpacking needs, and no Go
  for (const tool of ['tar', 'gzip', 'sh']) {
    symlinkSync(execFileSync('which', [tool], { encoding: 'utf8' }).trim(), path.join(folder, 'bin', tool));
  }
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const cached = () => path.join(folder, 'cache/decpage/bin/temporal');

function writeProgram({ file, server }: { file: string; server: string }): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho "temporal version 1.5.1 (Server ${server}, UI 2.42.1)"\n`);
  chmodSync(file, 0o755);
  return file;
}

function archiveOf(server: string): Buffer {
  const content = path.join(folder, 'content');
  writeProgram({ file: path.join(content, 'temporal'), server });
  return execFileSync('tar', ['-czf', '-', '-C', content, 'temporal']);
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  undo.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/temporal.tar.gz`;
}

function find(given: { url?: string; sha256?: string; silenceMs?: number; cliPath?: string } = {}): Promise<string> {
  const archive = given.url === undefined ? undefined : { url: given.url, sha256: given.sha256 ?? '' };
  return findTemporalProgram({
    cliPath: given.cliPath,
    environment: { PATH: path.join(folder, 'bin'), HOME: folder, XDG_CACHE_HOME: path.join(folder, 'cache') },
    onProgress: (sentence) => progress.push(sentence),
    download: { archive, silenceMs: given.silenceMs ?? 60_000 },
  });
}

describe('finding the Temporal server', () => {
  it('takes TEMPORAL_CLI_PATH before everything else', async () => {
    writeProgram({ file: path.join(folder, 'bin/temporal'), server: '1.30.0' });
    const named = writeProgram({ file: path.join(folder, 'named'), server: '1.29.1' });

    expect(await find({ cliPath: named })).toBe(named);
  });

  it('refuses a TEMPORAL_CLI_PATH that is missing or too old', async () => {
    const old = writeProgram({ file: path.join(folder, 'old'), server: '1.28.3' });

    await expect(find({ cliPath: old })).rejects.toThrow(/TEMPORAL_CLI_PATH.*server 1\.29 or newer/);
    await expect(find({ cliPath: path.join(folder, 'none') })).rejects.toThrow(/TEMPORAL_CLI_PATH names .*none/);
  });

  it('takes the one on the PATH when it is new enough, else its own', async () => {
    const onPath = writeProgram({ file: path.join(folder, 'bin/temporal'), server: '1.29.0' });
    const own = writeProgram({ file: cached(), server: '1.29.1' });
    expect(await find()).toBe(onPath);

    writeProgram({ file: onPath, server: '1.28.9' });
    expect(await find()).toBe(own);
  });

  it('downloads it once, with progress, also when two starts need it at the same time', async () => {
    const archive = archiveOf('1.29.1');
    let requests = 0;
    const url = await serve((_request, response) => {
      requests++;
      response.setHeader('Content-Length', archive.length).end(archive);
    });

    const wanted = { url, sha256: sha256(archive) };
    const found = await Promise.all([find(wanted), find(wanted)]);

    expect(found).toEqual([cached(), cached()]);
    expect(requests).toBe(1);
    expect(progress).toContain('Downloading the Temporal server: 100 %');
    expect(readdirSync(path.dirname(cached()))).toEqual(['temporal']);
  });

  it('leaves nothing of an archive that is not the published one', async () => {
    const url = await serve((_request, response) => response.end('something else'));

    await expect(find({ url, sha256: sha256(archiveOf('1.29.1')) })).rejects.toThrow(/not the published archive/);
    expect(existsSync(cached())).toBe(false);
    expect(readdirSync(path.dirname(cached()))).toEqual([]);
  });

  it('leaves nothing of an archive that cannot be unpacked or does not run', async () => {
    const garbage = Buffer.from('not a tar.gz');
    const tooOld = archiveOf('1.20.0');
    const garbageUrl = await serve((_request, response) => response.end(garbage));
    const oldUrl = await serve((_request, response) => response.end(tooOld));

    await expect(find({ url: garbageUrl, sha256: sha256(garbage) })).rejects.toThrow(/download: .*gzip/is);
    await expect(find({ url: oldUrl, sha256: sha256(tooOld) })).rejects.toThrow(/download: the program does not run/);
    expect(readdirSync(path.dirname(cached()))).toEqual([]);
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['stops in the middle', (_request, response) => response.setHeader('Content-Length', 100).write('half')],
  ])('gives up a download whose server %s', async (_what, listener) => {
    const url = await serve(listener);

    await expect(find({ url, silenceMs: 200 })).rejects.toThrow(/download: 127\.0\.0\.1:\d+ is silent/);
  });

  it('says what to do when nothing works', async () => {
    const url = await serve((_request, response) => response.writeHead(503).end());

    const failure = await find({ url }).catch((error: Error) => error.message);

    expect(failure).toMatch(/download: 127\.0\.0\.1:\d+ answered 503/);
    expect(failure).toContain('build: Go is not installed');
    for (const remedy of ['Temporal CLI', 'TEMPORAL_CLI_PATH', 'TEMPORAL_ADDRESS', 'install Go']) {
      expect(failure).toContain(remedy);
    }
    expect(progress.join()).toContain('cannot be downloaded');
  });

  it('takes over the lock of a start that was killed', async () => {
    const archive = archiveOf('1.29.1');
    const url = await serve((_request, response) => response.end(archive));
    mkdirSync(path.dirname(cached()), { recursive: true });
    const ended = 4_194_304;
    writeFileSync(`${cached()}.lock`, JSON.stringify({ pid: ended }));

    expect(await find({ url, sha256: sha256(archive) })).toBe(cached());
    expect(readFileSync(cached(), 'utf8')).toContain('1.29.1');
  });
});
