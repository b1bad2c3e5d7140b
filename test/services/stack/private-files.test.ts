import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from '../../../services/stack/data-folder.ts';
import { openLog } from '../../../services/stack/logs.ts';
import { withPrivateUmask } from '../../../services/stack/private-umask.ts';

let home: string;
let umask: number;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'decpage-private-'));
  // what most machines are set to, and more
  umask = process.umask(0o000);
});
afterEach(() => {
  process.umask(umask);
  rmSync(home, { recursive: true, force: true });
});

const modeOf = (file: string): number => statSync(file).mode & 0o777;
const open = (dataDir: string) => openDataFolder({ dataDir, onProgress: () => undefined });
/** Root's own has to let the account through that runs Postgres, which sees no names either. */
const ofDataFolder = process.getuid?.() === 0 ? 0o711 : 0o700;

describe('a data folder', () => {
  it('that is made is closed to others, and so is every file in it', async () => {
    const dataDir = path.join(home, 'data');
    const folder = await open(dataDir);
    openLog({ dataFolder: dataDir, name: 'temporal' });

    expect(modeOf(dataDir)).toBe(ofDataFolder);
    expect(modeOf(path.join(dataDir, 'launcher.lock'))).toBe(0o600);
    expect(modeOf(path.join(dataDir, 'logs'))).toBe(0o700);
    expect(modeOf(path.join(dataDir, 'logs/temporal.log'))).toBe(0o600);
    folder.release();
  });

  it('of an earlier time is closed in what is ours; it and what else lies there stays as it was', async () => {
    for (const name of ['logs', 'demo', 'photos']) {
      mkdirSync(path.join(home, name), { recursive: true });
    }
    const ours = [
      'temporal.db',
      'temporal.db-wal',
      'temporal.json',
      'postgres.json',
      'stack.json',
      'logs/temporal.log',
    ];
    for (const name of [...ours, 'letter.txt', 'photos/cat.jpg']) writeFileSync(path.join(home, name), '');
    chmodSync(home, 0o755);
    const folder = await open(home);

    for (const name of ours) expect({ name, mode: modeOf(path.join(home, name)) }).toEqual({ name, mode: 0o600 });
    for (const name of ['logs', 'demo']) {
      expect({ name, mode: modeOf(path.join(home, name)) }).toEqual({ name, mode: 0o700 });
    }
    expect(modeOf(home)).toBe(0o755);
    expect(modeOf(path.join(home, 'letter.txt'))).toBe(0o666);
    expect(modeOf(path.join(home, 'photos'))).toBe(0o777);
    expect(readdirSync(path.join(home, 'photos'))).toEqual(['cat.jpg']);
    folder.release();
  });

  it('that leads elsewhere by a link changes nothing there', async () => {
    mkdirSync(path.join(home, 'disk'));
    mkdirSync(path.join(home, 'data'));
    symlinkSync(path.join(home, 'disk'), path.join(home, 'data/logs'));
    const folder = await open(path.join(home, 'data'));

    expect(modeOf(path.join(home, 'disk'))).toBe(0o777);
    folder.release();
  });
});

describe('what is run without others', () => {
  it('makes files that nobody else reads, and leaves the umask as it was', () => {
    const file = path.join(home, 'made');
    withPrivateUmask(() => writeFileSync(file, ''));
    expect(modeOf(file)).toBe(0o600);
    expect(() =>
      withPrivateUmask(() => {
        throw new Error('no such program');
      }),
    ).toThrow('no such program');

    writeFileSync(path.join(home, 'later'), '');
    expect(modeOf(path.join(home, 'later'))).toBe(0o666);
    expect(existsSync(file)).toBe(true);
  });
});
