import { spawn } from 'node:child_process';
import type { Environment } from './environment.ts';

/** Runs a command to completion without showing its output; rejects with the end of its stderr if it fails. */
export function runCommand(given: {
  command: string;
  arguments: readonly string[];
  environment: Environment;
  signal?: AbortSignal;
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(given.command, given.arguments, {
      // its own process group, which is signaled as a whole
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...given.environment },
    });
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
    given.signal?.addEventListener('abort', end, { once: true });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString()).slice(-2_000);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      given.signal?.removeEventListener('abort', end);
      if (code === 0) resolve();
      else reject(new Error(stderr.trim() || `${given.command} ended with code ${code}`));
    });
  });
}
