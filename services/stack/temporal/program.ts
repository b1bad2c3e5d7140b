import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../environment.ts';

export const programName = process.platform === 'win32' ? 'temporal.exe' : 'temporal';

/** The first server version with priority and fairness. */
export const oldestServer = { major: 1, minor: 29 } as const;

/** Whether the program runs and its server is recent enough. A locally built CLI has no version of its own. */
export function isUsable(program: string): boolean {
  if (!existsSync(program)) return false;
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  const [, major, minor] = /Server (\d+)\.(\d+)\.\d+/.exec(stdout ?? '') ?? [];
  if (status !== 0) return false;
  return (
    Number(major) > oldestServer.major || (Number(major) === oldestServer.major && Number(minor) >= oldestServer.minor)
  );
}

/** The first program of that name on the PATH. */
export function findOnPath(environment: Environment): string | undefined {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, programName)).find((file) => existsSync(file));
}
