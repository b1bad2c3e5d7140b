import { homedir } from 'node:os';
import path from 'node:path';
import type { Environment } from '../environment.ts';

/** Cache of downloads, shared by all checkouts. */
export function cacheFolder(environment: Environment): string {
  // an empty variable counts as not set
  const base = environment.XDG_CACHE_HOME || path.join(environment.HOME || homedir(), '.cache');
  return path.join(base, 'decpage');
}
