import path from 'node:path';
import type { Environment, OnProgress } from '../environment.ts';
import { StackError } from '../stack-error.ts';
import { cacheFolder } from './cache-folder.ts';
import { type Download, installProgram } from './install-program.ts';
import { findOnPath, isUsable, oldestServer, programName } from './program.ts';

/**
 * Finds the `temporal` CLI, which contains the server: TEMPORAL_CLI_PATH, otherwise a recent one on the PATH, otherwise one in
 * the cache, which is downloaded, or built if the download fails.
 */
export async function findTemporalProgram(given: {
  /** TEMPORAL_CLI_PATH. */
  cliPath?: string | undefined;
  environment: Environment;
  onProgress: OnProgress;
  signal?: AbortSignal | undefined;
  /** Download source; the official release by default. */
  download?: Download;
}): Promise<string> {
  const { cliPath, environment } = given;
  if (cliPath !== undefined) return assertUsable(cliPath);
  const onPath = findOnPath(environment);
  if (onPath !== undefined && isUsable(onPath)) return onPath;
  const own = path.join(cacheFolder(environment), 'bin', programName);
  if (isUsable(own)) return own;
  return installProgram({ ...given, target: own });
}

function assertUsable(program: string): string {
  if (isUsable(program)) return program;
  throw new StackError(
    `TEMPORAL_CLI_PATH names ${program}, which is not a Temporal CLI with server ${oldestServer.major}.${oldestServer.minor} ` +
      'or newer ("temporal --version" tells). Unset the variable, and decpage finds or fetches one.',
  );
}
