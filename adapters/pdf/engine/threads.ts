import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Outcome, TaskMessage } from './tasks.ts';

/** Heap limit of a thread; WebAssembly memory is limited separately, see `capMemory`. */
const MAX_HEAP_MB = 512;
const IDLE_MS = 60_000;
/** While a task runs longer than this, a spare thread is started, so that the next task does not wait for a start. */
const LONG_TASK_MS = 1_000;
const closed = 'the threads are closed';

/** The file of a thread, without its extension. */
export type ThreadFile = 'pdf.thread' | 'render.thread';

/** A Piscina pool of one thread, which replaces a terminated thread. */
export type Thread = Piscina<TaskMessage, Outcome<unknown>>;

export interface Threads {
  /**
   * Runs `use` on an exclusive thread as soon as one is free; rejects if `signal` aborts before. `endOf` classifies an error:
   * 'ended' (the thread was terminated) delays the rejection until a replacement is ready, so that the caller whose task
   * ended the thread waits for it and nobody else; 'cancelled' rejects at once.
   */
  use<T>(
    options: { signal: AbortSignal; endOf: (error: unknown) => 'not ended' | 'ended' | 'cancelled' },
    use: (thread: Thread) => Promise<T>,
  ): Promise<T>;
  close(): Promise<void>;
}

/** Creates up to `most` threads. Keeps a spare one ready during long tasks; idle threads but one end after a minute. */
export function createThreads({
  file,
  folder,
  most,
}: {
  file: ThreadFile;
  folder?: string | undefined;
  most: number;
}): Threads {
  const idle = new Map<Thread, NodeJS.Timeout>();
  const all = new Set<Thread>();
  let isClosed = false;
  const waiting: { begin: (thread: Thread) => void; leave: (reason: Error) => void }[] = [];

  return {
    async use({ signal, endOf }, use) {
      if (isClosed) throw new Error(closed);
      const thread = take() ?? (await turn(signal));
      const spare = setTimeout(keepOneReady, LONG_TASK_MS);
      let ready: Promise<unknown> | undefined;
      try {
        return await use(thread);
      } catch (error) {
        const end = endOf(error);
        if (end !== 'not ended') ready = prepare(thread);
        if (end === 'ended') await ready;
        throw error;
      } finally {
        clearTimeout(spare);
        if (ready) void ready.then(() => giveBack(thread));
        else giveBack(thread);
      }
    },
    async close() {
      isClosed = true;
      const threads = [...all];
      for (const { leave } of waiting.splice(0)) leave(new Error(closed));
      for (const thread of threads) forget(thread);
      await Promise.all(threads.map((thread) => thread.destroy()));
    },
  };

  function take(): Thread | undefined {
    // the one that read last: its code is compiled, and the others may end
    const ready = [...idle.keys()].at(-1);
    if (ready) {
      clearTimeout(idle.get(ready));
      idle.delete(ready);
      return ready;
    }
    return all.size < most ? start() : undefined;
  }

  function keepOneReady(): void {
    if (idle.size === 0 && all.size < most) void prepare(start()).then(giveBack);
  }

  function start(): Thread {
    const thread = startThread(file, folder);
    all.add(thread);
    // one that fails while it loads, when no task runs on it: without a listener that would end the process
    thread.on('error', () => replace(thread));
    return thread;
  }

  /** Piscina does not reload a thread that failed to load, and its tasks would wait forever. */
  function replace(thread: Thread): void {
    if (!all.has(thread)) return;
    forget(thread);
    void thread.destroy();
    waiting.shift()?.begin(start());
  }

  function turn(signal: AbortSignal): Promise<Thread> {
    return new Promise((resolve, reject) => {
      const onAbort = (): void => own.leave(signal.reason as Error);
      const own = {
        begin: (thread: Thread): void => {
          signal.removeEventListener('abort', onAbort);
          resolve(thread);
        },
        leave: (reason: Error): void => {
          const place = waiting.indexOf(own);
          if (place >= 0) waiting.splice(place, 1);
          signal.removeEventListener('abort', onAbort);
          reject(reason);
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.push(own);
    });
  }

  function giveBack(thread: Thread): void {
    if (!all.has(thread)) return;
    const next = waiting.shift();
    if (next) return next.begin(thread);
    idle.set(thread, setTimeout(endIdle, IDLE_MS, thread).unref());
  }

  function endIdle(thread: Thread): void {
    if (all.size === 1) return;
    forget(thread);
    void thread.destroy();
  }

  function forget(thread: Thread): void {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    all.delete(thread);
  }
}

/** Waits until the thread has loaded its modules. Errors are ignored here: the first task reports them, on this thread or the next. */
async function prepare(thread: Thread): Promise<Thread> {
  const { port2: port } = new MessageChannel();
  await thread.run({ name: 'prepare', input: {}, port }, { transferList: [port] }).catch(() => undefined);
  return thread;
}

function startThread(file: ThreadFile, folder = import.meta.dirname): Thread {
  const compiled = path.join(folder, `${file}.js`);
  // sources need the tsx loader, which threads do not inherit
  const isSource = !existsSync(compiled);
  const tsx = (): string => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return new Piscina({
    filename: isSource ? path.join(folder, `${file}.ts`) : compiled,
    execArgv: isSource ? ['--import', tsx()] : [],
    // Piscina without threads would not process its queue
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
}
