import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireLock } from '../../../services/stack/lock.ts';
import { commandLineOf } from '../../../services/stack/processes.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'decpage-lock-'));
  file = path.join(folder, 'launcher.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Whether the lock is free, which it is again then. */
function isFree(): boolean {
  const lock = acquireLock(file);
  if (!('release' in lock)) return false;
  lock.release();
  return true;
}

const heldBy = (holder: object): void => writeFileSync(file, JSON.stringify(holder));

describe('a lock', () => {
  it('is held until it is released, also against its own process', () => {
    const lock = acquireLock(file);
    expect(acquireLock(file)).toEqual({ holderPid: process.pid });

    if ('release' in lock) lock.release();

    expect(isFree()).toBe(true);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of a killed process is free, also where the same command got the same process number again', () => {
    // as in a container that is started again
    heldBy({ pid: process.pid, commandLine: commandLineOf(process.pid) });
    expect(isFree()).toBe(true);

    const lock = acquireLock(file);
    const left = readFileSync(file, 'utf8');
    if ('release' in lock) lock.release();
    writeFileSync(file, left);
    expect(isFree()).toBe(true);
  });

  it('of another process that runs is held, unless the process number is that of another command', () => {
    heldBy({ pid: process.ppid, commandLine: commandLineOf(process.ppid) });
    expect(isFree()).toBe(false);
    heldBy({ pid: process.ppid });
    expect(isFree()).toBe(false);

    heldBy({ pid: process.ppid, commandLine: 'postgres -D elsewhere' });
    expect(isFree()).toBe(true);
  });

  it('that cannot be read is free', () => {
    writeFileSync(file, '');
    expect(isFree()).toBe(true);
  });
});
