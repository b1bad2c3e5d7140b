import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment, OnProgress } from '../environment.ts';
import { StackError } from '../stack-error.ts';
import { cacheFolder } from './cache-folder.ts';

/**
 * The `temporal` program to run the server with: TEMPORAL_CLI_PATH, else the one on the PATH when it is new enough,
 * else our own, which is downloaded once, or built once where downloading is not possible.
 */
export async function findTemporalProgram(given: {
  cliPath?: string | undefined;
  environment: Environment;
  onProgress: OnProgress;
}): Promise<string> {
  const { cliPath, environment } = given;
  if (cliPath !== undefined) return assertUsable(cliPath);
  const onPath = findOnPath(environment);
  if (onPath !== undefined && isUsable(onPath)) return onPath;
  const own = path.join(cacheFolder(environment), 'bin', programName);
  if (isUsable(own)) return own;
  throw new StackError('no Temporal server');
}

const programName = process.platform === 'win32' ? 'temporal.exe' : 'temporal';

/** Priorities and fairness came with this server. */
const oldestServer = [1, 29] as const;

function assertUsable(program: string): string {
  if (!existsSync(program)) throw new StackError(`TEMPORAL_CLI_PATH names ${program}, but there is no such file.`);
  if (isUsable(program)) return program;
  throw new StackError(
    `TEMPORAL_CLI_PATH names ${program}, which is not a Temporal CLI with server ${oldestServer.join('.')} or newer ` +
      '(it must answer "temporal --version"). Unset the variable to let decpage find or fetch one.',
  );
}

/** True when it runs and brings a server that is new enough. The CLI's own number says nothing: built ones have none. */
export function isUsable(program: string): boolean {
  if (!existsSync(program)) return false;
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 15_000 });
  const [, major, minor] = /Server (\d+)\.(\d+)\.\d+/.exec(stdout ?? '') ?? [];
  if (status !== 0 || major === undefined || minor === undefined) return false;
  return Number(major) > oldestServer[0] || (Number(major) === oldestServer[0] && Number(minor) >= oldestServer[1]);
}

function findOnPath(environment: Environment): string | undefined {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, programName)).find((file) => existsSync(file));
}
