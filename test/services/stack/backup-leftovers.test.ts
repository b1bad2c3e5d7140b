import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../../../services/stack/backup/backup.ts';
import { writeStackState } from '../../../services/stack/state-file.ts';

let base: string;
let dataDir: string;
let target: string;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'decpage-leftovers-'));
  dataDir = path.join(base, 'data');
  target = path.join(base, 'monday');
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, 'postgres.json'), 'damaged');
});
afterEach(() => rmSync(base, { recursive: true }));

function make(folder: string, file = 'object'): string {
  mkdirSync(path.join(base, folder), { recursive: true });
  writeFileSync(path.join(base, folder, file), '');
  return folder;
}

/** A backup that ends when it looks for the database, after it has cleaned up. */
const begin = (to = target) => backUp({ dataDir, target: to, environment: {}, onProgress: () => undefined });

describe('a backup', () => {
  it('removes what killed ones left for the same target, and nothing that has another name or was finished', async () => {
    const { pid: ended } = spawnSync('true');
    const left = [`data/.held-by-backup-${ended}`, `monday.unfinished-${ended}`, `monday.unfinished-${process.pid}`];
    for (const name of left) make(name);
    const kept = [
      make('data/backup-20261130', 'manifest.json'),
      make(`data/backup-${ended}`),
      make(`data/.held-by-backup-${process.ppid}`),
      make(`monday.unfinished-${process.ppid}`),
      make(`monday.unfinished-${ended}9`, 'manifest.json'),
      make(`tuesday.unfinished-${ended}`),
    ];

    await expect(begin()).rejects.toThrow('postgres.json, which has the password of the database, is damaged');

    expect(left.filter((name) => existsSync(path.join(base, name)))).toEqual([]);
    expect(kept.filter((name) => !existsSync(path.join(base, name)))).toEqual([]);
  });

  it.each(['data/backup-20261130', 'data', 'link/backups/monday', 'link'])('is not written to %s', async (inside) => {
    symlinkSync(dataDir, path.join(base, 'link'));
    const before = readdirSync(dataDir);

    await expect(begin(path.join(base, inside))).rejects.toThrow(
      `lies in DATA_DIR (${dataDir}), which a backup has to outlive. Choose a folder outside of it.`,
    );

    expect(readdirSync(dataDir)).toEqual(before);
  });

  it.each(['data-of-monday', '..data', 'elsewhere/data'])('may be written to %s', async (outside) => {
    await expect(begin(path.join(base, outside))).rejects.toThrow('postgres.json');
  });

  it('that is stopped while it connects ends, and leaves nothing', async () => {
    const stopping = new AbortController();
    const database = createServer((socket) => {
      stopping.abort();
      socket.on('error', () => undefined).once('data', () => socket.destroy());
    }).listen(0, '127.0.0.1');
    await once(database, 'listening');
    const { port } = database.address() as AddressInfo;
    const databaseUrl = `postgresql://a:b@127.0.0.1:${port}/c`;
    const state = { url: '', databaseUrl, temporalAddress: '', namespace: '', services: [], isStopping: false };
    writeStackState({ folder: dataDir, state: { ...state, pid: process.pid } });

    const backup = backUp({ dataDir, target, environment: {}, onProgress: () => undefined, signal: stopping.signal });

    await expect(backup).rejects.toThrow('The backup was stopped. Nothing of it is left.');
    expect(readdirSync(base)).toEqual(['data']);
    database.close();
  });
});
