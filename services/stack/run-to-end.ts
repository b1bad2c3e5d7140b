import { spawn } from 'node:child_process';
import type { Environment } from './environment.ts';

/** Runs a command quietly; what it complained about is the error when it fails. */
export function runToEnd(given: {
  command: string;
  arguments: readonly string[];
  environment: Environment;
  signal?: AbortSignal;
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(given.command, given.arguments, {
      // in a group of its own, which is ended as a whole
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...given.environment },
    });
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
    given.signal?.addEventListener('abort', end, { once: true });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-2_000);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      given.signal?.removeEventListener('abort', end);
      if (code === 0) resolve();
      else reject(new Error(complaint.trim() || `${given.command} ended with code ${code}`));
    });
  });
}
