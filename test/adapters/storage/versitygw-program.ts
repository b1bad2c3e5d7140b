import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acquireLock } from '../../../services/stack/lock.ts';
import { runCommand } from '../../../services/stack/run-command.ts';
import { cacheFolder } from '../../../services/stack/temporal/cache-folder.ts';

const version = '1.8.0';
const withinMs = 20 * 60_000;
const progressEveryMs = 15_000;
const prefix = '.versitygw-';

/**
 * An S3 server that runs on this machine: from the cache folder, else built once with Go, which takes about four minutes
 * on two cores. Says why there is none where it cannot be built.
 */
export async function versitygw(): Promise<{ program: string } | { missing: string }> {
  const program = path.join(cacheFolder(process.env), 'bin', `versitygw-${version}`);
  if (runs(program, '--version')) return { program };
  if (!runs('go', 'version')) return { missing: 'Go is not installed, and nothing else builds it' };
  mkdirSync(path.dirname(program), { recursive: true });
  const signal = AbortSignal.timeout(withinMs);
  for (;;) {
    const lock = acquireLock(`${program}.lock`);
    if ('release' in lock) {
      try {
        if (!runs(program, '--version')) await build({ program, signal });
        return { program };
      } catch (error) {
        return { missing: `it cannot be built: ${(error as Error).message.slice(-300)}` };
      } finally {
        lock.release();
      }
    }
    await sleep(500, undefined, { signal });
  }
}

function runs(program: string, argument: string): boolean {
  return spawnSync(program, [argument], { stdio: 'ignore', timeout: 120_000 }).status === 0;
}

async function build({ program, signal }: { program: string; signal: AbortSignal }): Promise<void> {
  const parent = path.dirname(program);
  // left by a test run that was killed: the lock is ours, so nobody uses them
  for (const left of readdirSync(parent).filter((name) => name.startsWith(prefix))) {
    rmSync(path.join(parent, left), { recursive: true, force: true });
  }
  const folder = mkdtempSync(path.join(parent, prefix));
  const started = Date.now();
  const tell = (): void => {
    const seconds = Math.round((Date.now() - started) / 1_000);
    process.stderr.write(`Building versitygw, an S3 server for the tests (once, about 4 minutes): ${seconds} s\n`);
  };
  tell();
  const telling = setInterval(tell, progressEveryMs);
  const { GOOS: _os, GOARCH: _arch, ...environment } = process.env;
  const output = path.join(folder, 'bin');
  try {
    await runCommand({
      command: 'go',
      arguments: [
        'install',
        '-trimpath',
        // otherwise the modules are read-only and their folder cannot be removed
        '-modcacherw',
        '-ldflags=-s -w',
        `github.com/versity/versitygw/cmd/versitygw@v${version}`,
      ],
      environment: {
        ...environment,
        GOMODCACHE: path.join(folder, 'modules'),
        GOCACHE: path.join(folder, 'cache'),
        GOBIN: output,
        GOFLAGS: '',
        GOWORK: 'off',
        CGO_ENABLED: '0',
      },
      signal,
    });
    renameSync(path.join(output, process.platform === 'win32' ? 'versitygw.exe' : 'versitygw'), program);
  } finally {
    clearInterval(telling);
    rmSync(folder, { recursive: true, force: true });
  }
}
