import { setTimeout as sleep } from 'node:timers/promises';
import { explain } from '../../domain/failure/describe-error.ts';
import type { OnProgress } from './environment.ts';
import { createRestartBackoff } from './restart-backoff.ts';
import { isRunning } from './processes.ts';
import { createLivenessCheck } from './liveness.ts';

/** A server process that this launcher started or took over from a killed launcher. */
interface Server {
  pid: number;
  /** Liveness probe, if the server has one. */
  serves?: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/** A supervised server: restarted whenever its process exits or its liveness probe fails. */
export interface SupervisedServer<Kept extends Server> {
  /** The server as first started. Its process may have been replaced since. */
  first: Kept;
  stop: () => Promise<void>;
}

const lookEveryMs = 250;

/** Starts and supervises a server. Errors of the first start are thrown; restarts are retried without limit. */
export async function supervise<Kept extends Server>(given: {
  /** Shown in progress messages. */
  name: string;
  /** Receives the server that ended, so that its replacement can reuse the ports that clients are connected to. */
  start: (ended?: Kept) => Promise<Kept>;
  onProgress: OnProgress;
  /** Interval of the liveness probe; 10 s by default. */
  askEveryMs?: number;
}): Promise<SupervisedServer<Kept>> {
  const first = await given.start();
  const stopping = new AbortController();
  let server = first;
  const watching = watch({
    ...given,
    first,
    signal: stopping.signal,
    onChange: (next) => {
      server = next;
    },
  });
  return {
    first,
    stop: async () => {
      stopping.abort();
      await watching;
      await server.stop();
    },
  };
}

// Polls the process instead of listening for `exit`, because a server that was taken over is not a child process.
async function watch<Kept extends Server>(given: {
  name: string;
  start: (ended: Kept) => Promise<Kept>;
  onProgress: OnProgress;
  first: Kept;
  signal: AbortSignal;
  onChange: (server: Kept) => void;
  askEveryMs?: number;
}): Promise<void> {
  const { name, start, onProgress, signal, onChange, askEveryMs } = given;
  const pauses = createRestartBackoff();
  let server = given.first;
  let startedAt = Date.now();
  let signs = createLivenessCheck(server.serves, askEveryMs);
  while (await pause({ milliseconds: lookEveryMs, signal })) {
    if (isRunning(server.pid)) {
      if (!signs.isLost()) continue;
      onProgress(`${name} serves no more; ending it…`);
      await server.stop();
    }
    onProgress(`${name} has ended; starting it again…`);
    for (;;) {
      if (!(await pause({ milliseconds: pauses.next(Date.now() - startedAt), signal }))) return;
      try {
        server = await start(server);
        break;
      } catch (error) {
        onProgress(`${name} cannot be started, trying again: ${explain(error)}`);
      }
    }
    startedAt = Date.now();
    signs = createLivenessCheck(server.serves, askEveryMs);
    onChange(server);
    onProgress(`${name} runs again.`);
  }
}

/** Resolves to false when the signal aborts. */
async function pause({ milliseconds, signal }: { milliseconds: number; signal: AbortSignal }): Promise<boolean> {
  try {
    await sleep(milliseconds, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
