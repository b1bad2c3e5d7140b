import { setTimeout as sleep } from 'node:timers/promises';
import { explain } from '../../domain/failure/describe-error.ts';
import type { OnProgress } from './environment.ts';
import { createPauses } from './pauses.ts';
import { isRunning } from './processes.ts';
import { createVitalSigns } from './liveness.ts';

/** A server process, started by us or taken over from a launcher that was killed. */
interface Server {
  pid: number;
  /** Asks it whether it does its work, where it can be asked. */
  serves?: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/** A server that is started again, in its place, whenever its process ends or serves no more. */
export interface KeptServer<Kept extends Server> {
  /** As it was first started; its process may be another one by now. */
  first: Kept;
  stop: () => Promise<void>;
}

const lookEveryMs = 250;

/** Starts a server and keeps it running. Throws what the first start throws; later ones are tried until they succeed. */
export async function keepRunning<Kept extends Server>(given: {
  /** For the person who reads the progress. */
  name: string;
  /** Called with the server that ended: those who use it know its ports, so the next one takes the same. */
  start: (ended?: Kept) => Promise<Kept>;
  onProgress: OnProgress;
  /** How often a server that runs is asked whether it serves; every 10 s by default. */
  askEveryMs?: number;
}): Promise<KeptServer<Kept>> {
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

// It looks at the process instead of listening for its exit: one that was taken over is not our child.
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
  const pauses = createPauses();
  let server = given.first;
  let startedAt = Date.now();
  let signs = createVitalSigns(server.serves, askEveryMs);
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
    signs = createVitalSigns(server.serves, askEveryMs);
    onChange(server);
    onProgress(`${name} runs again.`);
  }
}

/** False when it was ended by the signal. */
async function pause({ milliseconds, signal }: { milliseconds: number; signal: AbortSignal }): Promise<boolean> {
  try {
    await sleep(milliseconds, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
