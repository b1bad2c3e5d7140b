import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { DocumentError } from '../../../domain/document/document-error.ts';
import type { Progress, TaskMessage, TaskName, Tasks } from './tasks.ts';
import { createThreads, type Thread, type ThreadFile } from './threads.ts';
import { createWallClock } from './wall-clock.ts';

/** Extension of the wall clock per OCR page; many times what a page takes on an idle machine. */
const RECOGNITION_MS = 30_000;
/** Less than the timeout of a job's activities. */
const MAX_WALL_CLOCK_MS = 8 * 60_000;

/** The limits of a document for which its thread is ended: time to read it, time to draw a page of it, memory. */
export const killCauses = ['time', 'drawing', 'memory'] as const;

export type KillCause = (typeof killCauses)[number];

interface RunOptions {
  onPage?: ((progress: { pagesDone: number; pagesTotal: number }) => void) | undefined;
  signal?: AbortSignal | undefined;
}

export interface ThreadPool {
  run<Name extends TaskName>(
    name: Name,
    input: Tasks[Name]['input'],
    options: RunOptions,
  ): Promise<Tasks[Name]['output']>;
  close(): Promise<void>;
}

/** Runs tasks on threads. A task that exceeds its time limit is ended by terminating its thread. */
export function createThreadPool({
  file,
  folder,
  threads,
  wallClockMs,
  drawingMs,
  onKill,
}: {
  file: ThreadFile;
  folder?: string | undefined;
  threads: number;
  wallClockMs: number;
  /** Limit for rendering one page, within the wall clock. */
  drawingMs: number;
  /** Called for each task whose thread was ended. */
  onKill?: ((cause: KillCause) => void) | undefined;
}): ThreadPool {
  const pool = createThreads({ file, folder, most: threads });

  async function run<Name extends TaskName>(
    name: Name,
    input: Tasks[Name]['input'],
    { onPage, signal }: RunOptions,
  ): Promise<Tasks[Name]['output']> {
    signal?.throwIfAborted();
    const kill = new AbortController();
    let cause: KillCause | undefined;
    const onAbort = (): void => kill.abort(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    const wallClock = createWallClock({
      ms: wallClockMs,
      maxMs: MAX_WALL_CLOCK_MS,
      onEnd: (ms) => {
        cause = 'time';
        kill.abort(outOfTime(ms));
      },
    });
    const drawingClock = createWallClock({
      ms: drawingMs,
      maxMs: drawingMs,
      onEnd: (ms) => {
        cause = 'drawing';
        kill.abort(notDrawn(ms));
      },
    });
    const onProgress = (progress: Progress): void => {
      // the time limit excludes waiting for a thread
      if (progress === 'started') wallClock.start();
      else if (progress === 'drawing') drawingClock.start();
      else if (progress === 'drawn') drawingClock.stop();
      else if (progress === 'recognizing') wallClock.extend(RECOGNITION_MS);
      else onPage?.(progress);
    };
    const onThread = async (thread: Thread): Promise<Tasks[Name]['output']> => {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', onProgress);
      try {
        const { input: own, transfer } = ownBytes(input);
        const message: TaskMessage<Name> = { name, input: own, port: port2 };
        const outcome = await thread.run(message, { signal: kill.signal, transferList: [port2, ...transfer] });
        // the result may arrive before the last progress messages
        for (let left = receiveMessageOnPort(port1); left !== undefined; left = receiveMessageOnPort(port1)) {
          onProgress(left.message as Progress);
        }
        if ('value' in outcome) return outcome.value as Tasks[Name]['output'];
        throw new DocumentError(outcome.documentError.code, outcome.documentError.message);
      } finally {
        wallClock.stop();
        drawingClock.stop();
        port1.close();
      }
    };
    try {
      const endOf = (error: unknown) => {
        if (signal?.aborted) return 'cancelled';
        return kill.signal.aborted || isOutOfHeap(error) ? 'ended' : 'not ended';
      };
      return await pool.use({ signal: kill.signal, endOf }, onThread);
    } catch (error) {
      if (isOutOfHeap(error)) cause ??= 'memory';
      if (cause !== undefined && !signal?.aborted) onKill?.(cause);
      if (kill.signal.aborted) throw kill.signal.reason;
      throw isOutOfHeap(error) ? outOfMemory() : error;
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  }

  return {
    run,
    close: () => pool.close(),
  };
}

/** Copies the bytes once and transfers the copy, so that the caller's buffer stays usable. */
function ownBytes<Input extends object>(input: Input): { input: Input; transfer: ArrayBuffer[] } {
  if (!('bytes' in input) || !(input.bytes instanceof Uint8Array)) return { input, transfer: [] };
  const bytes = new Uint8Array(input.bytes);
  return { input: { ...input, bytes }, transfer: [bytes.buffer] };
}

function outOfTime(ms: number): DocumentError {
  return new DocumentError('document_resource_limit', `The document was not read within ${ms / 1000} s.`);
}

function notDrawn(ms: number): DocumentError {
  return new DocumentError('document_resource_limit', `A page of the document was not drawn within ${ms / 1000} s.`);
}

function outOfMemory(): DocumentError {
  return new DocumentError('document_resource_limit', 'The document needs more memory than a document may use.');
}

function isOutOfHeap(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
