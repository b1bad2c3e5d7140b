import { spawnSync } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import pg from 'pg';
import { acquireLock } from '../../../services/stack/lock.ts';
import { claimOutside, inodeOf } from '../../../services/stack/postgres/outside-cluster.ts';
import { type PostgresServer, startPostgres } from '../../../services/stack/postgres/server.ts';
import { isRunning } from '../../../services/stack/processes.ts';
import { findRunningStack, writeStackState } from '../../../services/stack/state-file.ts';

let base: string;
const undo: (() => unknown)[] = [];
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'decpage-moved-'));
  // where we are root, the account that runs Postgres has to pass through
  spawnSync('chmod', ['711', base]);
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
  rmSync(base, { recursive: true, force: true });
});

function make(name: string): string {
  const folder = path.join(base, name);
  mkdirSync(folder, { mode: 0o711 });
  return folder;
}

/** With owners and modes, as for a backup. */
function copy(from: string, to: string): string {
  expect(spawnSync('cp', ['-a', from, path.join(base, to)]).status).toBe(0);
  return path.join(base, to);
}

async function start(dataFolder: string): Promise<PostgresServer> {
  const settings = ['fsync=off'];
  const server = await startPostgres({ dataFolder, environment: process.env, onProgress: () => undefined, settings });
  undo.push(() => server.stop());
  return server;
}

async function query(server: PostgresServer, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Of root, to whom all files belong that are copied without owners. */
async function refusesFilesOfOthers(dataFolder: string): Promise<void> {
  const cluster = path.join(dataFolder, 'postgres');
  const { uid, gid } = statSync(cluster);
  chownSync(cluster, 0, 0);
  await expect(start(dataFolder)).rejects.toThrow(`Give it back: chown -R ${uid}:${gid} ${cluster}`);
  chownSync(cluster, uid, gid);
}

const noteOf = (dataFolder: string) => path.join(dataFolder, 'postgres.json');
const readNote = (dataFolder: string) =>
  JSON.parse(readFileSync(noteOf(dataFolder), 'utf8')) as { folder: string; inode?: string };

describe('the database of a data folder', () => {
  it('is its own in a copy, goes along with a move, and is refused as a copy of files in use', async () => {
    const original = make('original');
    const first = await start(original);
    await query(first, 'CREATE TABLE kept AS SELECT 1 AS number');
    await first.stop();
    const cold = copy(original, 'cold');
    const running = await start(original);

    // as in a copy of files in use
    const pidFile = 'postgres/postmaster.pid';
    copyFileSync(path.join(original, pidFile), path.join(cold, pidFile));
    await expect(start(cold)).rejects.toThrow(
      `was copied or moved from ${original}/postgres while a Postgres (process ${running.pid}) was running there.`,
    );
    rmSync(path.join(cold, pidFile));
    if (process.getuid?.() === 0) await refusesFilesOfOthers(cold);
    const ofCopy = await start(cold);
    await query(ofCopy, 'INSERT INTO kept VALUES (2)');
    await ofCopy.stop();

    expect(ofCopy.pid).not.toBe(running.pid);
    expect(isRunning(running.pid)).toBe(true);
    expect(await query(running, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
    await running.stop();

    const moved = path.join(base, 'moved');
    renameSync(original, moved);
    // where it came from is something else now
    make('original');
    expect(await query(await start(moved), 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
    expect(existsSync(path.join(original, 'postgres'))).toBe(false);
    // the release before this one looks there when somebody goes back to it
    expect(readNote(moved).folder).toBe(path.join(moved, 'postgres'));
  });

  it('is not made anew where it is missing, or where its password is', async () => {
    const folder = make('data');
    writeFileSync(noteOf(folder), JSON.stringify({ folder: 'postgres', password: 'p' }));
    await expect(start(folder)).rejects.toThrow(/^The database of .* is missing: .* remove .*postgres\.json\.$/);
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false);

    writeFileSync(noteOf(folder), '');
    await expect(start(folder)).rejects.toThrow(/postgres\.json, which has the password of the database, is damaged\./);

    rmSync(noteOf(folder));
    mkdirSync(path.join(folder, 'postgres'));
    writeFileSync(path.join(folder, 'postgres/PG_VERSION'), '18\n');
    await expect(start(folder)).rejects.toThrow(/^There is a database in .*\/postgres, but not .*postgres\.json/);
  });
});

describe('a database outside of its data folder', () => {
  let cluster: string;
  let told: string[];
  beforeEach(() => {
    cluster = path.join(make('outside'), 'postgres-data-0123');
    mkdirSync(cluster);
    told = [];
  });

  /** A data folder that works on it. */
  function owner(name: string): string {
    const folder = make(name);
    const note = { folder: cluster, password: 'p', inode: inodeOf(folder) };
    writeFileSync(noteOf(folder), JSON.stringify(note));
    writeFileSync(`${cluster}.belongs-to`, folder);
    return folder;
  }
  function claim(dataFolder: string): void {
    const { inode } = readNote(dataFolder);
    claimOutside({ dataFolder, folder: cluster, inode, onProgress: (sentence) => told.push(sentence) });
  }
  const claimOf = (dataFolder: string) => () => claim(dataFolder);

  it('goes along with a data folder that is moved, and is not shared with its copies', () => {
    const original = owner('original');
    claim(original);
    expect(told).toEqual([]);
    const ofOriginal = copy(original, 'copy');
    expect(claimOf(ofOriginal)).toThrow(`${ofOriginal} is a copy of ${original}, whose database lies outside of it`);

    const moved = path.join(base, 'moved');
    renameSync(original, moved);
    expect(claimOf(ofOriginal)).toThrow(
      `belongs to ${original}, which is not there. If the data folder was moved here`,
    );
    claim(moved);

    expect(told).toEqual([expect.stringContaining(`was moved from ${original} to ${moved}`)]);
    claim(moved);
    expect(claimOf(ofOriginal)).toThrow(`is a copy of ${moved}`);
  });

  it('is claimed by hand where nobody can tell a move from a copy', () => {
    const original = owner('original');
    const restored = copy(original, 'restored');
    rmSync(original, { recursive: true });
    expect(claimOf(restored)).toThrow(`write its new path into ${cluster}.belongs-to and start again`);

    writeFileSync(`${cluster}.belongs-to`, `${restored}\n`);

    claim(restored);
    rmSync(`${cluster}.belongs-to`);
    expect(claimOf(restored)).toThrow('is not known to belong to it');
  });
});

describe('a copy of the data folder of a decpage that runs', () => {
  it('is not locked by it, and is not taken for where it runs', () => {
    const original = make('original');
    const lock = acquireLock(path.join(original, 'launcher.lock'));
    undo.push(() => 'release' in lock && lock.release());
    const place = { url: 'http://127.0.0.1:1', databaseUrl: 'd', temporalAddress: 't', namespace: 'n' };
    writeStackState({ folder: original, state: { ...place, pid: process.pid, services: [], isStopping: false } });
    const ofOriginal = copy(original, 'copy');

    expect(findRunningStack(original)).toMatchObject(place);
    expect(findRunningStack(ofOriginal)).toBeUndefined();
    const own = acquireLock(path.join(ofOriginal, 'launcher.lock'));
    expect(own).toHaveProperty('release');
    expect(acquireLock(path.join(original, 'launcher.lock'))).toEqual({ holderPid: process.pid });
  });
});
