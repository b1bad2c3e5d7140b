import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { compiled } from './compiled.ts';

/** A process of the service with its captured output. */
export interface ServiceProcess {
  /** The message that it sent when it was ready. */
  ready: { ready: true; url?: string };
  output: () => string;
  /** Ends it with SIGTERM, while the channel to this process stays open, and comes back with its exit code. */
  stop: () => Promise<number | null>;
}

/** Starts a process of services/ as in production; the test stops it. */
export async function startServiceProcess(
  name: 'gateway' | 'worker',
  settings: Readonly<Record<string, string>>,
): Promise<ServiceProcess> {
  const { NODE_ENV: _test, ...environment } = process.env;
  const child: ChildProcess = fork(compiled(`services/${name}/main.ts`), {
    // optimized later than by default, as the processes of the tests: see vitest.config.mjs
    execArgv: ['--enable-source-maps', '--interrupt-budget=1000000'],
    env: { ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, 'exit');
  const ready = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (ready === undefined) throw new Error(`the ${name} ended before it was ready:\n${output}`);
  return {
    ready: ready[0] as ServiceProcess['ready'],
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}
