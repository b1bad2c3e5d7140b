import { type ChildProcess, spawn } from 'node:child_process';
import type { Environment, OnProgress } from './environment.ts';
import { createRestartBackoff } from './restart-backoff.ts';
import { entryCommand } from './entry-command.ts';
import { StackError } from './stack-error.ts';
import { withPrivateUmask } from './private-umask.ts';

/** A supervised process of decpage: the gateway or the worker. */
export interface Service {
  /** Undefined while it is being restarted. */
  pid: () => number | undefined;
  /** Resolves when the first process reports that it is ready; rejects if it exits or times out. */
  ready: Promise<void>;
  /** Shuts the process down gracefully and starts a new one without delay. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

const readyWithinMs = 60_000;
/** Longer than the 25 s that the services take at most for a graceful shutdown. */
const stopWithinMs = 35_000;

/** Starts the process of an entry and restarts it whenever it exits. */
export function startService(given: {
  /** Shown in progress messages. */
  name: string;
  entry: string;
  environment: Environment;
  onProgress: OnProgress;
  /** Called whenever the process is replaced. */
  onChange: () => void;
}): Service {
  const { name, onProgress, onChange } = given;
  let child: ChildProcess | undefined;
  let isStopping = false;
  let isRestarting = false;
  let wasReady = false;
  const pauses = createRestartBackoff();
  let pause: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const startedAt = Date.now();
    const started = launch(given);
    started.once('exit', (code, signal) => {
      child = undefined;
      // if the first start fails, `ready` rejects and the caller decides
      if (isStopping || isRestarting || !wasReady) return;
      const pauseMs = pauses.next(Date.now() - startedAt);
      onProgress(`The ${name} ended (${signal ?? `code ${code}`}); starting it again in ${pauseMs / 1_000} s.`);
      pause = setTimeout(() => {
        child = start();
        onChange();
      }, pauseMs);
    });
    return started;
  }

  const first = start();
  child = first;
  return {
    pid: () => child?.pid,
    ready: untilReady({ name, child: first }).then(() => {
      wasReady = true;
    }),
    restart: async () => {
      clearTimeout(pause);
      isRestarting = true;
      if (child !== undefined) await end(child);
      isRestarting = false;
      if (isStopping) return;
      child = start();
      onChange();
    },
    stop: async () => {
      isStopping = true;
      clearTimeout(pause);
      if (child !== undefined) await end(child);
    },
  };
}

function launch({ entry, environment }: { entry: string; environment: Environment }): ChildProcess {
  const { program, arguments: parameters } = entryCommand(entry);
  return withPrivateUmask(() =>
    spawn(program, parameters, {
      // detached: Ctrl-C in the terminal reaches the launcher only, which stops everything in order
      detached: true,
      // stdout is reserved for the ready line; the IPC channel lets a service detect that its launcher exited
      stdio: ['ignore', 2, 2, 'ipc'],
      env: { ...environment },
    }),
  );
}

function untilReady({ name, child }: { name: string; child: ChildProcess }): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new StackError(`The ${name} was not ready after ${readyWithinMs / 1_000} s; its log stands above.`));
    }, readyWithinMs);
    child.once('message', () => {
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new StackError(`The ${name} ended while it started (${signal ?? `code ${code}`}); its log stands above.`));
    });
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
    // an open IPC channel keeps the process alive
    if (child.connected) child.disconnect();
  });
}
